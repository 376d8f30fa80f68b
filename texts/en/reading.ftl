# Rulebooks, and what is tried on their boards

play_this = Play this game
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
puzzle_other = Another defense
puzzle_show = Show the solution
puzzle_hide = Hide the solution
rules_compared = Compared with chess
rules_same = The same
rules_new = New
rules_changes = What changes
try_title = Try it
try_timed = Press Start. You play both sides, and there are no turns.
try_show = Show me
start_over = Start over
