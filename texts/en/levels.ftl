# The computer's levels, as somebody to play

level_named = { $name }, level { $level }
level_sees = { $level ->
    [1] Sees what is close by and little else. Leaves pieces hanging.
    [2] Sees most captures close by, but few from afar.
    [3] Sees most captures close by. Attacks from afar surprise it.
    [4] Sees most captures, but nothing beyond its own move.
    [5] Sees its move and your reply, in a hurry: it misses more than one move in three.
    [6] Sees its move, your reply and its next move, but misses about one move in six.
    [7] Looks two moves ahead and misses about one move in eleven. Seldom makes special moves.
    [8] Takes its time. Looks over two moves ahead and misses very little.
    [9] Looks three moves ahead and misses next to nothing.
    [10] Looks over three moves ahead.
    [11] Looks four moves ahead and misses nothing. Outplan it.
    [12] Looks over four moves ahead, and tells you why it won.
    [13] Looks over five moves ahead. One mistake, and off with your head.
   *[other] Sees everything and looks as far ahead as the clock allows.
 }
level_rating = plays at about { $rating }
level_match = { $name } is a good match for you
level_unrated = Finish a game against the computer to see your own rating here.
