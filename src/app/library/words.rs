//! What the page says of kept games.

use crate::app::common::player::{Person, PlayedBy};
use crate::app::library::score::{Against, Score};
use crate::app::library::{Kept, Record, labels};
use crate::app::realtime::card;
use crate::app::turns::clock_choice;
use crate::app::wording::endings::finish;
use crate::app::wording::terms;
use crate::board::Color;
use crate::texts::texts;
use crate::variants::Spec;

/// The name of the game that is played.
pub fn title(game: &Kept) -> String {
    title_of(game.slug())
}

/// The name of the game of a slug; the slug where this build has no such game.
pub fn title_of(slug: &str) -> String {
    match Spec::from_slug(slug) {
        Some(spec) => terms::title_of(spec.slug()),
        None if slug == card::SLUG => texts().timed_title(),
        None => slug.to_owned(),
    }
}

/// Who plays: `You – Hatter, level 4`, `Ann – Bob`; nothing where nobody does.
pub fn players(game: &Kept) -> String {
    let named = |at: usize, player| game.own_name(at).map_or_else(|| person(player), str::to_owned);
    match game.players() {
        [PlayedBy::Human, PlayedBy::Human]
            if [0, 1].map(|at| game.own_name(at)) == [None, None] =>
        {
            texts().kept_two_people()
        }
        [PlayedBy::Nobody, PlayedBy::Nobody] => String::new(),
        [PlayedBy::Human, PlayedBy::Human] => {
            let side = |at: usize, color| {
                game.own_name(at).map_or_else(|| terms::side(color), str::to_owned)
            };
            texts().kept_players(&side(0, Color::White), &side(1, Color::Black))
        }
        [first, second] => texts().kept_players(&named(0, first), &named(1, second)),
    }
}

fn person(player: PlayedBy) -> String {
    match player {
        PlayedBy::Human => texts().kept_you(),
        PlayedBy::Computer(level) => computer(level),
        PlayedBy::Correspondence(_) => texts().kept_friend(),
        PlayedBy::Nobody => texts().kept_nobody(),
    }
}

fn computer(level: u8) -> String {
    texts().kept_computer(level, &texts().level_name(level))
}

/// What an opponent is called.
pub fn opponent(against: Against) -> String {
    match against {
        Against::Computer(level) => computer(level),
        Against::Correspondence => texts().kept_friend(),
    }
}

/// The share of the points that were won; none without games.
pub fn share(score: Score) -> Option<String> {
    score.percent().map(|percent| texts().stats_percent(percent))
}

/// Its clock, if it has one.
pub fn clock(game: &Kept) -> Option<String> {
    match game {
        Kept::Turns(saved) => saved.time.map(clock_choice::name),
        Kept::Timed(_) => None,
    }
}

/// How often somebody asked the computer for a move; none if nobody did.
pub fn hints(game: &Kept) -> Option<String> {
    match game {
        Kept::Turns(saved) => Some(saved.hints.len()).filter(|&n| n > 0),
        Kept::Timed(_) => None,
    }
    .map(|count| texts().hints_used(count))
}

/// What a game is called: the name somebody gave it, or that of the game.
pub fn heading(record: &Record) -> String {
    record.name.clone().unwrap_or_else(|| title(&record.game))
}

/// How a game ended, if it has.
pub fn standing(record: &Record) -> String {
    record.finish.as_ref().map_or_else(|| texts().kept_open(), finish)
}

/// Does every word of a query occur in what the list says of a game? Both are compared as `lowered`: the
/// browser knows the small letters of all languages, and the page need not bring them.
pub fn answers(record: &Record, query: &str, lowered: impl Fn(&str) -> String) -> bool {
    let name = record.name.clone().unwrap_or_default();
    let clock = clock(&record.game).unwrap_or_default();
    let labels = labels::write(&record.labels);
    let is_computer = |player: &PlayedBy| matches!(player, PlayedBy::Computer(_));
    let computer = record.game.players().iter().any(is_computer);
    let computer = if computer { texts().person(Person::Computer.word()) } else { String::new() };
    let players = format!("{} {computer}", players(&record.game));
    let said = [name, title(&record.game), players, clock, standing(record), labels];
    let said = lowered(&said.join("\n"));
    lowered(query).split_whitespace().all(|word| said.contains(word))
}
