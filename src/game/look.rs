//! What a game looks like: its last position as a scene.

use super::ply::Ply;
use super::scene::{BoardScene, Mark, MarkKind, Scene, Tray, TrayKind};
use super::{Game, Spot};
use crate::board::{BoardId, Color, Phase, Role, Site};
use crate::rules::{Memory, Move, Rules};

/// What the last position of a game looks like.
pub fn scene(game: &Game) -> Scene {
    Scene {
        boards: boards(game.rules()),
        trays: trays(game),
        men: game.last().men.clone(),
        marks: marks(game),
        figure: figure(game),
    }
}

fn boards(rules: Rules) -> Vec<BoardScene> {
    let ids = (0..rules.boards() as u8).map(BoardId::new);
    ids.map(|id| BoardScene { id, files: rules.files(), ranks: 8 }).collect()
}

fn trays(game: &Game) -> Vec<Tray> {
    if !game.rules().has_reserve() {
        return Vec::new();
    }
    let kind = match game.rules().memory().contains(&Memory::Pocket) {
        true => TrayKind::Pocket,
        false => TrayKind::Zone,
    };
    let tray = |color: Color| {
        let reserve = game.state().meta.reserve(color);
        let pockets = Role::RESERVABLE.map(|role| (role, reserve.count(role)));
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
        marks.extend(king.map(|king| Mark { spot: Spot::Site(king), kind }));
    }
    marks
}

/// The moves of the last turn, a half of one included, each with the ply it was made in.
fn last_turn(game: &Game) -> impl Iterator<Item = (&Ply, Move)> {
    let last = game.last().made();
    let halved = last.is_some_and(|(before, _)| before.state.meta.phase() == Phase::Second);
    let first = last.and_then(|(before, _)| before.made()).filter(|_| halved);
    first.into_iter().chain(last)
}

fn mark_move(rules: Rules, before: &Ply, m: Move, marks: &mut Vec<Mark>) {
    let ends = [m.origin(), m.landing()].into_iter().flatten();
    marks.extend(ends.map(|at| Mark { spot: Spot::Site(at), kind: MarkKind::LastMove }));
    // Where it passed the glass, the mover has left nothing behind to be seen.
    let passage = m
        .landing()
        .map(|at| at.on(m.board()))
        .filter(|&at| m.landing() != Some(at) && m.origin() != Some(at));
    marks.extend(passage.map(|at| Mark { spot: Spot::Site(at), kind: MarkKind::Passage }));
    let pockets = rules.memory().contains(&Memory::Pocket) && m.captures(&before.state);
    if m.landing().is_none() || pockets {
        let zone = Spot::Zone(before.state.meta.turn());
        marks.push(Mark { spot: zone, kind: MarkKind::LastMove });
    }
}

/// The figure that the last move rested on with what it declared.
fn figure(game: &Game) -> Vec<Site> {
    let declared = game.last().made().filter(|(_, m)| matches!(m, Move::Switch(_)));
    declared.map_or(Vec::new(), |(before, m)| game.rules().figure(before.state.boards(), m))
}
