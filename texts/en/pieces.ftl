# Pieces and boards

side = { $color ->
    [black] Black
   *[white] White
 }
person = { $who ->
    [computer] Computer
    [friend] Friend
    [you] You
    [first] Player 1
    [second] Player 2
    [black] Black
   *[white] White
 }
piece = { $role ->
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
    [tandem] tandem
   *[pawn] pawn
 }
piece_of = { $color ->
    [black] black
   *[white] white
 } { $role ->
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
    [tandem] tandem
   *[pawn] pawn
 }
promoted_piece = { $piece }, promoted
piece_on_board = { $piece } on { $board }
square_on_board = board { $board } { $square }
square_threatened = could be captured
square_paralysed = paralyzed
square_target = can move here
square_movable = can move
square_premove = premove
board = Board
board_named = Board { $board }
two_boards = Boards { $first } and { $second }, { $first } in front
three_boards = Boards { $first }, { $second } and { $third }, { $first } in front
enlarge_board = Enlarge board { $board }
reduce_board = Make board { $board } the same size as the others
bring_to_front = Bring board { $board } to the front
bring_to_front_note = Bring board { $board } to the front (W)
in_front = In front
board_in_front = Board in front
zone = { $color ->
    [black] Black’s zone
   *[white] White’s zone
 }
zone_title = Zone
in_zone = { $color ->
    [black] In Black’s zone
   *[white] In White’s zone
 }
pocket = { $piece }, { $n } in the zone
hand = { $color ->
    [black] Black’s pocket
   *[white] White’s pocket
 }
pocket_title = Pocket
in_hand = { $color ->
    [black] In Black’s pocket
   *[white] In White’s pocket
 }
held = { $piece }, { $n } in the pocket
warp_here = Warp here
