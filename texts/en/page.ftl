# The page

main_menu = Main
games = My games
puzzles = Puzzles
games_loading = Loading your games…
settings = Settings
choose_game = { $title }: choose another game
rules_of = Rules of { $title }
main_games = Games
variations = Variations
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
timed_title = Real-time Chess
courses = Learn by doing
