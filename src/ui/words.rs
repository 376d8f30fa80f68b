//! What the page says of a table.

use super::spots::role_name;
use super::table::{Player, Table};
use crate::board::{BoardId, Color, Seat};
use crate::game::{Game, Scene, Spot};
use crate::notation::{square, words};
use crate::rules::{Outcome, Reason};
use crate::worker::Worth;

/// An army's name: `White`, `Black`.
pub fn army(color: Color) -> &'static str {
    color.pick("White", "Black")
}

/// Who a person is to the one at this device.
pub fn name(table: &Table, seat: Seat) -> &'static str {
    match table.setup.player(seat) {
        Player::Computer(_) => "Computer",
        Player::Human if table.setup.is_shared() => army(table.color_of(seat)),
        Player::Human => "You",
    }
}

/// The line over the moves: how the game stands.
pub fn status(table: &Table) -> String {
    if let Some(ply) = table.shown {
        return format!("Looking back: {}", place(&*table.game, ply));
    }
    if let Some(outcome) = table.outcome() {
        return result(table, outcome);
    }
    let Some(seat) = table.to_move() else { return String::new() };
    let check = if table.game.status().check.is_some() { "Check. " } else { "" };
    let whose = match table.setup.player(seat) {
        Player::Computer(_) => "Computer is thinking…".to_owned(),
        Player::Human if table.setup.is_shared() => {
            format!("{} to move", army(table.color_of(seat)))
        }
        Player::Human => "Your move".to_owned(),
    };
    format!("{check}{whose}")
}

/// A place in a game: `start`, `after 3. Nf3`.
pub fn place(game: &dyn Game, ply: usize) -> String {
    match ply.checked_sub(1).and_then(|i| Some((i, game.sans().get(i)?.clone()))) {
        None => "the start".to_owned(),
        Some((i, san)) => {
            let (number, dots) = numbering(game, i);
            format!("after {number}{dots} {san}")
        }
    }
}

/// The number of the full move of a ply counted from 0, and the dots after it. Beyond the game's end
/// turns are taken to be single moves.
pub fn numbering(game: &dyn Game, ply: usize) -> (usize, &'static str) {
    let place = game.place(ply);
    let halves = place.color as usize + ply.saturating_sub(game.len());
    (place.number as usize + halves / 2, if halves.is_multiple_of(2) { "." } else { "…" })
}

/// The end of a game: `White wins by checkmate`, `Draw by stalemate`.
pub fn result(table: &Table, outcome: Outcome) -> String {
    let reason = words::reason(outcome.reason);
    match outcome.winner {
        None if outcome.reason == Reason::Time => {
            "Draw: out of time against a bare king".to_owned()
        }
        None => format!("Draw by {reason}"),
        Some(seat) => format!("{} wins {}", army(table.color_of(seat)), manner(outcome.reason)),
    }
}

fn manner(reason: Reason) -> String {
    match reason {
        Reason::Time => "on time".to_owned(),
        Reason::KingCaptured => "by taking the king".to_owned(),
        other => format!("by {}", words::reason(other)),
    }
}

/// The score of a result: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Seat::First) => "1–0",
        Some(Seat::Second) => "0–1",
        None => "½–½",
    }
}

/// What a screen reader calls a square on which spots of several boards may lie, the foremost
/// first: `e4, white knight`, `board B e4`, `e4, white knight on A, black pawn on B`.
pub fn square_of(scene: &Scene, spots: &[Spot]) -> String {
    let Some(&Spot::Site(at)) = spots.first() else { return String::new() };
    let board = match spots.len() {
        1 if scene.boards.len() > 1 => format!("board {} ", at.board().letter()),
        _ => String::new(),
    };
    let men = spots.iter().filter_map(|&spot| scene.man_at(spot)).map(|man| {
        let on = match spots.len() {
            1 => String::new(),
            _ => format!(" on {}", man.site.board().letter()),
        };
        format!(", {} {}{on}", man.color.pick("white", "black"), role_name(man.role))
    });
    men.fold(format!("{board}{}", square(at.square())), |text, man| text + &man)
}

/// What a screen reader calls boards that are drawn as one, the foremost first: `Board`,
/// `Board B`, `Boards B and A, B in front`.
pub fn boards(scene: &Scene, worlds: &[BoardId]) -> String {
    let letters: Vec<String> = worlds.iter().map(|world| world.letter().to_string()).collect();
    match letters.as_slice() {
        _ if scene.boards.len() == 1 => "Board".to_owned(),
        [one] => format!("Board {one}"),
        several => format!("Boards {}, {} in front", several.join(" and "), several[0]),
    }
}

/// A worth as people read it: `+0.8`, `−1.2`, `mate in 3`.
pub fn worth(worth: Worth) -> String {
    match worth {
        Worth::Mate(n) if n >= 0 => format!("mate in {n}"),
        Worth::Mate(n) => format!("mated in {}", -n),
        Worth::Centipawns(n) => {
            let sign = match n.signum() {
                1 => "+",
                0 => "",
                _ => "−",
            };
            format!("{sign}{}.{}", n.abs() / 100, n.abs() % 100 / 10)
        }
    }
}

/// White's share of the bar for a worth to White: one half when level.
pub fn share(worth: Worth) -> f64 {
    let centipawns = worth.centipawns().clamp(-1000, 1000) as f64;
    1.0 / (1.0 + (-0.003_682_08 * centipawns).exp())
}
