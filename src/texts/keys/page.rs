//! The page around a game: its bar, its dialogs of new games and sharing, and the rules.

texts! {
    fn main_menu();
    fn games();
    fn puzzles();
    fn games_loading();
    fn settings();
    fn choose_game(title: &str);
    fn rules_of(title: &str);
    fn main_games();
    fn variations();
    fn play_against();
    fn play_as();
    fn strength();
    fn clock();
    fn clock_note();
    fn no_clock();
    fn start_game();
    fn opponent_computer();
    fn opponent_friend();
    fn opponent_by_link();
    fn random_side();
    fn link_to_position();
    fn link_to_game();
    fn position_as_fen();
    fn position_on_one_board();
    fn game_as_pgn();
    fn embed_here();
    fn copy();
    fn copied();
    fn copy_by_key();
    fn copy_named(name: &str);
    fn send();
    fn send_named(name: &str);
    fn qr_code();
    fn qr_code_of(name: &str);
    fn qr_too_long(length: usize, longest: usize);
    fn paste_here();
    fn open();
    fn picture();
    fn save_svg();
    fn save_png();
    fn copy_picture();
    fn svg_saved();
    fn png_saved();
    fn picture_copied();
    fn picture_not_copied();
    fn picture_not_saved();
    fn back_to_board();
    /// Courses.
    fn courses();
    fn timed_title();
}
