# Real time

timed_author = “Unorthodox chess”, 2012
timed_summary = No turns: both sides move at any time, and a piece that has moved has a cooldown as long as its value.
timed_start = Start
timed_resume = Resume
timed_pause = Pause
timed_back_to_game = Back to the game
timed_draw = Draw
timed_agree_draw = Agree to a draw
timed_slow_motion = Slow motion
timed_full_speed = Full speed
timed_who_resigns = Who resigns?
timed_panel = Game
timed_unit = 1 unit = { $span }
timed_voided = White was first: Black’s { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[piece] piece
 } never left { $square }.
timed_no_computer = The computer could not be loaded, so it can’t move.
timed_tie_lost = Both moved at the same time, and then White’s move counts.
timed_gone = Your piece is no longer there.
timed_captured = Your piece was captured before it could move.
timed_cooling = The { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[piece] piece
 }’s cooldown lasts another { $units }.
timed_rook_cooling = The rook’s cooldown isn’t over yet.
timed_too_soon = You have only just moved.
timed_king_capture = Kings can’t be captured.
timed_promotion_missing = What should the pawn become?
timed_movement = { $role ->
    [knight] A knight goes two squares straight and one to the side.
    [bishop] A bishop moves along diagonals.
    [rook] A rook moves along ranks and files.
    [queen] A queen moves along ranks, files and diagonals.
    [king] A king moves one square at a time.
   *[pawn] A pawn moves straight ahead and captures diagonally ahead.
 }
timed_no_castling = Castling isn’t possible right now.
timed_in_check = Your king is in check, and this move doesn’t help.
timed_self_check = { $role ->
    [king] The king can’t move into check.
    [pawn] The pawn can’t move: it would leave your king in check.
    [knight] The knight can’t move: it would leave your king in check.
    [bishop] The bishop can’t move: it would leave your king in check.
    [rook] The rook can’t move: it would leave your king in check.
    [queen] The queen can’t move: it would leave your king in check.
   *[piece] The piece can’t move: it would leave your king in check.
 }
timed_no_premove = The premove is canceled.
timed_no_offer = The draw offer is gone.
timed_no_claim = There is no draw to claim.
timed_units = { $tenths ->
    [10] 1 unit
   *[other] { $count } units
 }
decimal_mark = .
span_seconds = { $n } s
span_minutes = { $n } min
timed_first_moves = Enter your first moves.
timed_move_ready = Move any piece that is ready.
timed_paused = Paused.
timed_paused_hidden = Paused because the page was out of sight.
timed_paused_slept = Paused because your device was asleep.
timed_ready = Ready when you are.
timed_check = { $who ->
    [you] Check! Answer with an outlined piece.
    [computer] The computer is in check.
    [friend] Your friend is in check.
    [black] Black is in check.
   *[white] White is in check.
 }
timed_check_stuns = { $who ->
    [you] Check! No piece can answer yet.
    [computer] The computer is in check and can’t answer yet.
    [friend] Your friend is in check and can’t answer yet.
    [black] Black is in check and can’t answer yet.
   *[white] White is in check and can’t answer yet.
 }
timed_mark_check = in check
timed_mark_stunned = stunned by check
drawn_material = Draw: neither side can give mate any more
drawn_idle = Draw: nobody has moved for a long time
timed_spoken_move = { $color ->
    [black] Black
   *[white] White
 } { $role ->
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[pawn] pawn
 } to { $square }.
timed_spoken_capture = { $color ->
    [black] Black
   *[white] White
 } { $role ->
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[pawn] pawn
 } takes { $taken ->
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[pawn] pawn
 } on { $square }.
timed_spoken_castling = { $color ->
    [black] Black castles.
   *[white] White castles.
 }
timed_spoken_promotion = { $role ->
    [knight] It becomes a knight.
    [bishop] It becomes a bishop.
    [rook] It becomes a rook.
   *[queen] It becomes a queen.
 }
timed_spoken_check = Check.
timed_spoken_more = { $n ->
    [one] 1 more move.
   *[other] { $n } more moves.
 }
timed_listed = { $color ->
    [black] Black
   *[white] White
 } { $san }
timed_cooldown_mark = cooling down
timed_target = can move here
timed_target_later = can move here later
timed_locked = can’t answer the check
timed_answer = can answer the check
timed_premove = next move entered
timed_log_hint = The number on a piece counts down its cooldown.
timed_look_back = Look back
timed_moment = Moment of the game
timed_previous = Previous move
timed_next = Next move
timed_speed = Speed
timed_play = Play
timed_stop = Stop
timed_again = Once more
timed_becomes = { $role ->
    [knight] Pawns become: knight
    [bishop] Pawns become: bishop
    [rook] Pawns become: rook
   *[queen] Pawns become: queen
 }
timed_becomes_title = { $role ->
    [knight] Pawns become a knight. Press to change.
    [bishop] Pawns become a bishop. Press to change.
    [rook] Pawns become a rook. Press to change.
   *[queen] Pawns become a queen. Press to change.
 }
timed_draw_offered = Draw?
timed_link_to_start = Link to the same start
timed_link_to_game = Link to the whole game
timed_frame = Frame for a web page (HTML)
timed_position = Position (RTFEN)
timed_record = Game (record)
timed_pgn = Game (PGN with times)
timed_pawn_cooldown = Pawn cooldown (1 unit)
timed_pace = { $ms ->
    [500] Lightning
    [1000] Fast
    [2000] Normal
    [5000] Relaxed
    [15000] Thoughtful
   *[other] Slow
 }
timed_first_cooldowns = Starting cooldowns
timed_cooldowns = { $how ->
    [random] Random
    [whole] Whole units
    [same] Same for both
   *[none] None
 }
timed_black_cooldowns = Black’s starting cooldowns
timed_black_longer = 1 unit longer
timed_black_same = Same as White’s
timed_other_rules = Other rules
timed_seats = You sit
timed_side_by_side = Side by side
timed_face_to_face = Face to face
timed_strength = { $level } · { $gap } between moves, reacts after { $reaction }
timed_seed = Seed (leave empty for a new one)
