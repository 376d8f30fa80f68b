//! Moves with symbols for pieces: `♘f3` for `Nf3`. Letters stay English in FEN, PGN and links.

/// A text of moves in SAN with symbols; letters of boards, which follow a stroke, stay.
pub fn figurines(sans: &str) -> String {
    let mut before = ' ';
    let symbol = |letter: char| {
        let is_board = std::mem::replace(&mut before, letter) == '/';
        match letter {
            _ if is_board => letter,
            'K' => '♔',
            'Q' => '♕',
            'R' => '♖',
            'B' => '♗',
            'N' => '♘',
            _ => letter,
        }
    };
    sans.chars().map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use crate::app::wording::figurines::figurines;

    #[test]
    fn pieces_have_symbols_and_boards_letters() {
        assert_eq!(figurines("1. Nf3/B O-O-O"), "1. ♘f3/B O-O-O");
        assert_eq!(figurines("exd8=Q+ N@f7 Bb5 d8@R Kxe2#"), "exd8=♕+ ♘@f7 ♗b5 d8@♖ ♔xe2#");
    }
}
