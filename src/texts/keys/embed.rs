//! The board in a frame of another page, and the HTML for it.

texts! {
    fn frame_link(title: &str);
    fn frame_title(title: &str);
    fn frame_panel();
    fn frame_undo_pawn();
    fn frame_restart();
    fn frame_merge();
    fn frame_split();
    /// `color` is `white` or `black`.
    fn riddle_start(color: &str);
    /// `tried` is the last move, with its number; so everywhere.
    fn riddle_next(tried: &str);
    fn riddle_right(tried: &str);
    fn riddle_wrong(tried: &str);
    fn riddle_solved(tried: &str);
    fn riddle_retry();
    fn riddle_solution();

    fn embed_title();
    fn embed_preview();
    fn embed_frame();
    fn embed_element();
    fn embed_either();
    fn embed_examples();
    fn embed_shown();
    fn embed_position();
    fn embed_game();
    fn embed_puzzle();
    fn embed_answers();
    fn embed_language();
    fn embed_language_reader();
}
