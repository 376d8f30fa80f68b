//! What a frame tells the page around it.

use crate::app::realtime::card;
use crate::app::realtime::protocol::{GameStanding, Made};
use crate::app::share::sharing;
use crate::app::turns::solution::{PuzzleVerdict, Solution};
use crate::app::turns::table::Table;
use crate::board::Color;
use crate::notation::words;
use crate::notation::words::GameResult as Token;

/// What every message says of itself: whose it is, and how it is to be read.
pub const APP: &str = "wonderboard";
pub const VERSION: u32 = 1;

/// A message: what it is about, and its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub kind: &'static str,
    pub parts: Vec<(&'static str, MessagePart)>,
}

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessagePart {
    Text(String),
    Number(u32),
}

impl Message {
    fn new(kind: &'static str) -> Message {
        Message { kind, parts: Vec::new() }
    }

    fn text(mut self, name: &'static str, text: impl Into<String>) -> Message {
        self.parts.push((name, MessagePart::Text(text.into())));
        self
    }

    fn number(mut self, name: &'static str, number: usize) -> Message {
        self.parts.push((name, MessagePart::Number(number as u32)));
        self
    }

    /// The part of a name.
    pub fn part(&self, name: &str) -> Option<&MessagePart> {
        self.parts.iter().find(|part| part.0 == name).map(|part| &part.1)
    }
}

/// The board is there and hears.
pub fn ready(game: &str) -> Message {
    Message::new("ready").text("game", game)
}

/// A frame so wide looks best so high.
pub fn resize(width: u32, height: u32) -> Message {
    Message::new("resize").number("width", width as usize).number("height", height as usize)
}

/// What was asked is not done.
pub fn refused(why: &str) -> Message {
    Message::new("refused").text("why", why)
}

/// The position that is shown, and the game it is of.
pub fn position(table: &Table) -> Message {
    let shown = table.shown_game();
    Message::new("position")
        .text("game", table.setup.spec.text())
        .text("fen", shown.fen())
        .text("moves", table.game.coords().join(","))
        .number("ply", table.ply())
        .text("turn", word(shown.turn()))
        .text("orientation", word(table.orientation))
        .text("link", sharing::game_link(table))
}

fn word(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// What has happened since the table was as it was then.
pub fn news(then: &Table, now: &Table, puzzle: Option<&Solution>) -> Vec<Message> {
    let mut news = Vec::new();
    let made = now.game.moves();
    let before = then.game.moves();
    let follows = then.setup.spec == now.setup.spec
        && made.len() == before.len() + 1
        && made.starts_with(&before);
    if follows {
        let (coords, sans) = (now.game.coords(), now.game.sans());
        let last = |texts: Option<&str>| texts.unwrap_or_default().to_owned();
        let m = Message::new("move")
            .text("move", last(coords.last().map(String::as_str)))
            .text("san", last(sans.last().map(|san| &**san)));
        news.push(m.number("ply", made.len()));
    }
    let seen = |table: &Table| (table.version, table.shown, table.orientation);
    if seen(then) != seen(now) {
        news.push(position(now));
    }
    news.extend(end(now, puzzle).filter(|_| end(then, puzzle).is_none()));
    news
}

/// How the game, or the search for its solution, ended.
fn end(table: &Table, puzzle: Option<&Solution>) -> Option<Message> {
    let end = Message::new("end");
    if let Some(puzzle) = puzzle {
        let solved = puzzle.verdict(table) == PuzzleVerdict::Solved;
        return solved.then(|| end.text("reason", "solved"));
    }
    let outcome = table.outcome()?;
    let winner = outcome.winner.map(|player| word(table.color_of(player)));
    let end = end
        .text("result", Token::of(Some(outcome)).token())
        .text("reason", words::reason(outcome.reason));
    Some(winner.into_iter().fold(end, |end, winner| end.text("winner", winner)))
}

/// The same of a game without turns, if it was seen before. Several moves may have become final.
pub fn timed_news(then: Option<&GameStanding>, now: &GameStanding) -> Vec<Message> {
    let mut news: Vec<Message> = then.map_or(Vec::new(), |then| moves_since(then, now));
    let position = Message::new("position").text("game", card::SLUG).text("fen", &*now.fen);
    news.push(position.number("ply", now.made).text("link", &*now.link));
    let ends = then.is_none_or(|then| then.end.is_none());
    if let Some(ended) = now.end.as_ref().filter(|_| ends) {
        let end = Message::new("end").text("result", &*ended.result).text("reason", &*ended.reason);
        news.push(ended.winner.iter().fold(end, |end, winner| end.text("winner", &**winner)));
    }
    news
}

/// The moves made since, if the same game went on.
fn moves_since(then: &GameStanding, now: &GameStanding) -> Vec<Message> {
    let first = 1 + now.made.saturating_sub(now.latest.len());
    let told = (first..).zip(&now.latest);
    let last = told.clone().find(|&(ply, _)| ply == then.made).map(|(_, made)| made);
    if then.start != now.start || last != then.latest.last() {
        return Vec::new();
    }
    let new = told.filter(|&(ply, _)| ply > then.made);
    let message = |(ply, made): (usize, &Made)| {
        let m = Message::new("move").text("move", &*made.coords).text("san", &*made.san);
        m.number("ply", ply)
    };
    new.map(message).collect()
}
