# Messages

not_yours = { $color ->
    [black] That piece is Black’s, and it is White’s turn.
   *[white] That piece is White’s, and it is Black’s turn.
 }
game_replaced = The game you were playing is saved.
back_to_game = Go back to it
game_forked = This game was also continued in another window. From here on it is saved as a separate game.
game_damaged = Your last game could not be read and was set aside: { $fault }
sides_switched = { $who ->
    [computer] { $color ->
        [black] The computer takes Black and moves again. You play White now.
       *[white] The computer takes White and moves again. You play Black now.
     }
    [friend] { $color ->
        [black] Your friend takes Black and moves again. You play White now.
       *[white] Your friend takes White and moves again. You play Black now.
     }
    [you] { $color ->
        [black] You play Black now. Move again.
       *[white] You play White now. Move again.
     }
    [second] { $color ->
        [black] Player 2 takes Black and moves again.
       *[white] Player 2 takes White and moves again.
     }
   *[first] { $color ->
        [black] Player 1 takes Black and moves again.
       *[white] Player 1 takes White and moves again.
     }
 }
draw_declined = The computer declines your draw offer.
resign_by_link = Links only carry moves, so tell your friend that you resign.
draw_by_link = Links only carry moves, so ask your friend for a draw yourself.
no_move_found = The computer found no move. Take back a move to go on.
engine_missing = The computer could not be loaded. Take back a move to try again.
engine_fault = The computer cannot move: { $fault }
friend_answered = Your friend has answered: { $place }
link_older = This link is older than your game, so nothing changes.
link_forked = From { $place } on, this link continues the game differently. Your game stays as it is. To open the other one, paste the link under Share.
link_known = There is nothing new in this link.
send_first_link = Your friend moves first: send this link
send_last_link = Send your last move with this link
send_link = Send your move with this link
friends_turn = Your friend’s turn
