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

## Kept games

## Embedding
