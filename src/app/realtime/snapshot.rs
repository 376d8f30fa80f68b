//! A moment of a game without turns as a picture.

use crate::app::realtime::card;
use crate::app::realtime::session::Session;
use crate::app::share::picture::{Picture, PictureStyle, draw};
use crate::board::{BoardId, BoardSquare, Square};
use crate::game::Spot;
use crate::game::scene::{BoardScene, Mark, MarkKind, Scene};

/// Under a title, the pieces as they are seen at a moment, with the last move and the kings in check. Who has to wait
/// is not in it: that is over before anybody looks.
pub fn picture(session: &Session, title: &str, style: PictureStyle, now: f64) -> Picture {
    let tick = session.replay.map_or_else(|| session.tick(now), |replay| replay.tick(now));
    let name = format!("{}-tick-{tick}", card::SLUG);
    Picture { name, ..draw(&scene(session, now), title, session.below, style) }
}

/// The same without colors.
pub fn scene(session: &Session, now: f64) -> Scene {
    let seen = session.picture(now);
    let made = match &session.replay {
        Some(replay) => replay.made(&session.arbiter, now),
        None => session.arbiter.log().len(),
    };
    let mark =
        |at: Square, kind| Mark { spot: Spot::Square(BoardSquare::new(BoardId::A, at)), kind };
    let last = made.checked_sub(1).and_then(|last| session.arbiter.log().get(last));
    let ends = last.map(|entry| entry.asked()).into_iter().flat_map(|m| [m.from, m.to]);
    let ends = ends.map(|at| mark(at, MarkKind::LastMove));
    let checks = seen.checks.iter().map(|check| mark(check.king, MarkKind::Check));
    Scene {
        boards: vec![BoardScene { id: BoardId::A, files: 8, ranks: 8 }],
        trays: Vec::new(),
        marks: ends.chain(checks).collect(),
        pieces: seen.pieces,
        blast: None,
        figure: Vec::new(),
    }
}
