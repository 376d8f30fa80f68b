//! What the page says of a table.

use super::spots::role_name;
use super::table::{Player, Table};

use crate::board::{BoardId, Color, Phase, Seat};
use crate::game::{Due, Game, Place, Scene, Spot};
use crate::notation::{square, words};
use crate::rules::{Outcome, Reason};
use crate::worker::Worth;

/// An army's name: `White`, `Black`.
pub fn army(color: Color) -> &'static str {
    color.pick("White", "Black")
}

/// Who a person is to the one at this device. Two people are called by their armies, unless these
/// may change.
pub fn name(table: &Table, seat: Seat) -> &'static str {
    match table.setup.player(seat) {
        Player::Computer(_) => "Computer",
        Player::Afar(_) => "Friend",
        Player::Human if table.setup.is_shared() && table.game.changes().is_some() => match seat {
            Seat::First => "Player 1",
            Seat::Second => "Player 2",
        },
        Player::Human if !table.setup.is_shared() => "You",
        Player::Human | Player::Nobody => army(table.color_of(seat)),
    }
}

/// The line over the moves: how the game stands.
pub fn status(table: &Table) -> String {
    if let Some(ply) = table.shown {
        return format!("Looking back: {}", place(&table.game, ply));
    }
    if let Some(outcome) = table.outcome() {
        return result(table, outcome);
    }
    let Some(seat) = table.to_move() else { return String::new() };
    let check = if table.game.status().check.is_some() { "Check. " } else { "" };
    let whose = match table.setup.player(seat) {
        Player::Computer(_) => "Computer is thinking…".to_owned(),
        Player::Afar(_) => "Waiting for your friend’s move".to_owned(),
        Player::Human => asked(table, seat),
        Player::Nobody => format!("{} to move", name(table, seat)),
    };
    format!("{check}{whose}")
}

/// What a person at this device is asked to do.
fn asked(table: &Table, seat: Seat) -> String {
    let shared = table.setup.is_shared();
    match table.game.due().map(due) {
        Some(due) if shared => format!("{}: {due}", name(table, seat)),
        Some(due) => sentence(due),
        None if shared && table.game.changes().is_some() => {
            format!("{} to move, {}", name(table, seat), army(table.color_of(seat)))
        }
        None if shared => format!("{} to move", name(table, seat)),
        None if table.game.changes().is_some() => {
            format!("Your move, {}", army(table.color_of(seat)))
        }
        None => "Your move".to_owned(),
    }
}

/// The half of a turn that is due, and why.
fn due(due: Due) -> &'static str {
    match due {
        Due::Pawn => "a pawn must move first.",
        Due::Either => "a pawn and then a piece, or a piece alone.",
        Due::OfficerAlone => "no pawn can move: move a piece.",
        Due::OfficerNext => "now a piece.",
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// What is said when a person has taken the other army.
pub fn change(table: &Table, taker: Seat) -> String {
    let taken = army(table.color_of(taker));
    match table.setup.player(taker) {
        Player::Computer(_) => {
            let own = army(table.color_of(!taker));
            format!("The computer takes {taken} and moves again. {own} is yours now.")
        }
        Player::Afar(_) => {
            let own = army(table.color_of(!taker));
            format!("Your friend has taken {taken} and moves again. {own} is yours now.")
        }
        Player::Human if !table.setup.is_shared() => format!("You take {taken}: move again."),
        Player::Human | Player::Nobody => {
            format!("{} takes {taken} and moves again.", name(table, taker))
        }
    }
}

/// How often a person may still change armies, where that is limited.
pub fn changes_left(table: &Table, seat: Seat) -> Option<String> {
    let left = table.game.changes()?.left?[seat as usize];
    Some(match left {
        0 => "no switch left".to_owned(),
        1 => "1 switch left".to_owned(),
        n => format!("{n} switches left"),
    })
}

/// Which change of a row has just been made, and how many may be; none while there are none.
pub fn changes_made(game: &Game) -> Option<String> {
    let run = game.changes()?.run;
    (run.made > 0).then(|| format!("switch {} of {}", run.made, run.limit))
}

/// A place in a game: `start`, `after 3. Nf3`.
pub fn place(game: &Game, ply: usize) -> String {
    match ply.checked_sub(1).and_then(|i| Some((i, game.sans().get(i)?.clone()))) {
        None => "the start".to_owned(),
        Some((i, san)) => {
            let (number, dots) = numbering(game, i);
            format!("after {number}{dots} {san}")
        }
    }
}

/// The number of the full move of a ply counted from 0, and the dots after it. The ply after the
/// last one has them, too.
pub fn numbering(game: &Game, ply: usize) -> (usize, &'static str) {
    number(game.place(ply))
}

fn number(place: Place) -> (usize, &'static str) {
    (place.number.into(), place.color.pick(".", "…"))
}

/// A line that may follow a game, with its move numbers: `1… e5 2. Nf3`, `1. e4,Bb5 d5,Nf6`.
pub fn line(game: Game, sans: &[String]) -> String {
    let mut text = String::new();
    let mut place = game.place(game.len());
    let mut after = Some(game);
    for (i, san) in sans.iter().enumerate() {
        let begins = place.half == Phase::First;
        if i == 0 || begins && place.color == Color::White {
            let (number, dots) = number(place);
            text += &format!("{number}{dots} ");
        }
        text += san;
        place = next(&mut after, place, san);
        text.push(if place.half == Phase::Second { ',' } else { ' ' });
    }
    text.trim_end_matches([',', ' ']).to_owned()
}

/// The place after one more ply. It has to be played only where turns have two halves.
fn next(game: &mut Option<Game>, place: Place, san: &str) -> Place {
    let halved = game.take().filter(|game| game.due().is_some());
    *game = halved.and_then(|game| {
        let mut nexts = game.legal().iter().filter_map(|&m| game.after(m));
        nexts.find(|next| next.sans().last().is_some_and(|last| **last == *san))
    });
    match game {
        Some(game) => game.place(game.len()),
        None => Place {
            number: place.number + (place.color == Color::Black) as u16,
            color: !place.color,
            half: Phase::First,
        },
    }
}

/// The end of a game: `White wins by checkmate`, `Draw by stalemate`.
pub fn result(table: &Table, outcome: Outcome) -> String {
    let reason = words::reason(outcome.reason);
    match outcome.winner {
        None if outcome.reason == Reason::Time => {
            "Draw: out of time against a bare king".to_owned()
        }
        None if outcome.reason == Reason::BothArrived => "Draw: both kings have arrived".to_owned(),
        None => format!("Draw by {reason}"),
        Some(seat) => format!("{} {}", winner(table, seat), manner(outcome.reason)),
    }
}

/// `White wins`; where armies change hands, `You win` and the like.
fn winner(table: &Table, seat: Seat) -> String {
    match name(table, seat) {
        _ if table.game.changes().is_none() => format!("{} wins", army(table.color_of(seat))),
        "You" => "You win".to_owned(),
        name => format!("{name} wins"),
    }
}

fn manner(reason: Reason) -> String {
    match reason {
        Reason::Time => "on time".to_owned(),
        Reason::KingCaptured => "by taking the king".to_owned(),
        Reason::KingExploded => "by blowing up the king".to_owned(),
        Reason::KingArrived => "the race".to_owned(),
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

/// For whom the engine's judgement is shown: for White, as people are used to; where armies change
/// hands, for the person at this device, or the first of two.
pub fn measured(table: &Table) -> Seat {
    match table.game.changes() {
        Some(_) => table.setup.human(),
        None => table.game.seat_of(Color::White),
    }
}

/// Whose chances the engine's judgement is: `White’s chances`, `Your chances`.
pub fn chances(table: &Table) -> String {
    let whose = match table.game.changes() {
        Some(_) => name(table, measured(table)),
        None => army(Color::White),
    };
    match whose {
        "You" => "Your chances".to_owned(),
        name => format!("{name}’s chances"),
    }
}

/// A person's share of the bar for a worth to them, in thousandths: 500 when level.
pub fn share(worth: Worth) -> u32 {
    let centipawns = worth.centipawns().clamp(-1000, 1000) as f64;
    (1000.0 / (1.0 + (-0.003_682_08 * centipawns).exp())) as u32
}
