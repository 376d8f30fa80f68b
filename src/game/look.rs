//! What a game looks like: its last position as a scene.

use super::ply::Ply;
use super::scene::{Blast, BoardScene, Mark, MarkKind, Scene, Tray, TrayKind};
use super::{Game, Spot};
use crate::board::{BoardId, BoardSquare, Color, Position, Role};
use crate::rules::{Memory, Move, Rules};

impl Game {
    /// What the last position looks like.
    pub fn scene(&self) -> Scene {
        Scene {
            boards: boards(self.rules()),
            trays: trays(self.rules(), self.position()),
            pieces: self.last().pieces.clone(),
            marks: marks(self),
            blast: blast(self),
            figure: figure(self),
        }
    }
}

fn boards(rules: Rules) -> Vec<BoardScene> {
    let ids = (0..rules.boards() as u8).map(BoardId::new);
    ids.map(|id| BoardScene { id, files: rules.files(), ranks: 8 }).collect()
}

/// The pockets of a position.
pub(super) fn trays(rules: Rules, position: &Position) -> Vec<Tray> {
    if !rules.has_pocket() {
        return Vec::new();
    }
    let kind = match rules.memory().contains(&Memory::Pocket) {
        true => TrayKind::Pocket,
        false => TrayKind::Zone,
    };
    let tray = |color: Color| {
        let pocket = position.info.pocket(color);
        let pockets = Role::RESERVABLE.map(|role| (role, pocket.count(role)));
        Tray { color, kind, pockets: pockets.to_vec() }
    };
    Color::ALL.map(tray).to_vec()
}

fn marks(game: &Game) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (before, m) in last_turn(game) {
        mark_move(game.rules(), before, m, &mut marks);
    }
    let status = game.status();
    let kings = [(status.check, MarkKind::Check), (status.threat, MarkKind::Threat)];
    for (king, kind) in kings {
        marks.extend(king.map(|king| Mark { spot: Spot::Square(king), kind }));
    }
    let (rules, boards) = (game.rules(), game.position().boards());
    let sites = game.last().pieces.iter().map(|piece| piece.site);
    let stones = sites.filter(|&at| rules.paralyser(boards, at).is_some());
    marks.extend(stones.map(|at| Mark { spot: Spot::Square(at), kind: MarkKind::Stone }));
    marks
}

/// Where the last move blew up, if it did: who captured is not there after it.
fn blast(game: &Game) -> Option<Blast> {
    let (before, m) = game.last().made()?;
    let (from, at) = (m.origin()?, m.landing()?);
    let vanished = m.captures(&before.position) && game.position().piece_at(at).is_none();
    vanished.then_some(Blast { from, at })
}

/// The moves of the last turn, as far as it has come, the last one first, each with the ply it was
/// made in.
fn last_turn(game: &Game) -> impl Iterator<Item = (&Ply, Move)> {
    let goes_on = |before: &Ply| before.position.info.made_in_turn() > 0;
    std::iter::successors(game.last().made(), move |(before, _)| {
        before.made().filter(|_| goes_on(before))
    })
}

fn mark_move(rules: Rules, before: &Ply, m: Move, marks: &mut Vec<Mark>) {
    let ends = [m.origin(), m.landing()].into_iter().flatten();
    marks.extend(ends.map(|at| Mark { spot: Spot::Square(at), kind: MarkKind::LastMove }));
    // Where it passed the glass, the mover has left nothing behind to be seen.
    let passage = m
        .landing()
        .map(|at| at.on(m.board()))
        .filter(|&at| m.landing() != Some(at) && m.origin() != Some(at));
    marks.extend(passage.map(|at| Mark { spot: Spot::Square(at), kind: MarkKind::Passage }));
    let pockets = rules.memory().contains(&Memory::Pocket) && m.captures(&before.position);
    if m.landing().is_none() || pockets {
        let zone = Spot::Zone(before.position.info.turn());
        marks.push(Mark { spot: zone, kind: MarkKind::LastMove });
    }
}

/// The figure that the last move rested on with what it declared.
fn figure(game: &Game) -> Vec<BoardSquare> {
    let declared = game.last().made().filter(|(_, m)| matches!(m, Move::Switch(_)));
    declared.map_or(Vec::new(), |(before, m)| game.rules().figure(before.position.boards(), m))
}
