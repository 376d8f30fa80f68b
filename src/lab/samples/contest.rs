//! Contests: pairs of games from openings.

use super::Samples;
use super::play::play;
use crate::board::Player as Person;
use crate::lab::pair::Pair;
use crate::lab::players::Player;
use crate::lab::setup::Setup;

/// Plays a pair of games from each of the openings with these numbers. `what` names the games.
pub fn contest<A: Player, B: Player>(
    setup: &Setup,
    samples: &Samples,
    what: &str,
    numbers: std::ops::Range<usize>,
    players: impl Fn() -> (A, B) + Sync,
) -> Vec<Pair> {
    let rules = setup.game.rules;
    setup.workers.gather(what, numbers.len(), players, |(a, b), number| {
        if let Some(pair) = setup.begun.known(what, numbers.start + number) {
            return pair;
        }
        let mut chance = setup.chance(what, number);
        let mut pair = Pair { halves: [1; 2], plies: 0 };
        let Some(start) = samples.opening(numbers.start + number) else { return pair };
        for (game, seat) in [Person::First, Person::Second].into_iter().enumerate() {
            a.begin(chance.draw());
            b.begin(chance.draw());
            let seats: [&mut dyn Player; 2] = if game == 0 { [a, b] } else { [b, a] };
            let ending = play(rules, seats, start, &mut |_, _| {});
            pair.halves[game] = ending.halves(seat);
            pair.plies += ending.plies;
        }
        setup.begun.note(what, numbers.start + number, pair);
        pair
    })
}
