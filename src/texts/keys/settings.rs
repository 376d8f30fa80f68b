//! The settings.

texts! {
    fn settings_title();
    fn theme();
    fn theme_system();
    fn theme_light();
    fn theme_dark();
    fn board_style();
    fn board_glass();
    fn board_wood();
    fn board_slate();
    fn board_meadow();
    fn board_sea();
    fn board_print();
    fn pieces_style();
    fn pieces_round();
    fn pieces_carved();
    fn pieces_folded();
    fn pieces_letters();
    fn animation();
    fn animation_none();
    fn animation_fast();
    fn animation_normal();
    fn animation_slow();
    fn coordinates();
    fn figurines();
    fn figurines_note();
    fn sound();
    fn volume();
    fn percent(n: u8);
    fn show_thinking_note();
    fn confirm_resign();
    fn turn_board();
    fn turn_board_note();
    fn language();
    fn language_system();
    fn download();
    fn single_file();
    fn single_file_note();
    /// A server that tells addresses.
    fn find_address();
    fn find_address_note();
    fn find_address_at();
}
