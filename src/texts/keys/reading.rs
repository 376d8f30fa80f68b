//! Rulebooks, and what is tried on their boards.

texts! {
    fn play_this();
    fn rules_not_loaded();
    fn walk_start();
    fn walk_end();
    fn walk_place(n: usize, last: usize);
    fn puzzle_mate(tried: &str);
    /// `found` is what the rulebook says.
    fn puzzle_key(tried: &str, found: &str, color: &str, reply: &str);
    fn puzzle_refuted(tried: &str, color: &str, reply: &str);
    fn puzzle_ended(tried: &str);
    fn puzzle_other();
    fn puzzle_show();
    fn puzzle_hide();
    fn rules_compared();
    fn rules_same();
    fn rules_new();
    fn rules_changes();
    fn try_title();
    fn try_timed();
    fn try_show();
    fn start_over();
}
