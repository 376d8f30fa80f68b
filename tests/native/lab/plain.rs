//! The plain search: it sees everything within its plies, and nothing that its sight misses.

use wonderboard::engine::value::{MATE, MATE_BOUND};
use wonderboard::engine::{Value, eval};
use wonderboard::evaluation::Rated;
use wonderboard::lab::Line;
use wonderboard::lab::players::{Plain, Sight};
use wonderboard::notation::fen;
use wonderboard::rules::Move;
use wonderboard::variants::Spec;

use crate::common::{Chance, likely};

fn line(slug: &str, text: &str) -> (Rated, Line) {
    let rated = Spec::from_slug(slug).expect("a game").rated();
    (rated, Line::of(fen::read(rated.rules, text).expect("a position"), None, 0))
}

#[test]
fn a_mate_is_seen_as_soon_as_it_is_within_reach() {
    // Rook to the eighth rank; and two rooks that need a move more.
    let (rated, at_once) = line("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let best = Plain::new(rated).best(&at_once, 1).and_then(|looked| looked.best());
    assert_eq!(best.map(|best| best.value), Some(MATE - 1));
    let (rated, later) = line("chess", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1");
    let value =
        |depth| Plain::new(rated).best(&later, depth).and_then(|l| l.best()).map(|b| b.value);
    assert!(value(2) < Some(MATE_BOUND));
    assert_eq!(value(3), Some(MATE - 3));
}

/// The value by trying all moves without a window: with captures off, two plies.
fn by_hand(rated: Rated, line: &Line, depth: u32) -> Value {
    let mover = line.position().info.player();
    let values = rated.rules.legal(line.position()).into_iter().map(|m: Move| {
        let next = line.after(rated.rules, m);
        let value = match depth {
            1 => Plain::new(rated).quiet_value(&next),
            _ => by_hand(rated, &next, depth - 1),
        };
        if next.position().info.player() == mover { value } else { -value }
    });
    values.max().unwrap_or(0)
}

/// A mate without its distance, which by hand is counted from the horizon.
fn told(value: Value) -> Value {
    value.clamp(-MATE_BOUND, MATE_BOUND)
}

#[test]
fn windows_leave_nothing_out() {
    for slug in ["chess", "switch-side", "alice", "twinmove", "twilight", "progressive"] {
        let rated = Spec::from_slug(slug).expect("a game").rated();
        let mut chance = Chance::new(9);
        let mut line = Line::of(rated.rules.start(), None, 0);
        for ply in 0..24 {
            let Some(m) = likely(rated.rules, line.position(), &mut chance) else { break };
            line.advance(rated.rules, m);
            let is_plain =
                line.position().info.clock < 8 && rated.rules.outcome(line.position()).is_none();
            if ply % 8 == 7 && is_plain {
                // Without the game before it: what has occurred is drawn, which by hand is not.
                let line = Line::of(*line.position(), line.last_on, line.ply);
                let looked = Plain::new(rated).best(&line, 2).and_then(|looked| looked.best());
                assert_eq!(
                    looked.map(|best| told(best.value)),
                    Some(told(by_hand(rated, &line, 2))),
                    "{slug} {ply}"
                );
            }
        }
    }
}

#[test]
fn all_values_hold_the_best_one() {
    let (rated, line) =
        line("chess", "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8");
    let plain = Plain::new(rated);
    let [all, best] = [plain.values(&line, 3), plain.best(&line, 3)].map(|l| l.expect("no limit"));
    assert_eq!(all.best().map(|b| b.value), best.best().map(|b| b.value));
    assert_eq!(all.values.len(), rated.rules.legal(line.position()).len());
    assert!(best.nodes < all.nodes);
}

#[test]
fn it_gives_up_beyond_its_nodes() {
    let (rated, line) = line("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let mut plain = Plain::new(rated);
    plain.most_nodes = 100;
    assert!(plain.best(&line, 1).is_some());
    assert!(plain.best(&line, 3).is_none());
}

#[test]
fn a_share_of_the_moves_is_missed_and_the_same_ones_each_time() {
    let (rated, line) =
        line("chess", "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8");
    let legal = rated.rules.legal(line.position()).len() as f64;
    let seen = |seed| {
        let mut plain = Plain::new(rated);
        plain.sight = Sight { seed, missed: 0.3, ..Sight::default() };
        plain.values(&line, 1).map_or(0, |looked| looked.values.len())
    };
    assert_eq!(seen(5), seen(5));
    let mean = (0..200).map(seen).sum::<usize>() as f64 / 200.0;
    assert!((mean / legal - 0.7).abs() < 0.03, "{mean} of {legal}");
}

#[test]
fn a_whim_is_as_wide_as_it_is_said_to_be() {
    let (rated, line) = line("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let plain = |seed, whim| {
        let mut plain = Plain::new(rated);
        plain.sight = Sight { seed, whim, ..Sight::default() };
        plain.quiet_value(&line)
    };
    assert_eq!(plain(1, 0.0), eval::evaluate(rated, line.position()));
    let values: Vec<f64> =
        (0..2000).map(|seed| f64::from(plain(seed, 20.0) - plain(0, 0.0))).collect();
    let mean = values.iter().sum::<f64>() / 2000.0;
    let deviation = (values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / 2000.0).sqrt();
    assert!(mean.abs() < 2.0 && (deviation - 20.0).abs() < 1.5, "{mean} {deviation}");
}
