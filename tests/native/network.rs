//! Networks: what they say, their files, and that they are trained.

use std::fs;

use wonderboard::app::turns::question::ask;
use wonderboard::board::{Player, Position};
use wonderboard::cli::fit::Example;
use wonderboard::cli::run;
use wonderboard::cli::samples::{Sample, SampleGame, SampleHead, write_game, write_head};
use wonderboard::cli::train::{HeldOut, Pool, Trained, TrainingPlan, train};
use wonderboard::engine::bench;
use wonderboard::engine::eval::evaluate;
use wonderboard::evaluation::network::{
    Ground, Inputs, LANES, Lanes, Network, NetworkFault, ONE, OUTPUT_ONE, OUTPUTS, Sums, bucket,
    things,
};
use wonderboard::game::Game;
use wonderboard::notation::fen;
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Ask, EngineTask, Servant, Tell};

use crate::common::{CHESS, Chance, Fresh, wander};

/// A network of random numbers, for a game.
fn random(spec: Spec, ground: Ground, width: usize) -> Network {
    let (inputs, mut chance) = (Inputs::of(spec.rules()), Chance::new(5));
    let mut lanes = |count: usize, reach: usize| -> Vec<Lanes> {
        let mut draw = || chance.below(2 * reach + 1) as i16 - reach as i16;
        (0..count).map(|_| [0; LANES].map(|_| draw())).collect()
    };
    Network {
        game: spec.weights_file().name.to_owned(),
        inputs,
        ground,
        scale: 250,
        bias: lanes(width, 300),
        rows: lanes(inputs.count() * width, 127),
        outputs: [(); OUTPUTS].map(|()| lanes(2 * width, 127)),
        offsets: [-700, 0, 90, 1234, -5, 6, 7, 8_000],
    }
}

/// What a network says of a position, summed up as it is written down.
fn plainly(network: &Network, position: &Position) -> i32 {
    let (boards, us) = (position.boards(), position.info.turn());
    let (width, bucket) = (network.width(), bucket(boards));
    let weights = network.outputs[bucket].as_flattened();
    let mut total = 0;
    for (side, half) in [us, !us].into_iter().zip(weights.chunks(width * LANES)) {
        let outlook = network.inputs.outlook(boards, side);
        let mut sums: Vec<i64> = network.bias.as_flattened().iter().map(|&n| n.into()).collect();
        things(boards, &position.info, |thing| {
            if let Some(input) = network.inputs.index(outlook, thing) {
                let row = network.rows[input * width..][..width].as_flattened();
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i64::from(*weight));
            }
        });
        let clipped = sums.iter().map(|&sum| sum.clamp(0, ONE.into()));
        total += clipped.zip(half).map(|(sum, &weight)| sum * sum * i64::from(weight)).sum::<i64>();
    }
    let total = total / i64::from(ONE) + i64::from(network.offsets[bucket]);
    (total * i64::from(network.scale) / i64::from(i32::from(ONE) * OUTPUT_ONE)) as i32
}

#[test]
fn sums_follow_any_line_of_any_game() {
    for spec in Spec::all() {
        let network = random(spec, Ground::Nothing, 2);
        let (mut sums, mut chance) = (Sums::new(&network, 32), Chance::new(8));
        for _ in 0..4 {
            let mut seen = Vec::new();
            wander(spec.rules(), &mut chance, 60, |position| seen.push(*position));
            for (ply, position) in seen.iter().enumerate() {
                assert_eq!(
                    sums.value(position, ply),
                    plainly(&network, position),
                    "{}",
                    spec.slug()
                );
                // As a search does it, from somewhere else on a ply that is known.
                let other = chance.pick(&seen).expect("a position");
                let ply = chance.below(ply + 1);
                assert_eq!(sums.value(&other, ply), plainly(&network, &other), "{}", spec.slug());
            }
        }
    }
}

#[test]
fn what_is_worth_the_same_is_the_same() {
    let network = random(Spec::CHESS, Ground::Nothing, 1);
    let value = |text: &str| {
        let position: Position = fen::read(CHESS, text).expect("a position");
        Sums::new(&network, 1).value(&position, 0)
    };
    let own = value("4r1k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1");
    assert_eq!(value("1k1r4/ppp5/8/4N3/8/8/PPP5/1K6 w - - 0 1"), own, "by files");
    assert_eq!(value("6k1/5ppp/8/8/3n4/8/5PPP/4R1K1 b - - 0 1"), own, "by sides");
    assert_ne!(value("4r1k1/5ppp/8/3N4/8/8/5PPP/6K1 b - - 0 1"), own);
}

#[test]
fn files_are_read_as_they_are_written() {
    for slug in ["chess", "alice-3", "alice-8x4", "tandem", "crazyhouse"] {
        let spec = Spec::from_slug(slug).expect("a game");
        for (ground, width) in [(Ground::Nothing, 1), (Ground::Places, 3), (Ground::Evaluation, 2)]
        {
            let network = random(spec, ground, width);
            let text = network.write();
            assert_eq!(Network::read(&text), Ok(network), "{slug}");
            let cut = [0, 9, 12, text.len() / 2, text.len() - 2].map(|n| Network::read(&text[..n]));
            assert!(cut.iter().all(Result::is_err), "{slug}");
            let more = |more: &str| Network::read(&(text.clone() + more));
            assert_eq!([more("P"), more(" ")], [(); 2].map(|()| Err(NetworkFault::Length)));
        }
    }
}

#[test]
fn what_is_no_network_is_refused_with_the_place() {
    use NetworkFault::{Head, Kind, Number};
    let text = random(Spec::CHESS, Ground::Nothing, 1).write();
    let with = |old: &str, new: &str| Network::read(&text.replacen(old, new, 1)).unwrap_err();
    assert_eq!(Network::read("<html>\n</html>"), Err(Kind));
    assert_eq!(with("WBNETWRK 2", "WBNETWRK 1"), Kind);
    assert_eq!(
        [with("chess 1 ", "chess 4 "), with("chess 1 ", "chess x "), with(" 250", "")],
        [Head; 3]
    );
    let (head, numbers) = text.split_once('\n').expect("a head");
    let behind = |number: &str| Network::read(&format!("{head}\n{number}{numbers}")).unwrap_err();
    let wrong = ["~", "\u{e9}", "!40000!", "!x!"].map(behind);
    assert_eq!(wrong, [(); 4].map(|()| Number(0)));
    assert_eq!(Network::read(&format!("{head}\n!1")), Err(Number(0)), "no end");
    // What is a bias can be too much for a row.
    let row = LANES;
    let bias = "P".repeat(row);
    assert_eq!(Network::read(&format!("{head}\n{bias}!128!")), Err(Number(row)));
}

#[test]
fn a_search_heeds_its_network() {
    for slug in ["chess", "alice", "twilight"] {
        let spec = Spec::from_slug(slug).expect("a game");
        let nodes = |network: Network| {
            let rated = spec.rated().with_network(Some(Box::leak(Box::new(network))));
            bench::nodes_of(spec, rated, 6)
        };
        let mut silent = random(spec, Ground::Evaluation, 1);
        silent.outputs.iter_mut().flatten().for_each(|lanes| *lanes = [0; LANES]);
        silent.offsets = [0; OUTPUTS];
        let without = bench::nodes_of(spec, spec.rated_alone(), 6);
        assert_eq!(nodes(silent), without, "{slug}");
        let loud = random(spec, Ground::Evaluation, 1);
        assert_ne!(nodes(loud), without, "{slug}");
    }
}

/// Random games of chess in which searches say that a knight on the fifth rank or beyond is worth a lot more.
fn knights(ground: Ground) -> (Pool, HeldOut) {
    let (game, mut chance) = (Spec::CHESS.rated(), Chance::new(4));
    let mut pool = Pool::new(game, Inputs::of(game.rules), ground);
    let mut held_out = HeldOut::like(&pool);
    for number in 0..300 {
        wander(game.rules, &mut chance, 60, |position| {
            let own = evaluate(game, position);
            let result = 0.5;
            let example =
                Example { position: *position, result, score: (own + bonus(position)).into() };
            if number % 10 == 0 { held_out.add(example) } else { pool.add(&example) }
        });
    }
    (pool, held_out)
}

fn bonus(position: &Position) -> i32 {
    use wonderboard::board::{Color, Role};
    let count = |color| {
        let knights = position.boards()[0].pieces(color, Role::Knight);
        knights.filter(|knight| knight.rank_for(color) >= 4).count() as i32
    };
    let white = 150 * (count(Color::White) - count(Color::Black));
    position.info.turn().pick(white, -white)
}

const PLAN: TrainingPlan = TrainingPlan {
    seed: 1,
    hidden: 32,
    epochs: 6,
    batch: 256,
    pace: 0.003,
    decay: 0.1,
    blend: 0.0,
    threads: 2,
};

#[test]
fn training_finds_what_an_evaluation_lacks() {
    let (pool, held_out) = knights(Ground::Evaluation);
    let Trained { best, floor, evaluation, network, .. } =
        train("chess", &pool, &held_out, &PLAN, None, |_| ());
    assert!(best.held_out - floor < (evaluation - floor) / 3.0, "{floor}: {evaluation} {best}");
    let position: Position =
        fen::read(CHESS, "4k3/pppppppp/8/4N3/8/8/PPPPPPPP/4K1N1 w - - 0 1").expect("a position");
    let value = Sums::new(&network, 1).value(&position, 0);
    assert!(value > 20, "even where hardly any pieces are left: {value}");
}

#[test]
fn threads_make_no_difference_to_training_and_seeds_do() {
    let (pool, held_out) = knights(Ground::Places);
    let trained =
        |plan: TrainingPlan| train("chess", &pool, &held_out, &plan, None, |_| ()).network;
    let plan = TrainingPlan { epochs: 1, ..PLAN };
    let one = trained(TrainingPlan { threads: 1, ..plan });
    assert_eq!(one, trained(TrainingPlan { threads: 3, ..plan }));
    assert_ne!(one, trained(TrainingPlan { seed: 2, ..plan }));
}

#[test]
fn training_goes_on_from_a_network() {
    let (pool, held_out) = knights(Ground::Evaluation);
    let trained = |plan: &TrainingPlan, before: Option<&Network>| {
        train("chess", &pool, &held_out, plan, before, |_| ())
    };
    let first = trained(&PLAN, None);
    let plan = TrainingPlan { epochs: 0, hidden: 64, ..PLAN };
    assert_eq!(trained(&plan, Some(&first.network)).network, first.network);
    let plan = TrainingPlan { epochs: 2, pace: 0.001, ..plan };
    let second = trained(&plan, Some(&first.network));
    assert_eq!(second.epochs[0].held_out, first.best.held_out);
    assert!(second.best.held_out < first.best.held_out);
    assert_eq!(second.network.width(), first.network.width());
}

/// Runs a command; returns the exit code and what is written.
fn command(words: &[&str]) -> (u8, String) {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    (code, String::from_utf8(out).expect("a text"))
}

/// A file of random games.
fn samples(name: &str, spec: Spec) -> Fresh {
    let mut bytes = write_head(&SampleHead { spec, nodes: 1, seed: 1 });
    let mut chance = Chance::new(3);
    for number in 0..12 {
        let mut samples = Vec::new();
        wander(spec.rules(), &mut chance, 40, |position| {
            samples.push(Sample { ply: samples.len() as u16, score: 10, position: *position });
        });
        bytes.extend(write_game(&SampleGame { number, winner: Some(Player::First), samples }));
    }
    let file = Fresh::new(name);
    fs::write(&file.0, bytes).expect("written");
    file
}

#[test]
fn the_command_trains_and_others_play_with_what_it_writes() {
    let (file, out, svg) =
        (samples("train.bin", Spec::CHESS), Fresh::new("trained"), Fresh::new("trained.svg"));
    let words = ["train", "chess", file.name(), "--out", out.name(), "--epochs", "2"];
    let trained = |more: &[&str]| command(&[&words[..], more].concat());
    assert_eq!(trained(&["--svg", svg.name()]), (0, String::new()));
    assert!(fs::read_to_string(&svg.0).expect("a picture").starts_with("<svg "));
    let network = Network::read(&fs::read_to_string(&out.0).expect("a file")).expect("a network");
    assert_eq!((network.game.as_str(), network.ground), ("chess", Ground::Evaluation));
    assert_eq!(trained(&["--ground", "places"]).0, 0);
    assert_eq!(trained(&["--from", out.name()]).0, 1, "it is added to something else");
    assert_eq!(trained(&["--from", out.name(), "--ground", "places"]).0, 0);
    assert_eq!(trained(&["--from", file.name()]).0, 1, "it is no network");
    assert_eq!(trained(&["--ground", "air"]).0, 2);
    assert_eq!(command(&["train", "chess", file.name()]).0, 2, "nowhere to write to");
    assert_eq!(command(&["train", "alice", file.name(), "--out", out.name()]).0, 1);

    let best = |slug, path| command(&["best", slug, "start", "--depth", "2", "--network", path]);
    assert_eq!(best("chess", out.name()).0, 0);
    assert_eq!(best("alice", out.name()).0, 1, "it is of another game");
    assert_eq!(best("chess", file.name()).0, 1, "it is no network");
    let (code, text) = command(&["bench", "--depth", "2", "--network", out.name()]);
    assert!(code == 0 && text.starts_with("chess: ") && !text.contains("alice"), "{text}");
}

/// Somebody who thinks for a page has a network for the questions that come with one and for no others, whichever came before.
#[test]
fn a_question_without_a_network_is_answered_without() {
    let game = Game::new(Spec::CHESS);
    let bounded = ask(&game, 1, EngineTask::Bounded { nodes: 3_000 });
    let networked = Ask { network: Some("networks/chess.txt".to_owned()), ..bounded.clone() };
    let answer = |thinker: &mut Thinker, ask: &Ask| {
        thinker.begin(ask, 0);
        let mut told = Vec::new();
        while thinker.slice(50, &|| 0, &mut |tell| told.push(tell)) {}
        told.into_iter().find(|tell| matches!(tell, Tell::Best { .. })).expect("a move")
    };
    let without = answer(&mut Thinker::default(), &bounded);
    let mut thinker = Thinker::default();
    let text = fs::read_to_string("networks/chess.txt").expect("a network");
    assert_eq!(thinker.wants(&networked), Some("networks/chess.txt"));
    thinker.equip(&networked, Some(&text));
    let with = answer(&mut thinker, &networked);
    assert_ne!(with, without);
    assert_eq!(answer(&mut thinker, &bounded), without);
    assert_eq!(answer(&mut thinker, &networked), with);
}
