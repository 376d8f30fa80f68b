//! The names of spots in the page: `e4` (or `Ae4` among several boards), `zone-w`, `zone-w-Q`.

use crate::board::{BoardId, BoardSquare, Color};
use crate::game::Spot;
pub use crate::notation::words::role_name;
use crate::notation::{letter, role_of, square, square_of};

/// The name of a spot.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Square(at) if at.board() == BoardId::A => square(at.square()),
        Spot::Square(at) => format!("{}{}", at.board().letter(), square(at.square())),
        Spot::Zone(color) => format!("zone-{}", color.pick('w', 'b')),
        Spot::Pocket(color, role) => format!("zone-{}-{}", color.pick('w', 'b'), letter(role)),
    }
}

/// The spot of a name.
pub fn spot(name: &str) -> Option<Spot> {
    if let Some(zone) = name.strip_prefix("zone-") {
        let mut letters = zone.chars();
        let color = match letters.next()? {
            'w' => Color::White,
            'b' => Color::Black,
            _ => return None,
        };
        return match (letters.next(), letters.next()) {
            (None, _) => Some(Spot::Zone(color)),
            (Some('-'), Some(role)) => Some(Spot::Pocket(color, role_of(role)?)),
            _ => None,
        };
    }
    let (board, rest) = match name.chars().next()? {
        'B' => (BoardId::B, &name[1..]),
        'C' => (BoardId::C, &name[1..]),
        _ => (BoardId::A, name),
    };
    Some(Spot::Square(BoardSquare::new(board, square_of(rest)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Role, Square};

    #[test]
    fn every_spot_is_found_by_its_name() {
        let boards = [BoardId::A, BoardId::B, BoardId::C];
        let sites =
            boards.into_iter().flat_map(|b| Square::all().map(move |s| BoardSquare::new(b, s)));
        let zones = Color::ALL.map(Spot::Zone);
        let pockets =
            Color::ALL.into_iter().flat_map(|c| Role::RESERVABLE.map(|r| Spot::Pocket(c, r)));
        for wanted in sites.map(Spot::Square).chain(zones).chain(pockets) {
            assert_eq!(spot(&name(wanted)), Some(wanted), "{}", name(wanted));
        }
    }

    #[test]
    fn other_names_are_no_spots() {
        for name in ["", "e9", "zone", "zone-", "zone-x", "zone-w-", "zone-w-Z", "Be", "é4"] {
            assert_eq!(spot(name), None, "{name}");
        }
    }
}
