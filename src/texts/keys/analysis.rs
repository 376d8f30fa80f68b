//! Looking into a game.

texts! {
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
}
