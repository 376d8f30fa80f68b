//! Which of the puzzles found are taken, so that no sort of them prevails.

use std::collections::HashSet;
use std::fmt;

use crate::board::Role;
use crate::board::key::Key;
use crate::puzzle::{Kind, Puzzle, Theme};
use crate::variants::Spec;

use super::selfplay::Found;

/// What is rated lower is easy.
const EASY: u16 = 850;
/// After so many games less is asked.
const PATIENCE: usize = 150;

/// The puzzles taken so far, of those that are wanted.
pub struct Shelf {
    wanted: usize,
    taken: Vec<Puzzle>,
    known: HashSet<Key>,
    /// How many games they are from.
    games: usize,
}

impl Shelf {
    pub fn new(wanted: usize) -> Shelf {
        Shelf { wanted, taken: Vec::new(), known: HashSet::new(), games: 0 }
    }

    pub fn is_full(&self) -> bool {
        self.taken.len() >= self.wanted
    }

    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.taken.iter()
    }

    /// Takes what fits of what was found in a game: no two puzzles with moves in common, and not too many of a
    /// sort.
    pub fn put(&mut self, found: Vec<Found>) {
        self.games += 1;
        let mut free_from = 0;
        for Found { ply, puzzle } in found {
            if ply < free_from || self.is_full() || !self.has_room(&puzzle) {
                continue;
            }
            if self.known.insert(puzzle.start.info.key()) {
                free_from = ply + puzzle.line.len();
                self.taken.push(puzzle);
            }
        }
    }

    /// Is there room for a puzzle of its kind, as easy, and with its themes?
    fn has_room(&self, puzzle: &Puzzle) -> bool {
        let count = |is: &dyn Fn(&Puzzle) -> bool| self.taken.iter().filter(|p| is(p)).count();
        let kind_fits = count(&|taken| taken.kind == puzzle.kind) < self.most_of_kind(puzzle);
        let is_easy = |puzzle: &Puzzle| puzzle.rating < EASY;
        let easy_fits = !is_easy(puzzle) || count(&is_easy) < self.share(1, 4);
        let may_be_plain = !is_plain(puzzle) || is_orthodox(puzzle.game);
        let plain_fits = may_be_plain || count(&is_plain) < self.share(1, 2);
        let fits = |theme| count(&|taken| taken.themes.has(theme)) < self.most_of_theme(theme);
        kind_fits && easy_fits && plain_fits && puzzle.themes.iter().all(fits)
    }

    /// A share of the puzzles wanted, larger by a quarter for each 150 games in which they could not all be found.
    fn share(&self, part: usize, of: usize) -> usize {
        let share = self.wanted * part / of;
        share + share * (self.games / PATIENCE) / 4
    }

    fn most_of_kind(&self, puzzle: &Puzzle) -> usize {
        match puzzle.kind {
            // Where turns are series, there is no other.
            Kind::Mate(1) if puzzle.game.rules().has_series() => self.wanted,
            Kind::Mate(1) => self.wanted / 6,
            Kind::Mate(_) => self.share(2, 5),
            Kind::Defence => self.share(1, 4),
            Kind::Material => self.share(3, 5),
        }
    }

    fn most_of_theme(&self, theme: Theme) -> usize {
        match theme {
            Theme::HangingPiece => self.share(1, 8),
            Theme::BackRank => self.share(1, 5),
            Theme::AnyMate => self.share(1, 3),
            Theme::KingCapture | Theme::Explosion | Theme::Race | Theme::QuietMove => self.wanted,
            Theme::DropMate => self.share(2, 5),
            special if special < Theme::Promotion => self.share(3, 5),
            _ => self.share(2, 5),
        }
    }
}

/// Does a puzzle show nothing but what chess has as well?
fn is_plain(puzzle: &Puzzle) -> bool {
    puzzle.themes.iter().all(|theme| theme >= Theme::Promotion)
}

/// Is there nothing in a game that chess has not, as far as moves are concerned?
fn is_orthodox(game: Spec) -> bool {
    let rules = game.rules();
    let kings = rules.is_royal() && !rules.king_vanishes();
    // Series are made of moves of chess.
    let is_usual = rules.memory().is_empty() || rules.has_series();
    kings && rules.boards() == 1 && is_usual && !rules.pieces().has(Role::Tandem)
}

impl fmt::Display for Shelf {
    /// `12 of 64 puzzles, 2 mate-1, 4 mate-2, ...`
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} of {} puzzles", self.taken.len(), self.wanted)?;
        let mates = (1..=Kind::LONGEST).map(Kind::Mate);
        for kind in mates.chain([Kind::Material, Kind::Defence]) {
            let count = self.taken.iter().filter(|taken| taken.kind == kind).count();
            write!(f, ", {count} {kind}")?;
        }
        Ok(())
    }
}
