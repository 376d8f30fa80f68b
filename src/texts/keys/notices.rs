//! Messages about the game on the table.

texts! {
    /// Something of that color is pressed, and the other one is to move.
    fn not_yours(color: &str);
    fn game_replaced();
    fn back_to_game();
    fn game_forked();
    fn game_damaged(fault: &str);
    /// `color` is what the one who switches takes.
    fn sides_switched(who: &str, color: &str);
    fn draw_declined();
    fn resign_by_link();
    fn draw_by_link();
    fn no_move_found();
    fn engine_missing();
    fn engine_fault(fault: &str);
    fn friend_answered(place: &str);
    fn link_older();
    /// `place` is the move with its number after which ways part.
    fn link_forked(place: &str);
    fn link_known();
    fn send_first_link();
    fn send_last_link();
    fn send_link();
    fn friends_turn();
}
