//! Setting up a position.

texts! {
    fn editor_game();
    /// What can be put on the board, and the hand and the eraser beside it.
    fn editor_pieces(color: &str);
    fn editor_hand();
    fn editor_eraser();
    fn editor_put(piece: &str);
    fn editor_start();
    fn editor_start_note();
    fn editor_clear();
    fn editor_clear_note();
    fn editor_mirror();
    fn editor_mirror_note();
    fn editor_undo();
    fn editor_undo_note();
    fn editor_redo();
    fn editor_redo_note();
    fn editor_fen();
    fn editor_turn();
    fn editor_castling();
    fn editor_castles_short(color: &str);
    fn editor_castles_long(color: &str);
    fn editor_passed();
    fn editor_passed_none();
    fn editor_doubles(color: &str);
    fn editor_double(at: &str);
    fn editor_stepped();
    fn editor_stepped_at(at: &str);
    fn editor_white_player();
    fn editor_player(number: u32);
    fn editor_half_moves();
    fn editor_full_move();
    fn editor_move_of_turn();
    fn editor_switches();
    fn editor_switch_limit();
    /// `player` is the first or the second.
    fn editor_switches_left(player: u32);
    fn editor_quiet(color: &str);
    fn editor_tick();
    fn editor_wait();
    /// Of the piece that was picked.
    fn editor_picked(piece: &str, at: &str);
    fn editor_picked_was_pawn();
    fn editor_more(piece: &str);
    fn editor_fewer(piece: &str);
    /// `said` is a sentence without its end.
    fn editor_problem(said: &str);
    fn editor_ready();
    /// `over` says how.
    fn editor_over(over: &str);
    fn editor_square_wrong();
    fn editor_play_computer();
    fn editor_play_friend();
    fn editor_take_along();
    fn editor_link();
    fn editor_link_to_play();
    /// How to work on the board, for whoever asks.
    fn editor_hint();
    fn editor_edit();
}
