//! A table's game as links and PGN.

use crate::app::common::day;
use crate::app::common::player::{Person, PlayedBy};
use crate::app::share::{annotations, time_control};
use crate::app::turns::hints;
use crate::app::turns::study::Study;
use crate::app::turns::table::Table;
use crate::board::{Color, Player};
use crate::game::Game;
use crate::game::link;
use crate::game::link::Link;
use crate::notation::pgn::{self, PgnGame, Tags};
use crate::notation::words::{self, GameResult};
use crate::rules::Reason;

/// The link to the position that is shown, from its `#` on.
pub fn position_link(table: &Table) -> String {
    link::encode(&position(table))
}

/// The position that is shown, for a link.
pub fn position(table: &Table) -> Link {
    let here = Game::from(table.setup.spec, *table.shown_game().position());
    Link { orientation: turned(table), ..Link::to(here) }
}

/// The link to the whole game, from its `#` on.
pub fn game_link(table: &Table) -> String {
    link::encode(&Link {
        orientation: turned(table),
        ply: table.shown,
        ..Link::to(table.game.clone())
    })
}

/// The link to the line that is looked at, where a game is looked into: to its end, shown where one looks.
pub fn line_link(table: &Table, study: &Study) -> String {
    let (game, at) = (study.line(), table.game.len());
    game_link(&Table { shown: Some(at).filter(|&at| at < game.len()), game, ..table.clone() })
}

/// The link that asks whoever is afar for an answer, from its `#` on: the whole game, while they are
/// the ones to move or to see how it ended. How people ended it no link tells.
pub fn letter(table: &Table) -> Option<String> {
    let number = table.setup.by_link().filter(|_| table.ended.is_none() && table.wire.is_none())?;
    let game = &table.game;
    let name = table.own_name(table.setup.human());
    let others = name.map(|name| (link::FROM.to_owned(), name.to_owned())).into_iter().collect();
    let link = Link { by_link: Some(number), others, ..Link::to(game.clone()) };
    let theirs =
        table.setup.played_by(game.player_of(game.turn())) == PlayedBy::Correspondence(number);
    theirs.then(|| link::encode(&link))
}

/// The address of what is shown: the position or, while somebody afar is to answer, what to send them.
pub fn address(table: &Table) -> String {
    let letter = letter(table).filter(|_| table.shown.is_none());
    letter.unwrap_or_else(|| position_link(table))
}

/// The number of moves made in the position of this game that a link shows, if it does.
pub fn place(table: &Table, link: &str) -> Option<usize> {
    if matches!(link, "" | "#" | "#/") || link == game_link(table) {
        return Some(table.ply());
    }
    if letter(table).is_some_and(|letter| letter == link) {
        return Some(table.game.len());
    }
    let last = table.game.len();
    let at = |ply: usize| Table { shown: Some(ply).filter(|&ply| ply < last), ..table.clone() };
    (0..=last).rev().find(|&ply| position_link(&at(ply)) == link)
}

/// The side drawn below, where it is not the usual one.
fn turned(table: &Table) -> Option<Color> {
    Some(table.orientation).filter(|&color| color == Color::Black)
}

/// The whole game as PGN.
pub fn pgn(table: &Table) -> String {
    pgn::write(&pgn_game(table))
}

/// The whole game for a PGN file, with everything that is known of it.
pub fn pgn_game(table: &Table) -> PgnGame {
    if let Some(study) = &table.study {
        return annotations::of_study(table, study);
    }
    let verdict = GameResult::of(table.outcome());
    let tags = match annotations::told(table) {
        // What a file told of the end holds as long as that is the end.
        Some(told) => match told.verdict == verdict {
            true => told.tags,
            false => annotations::without_end(told.tags),
        },
        None => own_tags(table),
    };
    let mut game = annotations::tree(table).write();
    time_control::tell_times(&mut game.tree, table);
    PgnGame { tags, verdict, ..game }
}

/// Who plays a game of our own, when it began, and how it ended.
fn own_tags(table: &Table) -> Tags {
    let mut tags = Tags::default();
    if let Some(begun) = table.begun {
        tags.set("Date", &day::dotted(begun));
    }
    for (tag, player) in [("White", Player::First), ("Black", Player::Second)] {
        let person = Person::of(table, player).tag();
        let name = table.own_name(player).unwrap_or(person);
        match table.setup.played_by(player) {
            PlayedBy::Computer(level) => tags.set(tag, &format!("{name} (level {level})")),
            _ => tags.set(tag, name),
        }
    }
    for (tag, player) in [("WhiteHints", Player::First), ("BlackHints", Player::Second)] {
        let count = Some(hints::count(table, player)).filter(|&count| count > 0);
        count.into_iter().for_each(|count| tags.set(tag, &count.to_string()));
    }
    if let Some(time) = table.setup.time {
        time_control::tell(&mut tags, time);
    }
    if let Some(outcome) = table.outcome().filter(|end| end.reason != Reason::Unstated) {
        tags.set("Termination", words::reason(outcome.reason));
    }
    tags
}
