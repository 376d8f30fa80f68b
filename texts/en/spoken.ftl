# For those who listen, and type

spoken_from = { $piece } from { $from }
spoken_move = { $who } { $to }
spoken_capture = { $who } takes { $taken } on { $to }
spoken_castling = { $side ->
    [long] castles long
   *[short] castles short
 }
spoken_promotion = becomes a { $piece }
spoken_warp = { $piece } { $from } into the zone
spoken_drop = { $piece } dropped on { $to }
spoken_part = one pawn from { $from } to { $to }, the other stays
spoken_rocket = one pawn ahead to { $to }, the other back to { $back }
spoken_straight = { $who } { $from } straight through to board { $board }
spoken_through = through the glass to board { $board }
spoken_blast = explodes
spoken_switch = switches sides
spoken_check = check
spoken_mate = checkmate
answer_no_move = No move has been made yet.
answer_pieces = { $side }: { $pieces }.
answer_none = { $side }: none.
answer_empty = { $square } is empty.
answer_clock = White { $white }, Black { $black }.
answer_no_clock = This game has no clock.
typed_looking_back = You are looking back. Go to the last position to play on.
typed_not_your_turn = It is not your turn.
typed_nothing_to_take_back = There is no move to take back.
typed_promotion_missing = What does the pawn become? Add Q, R, B or N.
typed_not_understood = “{ $text }” is neither a move nor a command.
help = Keys and commands
help_keys = Keys
help_board = On a board
help_typed = What you can type
help_steps = Step through the moves
help_ends = To the start and to the last position
help_flip = Flip the board
help_layout = Merge the boards or show them side by side
help_next_board = Bring the next board to the front
help_cancel = Let go of a piece
help_type = Type a move
help_last = Say the last move
help_pieces = Say where the pieces are
help_square = Say what stands on the square you are on
help_clock = Say the clock
help_help = This help
help_walk = Go from square to square
help_press = Press the square
help_pause = Pause or resume, in real time
help_moves = A move
help_do = Resign, offer, accept or claim a draw, take back
help_ask = Have it said: the last move, all pieces or the knights, a square, the clock
key_enter = Enter
key_home = Home
key_end = End
key_escape = Esc
