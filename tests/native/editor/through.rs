//! Every position goes into the editor and comes out as it was.

use serde_json::Value;
use wonderboard::app::editor::Draft;
use wonderboard::app::editor::verdict::Verdict;
use wonderboard::notation::fen;
use wonderboard::notation::realtime::rtfen;
use wonderboard::variants::Spec;

use super::{draft, specs, start};
use crate::alice::{all_entries, spec};
use crate::common::{Chance, wander};

/// Positions of games by their names among the vectors.
fn vectors() -> Vec<(Spec, String)> {
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("the vectors are JSON");
    let mut found = Vec::new();
    for text in
        [include_str!("../../vectors/others.json"), include_str!("../../vectors/neighbours.json")]
    {
        let all = read(text);
        for (name, entries) in all["variants"].as_object().expect("games") {
            let game = match name.as_str() {
                "sscc" => "switch-side,limit=off",
                "sscc-iqbal" => "switch-side",
                "racingkings" => "racing-kings",
                name => name,
            };
            let Ok(spec) = Spec::from_text(game) else { continue };
            let fens = entries["positions"].as_array().expect("entries").iter();
            found.extend(fens.filter_map(|it| Some((spec, it["fen"].as_str()?.to_owned()))));
        }
    }
    for entry in all_entries() {
        found.extend(entry["fen"].as_str().map(|fen| (spec(&entry), fen.to_owned())));
    }
    found
}

fn goes_through(spec: Spec, text: &str) -> bool {
    let rules = spec.rules();
    // Not every vector can be read in every game.
    let Ok(position) = fen::read(rules, text) else { return false };
    let draft = Draft::of(spec, &position);
    assert_eq!(draft.fen(), fen::write(rules, &position), "{}", spec.text());
    assert_eq!(draft.position(), position, "{} {text}", spec.text());
    let verdict = Verdict::of(&draft);
    assert!(verdict.is_legal(), "{} {text}: {:?}", spec.text(), verdict.problems);
    true
}

#[test]
fn every_vector_comes_out_as_it_went_in() {
    let through = vectors().iter().filter(|(spec, text)| goes_through(*spec, text)).count();
    assert!(through > 300, "{through}");
}

#[test]
fn positions_of_every_game_come_out_as_they_went_in() {
    for spec in specs() {
        for text in spec.positions() {
            assert!(goes_through(spec, text), "{} {text}", spec.text());
        }
        let mut chance = Chance::new(13);
        for _ in 0..4 {
            wander(spec.rules(), &mut chance, 60, |position| {
                let text = fen::write(spec.rules(), position);
                goes_through(spec, &text);
            });
        }
    }
}

#[test]
fn a_position_without_turns_comes_out_as_it_went_in() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - - 0,0 0",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR KQkq e3@7000,e6@7040 e4=7000,e5=7040 1,2 6500",
        "4k3/8/8/8/8/8/8/R3K3 Q - a1=900,e1=1500 3,0 12",
    ] {
        assert_eq!(
            rtfen::read(text).map(|(timed, tick)| Draft::of_timed(&timed, tick).fen()),
            Ok(text.to_owned())
        );
        let again = draft("realtime", text);
        assert_eq!(again.fen(), text);
        assert!(Verdict::of(&again).is_legal());
    }
    assert_eq!(start("realtime").timed(), wonderboard::realtime::TimedPosition::start());
    let chess = draft("realtime", "4k3/8/8/8/8/8/8/R3K3 w Q - 3 9");
    assert_eq!(chess.fen(), "4k3/8/8/8/8/8/8/R3K3 Q - - 0,0 0");
}
