//! Moves in standard algebraic notation, for people and PGN.

use super::fault::{Excerpt, MoveProblem};
use super::{Fault, coords, letter, square, square_of};
use crate::board::{BoardId, BoardSquare, Position, Role, Square};
use crate::rules::{Move, Outcome, Reason, Variant};

/// Writes a legal move, with `+` or `#` where it checks or ends the game.
pub fn write(rules: &dyn Variant, position: &Position, m: Move) -> String {
    write_among(rules, position, &rules.legal(position), m)
}

/// The same, given all legal moves.
pub fn write_among(rules: &dyn Variant, position: &Position, legal: &[Move], m: Move) -> String {
    let told = match tells_by_squares(position, legal, m) {
        true => bare(position, legal, m) + board_mark(position, m),
        false => coords::write(position, m),
    };
    let switch = if matches!(m, Move::Switch(_)) { "~" } else { "" };
    told + suffix(rules, position, m) + switch
}

/// Writes a move that is only imagined, among others: what it threatens nobody knows.
pub fn write_imagined(position: &Position, moves: &[Move], m: Move) -> String {
    bare(position, moves, m) + board_mark(position, m)
}

/// Do the squares of a move tell it from all others? Not where pieces of a kind come from different
/// boards to the same square: two from one square, or two pawns. Such a move is written in
/// coordinates.
fn tells_by_squares(position: &Position, legal: &[Move], m: Move) -> bool {
    let own = Shape::of(position, m);
    // Of a step the origin is not written, and of a piece's move not reliably the capture.
    let written = |shape: Shape| match shape.role {
        Role::Pawn | Role::Tandem if !shape.captures => Shape { from: None, ..shape },
        Role::Pawn | Role::Tandem => shape,
        _ => Shape { captures: false, ..shape },
    };
    let same = |&other: &Move| {
        other != m
            && other.landing() == m.landing()
            && written(Shape::of(position, other)) == written(own)
    };
    position.boards().len() == 1 || m.origin().is_none() || !legal.iter().any(same)
}

/// The board a piece comes down on: `/A`, nothing for B, `/C`.
fn board_mark(position: &Position, m: Move) -> &'static str {
    match m.landing().map(BoardSquare::board) {
        _ if position.boards().len() == 1 => "",
        Some(BoardId::A) => "/A",
        Some(BoardId::C) => "/C",
        _ => "",
    }
}

/// `#` when the move mates or wins in another way, `+` when it checks.
fn suffix(rules: &dyn Variant, position: &Position, m: Move) -> &'static str {
    let next = rules.play(position, m);
    let check = rules.in_check(&next, next.info.turn());
    // Where there is check, nothing without it can be mate.
    let end = match rules.is_royal() && !check {
        true => rules.ending(&next),
        false => rules.outcome(&next),
    };
    let won = |end: Outcome| {
        end.reason == Reason::Checkmate || end.winner == Some(position.info.player())
    };
    match end {
        Some(end) if won(end) => "#",
        _ if check => "+",
        _ => "",
    }
}

/// The move without its suffix.
fn bare(position: &Position, legal: &[Move], m: Move) -> String {
    let shape = Shape::of(position, m);
    match m {
        Move::Castle { king, rook, .. } if rook.square().file() > king.square().file() => {
            "O-O".to_owned()
        }
        Move::Castle { .. } => "O-O-O".to_owned(),
        Move::Warp { from } => format!("{}@{}", square(from.square()), letter(shape.role)),
        Move::Drop { to, role, .. } => format!("{}@{}", letter(role), square(to.square())),
        Move::Normal { .. }
        | Move::EnPassant { .. }
        | Move::Part { .. }
        | Move::PartEnPassant { .. }
        | Move::Rocket { .. }
        | Move::Flit { .. } => shape.text(position, legal),
        Move::Switch(switched) => bare(position, legal, switched.plain()),
    }
}

/// What SAN says of a move from square to square.
#[derive(Clone, Copy, PartialEq)]
struct Shape {
    /// The piece that goes: of a pair that parts, a pawn.
    role: Role,
    from: Option<Square>,
    to: Option<Square>,
    /// How it goes otherwise than usual.
    way: SanDetour,
    captures: bool,
    promotes: Option<Role>,
    switches: bool,
}

/// How a piece goes otherwise than usual, by the sign that says it.
#[derive(Clone, Copy, PartialEq)]
enum SanDetour {
    Usual,
    /// `=`: straight through to another board.
    Straight,
    /// `^`: two squares ahead while its partner goes one back.
    Rocket,
}

impl SanDetour {
    fn of(m: Move) -> SanDetour {
        match m.plain() {
            Move::Flit { .. } => SanDetour::Straight,
            Move::Rocket { .. } => SanDetour::Rocket,
            _ => SanDetour::Usual,
        }
    }

    fn sign(self) -> &'static str {
        match self {
            SanDetour::Usual => "",
            SanDetour::Straight => "=",
            SanDetour::Rocket => "^",
        }
    }
}

impl Shape {
    fn of(position: &Position, m: Move) -> Shape {
        let role_at = |at: BoardSquare| position.board(at).role_at(at.square());
        let parts =
            matches!(m, Move::Part { .. } | Move::PartEnPassant { .. } | Move::Rocket { .. });
        let role = m.origin().and_then(role_at).filter(|_| !parts).unwrap_or(Role::Pawn);
        Shape {
            role,
            from: m.origin().map(BoardSquare::square),
            to: m.landing().map(BoardSquare::square),
            way: SanDetour::of(m),
            captures: m.captures(position),
            promotes: m.promotion(position),
            switches: matches!(m, Move::Switch(_)),
        }
    }

    fn text(self, position: &Position, legal: &[Move]) -> String {
        let mut text = String::new();
        let from = self.from.map(square).unwrap_or_default();
        if self.role != Role::Pawn {
            text.push(letter(self.role));
        }
        text += match self.role.is_pawn() {
            true if self.captures => &from[..1],
            true => "",
            false => self.distinction(position, legal, &from),
        };
        text += if self.captures { "x" } else { "" };
        text += &self.to.map(square).unwrap_or_default();
        text += self.way.sign();
        if let Some(role) = self.promotes {
            text.push('=');
            text.push(letter(role));
        }
        text
    }

    /// As much of the origin as tells the move from those of other pieces of its kind: the file if
    /// it does, else the rank, else both.
    fn distinction<'a>(self, position: &Position, legal: &[Move], from: &'a str) -> &'a str {
        let rivals: Vec<Square> = legal
            .iter()
            .filter(|m| matches!(m.plain(), Move::Normal { .. } | Move::Flit { .. }))
            .map(|&m| Shape::of(position, m))
            .filter(|other| other.role == self.role && other.way == self.way)
            .filter(|other| other.to == self.to)
            .filter_map(|other| other.from)
            .filter(|&other| Some(other) != self.from)
            .collect();
        let Some(own) = self.from.filter(|_| !rivals.is_empty()) else {
            return "";
        };
        if rivals.iter().all(|rival| rival.file() != own.file()) {
            &from[..1]
        } else if rivals.iter().all(|rival| rival.rank() != own.rank()) {
            &from[1..]
        } else {
            from
        }
    }
}

/// Reads a move, forgiving what people leave out or add: `x`, `+`, `#`, `=`, zeros for castling,
/// `e.p.`, glyphs like `!?`, the board a piece comes down on, and more of the origin than is needed.
/// Coordinates are read as well.
pub fn read(rules: &dyn Variant, position: &Position, text: &str) -> Result<Move, Fault> {
    let legal = rules.legal(position);
    let said = Said::new(text);
    let on = |board| legal.iter().copied().filter(|&m| said.is_of(position, m, board)).collect();
    // Nothing said means board B, as it is written; but many leave the mark out.
    let mut found: Vec<Move> = on(Some(said.board.unwrap_or(BoardId::B)));
    if found.is_empty() && said.board.is_none() {
        found = on(None);
    }
    match found[..] {
        [m] => Ok(m),
        [] => Err(MoveProblem::NotLegal(Excerpt::of(text)).into()),
        [one, other, ..] => {
            let moves = [one, other].map(|m| bare(position, &legal, m));
            Err(MoveProblem::Ambiguous { found: Excerpt::of(text), moves }.into())
        }
    }
}

/// A move with its victim and the square on which that is reborn, as some write it behind: `Rxe8(Ng8)+`.
pub fn with_rebirth(san: &str, role: Role, at: BoardSquare) -> String {
    let core = san.trim_end_matches(['+', '#']);
    let piece = if role == Role::Pawn { String::new() } else { letter(role).to_string() };
    [core, "(", &piece, &square(at.square()), ")", &san[core.len()..]].concat()
}

/// A move without the square on which its victim is reborn, as some write it behind: `Rxe8(Ng8)`. Such a
/// square lies on one of a side's first two ranks.
pub fn without_rebirth(text: &str) -> &str {
    let Some((m, home)) = text.strip_suffix(')').and_then(|text| text.split_once('(')) else {
        return text;
    };
    let home = home.trim_start_matches(['Q', 'R', 'B', 'N', 'P']);
    let is_home = square_of(home).is_some_and(|at| matches!(at.rank(), 0 | 1 | 6 | 7));
    if is_home && m.contains('x') { m } else { text }
}

/// A move as somebody wrote it.
struct Said {
    plain: String,
    /// The board it is said to come down on, where several are.
    board: Option<BoardId>,
    way: SanDetour,
    switches: bool,
}

impl Said {
    fn new(text: &str) -> Said {
        let switches = text.contains('~');
        let text = text.replace('~', "");
        let text = text.trim().trim_end_matches("e.p.").trim_end_matches(['+', '#', '!', '?']);
        let text = without_rebirth(text);
        let (text, board) = match text.rsplit_once('/') {
            Some((text, "A")) => (text, Some(BoardId::A)),
            Some((text, "B")) => (text, Some(BoardId::B)),
            Some((text, "C")) => (text, Some(BoardId::C)),
            _ => (text, None),
        };
        let way = match text {
            _ if text.ends_with('=') => SanDetour::Straight,
            _ if text.contains('^') => SanDetour::Rocket,
            _ => SanDetour::Usual,
        };
        Said { plain: plain(text), board, way, switches }
    }

    /// Is it that move, coming down on a board if one is given?
    fn is_of(&self, position: &Position, m: Move, board: Option<BoardId>) -> bool {
        let comes_down = |board| m.landing().is_none_or(|at| at.board() == board);
        let there = position.boards().len() == 1 || board.is_none_or(comes_down);
        // A sign for what is not possible here is superfluous.
        let own = SanDetour::of(m);
        let way =
            own == self.way || position.boards().len() == 1 && self.way == SanDetour::Straight;
        let switch = self.switches == matches!(m, Move::Switch(_));
        // Coordinates have no sign for going straight through.
        let in_full = switch
            && (way || own == SanDetour::Straight)
            && (position.boards().len() > 1 || self.plain.contains('T'))
            && self.plain == plain(&coords::write(position, m));
        in_full || switch && way && there && is_spelled(position, m, &self.plain)
    }
}

/// A move's text without what does not tell moves apart.
fn plain(text: &str) -> String {
    let kept = text.chars().filter(|&c| !c.is_whitespace() && !"x×:+#=!?-–()^~".contains(c));
    kept.map(|c| if matches!(c, '0' | 'o') { 'O' } else { c }).collect()
}

/// Is this one of the ways to write a move, as plain text?
fn is_spelled(position: &Position, m: Move, wanted: &str) -> bool {
    let shape = Shape::of(position, m);
    match m {
        Move::Normal { .. }
        | Move::EnPassant { .. }
        | Move::Flit { .. }
        | Move::Part { .. }
        | Move::PartEnPassant { .. }
        | Move::Rocket { .. } => {}
        Move::Switch(switched) => return is_spelled(position, switched.plain(), wanted),
        // There may be hundreds of these, so they are told cheaply.
        Move::Warp { .. } | Move::Drop { .. } if !wanted.contains('@') => return false,
        _ => {
            let spelled = plain(&bare(position, &[], m));
            // A drop without a letter is a pawn's.
            let pawns =
                spelled.strip_prefix("P@").is_some_and(|to| wanted.strip_prefix('@') == Some(to));
            return wanted == spelled || pawns || wanted == coords::write(position, m);
        }
    }
    let to = shape.to.map(square).unwrap_or_default();
    let Some((before, after)) = wanted.rsplit_once(&to) else {
        return false;
    };
    let promotes = shape.promotes.map(letter).map(String::from);
    if !promotes.unwrap_or_default().eq_ignore_ascii_case(after) {
        return false;
    }
    let from = shape.from.map(square).unwrap_or_default();
    let origin = match (before.strip_prefix(letter(shape.role)), shape.role) {
        (Some(origin), _) => origin,
        (None, Role::Pawn) => before,
        // Without its letter a pair would be one of its pawns.
        (None, role) if role != Role::Tandem && before == from => before,
        (None, _) => return false,
    };
    // A pawn's capture names its file at least; its step need not.
    let enough = !(shape.role.is_pawn() && shape.captures && origin.is_empty());
    enough && ["", &from[..1], &from[1..], &from].contains(&origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rebirth_stands_before_the_sign_of_check_and_is_read_past() {
        let at = |square| BoardSquare::new(BoardId::A, square);
        let written = with_rebirth("Rxe8+", Role::Knight, at(Square::at(6, 7)));
        assert_eq!(written, "Rxe8(Ng8)+");
        assert_eq!(without_rebirth(written.trim_end_matches('+')), "Rxe8");
        assert_eq!(with_rebirth("exd5/A", Role::Pawn, at(Square::at(3, 6))), "exd5/A(d7)");
        assert_eq!(without_rebirth("exd5/A(d7)"), "exd5/A");
    }
}
