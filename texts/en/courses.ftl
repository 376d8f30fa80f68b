# Courses, and what is said on the board of a first game

courses_lead = A game in a few small steps: you make the moves, and the rules say whether they are right. Stop whenever you like; you will find your place again.
courses_all = All courses
course_of = Learn { $title }
course_learn = Learn
course_continue = Continue learning: { $title }, step { $n } of { $steps }
course_place = Step { $n } of { $steps }
course_at = Step { $n } of { $steps }
course_done = Completed
course_steps = Steps
course_step = Step { $n }: { $heading }
course_step_solved = Step { $n }, solved: { $heading }
course_next = Next
course_skip = Skip
course_previous = Previous step
course_half = Good so far. Now make the other move of your turn.
course_right = Right!
course_answer = { $color ->
    [black] Black
   *[white] White
 } answers { $reply }.
course_missed = A legal move, but it does not do the job.
course_shown = Watch how it is done.
course_play = Play against level 1
course_forget = Start over: { $title }
course_not_loaded = The course could not be loaded.
tip_close = Got it

tip-warp-text = Tap a piece and then your zone: it warps off the board, and can come back on any empty square.
tip-return-text = You have a piece in your zone. Tap it and then an empty square, and it is back.
tip-cross-text = Each piece that moves crosses to the same square of the other board, which must be empty.
tip-through-text = A piece can go straight through: tap it, then the same square of the other board.
tip-shut-text = If its square on the other board is taken, a piece stays on its own board.
tip-choose-text = Crossing is up to you: after a move, a piece may stay on its board or go through to the other.
tip-which-text = Each piece that moves crosses to one of the two other boards. You choose which.
tip-part-text = Each pawn of yours is a pair. Tap it and then a square, and choose whether both go or just one.
tip-rocket-text = A pair can be a rocket: tap it and then two squares ahead. One pawn flies there, the other falls back one.
tip-turn-text = Your turn is two moves: first a pawn, then a piece.
tip-pair-text = Move a pawn and then a piece, or just a piece.
tip-switch-text = You can close a chain now. If you do, you may switch sides and move again.
tip-reborn-text = A captured piece is reborn on its home square, unless something stands there.
tip-series-text = Your turn is a series of moves, each one longer than the last.
tip-blast-text = A capture explodes: every piece around it goes too, except pawns.
tip-pocket-text = A captured piece is in your pocket. Tap it and then an empty square to drop it there.
