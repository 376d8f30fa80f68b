//! What the page asks the engine about a moment of a game without turns, and what it tells.

use serde::{Deserialize, Serialize};

use crate::board::{ByColor, Color};
use crate::engine::Level;
use crate::engine::realtime::node::Pace;
use crate::engine::realtime::{Question, Thought, TimedChoice, TimedStyle};
use crate::notation::Fault;
use crate::notation::realtime::{TimedSettings, rtfen, words};
use crate::worker::Score;

/// A question: the moment at which the computer may act, as it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Comes back with every answer.
    pub number: u32,
    /// 1 to 8.
    pub level: u8,
    /// The settings, as a record has them.
    pub settings: Vec<(String, String)>,
    /// The position at that tick, as RTFEN.
    pub position: String,
    /// The ticks at which White and Black moved last.
    pub moved: [Option<u32>; 2],
    pub is_black: bool,
    /// How fast White and Black act: ticks between two moves, ticks to an answer.
    pub pace: [[u32; 2]; 2],
    pub seed: u32,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tell {
    /// The engine is there.
    Ready,
    /// What it would do by now; told again when it has looked further.
    Thought {
        number: u32,
        /// A move in coordinates; none to wait.
        choice: Option<String>,
        score: Score,
        /// Moves and waits it has looked ahead.
        depth: i32,
        nodes: u64,
    },
    /// The question could not be understood.
    Failed { number: u32, what: String },
}

impl Ask {
    /// A question as a message.
    pub fn of(number: u32, level: Level, settings: &TimedSettings, question: &Question) -> Ask {
        let Question { position, options, side, at, pace, seed } = question;
        let settings = TimedSettings { options: *options, ..*settings };
        Ask {
            number,
            level: level.number(),
            settings: settings.pairs().into_iter().map(|(k, v)| (k.to_owned(), v)).collect(),
            position: rtfen::write(position, options, *at),
            moved: position.moved.0,
            is_black: *side == Color::Black,
            pace: pace.0.map(|pace| [pace.interval, pace.reaction]),
            seed: *seed as u32,
        }
    }

    /// How the player plays that is asked; an error tells that there is no such level.
    pub fn style(&self) -> Result<TimedStyle, Fault> {
        crate::worker::level(self.level).map(TimedStyle::of)
    }

    /// The message as a question; an error tells what cannot be read.
    pub fn question(&self) -> Result<Question, Fault> {
        let mut settings = TimedSettings::default();
        for (key, value) in &self.settings {
            settings.set(key, value)?;
        }
        let (mut position, at) = rtfen::read(&self.position)?;
        position.moved = ByColor(self.moved);
        Ok(Question {
            position,
            options: settings.options,
            side: if self.is_black { Color::Black } else { Color::White },
            at,
            pace: ByColor(self.pace.map(|[interval, reaction]| Pace { interval, reaction })),
            seed: self.seed as u64,
        })
    }
}

impl Tell {
    /// What has come of a question so far.
    pub fn of(number: u32, thought: &Thought) -> Tell {
        let choice = match thought.choice {
            TimedChoice::Wait => None,
            TimedChoice::Move(m) => Some(words::coords(m)),
        };
        let score = Score::of(thought.value);
        Tell::Thought { number, choice, score, depth: thought.depth, nodes: thought.nodes }
    }

    /// The choice in an answer to the question of that number; none for anything else.
    pub fn choice(&self, asked: u32) -> Option<TimedChoice> {
        match self {
            Tell::Thought { number, choice, .. } if *number == asked => match choice {
                None => Some(TimedChoice::Wait),
                Some(text) => words::read_coords(text).map(TimedChoice::Move),
            },
            _ => None,
        }
    }
}
