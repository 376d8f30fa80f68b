//! What page and worker say to each other.

use wonderboard::board::{ByColor, Color};
use wonderboard::engine::Level;
use wonderboard::engine::realtime::node::Pace;
use wonderboard::engine::realtime::{Question, TimedChoice};
use wonderboard::notation::realtime::{TimedSettings, rtfen};
use wonderboard::realtime::{CheckRule, Options, Readiness};
use wonderboard::worker::Servant;
use wonderboard::worker::realtime::think::TimedThinker;
use wonderboard::worker::realtime::{Ask, Tell};

const TEXT: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR KQkq e3@7000,c6@7040 e4=7000,c5=7040,d8=7424 0,1 6050";

fn question() -> Question {
    let (mut position, at) = rtfen::read(TEXT).expect(TEXT);
    position.moved = ByColor([Some(6_000), Some(6_040)]);
    Question {
        position,
        options: Options { check: CheckRule::KingOnly, ..Options::default() },
        side: Color::Black,
        at,
        pace: ByColor([
            Pace { interval: 200, reaction: 100 },
            Pace { interval: 150, reaction: 125 },
        ]),
        seed: 77,
    }
}

fn ask(level: u8) -> Ask {
    Ask::of(5, Level::new(level).expect("a level"), &TimedSettings::default(), &question())
}

#[test]
fn a_question_comes_through_whole() {
    let (sent, read) = (question(), ask(8).question().expect("a question"));
    assert_eq!((sent.at, sent.side, sent.seed), (read.at, read.side, read.seed));
    assert_eq!((sent.pace.0, sent.options), (read.pace.0, read.options));
    // Who moved last is nothing the engine asks.
    let mut position = read.position;
    position.last = sent.position.last;
    assert_eq!(sent.position, position);
}

/// Thinks to the end at a clock of its own, a millisecond a look.
fn answers(ask: &Ask) -> Vec<Tell> {
    let (mut thinker, mut told) = (TimedThinker::default(), Vec::new());
    let time = std::cell::Cell::new(0);
    let now_ms = || time.replace(time.get() + 1);
    thinker.begin(ask, 0);
    while thinker.slice(8, &now_ms, &mut |tell| told.push(tell)) {
        assert!(time.get() < 100_000, "it ends");
    }
    told
}

#[test]
fn the_last_answer_is_legal_and_there_in_time() {
    for level in [1, 7, 14] {
        let told = answers(&ask(level));
        let question = question();
        let choice = told.last().and_then(|tell| tell.choice(5)).expect("an answer");
        if let TimedChoice::Move(m) = choice {
            let Question { position, options, side, at, .. } = question;
            assert!(position.effect(&options, side, m, at, Readiness::Counted).is_ok(), "{m:?}");
        }
        assert!(told.iter().all(|tell| tell.choice(6).is_none()), "of another question");
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    for (position, settings) in
        [("nonsense", vec![]), (TEXT, vec![("ep".to_owned(), "maybe".to_owned())])]
    {
        let told = answers(&Ask { position: position.to_owned(), settings, ..ask(3) });
        assert!(matches!(&told[..], [Tell::Failed { number: 5, .. }]), "{told:?}");
    }
}
