//! Which pieces an ending has.

use std::fmt;

use crate::board::{Color, Piece, Role};
use crate::notation::{letter, role_of};

/// No ending has more pieces, kings included.
pub const MOST: usize = 6;

/// The order in which the pieces of a side are named.
const ORDER: [Role; Role::COUNT] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn, Role::Tandem];

/// A side and a role, in the order of names: White's king is the first, Black's comes after all of White's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// In place of a kind where there is none.
    pub const NONE: Kind = Kind(u8::MAX);

    pub fn of(piece: Piece) -> Kind {
        let place = ORDER.iter().position(|&role| role == piece.role).unwrap_or(0);
        Kind((piece.color as usize * ORDER.len() + place) as u8)
    }

    /// The piece; none of [`Kind::NONE`].
    pub fn piece(self) -> Option<Piece> {
        let (color, place) = (self.0 as usize / ORDER.len(), self.0 as usize % ORDER.len());
        Some(Piece { color: *Color::ALL.get(color)?, role: ORDER[place] })
    }
}

/// The pieces of an ending, one king a side, in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Material(pub [Kind; MOST]);

impl Material {
    /// Reads `KQvK`, White's pieces first. None of what names no ending: without one king a side, or with more than
    /// [`MOST`] pieces.
    pub fn read(text: &str) -> Option<Material> {
        let (white, black) = text.split_once('v')?;
        let mut pieces = Vec::new();
        for (color, letters) in [(Color::White, white), (Color::Black, black)] {
            for letter in letters.chars() {
                let role = role_of(letter).filter(|_| letter.is_ascii_uppercase())?;
                pieces.push(Piece { color, role });
            }
        }
        let kings = |color| {
            let king = Piece { color, role: Role::King };
            pieces.iter().filter(|&&piece| piece == king).count()
        };
        if pieces.len() > MOST || Color::ALL.into_iter().any(|color| kings(color) != 1) {
            return None;
        }
        let mut kinds = [Kind::NONE; MOST];
        for (kind, piece) in kinds.iter_mut().zip(pieces) {
            *kind = Kind::of(piece);
        }
        kinds.sort_unstable();
        Some(Material(kinds))
    }

    /// Its pieces, White's king first.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.0.iter().filter_map(|kind| kind.piece())
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names = |color| {
            let own = self.pieces().filter(move |piece| piece.color == color);
            own.map(|piece| letter(piece.role)).collect::<String>()
        };
        write!(f, "{}v{}", names(Color::White), names(Color::Black))
    }
}
