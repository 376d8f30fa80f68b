# Setting up a position

editor_game = Game
editor_pieces = { $color ->
    [black] Black pieces to put on the board
   *[white] White pieces to put on the board
 }
editor_hand = Move pieces
editor_eraser = Remove pieces
editor_put = Place { $piece }
editor_start = Start
editor_start_note = Set up the start position
editor_clear = Clear
editor_clear_note = Remove all pieces
editor_mirror = Swap
editor_mirror_note = Swap the colors
editor_undo = Undo
editor_undo_note = Undo (Ctrl+Z)
editor_redo = Redo
editor_redo_note = Redo (Ctrl+Shift+Z)
editor_fen = FEN
editor_turn = Side to move
editor_castling = Castling
editor_castles_short = { $color ->
    [black] Black O-O
   *[white] White O-O
 }
editor_castles_long = { $color ->
    [black] Black O-O-O
   *[white] White O-O-O
 }
editor_passed = En passant
editor_passed_none = None
editor_doubles = { $color ->
    [black] Black’s double steps
   *[white] White’s double steps
 }
editor_double = The pawn on { $at } may make a double step
editor_stepped = Just made a double step
editor_stepped_at = The pawn on { $at } has just made a double step
editor_white_player = White is played by
editor_player = Player { $number }
editor_half_moves = Moves without progress
editor_full_move = Move number
editor_move_of_turn = Move of the turn
editor_switches = Switches in a row
editor_switch_limit = Switches allowed in a row
editor_switches_left = Switches left, player { $player }
editor_quiet = { $color ->
    [black] Black’s moves without progress
   *[white] White’s moves without progress
 }
editor_tick = Tick
editor_wait = Cooldown, in ticks (1000 ticks are 1 unit)
editor_picked = { $piece }, { $at }
editor_picked_was_pawn = Was a pawn
editor_more = One { $piece } more
editor_fewer = One { $piece } fewer
editor_problem = { $said }.
editor_ready = Ready to play.
editor_over = { $over }.
editor_square_wrong = not allowed here
editor_play_computer = Play the computer
editor_play_friend = Play a friend here
editor_take_along = Link and picture
editor_link = Link to this editor
editor_link_to_play = Link to play from here
editor_hint = Pick a piece and tap squares, or drag pieces around. A right-click removes a piece. On the keyboard, move with the arrow keys, place a piece with its letter (Shift for White), and remove one with Delete.
editor_edit = Edit position
