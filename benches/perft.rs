//! Speed of the rules as a ratio to cozy-chess (MIT), measured in turns in one process: with the
//! last ply counted from the move list, which cozy-chess need not make to count it and here is asked
//! to do, too, and with every leaf played. The other games beside it.
//!
//! `cargo bench --bench perft`

use std::time::{Duration, Instant};

use wonderboard::notation::fen;
use wonderboard::rules::Rules;
use wonderboard::rules::perft::{perft, perft_playing};
use wonderboard::variants::Spec;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// Rounds of which the best counts, so that what else the machine does counts least.
const ROUNDS: usize = 5;

fn main() {
    let chess = Spec::CHESS.rules();
    let start = cozy_chess::Board::default();
    let kiwipete = KIWIPETE.parse().expect("a FEN of cozy-chess");
    for (name, fen, theirs, from_list, playing) in
        [("start", None, start, 5, 4), ("kiwipete", Some(KIWIPETE), kiwipete, 4, 3)]
    {
        let ours = match fen {
            None => chess.start(),
            Some(text) => fen::read(chess, text).expect("a FEN"),
        };
        compare(
            &format!("chess {name}, counted from the list"),
            || perft(chess, &ours, from_list),
            || cozy_counted(&theirs, from_list),
        );
        compare(
            &format!("chess {name}, listed by both"),
            || perft(chess, &ours, from_list),
            || cozy_listed(&theirs, from_list, &mut Vec::with_capacity(1024)),
        );
        compare(
            &format!("chess {name}, every leaf played"),
            || perft_playing(chess, &ours, playing),
            || cozy_playing(&theirs, playing),
        );
    }
    for spec in Spec::all().filter(|&spec| spec != Spec::CHESS) {
        Beside(spec).visit(spec.rules());
    }
}

/// Prints the speed of a game's rules, from the start and from another of the positions that the
/// engine is measured by, if there is one.
struct Beside(Spec);

impl Beside {
    fn visit(self, rules: Rules) {
        let (card, positions) = (self.0.card(), self.0.positions());
        let other = positions.get(3).or(positions.get(1));
        let other = other.map(|text| ("middlegame", fen::read(rules, text).expect("a FEN")));
        for (what, position) in [("start", rules.start())].into_iter().chain(other) {
            let name = format!("{} {what}", card.slug);
            report(&format!("{name}, counted from the list"), || perft(rules, &position, 3));
            report(&format!("{name}, every leaf played"), || perft_playing(rules, &position, 3));
        }
    }
}

/// Prints the speeds of both, in millions of leaves a second, and their ratio.
fn compare(what: &str, ours: impl Fn() -> u64, theirs: impl Fn() -> u64) {
    let (mut fast, mut cozy) = (f64::MAX, f64::MAX);
    let leaves = theirs();
    assert_eq!(ours(), leaves, "{what}");
    for _ in 0..ROUNDS {
        fast = fast.min(seconds(&ours));
        cozy = cozy.min(seconds(&theirs));
    }
    let speed = |seconds: f64| leaves as f64 / seconds / 1e6;
    println!(
        "{what}: {:.1} M/s, cozy-chess {:.1} M/s, ratio {:.2}",
        speed(fast),
        speed(cozy),
        cozy / fast
    );
}

fn report(what: &str, count: impl Fn() -> u64) {
    let leaves = count();
    let best = (0..ROUNDS).map(|_| seconds(&count)).fold(f64::MAX, f64::min);
    println!("{what}: {:.1} M/s", leaves as f64 / best / 1e6);
}

/// The time one call takes, of as many as make a tenth of a second.
fn seconds(work: &impl Fn() -> u64) -> f64 {
    let begin = Instant::now();
    let mut times = 0;
    while begin.elapsed() < Duration::from_millis(100) {
        std::hint::black_box(work());
        times += 1;
    }
    begin.elapsed().as_secs_f64() / times as f64
}

fn cozy_counted(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                leaves += cozy_counted(&next, depth - 1);
            }
        }
        false
    });
    leaves
}

fn cozy_listed(board: &cozy_chess::Board, depth: u32, moves: &mut Vec<cozy_chess::Move>) -> u64 {
    let base = moves.len();
    board.generate_moves(|of_a_piece| {
        moves.extend(of_a_piece);
        false
    });
    let mut leaves = 0;
    if depth == 1 {
        leaves = (moves.len() - base) as u64;
    } else {
        for i in base..moves.len() {
            let mut next = board.clone();
            next.play_unchecked(moves[i]);
            leaves += cozy_listed(&next, depth - 1, moves);
        }
    }
    moves.truncate(base);
    leaves
}

fn cozy_playing(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut next = board.clone();
            next.play_unchecked(m);
            leaves += cozy_playing(&next, depth - 1);
        }
        false
    });
    leaves
}
