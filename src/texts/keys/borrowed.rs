//! Texts of games with turns that other parts say as well.

texts! {
    fn try_again();
    fn new_game();
    fn rematch();
    fn result();
    fn moves();
    fn share();
    fn game_over();
    fn bad_link(fault: &str);
    fn bad_game(fault: &str);
    fn setting_up();
    fn side(color: &str);
    fn person(who: &str);
    fn piece(role: &str);
    fn piece_of(color: &str, role: &str);
    fn board();
    fn level(level: u8);
    fn won(who: &str, reason: &str);
    fn drawn(reason: &str);
    fn take_back();
    fn resign();
    fn flip();
    fn accept();
    fn decline();
    fn resign_question();
    fn resign_not();
    fn draw_declined();
    fn game_forked();
    fn play_against();
    fn play_as();
    fn strength();
}
