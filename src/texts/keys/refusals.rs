//! Why a move is refused, in one plain sentence. `role` is a role's name in English; `place` is what
//! `refusal_place` says; `check` what `refusal_check` says.

texts! {
    /// A square; `board` is `none` in a game on one board.
    fn refusal_place(square: &str, board: &str);
    /// A king in check; `by` is the place of the attacker or `none`.
    fn refusal_check(board: &str, by: &str);
    /// A square that is attacked, alike.
    fn refusal_attacked(board: &str, by: &str);

    fn refusal_pawn_first();
    fn refusal_piece_second(role: &str);
    fn refusal_cannot_move(role: &str);
    fn refusal_own_piece(role: &str, place: &str);
    fn refusal_blocked(place: &str);
    fn refusal_pawn_ahead(place: &str);
    fn refusal_pawn_diagonal(place: &str);
    fn refusal_double_step();
    fn refusal_other_board(role: &str, board: &str);
    fn refusal_no_castling();
    fn refusal_castling_lost();
    fn refusal_castling_in_check(check: &str);
    fn refusal_no_zone();
    fn refusal_stays_on_board(role: &str);
    fn refusal_not_in_zone(role: &str);
    fn refusal_checks_too_soon();
    fn refusal_paralysed(role: &str, place: &str);
    fn refusal_own_king_vanishes();
    fn refusal_gives_check(board: &str, by: &str);
    fn refusal_shields(role: &str, board: &str, by: &str);
    fn refusal_pawn_drop(square: &str);
    fn refusal_no_crossing();
    fn refusal_never_crosses(role: &str);
    fn refusal_crossing_in_check();
    /// `others` are places, with commas between them, beside the last one; `n` is their number.
    fn refusal_taken(n: usize, others: &str, last: &str);
    fn refusal_still_in_check(check: &str);
    fn refusal_into_check(check: &str);
    fn refusal_passing(square: &str, attacked: &str);
    fn refusal_cannot_help(role: &str, check: &str);
    fn refusal_pinned(role: &str, check: &str);
    /// How a piece moves.
    fn movement(role: &str);
}
