//! Moves with their numbers, as lists and sentences have them.

use crate::board::Color;
use crate::game::{Game, Place};

/// The last of so many moves of a game, with its number: `3. Nf3`; none at the start.
pub fn place(game: &Game, ply: usize) -> Option<String> {
    let last = ply.checked_sub(1)?;
    Some(numbered(game, last, game.sans().get(last)?))
}

/// A move in SAN with its number, by the number of moves made before it.
pub fn numbered(game: &Game, ply: usize, san: &str) -> String {
    let (number, dots) = numbering(game, ply);
    format!("{number}{dots} {san}")
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
        let begins = place.made == 0;
        if i == 0 || begins && place.color == Color::White {
            let (number, dots) = number(place);
            text += &format!("{number}{dots} ");
        }
        text += san;
        place = next(&mut after, place, san);
        text.push(if place.made > 0 { ',' } else { ' ' });
    }
    text.trim_end_matches([',', ' ']).to_owned()
}

/// The place after one more ply. It has to be played only where turns have several moves.
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
            made: 0,
        },
    }
}
