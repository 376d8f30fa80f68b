# Anywhere

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
named = { $name }: { $value }
game_over = The game is over.
setting_up = Setting up the board…
bad_link = This link can’t be opened: { $fault }
bad_game = This game can’t be opened: { $fault }
not_loaded = This part of the page could not be loaded.
