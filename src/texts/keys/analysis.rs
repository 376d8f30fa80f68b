//! Looking into a game.

texts! {
    /// After a game: where it turned, and what would have been better.
    fn turning_point(made: &str);
    fn turning_better(better: &str);
    fn turning_looking();
    fn your_rating(rating: u32);
    fn rating_note();
    fn try_level(level: u8, name: &str);
    /// Before there is a move.
    fn analysis_hint();
    fn analysis_notes();
    fn analysis_glyphs();
    /// `number` is that of a glyph, as PGN numbers them.
    fn analysis_glyph(number: &str);
    fn analysis_promote();
    fn analysis_delete();
    fn analysis_comment();
    fn continue_here();
    /// How many lines are asked for, and what that is called.
    fn engine_lines(n: u8);
    fn engine_lines_title();
    /// How long the engine thinks: so many seconds, or for ever.
    fn engine_seconds(n: u32);
    fn engine_endless();
    fn engine_time_title();
    fn engine_arrows();
    fn threat();
    fn threat_none();

    fn report();
    fn report_begin();
    fn report_stop();
    fn report_working(done: usize, all: usize);
    fn report_accuracy();
    /// `number` is that of the glyph for it.
    fn report_grades(number: &str);
    fn report_loss();
    fn report_percent(whole: u32, tenth: u32);
    fn report_turning();
    fn report_graph();

    fn explorer();
    /// What the numbers of the table are.
    fn explorer_note();
    fn explorer_people(rating: u32);
    /// `moves` are [`explorer_from`](Self::explorer_from), one after the other.
    fn explorer_best(moves: &str);
    fn explorer_traps(moves: &str);
    fn explorer_hidden(moves: &str);
    /// `nodes` is how many positions have been searched by then, as in `64k`.
    fn explorer_from(san: &str, nodes: &str);

    /// `who` is the name of a side, or of a person where sides change hands.
    fn learn_from(who: &str);

    fn learn();
    fn learn_question(played: &str);
    fn learn_judging();
    fn learn_wrong();
    fn learn_right();
    fn learn_solution(better: &str);
    fn learn_done();
    fn learn_again();
    fn learn_show();
    fn learn_next();
    fn learn_end();
}
