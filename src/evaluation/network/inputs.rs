//! What a network sees of a position: pieces on squares and in pockets, as each side sees them.

use crate::board::{Board, BoardId, BoardSquare, Color, Piece, PositionInfo, Role, Square};
use crate::rules::Rules;

/// So many pieces of a role in a pocket are told apart.
const MOST_IN_POCKET: usize = 8;
/// The roles that a pocket can hold come first among all.
const IN_POCKET: usize = Role::RESERVABLE.len();

/// Which inputs a network has. Each is on or off: a piece stands on a square, or a pocket holds at least so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs {
    pub boards: u8,
    /// How many files a board has.
    pub files: u8,
    /// Roles that can stand on a board: yoked pawns are the last.
    pub roles: u8,
    /// Are there pockets?
    pub pockets: bool,
}

/// Something that is, or is not, in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A piece on a square.
    Stands(BoardSquare, Piece),
    /// One more piece of a role in a side's pocket than so many.
    Held(Color, Role, u8),
}

/// How a side looks at a position: its own first rank is the first, its own king stands on the files e to h and,
/// where there are two boards, on the first of them. So what is worth the same is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    side: Color,
    squares: u8,
    boards: u8,
}

impl Inputs {
    /// Those of a game.
    pub fn of(rules: Rules) -> Inputs {
        let roles = if rules.pieces().has(Role::Tandem) { Role::COUNT } else { Role::COUNT - 1 };
        Inputs {
            boards: rules.boards() as u8,
            files: rules.files(),
            roles: roles as u8,
            pockets: rules.has_pocket(),
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.on_boards() + if self.pockets { 2 * IN_POCKET * MOST_IN_POCKET } else { 0 }
    }

    fn on_boards(&self) -> usize {
        usize::from(self.boards) * 2 * usize::from(self.roles) * Square::COUNT
    }

    /// How a side looks at boards.
    pub fn outlook(&self, boards: &[Board], side: Color) -> Outlook {
        let king = boards.iter().enumerate().find_map(|(i, board)| Some((i, board.king(side)?)));
        let (board, king) = king.unwrap_or((0, Square::at(4, 0)));
        let turned = 56 * side as u8;
        // Which squares mirror one another depends on how many files there are.
        let mirrored = match king.file() < self.files / 2 {
            true => self.files - 1,
            false => 0,
        };
        let exchanged = if self.boards == 2 { board as u8 } else { 0 };
        Outlook { side, squares: turned | mirrored, boards: exchanged }
    }

    /// The number of the input that stands for something; none where no input does.
    pub fn index(&self, outlook: Outlook, thing: Thing) -> Option<usize> {
        let theirs = |color: Color| usize::from(color != outlook.side);
        match thing {
            Thing::Stands(at, Piece { color, role }) => {
                let board = at.board().index() ^ usize::from(outlook.boards);
                let square = at.square().index() ^ usize::from(outlook.squares);
                let kind = (2 * board + theirs(color)) * usize::from(self.roles) + role as usize;
                Some(kind * Square::COUNT + square)
            }
            Thing::Held(color, role, before) => {
                let kind = theirs(color) * IN_POCKET + role as usize;
                let known = self.pockets && usize::from(before) < MOST_IN_POCKET;
                let index = self.on_boards() + kind * MOST_IN_POCKET + usize::from(before);
                known.then_some(index)
            }
        }
    }
}

/// All things in a position.
pub fn things(boards: &[Board], info: &PositionInfo, mut hear: impl FnMut(Thing)) {
    for (i, board) in boards.iter().enumerate() {
        for square in board.occupied() {
            if let Some(piece) = board.piece_at(square) {
                hear(Thing::Stands(BoardSquare::new(BoardId::new(i as u8), square), piece));
            }
        }
    }
    for (color, role) in pocketed() {
        (0..info.pocket(color).count(role)).for_each(|n| hear(Thing::Held(color, role, n)));
    }
}

/// What can be in pockets, and whose.
pub fn pocketed() -> impl Iterator<Item = (Color, Role)> {
    Color::ALL.into_iter().flat_map(|color| Role::RESERVABLE.map(|role| (color, role)))
}
