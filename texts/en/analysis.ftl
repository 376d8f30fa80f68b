# Looking into a game

analysis_hint = Move for either side. A different move from an earlier position starts a variation.
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
engine_lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
engine_lines_title = Best lines
engine_seconds = { $n } s
engine_endless = No limit
engine_time_title = Time for each position
engine_arrows = Arrows
threat = Threat
threat_none = There is no threat to show here
report = Report
report_begin = Get a report on the game
report_stop = Stop
report_working = Looking at position { $done } of { $all }
report_accuracy = Accuracy
report_grades = { $number ->
    [6] Inaccuracies
    [2] Mistakes
   *[other] Blunders
}
report_loss = Average loss per move
report_percent = { $whole }.{ $tenth } %
report_turning = The game turned with
report_graph = Who was better after each move
explorer = Explore every move
explorer_note = Expected score of every move in percent, after searching this many positions for each.
explorer_people = How often a player rated { $rating } would choose it, in percent, by a model made from chess games
explorer_best = Best move: { $moves }
explorer_from = { $san } (from { $nodes })
explorer_traps = Looks good, but loses: { $moves }
explorer_hidden = Looks bad, but is good: { $moves }
learn_from = Learn from mistakes: { $who }
learn = Learn from mistakes
learn_question = { $played } was a mistake. Find a better move.
learn_judging = Let me see…
learn_wrong = That is not good enough. Try something else.
learn_right = Good! That is better.
learn_solution = { $better } was better.
learn_done = That was all. Well done!
learn_again = Try again
learn_show = Show the better move
learn_next = Next
learn_end = Finish
turning_point = The turning point: { $made }
turning_better = Better: { $better }
turning_looking = Looking for the turning point…
your_rating = Your rating: { $rating }
rating_note = Estimated from your games of this kind against the computer. A question mark means it is still a guess.
try_level = Try level { $level }: { $name }
