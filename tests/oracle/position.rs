//! A position as plain arrays of characters.

use std::fmt::Write;

/// `board[rank][file]`, rank 1 and file a first: a letter as in FEN, or a dot.
pub type Board = [[char; 8]; 8];

/// A rank and a file, both from 0.
pub type Place = (i32, i32);

/// A position. Games that know no zone or no double-step marks leave them empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// One board, or several where the game has several.
    pub boards: Vec<Board>,
    pub white_to_move: bool,
    /// Any of `KQkq`, in that order.
    pub castling: String,
    /// The square passed over by the double step just made.
    pub passed: Option<Place>,
    pub half: u32,
    pub full: u32,
    /// Letters of the men off the board, in any order.
    pub zone: String,
    /// For White and Black: the files whose pawns on their second ranks have never moved.
    pub unmoved: [[bool; 8]; 2],
}

impl Position {
    /// Nothing on one board, White to move.
    pub fn empty() -> Position {
        Position {
            boards: vec![[['.'; 8]; 8]],
            white_to_move: true,
            castling: String::new(),
            passed: None,
            half: 0,
            full: 1,
            zone: String::new(),
            unmoved: [[false; 8]; 2],
        }
    }

    /// The start of orthodox chess.
    pub fn orthodox() -> Position {
        let mut start = Position::empty();
        for (file, letter) in "RNBQKBNR".chars().enumerate() {
            start.boards[0][0][file] = letter;
            start.boards[0][1][file] = 'P';
            start.boards[0][6][file] = 'p';
            start.boards[0][7][file] = letter.to_ascii_lowercase();
        }
        start.castling = "KQkq".to_owned();
        start.unmoved = [[true; 8]; 2];
        start
    }

    /// What stands there; `None` beyond the edge.
    pub fn at(&self, board: usize, (rank, file): Place) -> Option<char> {
        let inside = (0..8).contains(&rank) && (0..8).contains(&file);
        inside.then(|| self.boards[board][rank as usize][file as usize])
    }

    pub fn set(&mut self, board: usize, (rank, file): Place, letter: char) {
        self.boards[board][rank as usize][file as usize] = letter;
    }

    /// Does that letter stand for a man of the side to move?
    pub fn is_own(&self, letter: char) -> bool {
        letter != '.' && letter.is_ascii_uppercase() == self.white_to_move
    }

    pub fn is_foe(&self, letter: char) -> bool {
        letter != '.' && !self.is_own(letter)
    }

    /// A letter in the case of the side to move.
    pub fn own(&self, letter: char) -> char {
        if self.white_to_move { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    }

    /// All places of a board with what stands there, empty ones too.
    pub fn places(&self, board: usize) -> Vec<(Place, char)> {
        let mut places = Vec::new();
        for rank in 0..8 {
            for file in 0..8 {
                places.push(((rank, file), self.boards[board][rank as usize][file as usize]));
            }
        }
        places
    }

    /// The four middle fields and the clocks of a FEN after its placement: `w KQkq - 0 1`.
    pub fn tail(&self) -> String {
        let side = if self.white_to_move { 'w' } else { 'b' };
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let passed = self.passed.map_or("-".to_owned(), name);
        format!("{side} {castling} {passed} {} {}", self.half, self.full)
    }

    /// The placement field of a FEN.
    pub fn placement(&self) -> String {
        let boards = self.boards.iter().map(|board| {
            let ranks = board.iter().rev().map(|rank| {
                let mut text: String = rank.iter().collect();
                for gap in (1..=8).rev() {
                    text = text.replace(&".".repeat(gap), &gap.to_string());
                }
                text
            });
            ranks.collect::<Vec<_>>().join("/")
        });
        boards.collect::<Vec<_>>().join(":")
    }
}

/// `e4`
pub fn name((rank, file): Place) -> String {
    let mut text = String::new();
    let _ = write!(text, "{}{}", (b'a' + file as u8) as char, rank + 1);
    text
}
