//! The first page.

texts! {
    fn home();
    fn home_title();
    fn home_lead();
    /// The way to a first game, by its title.
    fn home_start(title: &str);
    /// The way back to the game at hand, and the number of its last move.
    fn home_resume(title: &str, at: &str);
    fn home_still();
    fn home_moving();
    /// The way to the laboratory.
    fn home_laboratory();
    /// What the page of the laboratory is called.
    fn laboratory();
    fn home_main();
    fn home_relatives();
    /// The way to the same game on two boards; and for those who do not see which, by its title.
    fn home_two_boards();
    fn home_two_boards_of(title: &str);
    /// How long a game takes.
    fn home_minutes(from: usize, to: usize);
    /// How strange a game is, of how much.
    fn home_strange(n: usize, most: usize);
}
