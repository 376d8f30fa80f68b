//! The game without turns for newcomers: a first game, what is shown before it, its course and its end.

texts! {
    /// What is shown before a first game.
    fn intro_title();
    /// What is to be seen there: `begin`, `moved`, `again`, `both`, `check` or `answered`.
    fn intro(what: &str);
    fn intro_skip();
    fn intro_next();
    fn intro_show();

    /// How long a unit is, and how long it usually is, as `span` says it.
    fn first_slow(slow: &str, usual: &str);
    fn first_full_speed();
    fn first_proposed();
    fn first_rematch();

    fn watch_again();
    /// Follows `You won` and the like, as `ended_by` does.
    fn ended_idle();

    fn lesson_run();
    fn lesson_still();
    fn lesson_runs();
}
