//! How the pieces on the boards that are drawn together come from one position to the next.

use crate::board::BoardId;
use crate::game::pieces::PieceScene;
use crate::game::scene::Blast;

/// What a piece does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// It stands, or goes from square to square.
    Walk,
    /// It has come from nowhere: dropped, or taken back after a capture.
    Arrive,
    /// It is gone: captured, or warped.
    Leave,
    /// It is gone with others: first the mover goes to its square.
    Burst,
    /// It goes to its square and sinks through the glass, to a board that is drawn elsewhere.
    Sink,
    /// It rises from such a board.
    Rise,
    /// It goes to its square and changes its world, both worlds being drawn here.
    Pass,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor {
    pub piece: PieceScene,
    pub motion: Motion,
    /// Does the mover travel to its square before anything else happens to this piece?
    pub waits: bool,
}

/// More pieces than this never go or change boards in one move without a blast: a rocket takes two
/// across and may capture a third.
const MOST: usize = 3;

/// Are two positions a move apart, so that the way between them can be shown?
pub fn is_step(then: &[PieceScene], now: &[PieceScene], blast: Option<Blast>) -> bool {
    let moved = |piece: &&PieceScene| match found(now, piece) {
        Some(later) => later.site.board() != piece.site.board(),
        None => blast.is_none_or(|blast| !blast.reaches(piece.site)),
    };
    then.iter().filter(moved).count() <= MOST
}

/// The pieces of the boards drawn together, in the order of their keys, lest a page lose the elements
/// that move; among them those that are going.
pub fn cast(
    then: Option<&[PieceScene]>,
    now: &[PieceScene],
    worlds: &[BoardId],
    blast: Option<Blast>,
) -> Vec<Actor> {
    let here = |piece: &PieceScene| worlds.contains(&piece.site.board());
    let then = then.unwrap_or(now);
    let staying = now.iter().filter(|piece| here(piece)).map(|&piece| {
        let Some(before) = found(then, &piece) else {
            return Actor { piece, motion: Motion::Arrive, waits: false };
        };
        let motion = match before.site.board() == piece.site.board() {
            true => Motion::Walk,
            false if here(before) => Motion::Pass,
            false => Motion::Rise,
        };
        Actor { piece, motion, waits: before.site.square() != piece.site.square() }
    });
    let going =
        then.iter().filter(|piece| here(piece)).filter_map(|&piece| match found(now, &piece) {
            None => Some(match blast.filter(|blast| blast.reaches(piece.site)) {
                Some(blast) => {
                    let site = if piece.site == blast.from { blast.at } else { piece.site };
                    Actor {
                        piece: PieceScene { site, ..piece },
                        motion: Motion::Burst,
                        waits: true,
                    }
                }
                None => {
                    Actor { piece, motion: Motion::Leave, waits: is_captured(then, now, &piece) }
                }
            }),
            Some(later) if here(later) => None,
            Some(later) => {
                let site = later.site.on(piece.site.board());
                let waits = site != piece.site;
                Some(Actor { piece: PieceScene { site, ..piece }, motion: Motion::Sink, waits })
            }
        });
    let mut actors: Vec<Actor> = staying.collect();
    for actor in going {
        let place = actors.partition_point(|other| other.piece.key < actor.piece.key);
        actors.insert(place, actor);
    }
    actors
}

/// Has another piece come to the square of one that is gone?
fn is_captured(then: &[PieceScene], now: &[PieceScene], gone: &PieceScene) -> bool {
    let comes = |piece: &PieceScene| {
        found(then, piece).is_some_and(|before| before.site.square() != piece.site.square())
    };
    now.iter().any(|piece| piece.site.square() == gone.site.square() && comes(piece))
}

fn found<'a>(pieces: &'a [PieceScene], piece: &PieceScene) -> Option<&'a PieceScene> {
    pieces.iter().find(|other| other.key == piece.key && other.color == piece.color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSquare, Color, Role, Square};

    const A: BoardId = BoardId::A;
    const B: BoardId = BoardId::B;

    fn piece(key: u16, color: Color, board: BoardId, file: u8) -> PieceScene {
        let site = BoardSquare::new(board, Square::at(file, 3));
        PieceScene { key, site, color, role: Role::Rook, was_pawn: false }
    }

    fn motions(
        then: &[PieceScene],
        now: &[PieceScene],
        worlds: &[BoardId],
    ) -> Vec<(u16, Motion, u8)> {
        let actors = cast(Some(then), now, worlds, None);
        actors.iter().map(|a| (a.piece.key, a.motion, a.piece.site.square().file())).collect()
    }

    #[test]
    fn a_capture_sinks_on_one_board_and_rises_on_the_other() {
        let then = [piece(1, Color::White, A, 0), piece(2, Color::Black, A, 4)];
        let now = [piece(1, Color::White, B, 4)];
        assert!(is_step(&then, &now, None));
        let gone = (2, Motion::Leave, 4);
        assert_eq!(motions(&then, &now, &[A]), [(1, Motion::Sink, 4), gone]);
        assert_eq!(motions(&then, &now, &[B]), [(1, Motion::Rise, 4)]);
        assert_eq!(motions(&then, &now, &[B, A]), [(1, Motion::Pass, 4), gone]);
        let sinks = cast(Some(&then), &now, &[A], None)[0];
        assert_eq!((sinks.piece.site.board(), sinks.waits), (A, true));
        assert!(cast(Some(&then), &now, &[A], None)[1].waits, "until the mover has come");
    }

    #[test]
    fn whoever_goes_straight_through_does_not_travel() {
        let (then, now) = ([piece(1, Color::White, B, 2)], [piece(1, Color::White, A, 2)]);
        assert!(!cast(Some(&then), &now, &[B], None)[0].waits);
        assert!(!cast(Some(&then), &now, &[A], None)[0].waits);
    }

    #[test]
    fn pieces_without_a_past_stand_where_they_are() {
        let now = [piece(1, Color::White, A, 0)];
        assert_eq!(cast(None, &now, &[A], None)[0].motion, Motion::Walk);
        assert_eq!(motions(&[], &now, &[A]), [(1, Motion::Arrive, 0)]);
        let far: Vec<PieceScene> =
            (0..4).map(|key| piece(key, Color::White, A, key as u8)).collect();
        assert!(!is_step(&far, &[], None), "another game altogether");
    }

    #[test]
    fn in_a_blast_the_mover_comes_first_and_all_go_together() {
        let pieces = (0..6).map(|key| piece(key, Color::White, A, key as u8)).collect::<Vec<_>>();
        let site = |file| BoardSquare::new(A, Square::at(file, 3));
        let blast = Some(Blast { from: site(0), at: site(4) });
        let now = &pieces[1..3];
        assert!(is_step(&pieces, now, blast) && !is_step(&pieces, &[], None));
        let actors = cast(Some(&pieces), now, &[A], blast);
        let gone: Vec<(u16, u8)> = actors
            .iter()
            .filter(|actor| actor.motion == Motion::Burst && actor.waits)
            .map(|actor| (actor.piece.key, actor.piece.site.square().file()))
            .collect();
        assert_eq!(gone, [(0, 4), (3, 3), (4, 4), (5, 5)], "whoever came from afar went up there");
    }
}
