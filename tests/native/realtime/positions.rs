//! One position: first waits, RTFEN, and the number of moves.

use super::vectors::{options, scenarios, streams, text, tick};
use wonderboard::board::Color;
use wonderboard::notation::realtime::rtfen;
use wonderboard::notation::square_of;
use wonderboard::realtime::{Delays, FirstDelays, Options, Readiness};

#[test]
fn first_waits_come_from_the_seed() {
    let mut checked = 0;
    for case in scenarios().iter().filter(|case| case["kind"] == "delays") {
        let delays = match text(&case["mode"]) {
            "fractional" => Delays::Fractional,
            "mirrored" => Delays::Mirrored,
            mode => panic!("{mode}"),
        };
        let seed = case["seed"].as_u64().expect("a seed");
        let setup = FirstDelays { delays, seed, black_extra: tick(&case["black_extra"]) };
        let mut position = rtfen::read_start(text(&case["initial"])).expect("a start");
        setup.freeze(&Options::default(), &mut position);
        for (name, wait) in case["expect"].as_object().expect("waits") {
            let at = square_of(name).expect("a square");
            assert_eq!(position.ready_at(at), tick(wait), "{name}");
            checked += 1;
        }
    }
    assert_eq!(checked, 96);
}

#[test]
fn recorded_positions_have_as_many_moves_and_are_written_alike() {
    let mut checked = 0;
    for stream in streams() {
        let options = options(&stream["options"]);
        for snap in stream["snaps"].as_array().expect("snaps") {
            let written = text(&snap[1]);
            let (position, tick) = rtfen::read(written).expect(written);
            assert_eq!(rtfen::write(&position, &options, tick), written);
            let counts = [Readiness::Counted, Readiness::Ignored].map(|readiness| {
                Color::ALL.map(|side| {
                    let mut moves = Vec::new();
                    position.legal(&options, side, tick, readiness, &mut moves);
                    for effect in &moves {
                        let again =
                            position.effect(&options, side, effect.asked(), tick, readiness);
                        assert_eq!(again, Ok(*effect), "{written}");
                    }
                    moves.len() as u64
                })
            });
            let expected = [2, 3, 4, 5].map(|i| snap[i].as_u64().expect("a count"));
            assert_eq!(counts.concat(), expected, "{} {written}", stream["name"]);
            checked += 1;
        }
    }
    assert!(checked > 300, "{checked}");
}
