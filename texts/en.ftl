# Every text of the page in English. Its languages have the same keys, each in an order of its own
# liking; src/texts/keys says what each message is told.

## Anywhere

close = Close
cancel = Cancel
back = Back
forward = Forward
try_again = Try again
new_game = New game
rematch = Rematch
result = Result
moves = Moves
share = Share
rules = Rules
game_over = The game is over.
setting_up = Setting up the board…
bad_link = This link cannot be opened: { $fault }
bad_game = This game cannot be opened: { $fault }
not_loaded = This part of the page could not be loaded.

## Pieces and boards

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

## Games with turns

check = Check.
king_threatened = { $who ->
    [computer] The computer’s king can be captured.
    [friend] Your friend’s king can be captured.
    [you] Your king can be captured.
    [first] Player 1’s king can be captured.
    [second] Player 2’s king can be captured.
    [black] Black’s king can be captured.
   *[white] White’s king can be captured.
 }
viewing = Viewing { $place }
viewing_start = Viewing the start position
after_move = after { $place }
side_to_move = { $color ->
    [black] Black to move
   *[white] White to move
 }
player_to_move = { $who ->
    [second] Player 2
   *[first] Player 1
 } to move, { $color ->
    [black] Black
   *[white] White
 }
your_move = Your move
your_move_as = { $color ->
    [black] Your move, Black
   *[white] Your move, White
 }
computer_thinks = The computer is thinking…
friend_thinks = Waiting for your friend’s move
due = { $due ->
    [pawn] A pawn must move first.
    [either] Move a pawn and then a piece, or a piece alone.
    [only] No pawn can move: move a piece.
   *[next] Now a piece.
 }
due_of = { $who ->
    [first] Player 1
    [second] Player 2
    [black] Black
   *[white] White
 }: { $due ->
    [pawn] a pawn must move first.
    [either] a pawn and then a piece, or a piece alone.
    [only] no pawn can move, so a piece moves.
   *[next] now a piece.
 }
switches_left = { $n ->
    [0] no switches left
    [one] 1 switch left
   *[other] { $n } switches left
 }
switch_of = switch { $made } of { $limit }
level = level { $level }
last_move = Last move: { $san }.
premove = Premove: { $from } to { $to }.
no_premoves = The premoves are canceled.
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
    [king-exploded] by blowing up the king
    [king-arrived] the race
    [time] on time
    [unstated] (how is not recorded)
   *[resignation] by resignation
 }
won_playing = { $won }, playing { $color ->
    [black] Black
   *[white] White
 }
drawn = { $reason ->
    [stalemate] Draw by stalemate
    [both-kings-arrived] Draw: both kings have arrived
    [dead-position] Draw: neither side can give mate any more
    [fifty-moves] Draw by the fifty-move rule
    [seventy-five-moves] Draw by the seventy-five-move rule
    [threefold-repetition] Draw by threefold repetition
    [fivefold-repetition] Draw by fivefold repetition
    [time] Draw: time is up, but the opponent has only a king
    [unstated] Draw (why is not recorded)
   *[agreement] Draw by agreement
 }
take_back = Take back
undo_pawn = Undo the pawn
offer_draw = Offer draw
claim_draw = Claim draw
resign = Resign
flip = Flip
flip_note = Flip the board (F)
merge = Merge
merge_note = Merge the boards (V)
split = Split
split_note = Show the boards side by side (V)
draw_offered = { $who ->
    [computer] The computer offers a draw.
    [friend] Your friend offers a draw.
    [you] You offer a draw.
    [first] Player 1 offers a draw.
    [second] Player 2 offers a draw.
    [black] Black offers a draw.
   *[white] White offers a draw.
 }
accept = Accept
decline = Decline
resign_question = Resign this game?
resign_not = No
first_position = Start position
last_position = Last position
how_to_play = How to play
choose_promotion = Promote to
choose_together = Both pawns or one
choose_switch = Switch sides or not
choose_board = Which board
put_down = Put it back
way_both = Both
way_both_spoken = Both: together to { $to }
way_one = One
way_one_spoken = One: the other stays on { $from }
way_rocket = Rocket
way_rocket_spoken = Rocket: one ahead to { $to }, one back to { $back }
way_stay = Stay on { $board }
way_through = Cross to { $board }
way_straight = Straight through to { $board }
way_plain = Move
way_switch = Move and switch sides
way_named = { $piece }: { $way }
engine = Engine
calculating = Calculating…
depth = depth { $n }
nodes = { $speed } nodes/s
mate_in = mate in { $n }
mated_in = mated in { $n }
chances = { $who ->
    [computer] The computer’s chances
    [friend] Your friend’s chances
    [you] Your chances
    [first] Player 1’s chances
    [second] Player 2’s chances
    [black] Black’s chances
   *[white] White’s chances
 }

## Messages

not_yours = { $color ->
    [black] This is Black’s, and White is to move.
   *[white] This is White’s, and Black is to move.
 }
game_replaced = The game you were playing is saved.
back_to_game = Go back to it
game_forked = This game was continued elsewhere too. From here on it is saved as a separate game.
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
no_move_found = The computer found no move. Take back a move to continue.
engine_missing = The computer’s program could not be loaded. Take back a move to try again.
engine_fault = The computer cannot move: { $fault }
friend_answered = Your friend has answered: { $place }
link_older = This link is older than your game, so nothing changes.
link_forked = In this link the game continues differently, without { $place }. Your game stays as it is. To open the other one, paste the link under Share.
link_known = There is nothing new in this link.
send_first_link = Your friend begins: send this link
send_last_link = Send your last move with this link
send_link = Send your move with this link
friends_turn = Your friend’s turn

## For those who listen, and type

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
typed_name = Type a move
typed_hint = Nf3, e2e4, O-O … (? for help)
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

## The page

main_menu = Main
games = My games
games_loading = Loading your games…
settings = Settings
choose_game = { $title }: choose another game
rules_of = Rules of { $title }
main_games = Games
alice_games = Alice’s relatives
play_against = Opponent
play_as = You play
strength = Strength
strength_of = { $level ->
    [1] 1 · for your first game
    [2] 2 · beginner
    [3] 3 · plays now and then
    [4] 4 · casual player
    [5] 5 · club player
    [6] 6 · strong club player
    [7] 7 · expert
   *[other] { $level } · full strength
 }
clock = Clock
clock_note = Clock (minutes + seconds per move)
no_clock = None
start_game = Start game
opponent_computer = Computer
opponent_friend = Friend, here
opponent_by_link = Friend, by link
random_side = Random
link_to_position = Link to this position
link_to_game = Link to the whole game
position_as_fen = Position (FEN)
position_on_one_board = Position on one board (FEN with |)
game_as_pgn = Game (PGN)
embed_here = Embed in a web page…
copy = Copy
copied = Copied
copy_by_key = Press Ctrl+C
copy_named = Copy: { $name }
send = Send
send_named = Send: { $name }
qr_code = QR code
qr_code_of = QR code: { $name }
qr_too_long = This link is too long for a QR code: it has { $length } characters, and { $longest } fit.
paste_here = Open a position or game: paste a FEN, a PGN or a link
open = Open
picture = Picture of this position
save_svg = Save SVG
save_png = Save PNG
copy_picture = Copy picture
svg_saved = The SVG is saved.
png_saved = The PNG is saved.
picture_copied = The picture is on the clipboard.
picture_not_copied = The browser could not copy the picture. Save it instead.
picture_not_saved = The browser did not allow the page to save it.
back_to_board = Back to the game
rules_not_loaded = The rules could not be loaded.
walk_start = To the start
walk_end = To the end
walk_place = { $n } of { $last }
puzzle_mate = { $tried } is checkmate. Solved!
puzzle_key = { $tried } is the key! { $found } { $color ->
    [black] Black
   *[white] White
 } answers { $reply }. Now give mate.
puzzle_refuted = { $tried } does not work: { $color ->
    [black] Black
   *[white] White
 } answers { $reply }, and there is no mate in time.
puzzle_ended = { $tried } ends the game, but without mate.
puzzle_other = Another defence
puzzle_show = Show the solution
puzzle_hide = Hide the solution

## The games, by slug, and what can be chosen about them, by PGN tag

game-twilight-title = Twilight Chess
game-twilight-author = Frédéric Prost, about 2008
game-twilight-summary = Chess in which a piece may leave the board and come back anywhere.
game-alice-title = Alice Chess
game-alice-author = V. R. Parton, 1953
game-alice-summary = Two boards: each piece that moves crosses to the other one.
game-looking-glass-title = Looking-glass Chess
game-looking-glass-author = a variation of V. R. Parton’s game
game-looking-glass-summary = Alice Chess with White and Black on different boards.
game-ms-alice-title = Ms. Alice Chess
game-ms-alice-author = John Ishkan, 1973
game-ms-alice-summary = Alice Chess in which a piece may also go straight through, without moving.
game-odonohue-title = O’Donohue Chess
game-odonohue-author = Michael O’Donohue, 2003
game-odonohue-summary = Alice Chess in which a piece stays if the square on the other board is taken.
game-duo-title = Duo Chess
game-duo-author = Jed Stone, 1981
game-duo-summary = Cross to the other board or stay, and capture straight through the looking-glass.
game-alice-8x4-title = Alice 8×4
game-alice-8x4-author = V. R. Parton
game-alice-8x4-summary = Alice Chess on two boards of four files.
game-alice-3-title = Three-board Alice
game-alice-3-author = suggested by V. R. Parton
game-alice-3-summary = Alice Chess on three boards: each move crosses to one of the other two.
game-alice-twilight-title = Alice Twilight
game-alice-twilight-author = Parton’s rule over Prost’s game
game-alice-twilight-summary = Twilight Chess on two boards: each piece that moves or is dropped crosses to the other one.
game-racing-kings-title = Racing Kings
game-racing-kings-author = V. R. Parton, 1961
game-racing-kings-summary = The first king on the eighth rank wins, and nobody may give check.
game-atomic-title = Atomic
game-atomic-author = Internet chess servers, about 1995
game-atomic-summary = Every capture explodes and takes the pieces around it with it, kings too.
game-crazyhouse-title = Crazyhouse
game-crazyhouse-author = played on servers since the 1990s
game-crazyhouse-summary = What you capture goes into your pocket, and you may drop it anywhere.
game-tandem-title = Tandem Pawn Chess
game-tandem-author = Kenneth W. Regan, 2013
game-tandem-summary = Every pawn is a pair of two that stay together until they part.
game-twinmove-title = Twinmove Chess
game-twinmove-author = Mats Winther, 2006
game-twinmove-summary = Each turn is a pawn move and then a piece move, and the king is captured.
game-twinmove-free-title = Twinmove Uncompelled
game-twinmove-free-author = Mats Winther, 2006
game-twinmove-free-summary = Move a pawn and then a piece, or a piece alone.
game-switch-side-title = Switch-Side Chain-Chess
game-switch-side-author = Azlan Iqbal, 2013
game-switch-side-summary = Close a chain of pieces, and you may switch sides with your opponent.
game-alice-tandem-title = Alice Tandem
game-alice-tandem-author = Parton’s rule over Regan’s game
game-alice-tandem-summary = Tandem Pawn Chess on two boards: a pair can part between them.
game-alice-twinmove-title = Alice Twinmove
game-alice-twinmove-author = Parton’s rule over Winther’s game
game-alice-twinmove-summary = Twinmove Chess on two boards: both moves of a turn cross to the other one.
game-alice-switch-side-title = Alice Switch-Side
game-alice-switch-side-author = Parton’s rule over Iqbal’s game
game-alice-switch-side-summary = Switch-Side Chain-Chess on two boards: a chain counts on the board a piece arrives on.
game-chess-title = Chess
game-chess-author = orthodox rules
game-chess-summary = Ordinary chess.
option-AliceCastling-title = Castling
option-AliceCastling-on = Allowed
option-AliceCastling-off = Not allowed
option-AliceEnPassant-title = En passant
option-AliceEnPassant-none = None
option-AliceEnPassant-first = First board
option-AliceEnPassant-second = Second board
option-AliceEnPassant-either = Either board
option-TwinmoveCastling-title = Castling
option-TwinmoveCastling-free = Even under attack
option-TwinmoveCastling-strict = As in chess
option-SwitchLimit-title = Switches in a row
option-SwitchLimit-iqbal = As many as the chain has squares
option-SwitchLimit-off = Any number
option-SwitchesEach-title = Switches per game
option-SwitchesEach-off = Any number
option-SwitchesEach-1 = 1 each
option-SwitchesEach-2 = 2 each
option-SwitchesEach-3 = 3 each
option-SwitchesEach-5 = 5 each

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
turn_board = Turn the board
turn_board_note = After each turn, for two players here
language = Language
language_system = System
download = Download
single_file = Wonderboard as a file
single_file_note = Every game in one file that works without a network

## Real time

timed_title = Real-time Chess
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

## Refusals

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
refusal_piece_second = Your { $role } has moved. Now move a piece that is not a pawn.
refusal_cannot_move = No { $role } can move. Move a piece that is not a pawn.
refusal_own_piece = Your own { $role } is on { $place }.
refusal_blocked = The piece on { $place } is in the way.
refusal_pawn_ahead = { $place } is occupied, and pawns capture only diagonally.
refusal_pawn_diagonal = There is nothing to capture on { $place }, and pawns move diagonally only to capture.
refusal_double_step = This pawn cannot move two squares.
refusal_other_board = This { $role } moves on board { $board }, where it stands.
refusal_no_castling = There is no castling in this game.
refusal_castling_lost = You can no longer castle on this side.
refusal_castling_in_check = The king cannot castle while it is { $check }.
refusal_no_zone = Pieces cannot leave the board in this game.
refusal_stays_on_board = A { $role } cannot leave the board.
refusal_not_in_zone = You have no { $role } to drop.
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
refusal_pinned = This { $role } is pinned. If it moved, your king would be { $check }.
movement = { $role ->
    [pawn] A pawn moves straight ahead and captures diagonally ahead.
    [knight] A knight moves two squares straight and one to the side.
    [bishop] A bishop moves along diagonals.
    [rook] A rook moves along ranks and files.
    [queen] A queen moves along ranks, files and diagonals.
    [tandem] A tandem moves like its pawns, both together or just one of them.
   *[king] A king moves one square at a time.
 }

## Faults

fault_at = { $place }: { $what }
part_game = Game { $number }
part_line = line { $number }
part_character = line { $line }, column { $column }
part_tag = tag { $name }
part_link = link
part_fen = FEN
part_field = field { $number } ({ $name ->
    [placement] placement
    [zone] zone
    [pocket] pocket
    [side] side to move
    [castling] castling
    [en_passant] en passant
    [half_moves] half-move clock
    [full_moves] full-move number
    [white_double_steps] White’s double steps
    [black_double_steps] Black’s double steps
    [phase] part of the turn
    [commander] player of White
    [switches_in_a_row] switches in a row
    [switches_left] switches left
    [cooldowns] cooldowns
    [quiet_moves] quiet moves
   *[tick] tick
 })
part_move = move { $number }
part_event = event { $number }
part_game_name = game
part_ending = end of the game
fault_too_long = longer than { $most } bytes
fault_not_understood = “{ $found }” makes no sense
fault_not_a_number = “{ $found }” is not a number
fault_not_in_range = “{ $found }” is not a number from { $least } to { $most }
fault_not_a_tick = “{ $found }” is not a tick
fault_not_a_square = “{ $found }” is not a square
fault_not_one_of = { $n ->
    [one] “{ $found }” is not { $last }
   *[other] “{ $found }” is not { $others } or { $last }
 }
fault_not_like = { $n ->
    [one] “{ $found }” does not look like { $last }
   *[other] “{ $found }” does not look like { $others } or { $last }
 }
fault_unknown_game = “{ $found }” is not among the games that are played here
fault_elsewhere = the game itself is at { $site } and cannot be fetched from there; copy its PGN or FEN there and paste that here
fault_no_option = { $game } has no option “{ $found }”
fault_fen_empty = the FEN is empty
fault_too_many_fields = { $found ->
    [one] { $found } field, but at most { $most } are expected
   *[other] { $found } fields, but at most { $most } are expected
 }
fault_field_count = { $found ->
    [one] { $found } field instead of { $expected }
   *[other] { $found } fields instead of { $expected }
 }
fault_too_many_boards = { $found ->
    [one] { $found } board, but the game has { $most }
   *[other] { $found } boards, but the game has { $most }
 }
fault_rank_count = { $found ->
    [one] { $found } rank instead of { $expected }
   *[other] { $found } ranks instead of { $expected }
 }
fault_file_count = { $found ->
    [one] rank { $rank } has { $found } square instead of { $expected }
   *[other] rank { $rank } has { $found } squares instead of { $expected }
 }
fault_not_a_piece = rank { $rank } has ‘{ $letter }’, which is not a piece of this game
fault_stray_bar = rank { $rank } has a | that is not directly before a piece
fault_stray_mark = rank { $rank } has a ~ that is not directly behind a promoted piece
fault_open_bracket = the pocket does not end with ]
fault_bars_and_boards = board B is marked by | or stands behind a :, but not both
fault_not_in_zone = ‘{ $letter }’ cannot be in a zone
fault_zone_full = more than { $most } times ‘{ $letter }’
fault_not_a_castling_right = ‘{ $letter }’ is not one of KQkq
fault_castling_needs = ‘{ $letter }’ needs a king on { $king } and a rook on { $rook }
fault_nobody_passes = no pawn can just have passed { $square }
fault_has_not_passed = no { $color } pawn on { $pawn } has just passed { $passed }
fault_nobody_there = there is no piece on { $square }
fault_ready_at = the piece on { $square } is ready at { $tick }
fault_no_king = { $color ->
    [white] White has no king
   *[black] Black has no king
 }
fault_many_kings = { $color ->
    [white] White has { $n } kings
   *[black] Black has { $n } kings
 }
fault_pawn_astray = a { $color } pawn cannot stand on { $square }
fault_check_forbidden = { $color ->
    [black] Black is in check, which is forbidden in this game
   *[white] White is in check, which is forbidden in this game
 }
fault_over_before = { $color ->
    [black] the game was over before Black’s turn
   *[white] the game was over before White’s turn
 }
fault_in_check_out_of_turn = { $color ->
    [white] White is in check, but it is Black’s turn
   *[black] Black is in check, but it is White’s turn
 }
fault_both_in_check = both kings are in check
fault_not_legal = “{ $found }” is not a legal move here
fault_ambiguous = “{ $found }” could be { $first } or { $second }
fault_refused = “{ $found }” cannot be played: { $why ->
    [game_over] the game is over
    [tie_lost] the opponent moved first
    [no_piece] there is no piece on that square
    [not_yours] the piece belongs to the other side
    [not_ready] the piece is not ready yet
    [too_soon] it comes too soon after the move before
    [king_capture] kings are never captured
    [promotion_missing] it does not say what the pawn becomes
    [in_check] the king is in check
    [self_check] the king would be in check
    [replaced] it was replaced
    [cancelled] it was taken back
    [captured] the piece was captured
    [no_premove] there is no premove
    [no_offer] there is no draw offer
    [no_claim] there is no draw to claim
   *[illegal] that is not possible
 }
fault_impossible = the game cannot have come to this: { $why ->
    [game_over] the game is over
    [tie_lost] the opponent moved first
    [no_piece] there is no piece on that square
    [not_yours] the piece belongs to the other side
    [not_ready] the piece is not ready yet
    [too_soon] it comes too soon after the move before
    [king_capture] kings are never captured
    [promotion_missing] it does not say what the pawn becomes
    [in_check] the king is in check
    [self_check] the king would be in check
    [replaced] it was replaced
    [cancelled] it was taken back
    [captured] the piece was captured
    [no_premove] there is no premove
    [no_offer] there is no draw offer
    [no_claim] there is no draw to claim
   *[illegal] that is not possible
 }
fault_no_game = there is no game in it
fault_no_tag = there is no tag { $name }
fault_tag_unnamed = the name of a tag is missing
fault_tag_unclosed = tag “{ $name }” is not closed by ]
fault_tag_unquoted = the value of tag “{ $name }” is not in quotation marks
fault_tag_unended = the value of tag “{ $name }” does not end on its line
fault_comment_unclosed = comment “{ $found }” is not closed by { $sign }
fault_variation_unclosed = the variation is not closed by )
fault_variation_too_early = a variation before the first move
fault_closes_nothing = { $sign } closes nothing
fault_not_a_glyph = “{ $found }” is not a glyph
fault_move_missing = a move is missing
fault_stamp_missing = “{ $found }” has no time stamp
fault_nothing_to_open = there is nothing to open
fault_nothing_to_set = there is nothing to set
fault_not_a_text = is not a text
fault_not_a_whole_number = is not a whole number
fault_ply_beyond = cannot show move { $ply } of { $moves }
fault_no_solution = the link has no moves (m=) that would solve it
frame_link = { $title } on Wonderboard, in a new tab
frame_title = { $title } on Wonderboard
frame_panel = Game
frame_undo_pawn = Undo the pawn
frame_restart = Start over
frame_merge = Merge
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

## Looking into a game

analysis = Analysis
analysis_hint = Make a move on the board for either side. Another move from an earlier position begins a variation.
analysis_notes = Notes on this move
analysis_glyphs = How good the move is
analysis_glyph = { $number ->
    [1] Good move
    [2] Mistake
    [3] Brilliant move
    [4] Blunder
    [5] Interesting move
   *[other] Dubious move
}
analysis_promote = Move this variation up
analysis_delete = Delete this move and all after it
analysis_comment = A comment on this move
continue_here = Play on
