//! What is noted of a game while it is played, and the game as PGN.

use super::clock::TimeControl;
use super::ending::Ending;
use crate::board::{Player, Position};
use crate::engine::Root;
use crate::notation::pgn::PgnGame;
use crate::notation::words::GameResult;
use crate::notation::{coords, fen};
use crate::rules::{Move, Rules};
use crate::variants::Spec;

/// A game as both kinds of players need it.
pub struct MatchRecord {
    pub root: Root,
    /// Where it began.
    pub fen: String,
    pub moves: Vec<Move>,
    pub coords: Vec<String>,
}

impl MatchRecord {
    /// A game from a position.
    pub fn new(rules: Rules, position: Position) -> MatchRecord {
        let fen = fen::write(rules, &position);
        MatchRecord { root: Root::of(position), fen, moves: Vec::new(), coords: Vec::new() }
    }

    /// Makes a move.
    pub fn advance(&mut self, rules: Rules, m: Move) {
        self.coords.push(coords::write(&self.root.position, m));
        self.moves.push(m);
        self.root.advance(rules, m);
    }
}

/// What all games of a match say of themselves in PGN.
pub struct Heading {
    pub spec: Spec,
    /// The players, in the order of the command line.
    pub names: [String; 2],
    pub time: Option<TimeControl>,
}

impl Heading {
    /// A game as PGN has it. In the second game of a pair the players have changed seats; both count from 0.
    pub fn pgn(&self, pair: u32, game: usize, record: &MatchRecord, ending: &Ending) -> PgnGame {
        let verdict = match ending.winner() {
            None => GameResult::Draw,
            Some(Player::First) => GameResult::First,
            Some(Player::Second) => GameResult::Second,
        };
        let fen = Some(record.fen.clone());
        let mut pgn = PgnGame::of_moves(self.spec, fen, &record.moves, verdict);
        let mut set = |name: &str, value: &str| pgn.tags.set(name, value);
        set("Event", "Wonderboard match");
        set("Round", &format!("{}.{}", pair + 1, game + 1));
        set("White", &self.names[game]);
        set("Black", &self.names[1 - game]);
        self.time.iter().for_each(|time| set("TimeControl", &time.to_string()));
        set("Termination", ending.termination());
        pgn
    }
}
