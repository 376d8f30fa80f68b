//! A position as plain arrays of characters.

/// `board[rank][file]`, rank 1 and file a first: a letter as in FEN, or a dot.
pub type Board = [[char; 8]; 8];

/// A rank and a file, both from 0.
pub type Place = (i32, i32);

/// A board with nothing on it.
pub const BARE: Board = [['.'; 8]; 8];

/// A position. Games that know no zone or no double-step marks leave them empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Plain {
    /// One board, or several where the game has several.
    pub boards: Vec<Board>,
    /// The files a board has, from the a-file on.
    pub files: i32,
    pub white_to_move: bool,
    /// Any of `KQkq`, in that order.
    pub castling: String,
    /// The square passed over by the double step just made, on the board it was made on.
    pub passed: Option<(usize, Place)>,
    /// Who made it: a pawn's letter or, of two that went together, a pair's.
    pub passer: char,
    pub half: u32,
    pub full: u32,
    /// Letters of the pieces off the board, in any order.
    pub zone: String,
    /// Where pieces stand that were pawns, by board and place, in games that remember it.
    pub promoted: Vec<(usize, Place)>,
    /// For White and Black: the files whose pawns on their second ranks have never moved.
    pub unmoved: [[bool; 8]; 2],
    /// The letters of the kings that have never moved, in games that remember it.
    pub kings: String,
    /// Where turns are series: the moves made, the quiet series before, and the files of pawns that have
    /// passed.
    pub made: u32,
    pub quiet: u32,
    pub files_passed: Vec<i32>,
    /// Which half of a turn is due, 1 or 2.
    pub phase: u32,
    /// Which person commands White, 1 or 2.
    pub white_by: u32,
    /// How often in a row the persons have just switched sides, and how often they may.
    pub run: Option<(u32, u32)>,
    /// How often the first and the second person may still do so, where that is limited.
    pub left: Option<(u32, u32)>,
}

impl Plain {
    /// Nothing on one board of so many files, White to move.
    pub fn empty(files: i32) -> Plain {
        Plain {
            boards: vec![BARE],
            files,
            white_to_move: true,
            castling: String::new(),
            passed: None,
            passer: '.',
            half: 0,
            full: 1,
            zone: String::new(),
            promoted: Vec::new(),
            unmoved: [[false; 8]; 2],
            kings: String::new(),
            made: 0,
            quiet: 0,
            files_passed: Vec::new(),
            phase: 1,
            white_by: 1,
            run: None,
            left: None,
        }
    }

    /// The pieces of both sides on one board, White's ranks given from the first on, Black's the
    /// same.
    pub fn array(ranks: &[&str]) -> Plain {
        let mut start = Plain::empty(ranks[0].len() as i32);
        for (rank, letters) in ranks.iter().enumerate() {
            for (file, letter) in letters.chars().enumerate() {
                start.boards[0][rank][file] = letter;
                start.boards[0][7 - rank][file] = letter.to_ascii_lowercase();
            }
        }
        start
    }

    /// The start of orthodox chess.
    pub fn orthodox() -> Plain {
        let mut start = Plain::array(&["RNBQKBNR", "PPPPPPPP"]);
        start.castling = "KQkq".to_owned();
        start.unmoved = [[true; 8]; 2];
        start
    }

    /// What stands there; `None` beyond the edge.
    pub fn at(&self, board: usize, (rank, file): Place) -> Option<char> {
        let inside = (0..8).contains(&rank) && (0..self.files).contains(&file);
        inside.then(|| self.boards[board][rank as usize][file as usize])
    }

    pub fn set(&mut self, board: usize, (rank, file): Place, letter: char) {
        self.boards[board][rank as usize][file as usize] = letter;
    }

    /// Does that letter stand for a piece of the side to move?
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
            for file in 0..self.files {
                places.push(((rank, file), self.boards[board][rank as usize][file as usize]));
            }
        }
        places
    }

    /// The letters of all pieces on all boards.
    pub fn pieces(&self) -> String {
        let places = (0..self.boards.len()).flat_map(|board| self.places(board));
        places.map(|place| place.1).filter(|&letter| letter != '.').collect()
    }

    /// The four middle fields and the clocks of a FEN after its placement: `w KQkq - 0 1`.
    pub fn tail(&self) -> String {
        let side = if self.white_to_move { 'w' } else { 'b' };
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        let passed = match self.passed {
            None => "-".to_owned(),
            Some((_, at)) if self.boards.len() == 1 => name(at),
            Some((board, at)) => name(at) + letter_of(board),
        };
        format!("{side} {castling} {passed} {} {}", self.half, self.full)
    }

    /// The placement field of a FEN.
    pub fn placement(&self) -> String {
        let boards = self.boards.iter().map(|board| {
            let ranks = board.iter().rev().map(|rank| spelled(&rank[..self.files as usize]));
            ranks.collect::<Vec<String>>().join("/")
        });
        boards.collect::<Vec<String>>().join(":")
    }
}

/// A rank as FEN writes it, a number for empty squares: `4p3`.
fn spelled(rank: &[char]) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for &letter in rank.iter().chain(&['/']) {
        if letter == '.' {
            gap += 1;
            continue;
        }
        if gap > 0 {
            text += &gap.to_string();
            gap = 0;
        }
        text.push(letter);
    }
    text.pop();
    text
}

/// `e4`
pub fn name((rank, file): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// `A` for the first board.
pub fn letter_of(board: usize) -> &'static str {
    &"ABC"[board..=board]
}
