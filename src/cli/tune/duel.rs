//! Pairs of games between two sets of numbers.

use super::spsa::Trial;
use crate::board::Player;
use crate::cli::adjudication::{self, Lead};
use crate::cli::opening::{Noise, Opening};
use crate::engine::{Limits, Parameters, Root, Search, Unwatched};
use crate::evaluation::Rated;

/// Openings are random plies, after which neither side is further ahead than this, in centipawns.
const OPENING: Opening = Opening { plies: 8, balanced: 100 };
/// The size of each player's table, in megabytes.
const HASH: usize = 8;

/// Two players.
pub struct Duel {
    rated: Rated,
    players: [Search; 2],
    limits: Limits,
}

impl Duel {
    pub fn new(rated: Rated, nodes: u64) -> Duel {
        let players = [(); 2].map(|()| Search::new(rated, HASH));
        Duel { rated, players, limits: Limits::nodes(nodes) }
    }

    /// Plays an opening twice, each set beginning once; returns by how many points the first has won, from -2 to 2.
    pub fn play(&mut self, trial: &Trial, noise: &mut Noise) -> i32 {
        let [first, second] = &mut self.players;
        first.set_parameters(Parameters::SHIPPED);
        let drawn = OPENING.draw(self.rated, noise, first);
        let start = drawn.unwrap_or_else(|| self.rated.rules.start());
        first.set_parameters(trial.up);
        second.set_parameters(trial.down);
        let seats = [Player::First, Player::Second];
        seats.into_iter().map(|seat| self.game(Root::of(start), seat)).sum()
    }

    /// Plays a game; returns 1 if the first player, in that seat, has won it, and -1 if it has lost.
    fn game(&mut self, mut root: Root, seat: Player) -> i32 {
        let mut lead = Lead::default();
        self.players.iter_mut().for_each(Search::clear);
        let winner = loop {
            if let Some(winner) = adjudication::winner(self.rated.rules, &root, &lead) {
                break winner;
            }
            let mover = root.position.info.player();
            let player = &mut self.players[usize::from(mover != seat)];
            let Some(best) = player.think(&root, &self.limits, &mut Unwatched) else { break None };
            lead.hear(mover, best.report.value);
            root.advance(self.rated.rules, best.m);
        };
        winner.map_or(0, |winner| if winner == seat { 1 } else { -1 })
    }
}
