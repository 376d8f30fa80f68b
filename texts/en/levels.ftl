# The computer's levels, as somebody to play

level_named = { $name }, level { $level }
level_sees = { $level ->
    [1] Sees what is close by and little else. It leaves pieces hanging and misses attacks from across the board.
    [2] Sees its move and your reply, in a hurry: it misses about one move in three.
    [3] Sees its move, your reply and its next move, but misses about one move in six.
    [4] Looks two moves ahead. It misses about one move in twelve, and seldom makes a special move before it has to.
    [5] Takes its time. It looks more than two moves ahead and misses very little.
    [6] Looks three moves ahead and misses next to nothing. It just waits for your mistake.
    [7] Looks four moves ahead and misses nothing. You have to outplan it.
   *[other] Sees everything and looks as far ahead as the clock allows.
 }
level_rating = plays at about { $rating }
level_match = { $name } is a good match for you
level_unrated = Finish a game against the computer, and your own rating will show here.
