//! The puzzle page. What themes are called stands in `puzzles.ftl`, too, an entry a theme.

texts! {
    fn puzzles_lead();
    fn puzzles_today();
    fn puzzles_today_solve();
    fn puzzles_today_done();
    fn puzzles_all();
    fn puzzles_of_game();
    fn puzzles_like_this();
    fn puzzles_train();
    fn puzzles_game();
    fn puzzles_every_game();
    fn puzzles_theme();
    fn puzzles_every_theme();
    fn puzzles_rated();
    fn puzzles_rated_note();
    fn puzzles_start();
    fn puzzles_review();
    fn puzzles_review_due(n: usize);
    fn puzzles_review_start();
    /// In how many days something comes back.
    fn puzzles_review_later(n: u32);
    fn puzzles_review_none();
    fn puzzles_streak();
    fn puzzles_days(n: u32);
    fn puzzles_row(n: u32);
    fn puzzles_best(n: u32);
    fn puzzles_ratings();
    fn puzzles_rating();
    fn puzzles_solved();
    fn puzzles_solved_of(n: usize, all: usize);
    fn puzzles_unrated();
    fn puzzles_unknown();
    fn puzzles_another();

    fn solve_mate(n: u32);
    /// To mate with the last of `n` moves in a row.
    fn solve_series(n: u8);
    fn solve_king(n: u32);
    fn solve_win(n: u32);
    fn solve_material();
    fn solve_defence();
    /// `color` is `white` or `black`.
    fn solve_strike(color: &str);
    fn solve_strike_mate(color: &str);
    /// `tried` is the last move; so everywhere.
    fn solve_right(tried: &str);
    fn solve_looking(tried: &str);
    fn solve_wrong(tried: &str);
    /// `line` is what follows.
    fn solve_wrong_mate(tried: &str, line: &str);
    fn solve_wrong_material(tried: &str, line: &str);
    fn solve_wrong_defence(tried: &str, line: &str);
    /// `time` is in words.
    fn solve_wrong_strike(tried: &str, answer: &str, time: &str);
    fn solve_wrong_nothing(tried: &str);
    fn solve_frozen();
    fn solve_solved();
    fn solve_helped();
    /// Solved, but not at the first try.
    fn solve_finally();
    fn solve_shown();
    fn solve_hinted();
    fn solve_hint();
    fn solve_solution();
    fn solve_next();
    fn solve_again();
    fn solve_play_on();
    fn solve_tries();
    /// `n` has its sign.
    fn solve_points(n: &str);
    fn solve_rating(n: u32);
    fn solve_not_rated();
    fn solve_puzzle_rating(n: u32);
    fn solve_themes();
    fn solve_train(theme: &str);
    fn solve_link();
}
