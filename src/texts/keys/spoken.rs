//! Moves and answers for those who listen, what somebody types, and the keys. `who` and `piece` are names of
//! pieces.

texts! {
    /// A piece with the square it comes from, where another could have gone there, too.
    fn spoken_from(piece: &str, from: &str);
    fn spoken_move(who: &str, to: &str);
    fn spoken_capture(who: &str, taken: &str, to: &str);
    /// `short` or `long`.
    fn spoken_castling(side: &str);
    fn spoken_promotion(piece: &str);
    fn spoken_warp(piece: &str, from: &str);
    fn spoken_drop(piece: &str, to: &str);
    /// One pawn of a pair goes, and the other stays.
    fn spoken_part(from: &str, to: &str);
    /// One pawn of a pair goes two squares ahead, and the other one back.
    fn spoken_rocket(to: &str, back: &str);
    fn spoken_straight(who: &str, from: &str, board: &str);
    fn spoken_through(board: &str);
    fn spoken_blast();
    fn spoken_reborn(square: &str);
    fn spoken_switch();
    fn spoken_check();
    fn spoken_mate();

    fn answer_no_move();
    fn answer_pieces(side: &str, pieces: &str);
    fn answer_none(side: &str);
    fn answer_empty(square: &str);
    fn answer_clock(white: &str, black: &str);
    fn answer_no_clock();

    fn typed_looking_back();
    fn typed_not_your_turn();
    fn typed_nothing_to_take_back();
    fn typed_promotion_missing();
    fn typed_not_understood(text: &str);

    fn help();
    fn help_keys();
    fn help_board();
    fn help_typed();
    fn help_steps();
    fn help_ends();
    fn help_flip();
    fn help_layout();
    fn help_next_board();
    fn help_cancel();
    fn help_type();
    fn help_last();
    fn help_pieces();
    fn help_square();
    fn help_clock();
    fn help_help();
    fn help_walk();
    fn help_press();
    fn help_pause();
    fn help_moves();
    fn help_do();
    fn help_ask();
    fn help_analysis();
    fn help_best();
    fn help_threat();
    fn help_editor();
    fn help_put();
    fn help_erase();
    fn help_was_pawn();
    fn help_undo();
    fn key_enter();
    fn key_home();
    fn key_end();
    fn key_escape();
    fn key_space();
    fn key_delete();
    fn key_control();
}
