# The puzzle page

puzzles_lead = Positions from games of the engine against itself, each with one solution. They get harder as you get better.
puzzles_today = Today’s puzzle
puzzles_today_solve = Solve it
puzzles_today_done = Solved today
puzzles_all = All puzzles
puzzles_of_game = Puzzles of this game
puzzles_like_this = Solve a puzzle like this
puzzles_train = Train
puzzles_game = Game
puzzles_every_game = All games
puzzles_theme = Theme
puzzles_every_theme = Any theme
puzzles_rated = Rated
puzzles_rated_note = Only the first try counts. A puzzle that you have met before is never rated.
puzzles_start = Start
puzzles_review = To review
puzzles_review_due = { $n ->
    [one] 1 puzzle that you missed is due again.
   *[other] { $n } puzzles that you missed are due again.
 }
puzzles_review_start = Review
puzzles_review_later = { $n ->
    [one] Nothing to review today. The next puzzle comes back tomorrow.
   *[other] Nothing to review today. The next puzzle comes back in { $n } days.
 }
puzzles_review_none = What you miss comes back after 1, 3 and 7 days.
puzzles_streak = Streak
puzzles_days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
puzzles_row = { $n } in a row
puzzles_best = best { $n }
puzzles_ratings = Your ratings
puzzles_rating = Rating
puzzles_solved = Solved
puzzles_solved_of = { $n } of { $all }
puzzles_unrated = –
puzzles_unknown = There is no such puzzle here. It may have been replaced by a better one.
puzzles_another = Another puzzle
solve_mate = { $n ->
    [one] Mate in 1.
   *[other] Mate in { $n }.
 }
solve_series = Mate with the last of your { $n } moves.
solve_king = { $n ->
    [one] Capture the king in this turn.
   *[other] Capture the king in { $n } turns.
 }
solve_win = { $n ->
    [one] Win with this move.
   *[other] Win in { $n } moves.
 }
solve_material = Win material.
solve_defence = Find the only move that saves you.
solve_strike = { $color ->
    [black] Black
   *[white] White
 } strikes: win a piece with one command, before the frozen pieces can answer.
solve_strike_mate = { $color ->
    [black] Black
   *[white] White
 } strikes: mate with one command, before the frozen pieces can answer.
solve_right = { $tried } is right. Go on!
solve_looking = { $tried } is not the move. Here is why…
solve_wrong = { $tried } is not the move.
solve_wrong_mate = { $tried } does not win in time: { $line }
solve_wrong_material = { $tried } wins too little: { $line }
solve_wrong_defence = { $tried } does not hold: { $line }
solve_wrong_strike = { $tried } is answered by { $answer } after { $time }.
solve_wrong_nothing = { $tried } wins nothing.
solve_frozen = That piece is frozen. Strike with one that is ready.
solve_solved = Solved!
solve_helped = Solved with a hint.
solve_finally = Solved, after all.
solve_shown = This is the solution.
solve_hinted = The marked piece makes the move.
solve_hint = Hint
solve_solution = Solution
solve_next = Next puzzle
solve_again = Try again
solve_play_on = Play on
solve_tries = What you tried
solve_points = { $n } points
solve_rating = Your rating: { $n }
solve_not_rated = Not rated
solve_puzzle_rating = Puzzle: { $n }
solve_themes = Themes
solve_train = Train: { $theme }
solve_link = Link to this puzzle
theme-warp-name = Warp
theme-drop-name = Drop
theme-drop-mate-name = Drop mate
theme-drop-block-name = Drop to block
theme-fork-drop-name = Fork by a drop
theme-glass-mate-name = Mate through the glass
theme-glass-pin-name = Pin through the glass
theme-glass-block-name = Block through the glass
theme-straight-through-name = Straight through
theme-tandem-name = Tandem move
theme-rocket-name = Rocket
theme-parting-name = Parting
theme-chain-switch-name = Switch of sides
theme-two-step-name = Two steps to the king
theme-king-capture-name = King capture
theme-explosion-name = Explosion
theme-race-name = Race to the eighth rank
theme-promotion-name = Promotion
theme-underpromotion-name = Underpromotion
theme-en-passant-name = En passant
theme-castling-name = Castling
theme-back-rank-name = Back-rank mate
theme-smothered-name = Smothered mate
theme-discovered-check-name = Discovered check
theme-double-check-name = Double check
theme-fork-name = Fork
theme-pin-name = Pin
theme-skewer-name = Skewer
theme-hanging-piece-name = Hanging piece
theme-sacrifice-name = Sacrifice
theme-quiet-move-name = Quiet move
theme-strike-mate-name = Mating strike
theme-frozen-guard-name = Frozen guard
theme-frozen-piece-name = Frozen piece
theme-stun-name = Stun
