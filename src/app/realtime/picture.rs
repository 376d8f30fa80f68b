//! What there is to see of a moment, without a browser: whoever draws it needs no rules.

use std::rc::Rc;

use crate::board::{BoardId, BoardSquare, Color, Square};
use crate::game::pieces::PieceScene;
use crate::realtime::arbiter::{Name, Scene};
use crate::realtime::{Options, Readiness, Tick, TimedPosition};

/// Everything on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedPicture {
    pub pieces: Rc<[PieceScene]>,
    pub frozen: Vec<Frozen>,
    pub marks: Vec<(Square, TimedMark)>,
    pub checks: Vec<Check>,
    pub arrows: Vec<Arrow>,
    /// Where pieces stand whose move may still turn out never to have been made.
    pub unsure: Vec<Square>,
}

/// A piece that has to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frozen {
    pub key: u16,
    pub at: Square,
    pub color: Color,
    /// When a full wait of its role would have begun: before the game, perhaps.
    pub since: i64,
    pub until: Tick,
}

/// What is shown on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimedMark {
    Picked,
    /// What is picked can go there, now or once it is ready.
    Target(Go),
    /// The same, capturing.
    Capture(Go),
    /// A king in check.
    Check,
    /// This piece can do nothing against the check.
    Locked,
    /// This piece can answer the check.
    Answer,
    /// A piece whose next move is entered.
    Premove,
}

/// When somebody can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    Now,
    Later,
}

/// A side in check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    pub side: Color,
    pub king: Square,
    /// The pieces that can answer it, now or once they are ready.
    pub answers: Vec<Square>,
    /// The tick at which the first of them is ready.
    pub first: Tick,
}

impl Check {
    /// Is nobody ready who could answer?
    pub fn stuns(&self, tick: Tick) -> bool {
        self.first > tick
    }
}

/// A move drawn as an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Tells one arrow from the next.
    pub id: u32,
    pub from: Square,
    pub to: Square,
    pub color: Color,
    pub kind: ArrowKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// It was made, and fades.
    Made,
    /// It was never made.
    Voided,
    /// It will be made once the piece is ready.
    Premove,
}

/// The pieces of a scene. Their keys are their names, which they keep as they move.
pub fn pieces(scene: &Scene) -> Vec<PieceScene> {
    let piece = |name: Square| {
        let at = scene.find(Name(name))?;
        let piece = scene.position.piece_at(at)?;
        let (key, site) = (name.index() as u16, BoardSquare::new(BoardId::A, at));
        Some(PieceScene { key, site, color: piece.color, role: piece.role, was_pawn: false })
    };
    // A page keeps a piece's element only if the order of the pieces stays the same.
    Square::all().filter_map(piece).collect()
}

/// The pieces that are not ready at a tick.
pub fn frozen(
    position: &TimedPosition,
    options: &Options,
    pieces: &[PieceScene],
    tick: Tick,
) -> Vec<Frozen> {
    let frozen = |piece: &PieceScene| {
        let at = piece.site.square();
        let until = position.ready_at(at);
        let since = i64::from(until) - i64::from(options.value(piece.role));
        (until > tick).then_some(Frozen { key: piece.key, at, color: piece.color, since, until })
    };
    pieces.iter().filter_map(frozen).collect()
}

/// The check a side is in.
pub fn check(
    position: &TimedPosition,
    options: &Options,
    side: Color,
    tick: Tick,
) -> Option<Check> {
    let king = position.board().king(side).filter(|_| position.in_check(side))?;
    let mut moves = Vec::new();
    position.legal(options, side, tick, Readiness::Ignored, &mut moves);
    let mut answers: Vec<Square> = moves.iter().map(|effect| effect.from).collect();
    answers.dedup();
    let first = answers.iter().map(|&at| position.ready_at(at)).min().unwrap_or(tick);
    Some(Check { side, king, answers, first })
}

/// What a check puts on the squares of the side's pieces.
pub fn check_marks(
    position: &TimedPosition,
    check: &Check,
) -> impl Iterator<Item = (Square, TimedMark)> {
    let pieces = position.board().color(check.side).into_iter();
    let marks = pieces.map(|at| match check.answers.contains(&at) {
        true => (at, TimedMark::Answer),
        false => (at, TimedMark::Locked),
    });
    let king = (check.king, TimedMark::Check);
    // A king that cannot go is no more locked than it is in check.
    let others = marks.filter(move |&mark| mark != (king.0, TimedMark::Locked));
    std::iter::once(king).chain(others).collect::<Vec<_>>().into_iter()
}

/// Where the piece on a square could go, its cooldown aside.
pub fn targets(
    position: &TimedPosition,
    options: &Options,
    from: Square,
    tick: Tick,
) -> Vec<(Square, TimedMark)> {
    let Some(piece) = position.piece_at(from) else { return Vec::new() };
    let go = if position.ready_at(from) > tick { Go::Later } else { Go::Now };
    let mut moves = Vec::new();
    position.legal(options, piece.color, tick, Readiness::Ignored, &mut moves);
    let mut targets: Vec<(Square, TimedMark)> = Vec::new();
    for effect in moves.iter().filter(|effect| effect.from == from) {
        let mark = match effect.captured {
            Some(_) => TimedMark::Capture(go),
            None => TimedMark::Target(go),
        };
        if !targets.iter().any(|target| target.0 == effect.to) {
            targets.push((effect.to, mark));
        }
    }
    targets
}

impl TimedPicture {
    /// The piece on a square.
    pub fn piece_at(&self, at: Square) -> Option<&PieceScene> {
        self.pieces.iter().find(|piece| piece.site.square() == at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::realtime::rtfen;
    use crate::notation::square_of;

    fn at(name: &str) -> Square {
        square_of(name).expect("a square")
    }

    /// A rook gives check on e8; a frozen knight may come between.
    const STUNNED: &str = "4R1k1/3n1ppp/8/8/8/8/8/4K3 - - d7=5000,e8=6000 0,0 1000";

    #[test]
    fn a_check_tells_who_can_answer_and_when() {
        let (position, tick) = rtfen::read(STUNNED).expect("a position");
        let options = Options::default();
        assert_eq!(check(&position, &options, Color::White, tick), None);
        let check = check(&position, &options, Color::Black, tick).expect("check");
        assert_eq!((check.king, &check.answers[..]), (at("g8"), &[at("d7")][..]));
        assert_eq!((check.first, check.stuns(tick), check.stuns(5_000)), (5_000, true, false));
        let marks: Vec<_> = check_marks(&position, &check).collect();
        assert!(marks.contains(&(at("d7"), TimedMark::Answer)));
        assert!(marks.contains(&(at("f7"), TimedMark::Locked)));
        assert!(!marks.contains(&(at("g8"), TimedMark::Locked)), "the king is in check already");
    }

    #[test]
    fn whoever_is_frozen_goes_later() {
        let (position, tick) = rtfen::read(STUNNED).expect("a position");
        let options = Options::default();
        let targets = targets(&position, &options, at("e8"), tick);
        assert!(targets.contains(&(at("e2"), TimedMark::Target(Go::Later))));
        let pieces = pieces(&Scene::new(position));
        let frozen = frozen(&position, &options, &pieces, tick);
        let waits: Vec<_> = frozen.iter().map(|f| (f.at, f.since, f.until)).collect();
        assert_eq!(waits, [(at("d7"), 2_000, 5_000), (at("e8"), 1_000, 6_000)]);
    }
}
