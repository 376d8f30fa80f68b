//! `fit`: files of numbers, and that numbers are found which some positions are labelled by.

use std::fs;

use wonderboard::board::{Player, Role};
use wonderboard::cli::fit::{Corpus, Fitted, Plan, fit};
use wonderboard::cli::run;
use wonderboard::cli::samples::{Sample, SampleGame, SampleHead, write_game, write_head};
use wonderboard::engine::eval::evaluate;
use wonderboard::evaluation::schema::numbers_before;
use wonderboard::evaluation::{Numbers, PieceSquares, Rated, Weights};
use wonderboard::variants::Spec;
use wonderboard::variants::weights::{FILES, numbers, read, write};

use crate::common::{Chance, Fresh, wander};

#[test]
fn files_are_written_as_they_are_read() {
    assert!(FILES.len() > 10);
    for file in FILES {
        let numbers = numbers(file.text.as_bytes());
        assert_eq!(write(&numbers, &Weights::FIELDS), file.text, "{}", file.name);
    }
}

#[test]
fn every_file_is_of_the_game_of_its_name() {
    for file in FILES {
        let spec = Spec::from_slug(file.name).expect("a game");
        assert_eq!(spec.weights_file().name, file.name);
    }
    for relative in ["looking-glass", "ms-alice", "odonohue"] {
        let spec = Spec::from_slug(relative).expect("a game");
        assert_eq!(spec.weights_file().name, "alice", "{relative}");
    }
}

/// Reads a file as the compiler does, after something in it was changed.
fn read_changed(from: &str, to: &str) -> Numbers {
    let text = FILES[0].text;
    assert_eq!(text.matches(from).count(), 1, "{from}");
    read(text.replace(from, to).as_bytes(), &Weights::FIELDS)
}

#[test]
#[should_panic(expected = "tempo")]
fn a_wrong_name_does_not_compile() {
    read_changed("tempo", "tempi");
}

#[test]
#[should_panic(expected = "bishop_pair")]
fn a_name_that_is_missing_does_not_compile() {
    read_changed("bishop_pair ", "");
}

#[test]
#[should_panic(expected = "more than all numbers")]
fn a_number_too_many_does_not_compile() {
    read_changed("uncovers ", "uncovers 1 ");
}

#[test]
#[should_panic(expected = "comma")]
fn half_a_pair_does_not_compile() {
    let text = FILES[0].text;
    let at = text.find("bishop_pair ").expect("a name");
    let comma = at + text[at..].find(',').expect("a pair");
    read::<{ Weights::LEN }>(
        format!("{} {}", &text[..comma], &text[comma + 1..]).as_bytes(),
        &Weights::FIELDS,
    );
}

/// Where the numbers of a name begin.
fn place(name: &str) -> usize {
    numbers_before(&Weights::FIELDS, name)
}

fn with(game: Rated, numbers: &Numbers) -> Rated {
    game.weighed(Box::leak(Box::new(Weights::of_numbers(numbers))))
}

/// Random games of which searches and results say what some numbers do.
fn labelled(game: Rated, truth: &Numbers, count: u32) -> Corpus {
    let (judge, mut chance) = (with(game, truth), Chance::new(11));
    let mut corpus = Corpus::default();
    for number in 0..count {
        let mut samples = Vec::new();
        wander(game.rules, &mut chance, 80, |position| {
            let score = evaluate(judge, position).clamp(-3000, 3000) as i16;
            samples.push(Sample { ply: samples.len() as u16, score, position: *position });
        });
        let winner = samples.last().and_then(ahead);
        corpus.add(&SampleGame { number, winner, samples });
    }
    corpus
}

/// Who stands better in a position by a piece or so.
fn ahead(sample: &Sample) -> Option<Player> {
    let player = sample.position.info.player();
    match sample.score {
        200.. => Some(player),
        ..=-200 => Some(!player),
        _ => None,
    }
}

/// How far the points that some numbers expect are from those of the labels, in positions that were held out: the mean
/// relative entropy, which is what a fit makes small.
fn error(game: Rated, numbers: &Numbers, corpus: &Corpus, scale: f64) -> f64 {
    let game = with(game, numbers);
    let points = |value: f64| (1.0 / (1.0 + (-value / scale).exp())).clamp(1e-9, 1.0 - 1e-9);
    let apart = corpus.held_out.iter().map(|example| {
        let [own, label] = [evaluate(game, &example.position).into(), example.score].map(points);
        label * (label / own).ln() + (1.0 - label) * ((1.0 - label) / (1.0 - own)).ln()
    });
    apart.sum::<f64>() / corpus.held_out.len() as f64
}

/// A game whose numbers are as they are, and positions labelled by others.
fn mislabelled(slug: &str, changes: &[(usize, i32)], games: u32) -> (Rated, Numbers, Corpus) {
    let spec = Spec::from_slug(slug).expect("a game");
    let start = numbers(spec.weights_file().text.as_bytes());
    let mut truth = start;
    changes.iter().for_each(|&(at, by)| truth[at] += by);
    let corpus = labelled(spec.rated(), &truth, games);
    (spec.rated(), start, corpus)
}

const PLAN: Plan = Plan {
    seed: 1,
    rounds: 3,
    epochs: 10,
    blend: 0.0,
    scale: None,
    plain: false,
    prior: 0.01,
    threads: 2,
};

#[test]
fn numbers_are_found_by_which_positions_were_labelled() {
    let knight = PieceSquares::material_at(Role::Knight);
    let changes = [
        (knight, 60),
        (knight + 1, 60),
        (place("tempo"), 30),
        (place("hanging"), 40),
        (place("hanging") + 1, -30),
        (place("king_attack") + Role::Queen as usize, 5),
    ];
    for slug in ["chess", "alice"] {
        let (game, start, corpus) = mislabelled(slug, &changes, 300);
        let fitted = fit(game, &start, &corpus, &PLAN, |_| ());
        let [before, after] =
            [&start, &fitted.numbers].map(|of| error(game, of, &corpus, fitted.scale));
        assert!(after < before / 5.0, "{slug}: {before} -> {after}");
        let moved = |at: usize| fitted.numbers[at] - start[at];
        assert!((20..=40).contains(&moved(place("tempo"))), "{slug}: {}", moved(place("tempo")));
        let hanging = [place("hanging"), place("hanging") + 1].map(moved);
        assert!(hanging[0] > 10, "{slug}: {hanging:?}");
        let attack = place("king_attack") + Role::Queen as usize;
        assert!(moved(attack) > 0, "{slug}: what is squared");
        let loss = |fitted: &Fitted| (fitted.epochs[0].held_out, fitted.best.held_out);
        assert!(loss(&fitted).1 < loss(&fitted).0);
        // What no position tells stays.
        let never = place("pocket")..place("pocket") + 14;
        assert_eq!(fitted.numbers[never.clone()], start[never], "{slug}");
    }
}

#[test]
fn finer_points_stay_where_nothing_is_asked_of_them() {
    let changes = [(place("tempo"), 30), (place("minor_on_minor"), 60)];
    let (game, start, corpus) = mislabelled("chess", &changes, 60);
    let plan = Plan { plain: true, ..PLAN };
    let fitted = fit(game, &start, &corpus, &plan, |_| ());
    assert_eq!(fitted.numbers[Weights::FINER_POINTS], start[Weights::FINER_POINTS]);
    assert!(Weights::FINER_POINTS.contains(&place("minor_on_minor")));
    assert!(fitted.numbers[place("tempo")] > start[place("tempo")]);
}

#[test]
fn threads_make_no_difference_and_seeds_do() {
    let (game, start, corpus) = mislabelled("twilight", &[(place("tempo"), 30)], 60);
    let fitted = |plan: Plan| fit(game, &start, &corpus, &plan, |_| ());
    let plan = Plan { rounds: 2, epochs: 2, ..PLAN };
    let one = fitted(Plan { threads: 1, ..plan });
    assert_eq!(one, fitted(Plan { threads: 3, ..plan }));
    assert_ne!(one.epochs, fitted(Plan { seed: 2, ..plan }).epochs);
}

/// A file of random games.
fn samples(name: &str, text: &str, games: u32) -> Fresh {
    let spec = Spec::from_text(text).expect("a game");
    let mut bytes = write_head(&SampleHead { spec, nodes: 1, seed: 1 });
    let mut chance = Chance::new(3);
    for number in 0..games {
        let mut samples = Vec::new();
        wander(spec.rules(), &mut chance, 40, |position| {
            let ply = samples.len() as u16;
            samples.push(Sample { ply, score: 10, position: *position });
        });
        let winner = Some(Player::First);
        bytes.extend(write_game(&SampleGame { number, winner, samples }));
    }
    let file = Fresh::new(name);
    fs::write(&file.0, bytes).expect("written");
    file
}

/// Fits; returns the exit code and what is written.
fn command(words: &[&str]) -> (u8, String) {
    let words: Vec<String> = ["fit"].iter().chain(words).map(|&word| word.to_owned()).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    (code, String::from_utf8(out).expect("a text"))
}

#[test]
fn files_of_other_games_and_damaged_ones_are_refused() {
    let chess = samples("chess.fit", "chess", 12);
    let open = samples("open.fit", "alice,castling=off", 12);
    let few = samples("few.fit", "chess", 1);
    let damaged = Fresh::new("damaged.fit");
    let mut bytes = fs::read(&chess.0).expect("a file");
    let head = SampleHead { spec: Spec::CHESS, nodes: 1, seed: 1 };
    // The result of the first game.
    bytes[write_head(&head).len() + 4] = 9;
    fs::write(&damaged.0, &bytes).expect("written");
    let refused = |words: &[&str]| assert_eq!(command(words), (1, String::new()), "{words:?}");
    refused(&["twilight", chess.name()]);
    refused(&["alice", open.name()]);
    refused(&["chess", chess.name(), open.name()]);
    refused(&["chess", few.name()]);
    refused(&["chess", damaged.name()]);
    refused(&["chess", "no/such.file"]);
    assert_eq!(command(&["chess", chess.name(), "--blend", "2"]).0, 2);
    assert_eq!(command(&["chess"]).0, 2);
}

#[test]
fn what_is_cut_off_is_left_out_and_a_file_and_a_curve_are_written() {
    let (whole, cut) = (samples("whole.fit", "chess", 12), samples("cut.fit", "chess", 13));
    let bytes = fs::read(&cut.0).expect("a file");
    fs::write(&cut.0, &bytes[..bytes.len() - 5]).expect("written");
    let few = ["--rounds", "1", "--epochs", "1"];
    let fitted = |file: &Fresh| command(&[&["chess", file.name()], &few[..]].concat());
    let (code, text) = fitted(&whole);
    assert_eq!(code, 0);
    assert_eq!(write(&numbers(text.as_bytes()), &Weights::FIELDS), text);
    assert_eq!(fitted(&cut), (0, text.clone()));

    let (out, svg) = (Fresh::new("out.fit"), Fresh::new("curve.svg"));
    let named = ["chess", whole.name(), "--out", out.name(), "--svg", svg.name()];
    assert_eq!(command(&[&named[..], &few].concat()), (0, String::new()));
    assert_eq!(fs::read_to_string(&out.0).expect("a file"), text);
    let svg = fs::read_to_string(&svg.0).expect("a picture");
    assert!(
        svg.starts_with("<svg ")
            && svg.contains("held out")
            && svg.contains("prefers-color-scheme")
    );
}
