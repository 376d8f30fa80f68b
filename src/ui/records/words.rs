//! What the page says of kept games.

use super::finish::{Finish, Manner};
use super::{Kept, Record};
use crate::rules::Reason;
use crate::texts::texts;
use crate::ui::player::Player;
use crate::ui::words;
use crate::variants::Spec;

/// The name of the game that is played.
pub fn title(game: &Kept) -> String {
    match game {
        Kept::Turns(saved) => match Spec::from_text(&saved.game) {
            Ok(spec) => words::title(spec.card()),
            Err(_) => saved.game.clone(),
        },
        Kept::Timed(_) => texts().timed_title(),
    }
}

/// Who plays: `You – Computer, level 4`; nothing where nobody does.
pub fn players(game: &Kept) -> String {
    let players = match game {
        Kept::Turns(saved) => saved.players,
        Kept::Timed(saved) => saved.players,
    };
    match players {
        [Player::Human, Player::Human] => texts().kept_two_people(),
        [Player::Nobody, Player::Nobody] => String::new(),
        [first, second] => texts().kept_players(&person(first), &person(second)),
    }
}

fn person(player: Player) -> String {
    match player {
        Player::Human => texts().kept_you(),
        Player::Computer(level) => texts().kept_computer(level),
        Player::Afar(_) => texts().kept_friend(),
        Player::Nobody => texts().kept_nobody(),
    }
}

/// What a game is called: the name somebody gave it, or that of the game.
pub fn heading(record: &Record) -> String {
    record.name.clone().unwrap_or_else(|| title(&record.game))
}

/// How a game ended, if it has.
pub fn standing(record: &Record) -> String {
    record.finish.as_ref().map_or_else(|| texts().kept_open(), finish)
}

/// How a game ended: `White wins by checkmate`, `Draw by agreement`.
pub fn finish(finish: &Finish) -> String {
    match finish {
        Finish::Known(Some(winner), manner) => texts().won(winner.word(), word(*manner)),
        Finish::Known(None, Manner::Material) => texts().drawn_material(),
        Finish::Known(None, Manner::Idle) => texts().drawn_idle(),
        Finish::Known(None, manner) => texts().drawn(word(*manner)),
        Finish::Words(words) => words.clone(),
    }
}

/// The word by which texts choose how a game ended.
fn word(manner: Manner) -> &'static str {
    match manner {
        Manner::Reason(Reason::Checkmate) => "checkmate",
        Manner::Reason(Reason::KingCaptured) => "king-captured",
        Manner::Reason(Reason::KingExploded) => "king-exploded",
        Manner::Reason(Reason::KingArrived) => "king-arrived",
        Manner::Reason(Reason::BothArrived) => "both-kings-arrived",
        Manner::Reason(Reason::Resignation) => "resignation",
        Manner::Reason(Reason::Time) => "time",
        Manner::Reason(Reason::Stalemate) => "stalemate",
        Manner::Reason(Reason::DeadPosition) | Manner::Material => "dead-position",
        Manner::Reason(Reason::FiftyMoves) | Manner::FiftyMoveRule => "fifty-moves",
        Manner::Reason(Reason::SeventyFiveMoves) | Manner::SeventyFiveMoveRule => {
            "seventy-five-moves"
        }
        Manner::Reason(Reason::Threefold) => "threefold-repetition",
        Manner::Reason(Reason::Fivefold) => "fivefold-repetition",
        Manner::Reason(Reason::Agreement) | Manner::Idle => "agreement",
    }
}

/// Does every word of a query occur in what the list says of a game?
pub fn answers(record: &Record, query: &str) -> bool {
    let name = record.name.clone().unwrap_or_default();
    let said = [name, title(&record.game), players(&record.game), standing(record)];
    let said = said.join("\n").to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| said.contains(word))
}
