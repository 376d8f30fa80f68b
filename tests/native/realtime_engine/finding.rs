//! What the engine finds at once.

use wonderboard::board::{ByColor, Color};
use wonderboard::engine::Level;
use wonderboard::engine::realtime::node::Pace;
use wonderboard::engine::realtime::{Question, Thought, TimedChoice, TimedSearch, TimedStyle};
use wonderboard::engine::{Score, value::MATE_BOUND};
use wonderboard::notation::realtime::{coords, read_coords, rtfen};
use wonderboard::realtime::Options;

/// White acts every 100 ticks and so does Black, an instant after what happens.
const PACE: Pace = Pace { interval: 100, reaction: 50 };

fn question(text: &str, side: Color) -> Question {
    let (position, at) = rtfen::read(text).expect(text);
    let pace = ByColor([PACE; 2]);
    Question { position, options: Options::default(), side, at, pace, seed: 1 }
}

fn think(text: &str, side: Color) -> Thought {
    let style = TimedStyle { nodes: 20_000, ..TimedStyle::of(Level::STRONGEST) };
    TimedSearch::new(style, 1).think(&question(text, side))
}

fn choice(text: &str, side: Color) -> String {
    match think(text, side).choice {
        TimedChoice::Wait => "wait".to_owned(),
        TimedChoice::Move(m) => coords(m),
    }
}

#[test]
fn a_mate_is_made_though_all_its_answers_are_frozen() {
    // The king could go nowhere anyhow: cooldowns decide nothing.
    let thought = think("6k1/5ppp/8/8/8/8/8/R5K1 - - g8=4000,f7=1000 0,0 100", Color::White);
    assert_eq!(thought.choice, read_coords("a1a8").map_or(TimedChoice::Wait, TimedChoice::Move));
    assert_eq!(Score::of(thought.value), Score::Mate(1));
}

#[test]
fn a_frozen_queen_falls_to_a_guarded_square_too() {
    // The guard is frozen for longer than the capturer.
    let text = "4k3/8/3p4/4q3/8/8/4R3/4K3 - - e5=9000,d6=9000 0,0 100";
    assert_eq!(choice(text, Color::White), "e2e5");
}

#[test]
fn a_guard_counts_if_it_is_ready_before_the_capturer() {
    // The rook would be frozen until tick 5100.
    let guarded_from = |tick| format!("4k3/8/3p4/4n3/8/8/PP2R3/4K3 - - e5=300,d6={tick} 0,0 100");
    assert_eq!(choice(&guarded_from(5150), Color::White), "e2e5");
    assert_ne!(choice(&guarded_from(3000), Color::White), "e2e5");
}

#[test]
fn a_piece_that_is_about_to_be_taken_leaves() {
    // The knight is frozen for 300 ticks more: the queen has time to go.
    let text = "4k3/5p2/6n1/8/7Q/8/5PPP/6K1 - - g6=400 0,0 100";
    let m = choice(text, Color::White);
    assert!(m.starts_with("h4"), "{m}");
}

#[test]
fn who_has_nothing_ready_waits() {
    let text = "4k3/8/8/8/8/8/4P3/4K3 - - e1=4000,e2=900 0,0 100";
    assert_eq!(choice(text, Color::White), "wait");
}

#[test]
fn a_mate_in_two_that_takes_time_is_seen() {
    // Two rooks drive the king over the edge, each frozen after its move: Black's king is frozen
    // for longer, so it cannot run.
    let text = "7k/1R6/8/8/8/8/8/R5K1 - - h8=4000 0,0 100";
    let thought = think(text, Color::White);
    assert!(thought.value >= MATE_BOUND, "{thought:?}");
    assert_eq!(thought.choice, read_coords("a1a8").map_or(TimedChoice::Wait, TimedChoice::Move));
}

#[test]
fn thinking_in_slices_comes_to_the_same() {
    let start =
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R KQkq - c6=3000,f3=2500 1,1 100";
    let style = TimedStyle { depth: 5, nodes: u64::MAX, ..TimedStyle::of(Level::STRONGEST) };
    let whole = TimedSearch::new(style, 1).think(&question(start, Color::White));
    let mut player = TimedSearch::new(style, 1);
    player.begin(&question(start, Color::White));
    let mut slices = 0;
    let sliced = loop {
        slices += 1;
        let (thought, more) = player.slice(5_000);
        if !more {
            break thought;
        }
        assert!(slices < 10_000);
    };
    assert_eq!((whole.depth, sliced.depth), (5, 5));
    assert!(slices > 1 && matches!(sliced.choice, TimedChoice::Move(_)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let text = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R KQkq - c6=3000,f3=2500 1,1 100";
    assert_eq!(think(text, Color::Black), think(text, Color::Black));
}
