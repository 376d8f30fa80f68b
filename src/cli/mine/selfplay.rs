//! A game that the engine plays against itself, and not too well, so that there is something to find.

use crate::board::splitmix;
use crate::cli::adjudication::draw;
use crate::engine::{Level, Limits, Root, Search, Unwatched, Value};
use crate::puzzle::Puzzle;
use crate::rules::{Move, Rules};

use super::Task;
use super::compose::{Clue, Composer};

/// Random plies before the players take over, at least, and how many more there may be.
const OPENING: (u64, u64) = (2, 9);
/// An opening that is worth more than this to either side, in centipawns, is not played.
const BALANCED: Value = 200;
/// No game goes on for longer, in plies.
const LONGEST: usize = 180;
/// A game is over for our purposes when somebody is so far ahead for so many plies on end.
const DECIDED: Value = 1_500;
const AGREED: u32 = 10;
/// The levels of the players.
const LEVELS: (u64, u64) = (5, 4);

/// A puzzle and after how many plies of its game it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub ply: usize,
    pub puzzle: Puzzle,
}

/// A game to find puzzles in.
pub struct Mine {
    rules: Rules,
    chance: u64,
    root: Root,
    /// By the person to move.
    players: [Search; 2],
    composer: Composer,
}

impl Mine {
    /// The game of that number.
    pub fn new(task: &Task, number: u64) -> Mine {
        let rated = task.game.rated();
        let mut chance = splitmix::first(task.seed) ^ number.wrapping_mul(0xD134_2543_DE82_EF95);
        let players = [(); 2].map(|()| {
            let mut player = Search::new(rated, 1);
            let number = LEVELS.0 + splitmix::next(&mut chance) % LEVELS.1;
            let level = Level::new(number as u8).unwrap_or_default();
            player.set_level(level, splitmix::next(&mut chance) | 1);
            player
        });
        Mine {
            rules: rated.rules,
            chance,
            root: Root::of(rated.rules.start()),
            players,
            composer: Composer::new(task),
        }
    }

    /// Plays it; returns the puzzles in it.
    pub fn play(mut self) -> Vec<Found> {
        self.open();
        let mut found = Vec::new();
        let mut agreed = 0;
        let mut last: Option<Move> = None;
        for ply in 0..LONGEST {
            if self.rules.outcome(&self.root.position).is_some() || draw(&self.root).is_some() {
                break;
            }
            let clue = Clue { position: &self.root.position, last };
            let (value, puzzle) = self.composer.look(clue);
            found.extend(puzzle.map(|puzzle| Found { ply, puzzle }));
            agreed = if value.abs() >= DECIDED { agreed + 1 } else { 0 };
            let mover = self.root.position.info.player();
            let player = &mut self.players[mover as usize];
            let limits = Limits::default();
            let Some(best) = player.think(&self.root, &limits, &mut Unwatched) else { break };
            if agreed >= AGREED {
                break;
            }
            last = self.captures(best.m).then_some(best.m);
            self.root.advance(self.rules, best.m);
        }
        found
    }

    /// Plays some random moves after which neither side is far ahead.
    fn open(&mut self) {
        for _ in 0..20 {
            let mut root = Root::of(self.rules.start());
            let plies = OPENING.0 + splitmix::next(&mut self.chance) % OPENING.1;
            for _ in 0..plies {
                let legal = self.rules.legal(&root.position);
                let drawn = splitmix::next(&mut self.chance) >> 16;
                if let Some(&m) = legal.get(drawn as usize % legal.len().max(1)) {
                    root.advance(self.rules, m);
                }
            }
            let open = self.rules.outcome(&root.position).is_none();
            if open && self.composer.value(&root.position).abs() <= BALANCED {
                self.root = root;
                return;
            }
        }
    }

    /// Does a move capture something?
    fn captures(&self, m: Move) -> bool {
        let position = &self.root.position;
        let at = m.landing().map(|at| at.on(m.board()));
        let taken = at.and_then(|at| position.piece_at(at));
        taken.is_some_and(|piece| piece.color != position.info.turn())
    }
}
