# Real time for newcomers: a first game, what is shown before it, its course and its end

intro_title = How time passes
intro = { $what ->
    [moved] The knight has moved, so now it is frozen. The number on it counts down, and the hatching sinks with it.
    [again] It is ready again and moves on. Then it has to cool down once more.
    [both] Two pieces move at once: you needn’t wait for each other.
    [check] Check! Only an outlined piece can answer it. All the others are locked.
    [answered] The pawn has blocked the check, so Black’s pieces are free again.
   *[begin] There are no turns: both of you move whenever you like.
 }
intro_skip = Skip
intro_next = Next
intro_show = How time passes
first_slow = Your first game is slow: a pawn cools down for { $slow } instead of { $usual }.
first_full_speed = Full speed
first_proposed = Slower for your first game. Choose another speed if you like.
first_rematch = Rematch at full speed
watch_again = Watch the game again
ended_idle = as nobody has moved for a long time
lesson_run = Start the clock
lesson_still = Time stands still until you start the clock.
lesson_runs = Time is running.
