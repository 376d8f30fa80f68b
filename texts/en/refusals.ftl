# Refusals

refusal_place = { $board ->
    [none] { $square }
   *[other] { $square } on board { $board }
 }
refusal_check = { $board ->
    [none] { $by ->
        [none] in check
       *[other] in check from { $by }
     }
   *[other] { $by ->
        [none] in check on board { $board }
       *[other] in check on board { $board } from { $by }
     }
 }
refusal_attacked = { $board ->
    [none] { $by ->
        [none] attacked
       *[other] attacked from { $by }
     }
   *[other] { $by ->
        [none] attacked on board { $board }
       *[other] attacked on board { $board } from { $by }
     }
 }
refusal_pawn_first = You must move a pawn first.
refusal_piece_second = Your { $role } has moved. Now move a piece other than a pawn.
refusal_cannot_move = No { $role } can move. Move a piece other than a pawn.
refusal_own_piece = Your own { $role } is on { $place }.
refusal_blocked = The piece on { $place } is in the way.
refusal_pawn_ahead = { $place } is occupied, and pawns capture only diagonally.
refusal_pawn_diagonal = There is nothing to capture on { $place }, and pawns move diagonally only to capture.
refusal_double_step = This pawn cannot move two squares.
refusal_other_board = This { $role } stands on board { $board }, so it moves there.
refusal_no_castling = There is no castling in this game.
refusal_castling_lost = You can no longer castle on this side.
refusal_castling_in_check = The king cannot castle while it is { $check }.
refusal_no_zone = Pieces cannot leave the board in this game.
refusal_stays_on_board = A { $role } cannot leave the board.
refusal_not_in_zone = You have no { $role } to drop.
refusal_checks_too_soon = Only the last move of a series may give check.
refusal_paralysed = This { $role } is paralyzed by the { $role } on { $place }.
refusal_own_king_vanishes = Your own king would explode.
refusal_gives_check = The enemy king would be in check{ $board ->
    [none] { "" }
   *[other] { " " }on board { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }from { $by }
 }, and nobody may give check in this game.
refusal_shields = This { $role } shields the enemy king{ $board ->
    [none] { "" }
   *[other] { " " }on board { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }from { $by }
 }, and nobody may give check in this game.
refusal_pawn_drop = You cannot drop a pawn on { $square }.
refusal_no_crossing = In this game a piece cannot change boards without moving.
refusal_never_crosses = A { $role } cannot change boards without moving.
refusal_crossing_in_check = A king in check cannot change boards without moving.
refusal_taken = { $n ->
    [one] { $last } is occupied.
   *[other] { $others } and { $last } are occupied.
 }
refusal_still_in_check = Your king would still be { $check }.
refusal_into_check = Your king would be { $check }.
refusal_passing = The king cannot pass { $square }, which is { $attacked }.
refusal_cannot_help = Your king is { $check }, and this { $role } cannot help.
refusal_pinned = This { $role } is pinned to your king: if it moved, the king would be { $check }.
movement = { $role ->
    [pawn] A pawn moves straight ahead and captures diagonally ahead.
    [knight] A knight moves two squares straight and one to the side.
    [bishop] A bishop moves along diagonals.
    [rook] A rook moves along ranks and files.
    [queen] A queen moves along ranks, files and diagonals.
    [tandem] A tandem moves like its pawns, both together or just one of them.
   *[king] A king moves one square at a time.
 }
