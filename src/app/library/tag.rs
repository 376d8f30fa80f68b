//! The tag `Kept` of an exported game: what PGN has no tag for, so that it comes back as it was.
//!
//! Pairs parted by semicolons: `id=0123456789abcdef;players=human,computer 4;begun=1763800000000`, and
//! so on. What is missing or makes no sense is as usual.

use crate::app::common::id::Id;
use crate::app::common::level;
use crate::app::common::player::PlayedBy;
use crate::app::library::{Kept, Record};

/// What the tag says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tag {
    pub id: Option<Id>,
    pub players: Option<[PlayedBy; 2]>,
    pub left: Option<[u32; 2]>,
    /// After how many plies somebody had a hint.
    pub hints: Vec<u32>,
    pub black_below: bool,
    pub facing: bool,
    /// Do the other tags stand as a file told them?
    pub is_told: bool,
    pub begun: Option<u64>,
    pub changed: Option<u64>,
}

impl Tag {
    pub fn of(record: &Record) -> Tag {
        let known = Tag {
            id: Some(record.id),
            begun: Some(record.begun),
            changed: Some(record.changed),
            ..Tag::default()
        };
        match &record.game {
            Kept::Turns(saved) => Tag {
                players: Some(saved.players),
                left: saved.left,
                hints: saved.hints.clone(),
                black_below: saved.black_below,
                ..known
            },
            Kept::Timed(saved) => Tag {
                players: Some(saved.players),
                black_below: saved.black_below,
                facing: saved.facing,
                ..known
            },
        }
    }

    pub fn write(&self) -> String {
        let both = |texts: [String; 2]| texts.join(",");
        let hints: Vec<String> = self.hints.iter().map(u32::to_string).collect();
        let pairs = [
            self.id.map(|id| format!("id={id}")),
            self.players.map(|players| format!("players={}", both(players.map(written)))),
            self.left.map(|left| format!("left={}", both(left.map(|ms| ms.to_string())))),
            (!hints.is_empty()).then(|| format!("hints={}", hints.join(","))),
            self.black_below.then(|| "below=black".to_owned()),
            self.facing.then(|| "facing=yes".to_owned()),
            self.is_told.then(|| "told=yes".to_owned()),
            self.begun.map(|ms| format!("begun={ms}")),
            self.changed.map(|ms| format!("changed={ms}")),
        ];
        pairs.into_iter().flatten().collect::<Vec<_>>().join(";")
    }

    pub fn read(text: &str) -> Tag {
        let mut tag = Tag::default();
        for (key, value) in text.split(';').filter_map(|pair| pair.split_once('=')) {
            match key {
                "id" => tag.id = Id::read(value),
                "players" => tag.players = both(value, player),
                "left" => tag.left = both(value, |ms| ms.parse().ok()),
                "hints" => {
                    tag.hints = value.split(',').filter_map(|ply| ply.parse().ok()).collect()
                }
                "below" => tag.black_below = value == "black",
                "facing" => tag.facing = value == "yes",
                "told" => tag.is_told = value == "yes",
                "begun" => tag.begun = moment(value),
                "changed" => tag.changed = moment(value),
                _ => {}
            }
        }
        tag
    }
}

fn both<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<[T; 2]> {
    let (first, second) = text.split_once(',')?;
    Some([read(first)?, read(second)?])
}

/// A moment that a browser's calendar knows.
fn moment(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&ms| ms <= 8_640_000_000_000_000)
}

fn written(player: PlayedBy) -> String {
    match player {
        PlayedBy::Human => "human".to_owned(),
        PlayedBy::Computer(level) => format!("computer {}", level::kept(level)),
        PlayedBy::Correspondence(number) => format!("afar {number}"),
        PlayedBy::Nobody => "nobody".to_owned(),
    }
}

fn player(text: &str) -> Option<PlayedBy> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("human", "") => Some(PlayedBy::Human),
        ("computer", level) => Some(PlayedBy::Computer(level::of_kept(level.parse().ok()?))),
        ("afar", number) => Some(PlayedBy::Correspondence(number.parse().ok()?)),
        ("nobody", "") => Some(PlayedBy::Nobody),
        _ => None,
    }
}
