//! Premoves: moves that somebody enters while the other side is to move. Each is made at once when its turn
//! comes, if it is legal by then; if it is not, all are given up.

use crate::app::common::player::PlayedBy;
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::board::Color;
use crate::game::gesture::{between, gestures};
use crate::game::{Prospect, Scene, Spot};
use crate::rules::Move;

/// The two spots one would press to make it, then.
pub type Premove = [Spot; 2];

/// The side that somebody at this device commands and that waits for the other to move, in the position that is
/// shown.
pub fn waiting(table: &Table) -> Option<Color> {
    let mover = table.to_move()?;
    let answers =
        matches!(table.setup.played_by(mover), PlayedBy::Computer(_) | PlayedBy::Correspondence(_));
    let waits = answers && table.shown.is_none() && table.setup.is_human(!mover);
    waits.then(|| table.color_of(!mover))
}

/// What the side that waits imagines, with all premoves made.
#[inline(never)]
pub fn prospect(table: &Table, us: Color) -> Prospect {
    let imagined = |then: Prospect, premove: &Premove| {
        let next = meant(&then.moves(), us, *premove).map(|m| then.after(m));
        next.unwrap_or(then)
    };
    table.premoves.iter().fold(table.game.prospect(us), imagined)
}

/// What there is to see of a table: the position that is shown, with the premoves made.
pub fn scene(table: &Table) -> Scene {
    let scene = table.shown_game().scene();
    if table.premoves.is_empty() {
        return scene;
    }
    match waiting(table) {
        Some(us) => prospect(table, us).scene(scene),
        None => scene,
    }
}

/// Enters a premove.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn enter(table: &mut Table, us: Color, m: Move) {
    table.let_go();
    if let Some(premove) = gestures(m, us).next() {
        table.premoves.push(premove);
        table.say(Saying::Premove(premove));
    }
}

/// Gives all premoves up.
pub fn give_up(table: &mut Table) {
    if !table.premoves.is_empty() {
        table.premoves.clear();
        table.say(Saying::NoPremoves);
    }
}

/// Is it the turn of whoever has entered premoves?
pub fn are_due(table: &Table) -> bool {
    let mover = table.to_move().filter(|&player| table.setup.is_human(player));
    mover.is_some() && !table.premoves.is_empty()
}

/// Takes the first premove off the list, whose turn it is: the move it is by now, if it is still one. If not, all
/// are given up.
pub fn take_first(table: &mut Table) -> Option<Move> {
    let premove = table.premoves.remove(0);
    let found = meant(table.game.legal(), table.game.turn(), premove);
    if found.is_none() {
        table.premoves.clear();
        table.say(Saying::NoPremoves);
    }
    found
}

/// The move that is meant by a premove: the usual one of those made alike, such as a promotion to a
/// queen.
fn meant(moves: &[Move], us: Color, [first, second]: Premove) -> Option<Move> {
    between(moves, us, first, second).first().copied()
}
