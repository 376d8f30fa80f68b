//! Sides, pieces, squares and boards.

texts! {
    /// `color` is `white` or `black`; so everywhere.
    fn side(color: &str);
    /// `who` is a `Person` in a word; so everywhere.
    fn person(who: &str);
    /// `role` is a role's name in English; so everywhere.
    fn piece(role: &str);
    fn piece_of(color: &str, role: &str);
    /// Of a piece that was promoted, where that counts.
    fn promoted_piece(piece: &str);
    /// Of several pieces on squares that lie over one another.
    fn piece_on_board(piece: &str, board: &str);
    fn square_on_board(square: &str, board: &str);
    fn square_threatened();
    fn square_paralysed();
    fn square_target();
    fn square_movable();
    fn square_premove();
    fn board();
    fn board_named(board: &str);
    fn two_boards(first: &str, second: &str);
    fn three_boards(first: &str, second: &str, third: &str);
    fn enlarge_board(board: &str);
    fn reduce_board(board: &str);
    fn bring_to_front(board: &str);
    fn bring_to_front_note(board: &str);
    fn in_front();
    fn board_in_front();
    fn zone(color: &str);
    /// Where it is plain whose it is.
    fn zone_title();
    fn in_zone(color: &str);
    fn hand(color: &str);
    fn pocket_title();
    fn in_hand(color: &str);
    fn held(piece: &str, n: u8);
    fn pocket(piece: &str, n: u8);
    fn warp_here();
}
