# Every text of the page in English. Its languages have the same keys, each in an order of its own
# liking; src/texts/keys says what each message is told.

## Anywhere

close = Close

## Settings

settings_title = Settings
theme = Theme
theme_system = System
theme_light = Light
theme_dark = Dark
board_style = Board
board_glass = Glass
board_wood = Wood
board_slate = Slate
animation = Animation
animation_none = None
animation_fast = Fast
animation_normal = Normal
animation_slow = Slow
coordinates = Coordinates
figurines = Figurines
figurines_note = Show pieces as symbols in the move list
sound = Sound
show_thinking = Show the engine’s thinking
show_thinking_note = Its evaluation and the line it expects
confirm_resign = Ask before resigning
language = Language
language_system = System
download = Download
single_file = Wonderboard as a file
single_file_note = Every game in one file that works without a network
keyboard_help = Keyboard: the arrow keys step through the moves, F flips the board, Escape cancels. On the board, the arrow keys move the cursor and Enter presses a square. In games with several boards, V stacks them or lays them side by side, and W brings the next one to the front.

## Real time

timed_title = Real-time Chess
timed_author = “Unorthodox chess”, 2012
timed_summary = No turns: both sides move at any time, and a piece that has moved has a cooldown as long as its value.
timed_missing = This game could not be loaded.
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
timed_blocked = Something is in the way.
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
rule-check-title = In check
rule-check-any = Any piece may help
rule-check-king_only = Only the king may move
rule-promo-title = Cooldown after promotion
rule-promo-pawn = As a pawn
rule-promo-piece = As the new piece
rule-ep-title = En passant
rule-ep-cooldown = For 1 unit
rule-ep-next_move = Until the next move
rule-ep-off = Never
rule-stalemate-title = No legal move
rule-stalemate-draw = Draw
rule-stalemate-wait = Wait
rule-tie_window-title = Simultaneous moves
rule-tie_window-50 = White’s counts
rule-tie_window--1 = The earlier one counts

## Kept games

kept_title = My games
kept_loading = Loading your games…
kept_missing = The list of your games could not be loaded.
kept_back = Back to the board
kept_search = Search your games
kept_search_hint = Search by name, game, player or result
kept_more = Show more
kept_count = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
kept_none = No games yet. Every game is saved here from its first move on.
kept_none_found = { $n ->
    [one] Your only game doesn’t match “{ $query }”.
   *[other] None of your { $n } games matches “{ $query }”.
 }
kept_found = { $n ->
    [one] { $found } of 1 game
   *[other] { $found } of { $n } games
 }
kept_two_people = Two people
kept_players = { $first } – { $second }
kept_you = You
kept_computer = Computer, level { $level }
kept_friend = Friend
kept_nobody = Nobody
kept_open = In progress
kept_moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
kept_unreadable = can’t be opened: { $fault }
kept_resume = Open
kept_resume_named = Open { $name }
kept_rename = Rename { $name }
kept_delete = Delete { $name }
kept_name = Name
kept_save_name = Save
kept_deleted = “{ $name }” was deleted.
kept_deleted_several = { $n ->
    [one] 1 game was deleted.
   *[other] { $n } games were deleted.
 }
kept_undo = Undo
kept_export = Export all (PGN)
kept_import = Import…
kept_file = A PGN file
kept_exported = { $n ->
    [one] 1 game exported.
   *[other] { $n } games exported.
 }
kept_left_out = { $n ->
    [one] 1 could not be read.
   *[other] { $n } could not be read.
 }
kept_no_file = Your browser doesn’t allow the page to save files.
kept_reading = Reading the file…
kept_file_unreadable = The file could not be read.
kept_imported = { $n ->
    [one] 1 game imported.
   *[other] { $n } games imported.
 }
kept_known = { $n ->
    [one] 1 was here already.
   *[other] { $n } were here already.
 }
kept_not_imported = { $n ->
    [one] 1 could not be read.
   *[other] { $n } could not be read.
 }
kept_file_empty = There is no game in this file.
kept_bare = Comments and variations are not kept.
kept_fault = Game { $number }: { $fault }
kept_more_faults = and { $n } more
not_kept = Your browser has stopped saving your games: { $error }
not_kept_damaged = Your browser has stopped saving your games: its database is damaged.
keeps_nothing = Your browser doesn’t save your games.
keeps_nothing_advice = The games below are lost when you close the page. Export the ones you want to keep.
keeps_beside = The database with your games is damaged. It is left untouched, and new games are saved in another one.
keeps_damaged = { $n ->
    [one] 1 game could not be read and was set aside. All others are here.
   *[other] { $n } games could not be read and were set aside. All others are here.
 }
keeps_download = { $n ->
    [one] Download it
   *[other] Download them
 }

## Embedding

frame_link = { $title } on Wonderboard, in a new tab
frame_title = { $title } on Wonderboard
frame_panel = Game
frame_undo_pawn = Undo the pawn
frame_restart = Start over
frame_merge = Stack
frame_split = Split
riddle_start = { $color ->
    [black] Black to move. Find the move!
   *[white] White to move. Find the move!
 }
riddle_next = { $tried }. What now?
riddle_right = { $tried } is right.
riddle_wrong = { $tried } is not the move.
riddle_solved = { $tried } solves it!
riddle_retry = Try again
riddle_solution = Solution
embed_title = Embed
embed_preview = Preview
embed_frame = Frame (HTML)
embed_element = Custom element (HTML), which adjusts its height
embed_either = Paste either one into any web page.
embed_examples = See some examples
embed_shown = What is shown
embed_position = A position to play
embed_game = The game
embed_puzzle = The moves played, as a puzzle
embed_answers = The computer answers
embed_language = Language
embed_language_reader = The reader’s

## Borrowed

try_again = Try again
new_game = New game
rematch = Rematch
result = Result
moves = Moves
share = Share
game_over = The game is over.
bad_link = This link cannot be opened: { $fault }
bad_game = This game cannot be opened: { $fault }
setting_up = Setting up the board…
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
board = Board
level = level { $level }
won = { $who ->
    [computer] The computer wins
    [friend] Your friend wins
    [you] You win
    [first] Player 1 wins
    [second] Player 2 wins
    [black] Black wins
   *[white] White wins
 } { $reason ->
    [checkmate] by checkmate
    [king-captured] by capturing the king
    [time] on time
   *[resignation] by resignation
 }
drawn = { $reason ->
    [stalemate] Draw by stalemate
    [dead-position] Draw: neither side can give mate any more
    [fifty-moves] Draw by the fifty-move rule
    [seventy-five-moves] Draw by the seventy-five-move rule
    [threefold-repetition] Draw by threefold repetition
    [fivefold-repetition] Draw by fivefold repetition
    [time] Draw: time is up, but the opponent has only a king
   *[agreement] Draw by agreement
 }
take_back = Take back
resign = Resign
flip = Flip
accept = Accept
decline = Decline
resign_question = Resign this game?
resign_not = No
draw_declined = The computer declines your offer.
game_forked = This game was continued elsewhere too. From here on it is saved as a separate game.
play_against = Opponent
play_as = You play
strength = Strength
