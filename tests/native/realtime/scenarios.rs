//! Every scenario and every stream comes out as its file says.

use serde_json::Value;
use wonderboard::board::Color;
use wonderboard::cli::realtime::expect::differences;
use wonderboard::cli::realtime::scenario::Scenario;
use wonderboard::notation::realtime::rtfen;
use wonderboard::realtime::Readiness;

use super::vectors::{scenarios, streams, text};

fn check(cases: &[Value]) {
    for case in cases {
        let scenario = Scenario::read(case).expect("a scenario");
        let played = scenario.play(&mut |_, _| {});
        let differences = differences(case, &scenario, &played);
        assert_eq!(differences, [""; 0], "{}", scenario.name);
    }
}

#[test]
fn every_scenario_comes_out_as_expected() {
    let cases = scenarios();
    assert_eq!(cases.len(), 81);
    check(&cases);
}

#[test]
fn so_do_ours() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("scenarios.json")).expect("JSON");
    assert_eq!(cases.len(), 51);
    check(&cases);
}

#[test]
fn every_stream_comes_out_as_recorded() {
    let cases = streams();
    assert_eq!(cases.len(), 22);
    check(&cases);
}

#[test]
fn streams_pass_through_the_recorded_positions() {
    let mut checked = 0;
    for case in streams() {
        let snaps = case["snaps"].as_array().expect("snaps");
        Scenario::read(&case).expect("a stream").play(&mut |count, arbiter| {
            let snap = snaps.iter().find(|snap| snap[0] == count);
            let Some(snap) = snap.filter(|_| arbiter.ending().is_none()) else { return };
            let (live, now) = (arbiter.view(Color::Black), arbiter.now());
            let options = arbiter.options();
            assert_eq!(rtfen::write(live, options, now), text(&snap[1]), "{}", case["name"]);
            let kinds = [Readiness::Counted, Readiness::Ignored];
            let counts = kinds.into_iter().flat_map(|kind| Color::ALL.map(|side| (side, kind)));
            for (index, (side, readiness)) in (2..).zip(counts) {
                let mut moves = Vec::new();
                live.legal(options, side, now, readiness, &mut moves);
                assert_eq!(snap[index], moves.len(), "{} {side:?}", case["name"]);
            }
            checked += 1;
        });
    }
    assert!(checked > 300, "{checked}");
}
