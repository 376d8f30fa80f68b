//! What a pasted text looks like that cannot be read.

texts! {
    fn guess_game(game: &str);
    /// `game` is the one without turns.
    fn guess_timed(game: &str);
    /// With captured pieces in brackets.
    fn guess_pocket(game: &str);
    /// With both boards on one.
    fn guess_bars(game: &str);
    /// Chess960.
    fn guess_shuffled();
    /// Three-check.
    fn guess_checks();
    fn guess_board(files: usize, ranks: usize);
    fn guess_cut(ranks: usize);
    fn guess_side();
    fn guess_epd();
    fn guess_moves();
    /// `kind` is `game`, `study`, `puzzle`, `person`, `tournament` or `other`.
    fn guess_page(kind: &str, site: &str);
    /// How the game at hand writes what is in a zone, and how any other writes a position.
    fn guess_zone(game: &str, fen: &str);
    fn guess_example(game: &str, fen: &str);
    /// On the button that reads the text as a position of another game.
    fn guess_open(game: &str);
}
