//! What can be chosen of games, besides what each calls its own.

texts! {
    /// On how many boards a game is played, where that can be chosen.
    fn boards_title();
    fn boards_one();
    fn boards_two();
    /// The games of which each is another on two boards.
    fn two_boards_games();
}
