# Playing a friend, here or by link

invitation = You’re invited to a game
invitation_from = { $name } invites you to a game
invitation_side = { $color ->
    [black] You play Black.
   *[white] You play White.
 }
invitation_moved = Your friend has played { $place }. Now it’s your turn.
invitation_first = You move first.
invitation_answer = Make your move on the board, and you’ll get a link. Send it back to your friend, who answers the same way. There is no clock, and nothing to install or sign up for.
invitation_kept = The game is saved on this device, so you can come back to it whenever you like.
invitation_play = Play
your_name = Your name (optional)
your_name_note = Your friend sees it: it travels with the link.
names_here = Who is playing? (optional)
name_of = { $color ->
    [black] Black
   *[white] White
 }
