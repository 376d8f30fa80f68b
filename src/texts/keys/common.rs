//! What is said in many places.

texts! {
    fn close();
    fn cancel();
    fn back();
    fn forward();
    fn try_again();
    fn new_game();
    fn rematch();
    fn result();
    fn moves();
    fn share();
    fn rules();
    /// Something and what it is, as on a label.
    fn named(name: &str, value: &str);
    fn game_over();
    fn setting_up();
    fn bad_link(fault: &str);
    fn bad_game(fault: &str);
    /// Of a part of the page that was to be fetched.
    fn not_loaded();
}
