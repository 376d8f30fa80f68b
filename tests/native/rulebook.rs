//! What the rulebooks say is true: their figures, games and problems are played by the rules. The English
//! ones are looked at here; translations.rs shows that the others have the same.

use std::fs;

use serde_json::Value;
use wonderboard::app::draw::spots;
use wonderboard::app::reading::attempt;
use wonderboard::app::reading::puzzle::{Answer, answer, lines};
use wonderboard::app::reading::walk::{WalkPlace, places};
use wonderboard::app::reading::words::{attempted, verdict};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::table::Table;
use wonderboard::board::{Color, Player, Position, Role};
use wonderboard::game::{Game, Spot};
use wonderboard::notation::rulebooks;
use wonderboard::rules::{Move, Outcome, Reason, Rules};
use wonderboard::variants::rulebook::{Rulebook, RulebookPart, Stop};
use wonderboard::variants::{Group, Spec};

fn spec(slug: &str) -> Spec {
    Spec::from_slug(slug).expect("a game")
}

/// A game's rulebook, for as long as the test runs.
fn book(spec: Spec) -> &'static Rulebook {
    let path = format!("{}/rulebooks/en/{}.txt", env!("CARGO_MANIFEST_DIR"), spec.card().slug);
    let text = fs::read_to_string(&path).expect(&path);
    Box::leak(Box::new(rulebooks::read(text.leak())))
}

/// Every part of every rulebook, with its game.
fn parts() -> impl Iterator<Item = (Spec, &'static RulebookPart)> {
    Spec::all().flat_map(|spec| book(spec).parts.iter().map(move |part| (spec, part)))
}

/// The game after moves in SAN; signs of check and mate may be left out.
fn line(game: Game, sans: &str) -> Game {
    sans.split_whitespace().fold(game, |game, san| {
        play(&game, san).unwrap_or_else(|| {
            panic!("{san} is not legal after {:?}", game.sans());
        })
    })
}

fn play(game: &Game, wanted: &str) -> Option<Game> {
    let nexts = game.legal().iter().filter_map(|&m| game.after(m));
    nexts.into_iter().find(|next| {
        let san = next.sans().last().cloned().expect("a move");
        &*san == wanted || san.trim_end_matches(['+', '#']) == wanted
    })
}

fn is_mate(game: &Game) -> bool {
    matches!(game.status().outcome, Some(Outcome { reason: Reason::Checkmate, .. }))
}

/// The places of the walks of a game, in the order of its rulebook.
fn walks(slug: &str) -> Vec<Vec<WalkPlace>> {
    let spec = spec(slug);
    let walk = |part: &'static RulebookPart| match part {
        RulebookPart::Walk { fen, words, stops } => {
            Some(places(spec, fen, words, stops).expect("a walk"))
        }
        _ => None,
    };
    book(spec).parts.iter().filter_map(walk).collect()
}

/// The games of the figures of a game, in the order of its rulebook.
fn figures(slug: &str) -> Vec<Game> {
    let figure = |part: &RulebookPart| match part {
        RulebookPart::Figure { fen, moves, .. } => {
            let start = Some(*fen).filter(|fen| !fen.is_empty());
            Some(Game::replay(spec(slug), start, moves.split_whitespace()).expect("a figure"))
        }
        _ => None,
    };
    book(spec(slug)).parts.iter().filter_map(figure).collect()
}

fn sans(game: &Game) -> String {
    game.sans().join(" ")
}

#[test]
fn every_rulebook_says_something_and_nothing_amiss() {
    for spec in Spec::all() {
        let book = book(spec);
        assert!(!book.lead.is_empty() && !book.parts.is_empty(), "{}", spec.text());
        for part in &book.parts {
            // What could not be read stands there as a paragraph.
            let odd = matches!(part, RulebookPart::Text(text) if text.starts_with(['@', '>', '!', '#', '-']));
            assert!(!odd, "{}: {part:?}", spec.text());
        }
    }
}

#[test]
fn every_rulebook_compares_shows_lets_try_and_tells_where_it_comes_from() {
    for spec in Spec::all() {
        let (name, parts) = (spec.text(), &book(spec).parts);
        let counted = |is: fn(&RulebookPart) -> bool| parts.iter().filter(|part| is(part)).count();
        // Chess is what the others are compared with.
        let compared = counted(|part| matches!(part, RulebookPart::Compared(_)));
        assert_eq!(compared, usize::from(spec != Spec::CHESS), "{name}");
        if let Some(RulebookPart::Compared(lines)) = parts.first() {
            assert_eq!(lines.len(), 3, "{name}");
        }
        assert!(matches!(parts[0], RulebookPart::Compared(_)) || spec == Spec::CHESS, "{name}");
        assert!(counted(|part| matches!(part, RulebookPart::Walk { .. })) > 0, "{name}");
        let wanted = if spec.card().group == Group::Main { 2 } else { 1 };
        assert!(counted(|part| matches!(part, RulebookPart::Try { .. })) >= wanted, "{name}");
        let history = RulebookPart::Heading("History and sources");
        let at = parts.iter().position(|part| *part == history).expect("a history");
        assert!(matches!(parts[at + 1], RulebookPart::Text(_)), "{name}");
        let after = parts[at + 1..].iter().filter(|part| matches!(part, RulebookPart::Heading(_)));
        assert!(after.count() <= 1, "{name}: only the way to relatives comes later");
    }
}

#[test]
fn a_board_to_try_things_on_says_why_a_move_is_refused() {
    let fen = "4k3/8/8/3n4/8/2Q5/8/4K3 - w - - 0 1 0 0";
    let table = attempt::table(spec("twilight"), fen, "").expect("a table");
    assert_eq!(attempted(&table), "White to move");
    let press = |table: &Table, spots: [&str; 2]| {
        spots.into_iter().fold(table.clone(), |table, name| {
            table.act(Action::Press(spots::spot(name).expect("a spot")), 0)
        })
    };
    let refused = press(&table, ["e1", "zone-w"]);
    assert_eq!(attempted(&refused), "A king cannot leave the board.");
    let warped = press(&refused, ["c3", "zone-w"]);
    assert_eq!((attempted(&warped).as_str(), warped.game.len()), ("Black to move", 1));
    // Whoever reads makes Black's move as well, and takes one back at a time.
    let answered = press(&warped, ["e8", "e7"]);
    assert_eq!(sans(&answered.game), "c3@Q Ke7");
    assert_eq!(answered.act(Action::TakeBack, 0).game.len(), 1);
}

#[test]
fn every_figure_and_walk_is_legal_in_its_game() {
    for (spec, part) in parts() {
        match part {
            RulebookPart::Figure { fen, moves, .. } => {
                let start = Some(*fen).filter(|fen| !fen.is_empty());
                let drawn = Game::replay(spec, start, moves.split_whitespace());
                assert!(drawn.is_ok(), "{}: {:?}", spec.text(), drawn.err());
            }
            RulebookPart::Walk { fen, words, stops } => {
                let places = places(spec, fen, words, stops);
                let places = places.unwrap_or_else(|fault| panic!("{}: {fault}", spec.text()));
                assert!(places.len() > stops.len() && !words.is_empty());
            }
            RulebookPart::Games(slugs) => {
                assert!(slugs.iter().all(|slug| Spec::from_slug(slug).is_some()))
            }
            RulebookPart::Heading(text) | RulebookPart::Text(text) => assert!(!text.is_empty()),
            RulebookPart::List(items) | RulebookPart::Compared(items) => {
                assert!(items.iter().all(|item| !item.is_empty()));
            }
            RulebookPart::Try { fen, moves, task } => {
                let [start, shown] = ["", *moves].map(|moves| {
                    let table = attempt::table(spec, fen, moves);
                    table.unwrap_or_else(|fault| panic!("{}: {fault}: {task}", spec.text()))
                });
                assert!(start.is_live() && start.setup.is_shared(), "{task}");
                assert!(!shown.game.is_empty() && !task.is_empty(), "{task}");
            }
            RulebookPart::Demo { .. } => panic!("{} has turns", spec.text()),
            RulebookPart::Puzzle { fen, key, task, found, .. } => {
                let game = Game::replay(spec, Some(fen), [*key]);
                assert!(game.is_ok() && !task.is_empty() && !found.is_empty());
            }
        }
    }
}

#[test]
fn what_a_walk_calls_refused_is_refused() {
    let mut tries = 0;
    for (spec, part) in parts() {
        let RulebookPart::Walk { fen, words, stops } = part else { continue };
        let refused = stops.iter().filter_map(|stop| match stop {
            Stop::Try(m, ..) => Some(*m),
            Stop::Play(..) => None,
        });
        let places = places(spec, fen, words, stops).expect("a walk");
        let at = places.iter().filter(|place| !place.refused.is_empty());
        let at: Vec<&WalkPlace> = at.collect();
        let refused: Vec<&str> = refused.collect();
        assert_eq!(at.len(), refused.len());
        for (place, m) in at.into_iter().zip(refused) {
            assert!(place.game.read(m).is_err(), "{}: {m} is legal", spec.text());
            let [from, _] = place.refused[..] else { panic!("{m} has two ends") };
            let color = match from {
                Spot::Pocket(color, _) => color,
                _ => place.game.scene().piece_at(from).copied().expect(m).color,
            };
            assert_eq!(color, place.game.turn(), "{m}");
            tries += 1;
        }
    }
    assert!(tries >= 11);
}

#[test]
fn the_example_of_alice_chess_is_as_the_words_say() {
    let walk = &walks("alice")[0];
    let end = &walk.last().expect("a place").game;
    assert_eq!(sans(end), "Nf3 e6 Ne5/A Bc5 Nxf7 Bg1/A");
    let numbers: Vec<&str> = walk.iter().map(|place| place.number.as_str()).collect();
    assert_eq!(numbers, ["", "1.", "", "2.", "", "3.", "3…", "3…", "3…", "3…"]);
    assert!(walk.iter().all(|place| !place.words.is_empty()), "every move is explained");
}

#[test]
fn a_king_is_safe_twice_or_does_not_go() {
    let walk = &walks("alice")[1];
    let start = &walk[0].game;
    assert_eq!(start.legal().len(), 1, "Ke2 is the only move");
    let shield = &walks("alice")[2];
    let start = &shield[0].game;
    assert!(start.status().check.is_some());
    let others: Vec<String> = start.legal().iter().map(|&m| start.coord(m)).collect();
    let shields: Vec<&String> = others.iter().filter(|coord| !coord.starts_with("Ae8")).collect();
    assert_eq!(shields, ["Ba5Ae5"]);
}

#[test]
fn early_mates_are_mates_and_none_is_earlier() {
    let walk = &walks("alice")[3];
    assert!(is_mate(&walk.last().expect("a place").game));
    assert_eq!(sans(&walk[5].game), "e4 d5 Be2 dxe4/A Bb5/A#");
    assert!(NoMateWithin(4).visit(spec("alice").rules()), "nobody is mated in four plies");
}

/// Is there no mate within so many plies?
struct NoMateWithin(u32);

impl NoMateWithin {
    fn visit(self, rules: Rules) -> bool {
        fn quiet(rules: Rules, position: &Position, plies: u32) -> bool {
            let legal = rules.legal(position);
            if legal.is_empty() {
                return !rules.in_check(position, position.info.turn());
            }
            plies == 0 || legal.iter().all(|&m| quiet(rules, &rules.play(position, m), plies - 1))
        }
        quiet(rules, &rules.start(), self.0)
    }
}

#[test]
fn the_figures_of_alice_chess_are_as_their_captions_say() {
    let [castled, knight] = &figures("alice")[..] else { panic!("two figures") };
    assert_eq!(sans(castled), "O-O");
    assert!(is_mate(knight));
}

#[test]
fn the_recorded_game_is_as_it_was_played() {
    let all: Value = serde_json::from_str(include_str!("../vectors/alice.json")).expect("JSON");
    let vectors = all["vectors"].as_array().expect("vectors");
    let vector = vectors.iter().find(|v| v["id"] == "seed-yearout-jelliss-1996").expect("a game");
    let recorded: Vec<&str> =
        vector["san"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
    let walk = walks("alice").pop().expect("a game");
    assert_eq!(sans(&walk.last().expect("a place").game), recorded.join(" "));
}

#[test]
fn the_remarks_on_the_recorded_game_hold() {
    let walk = walks("alice").pop().expect("a game");
    // The game before Black's or White's move of a number.
    let before = |number: usize, black: usize| walk[2 * number - 2 + black].game.clone();
    let at = |number, black, sans: &str| line(before(number, black), sans);
    // 5… g5 keeps the bishop from g5, where it could go otherwise, and takes it on f4.
    assert!(play(&before(6, 0), "Bg5").is_none());
    at(5, 1, "h6 Bg5");
    at(6, 0, "Bf4 gxf4/A");
    // 6… Rbg8/A makes up for the pawn.
    at(7, 0, "fxg5/A Rxg5");
    assert!(is_mate(&at(11, 1, "Qc7 Qd8/A")) && is_mate(&at(11, 1, "Qb6 Qd8/A")));
    for shield in ["c3", "Nc3"] {
        let end = at(14, 0, &format!("Bb5/A Rc4 {shield} Bxc3/A"));
        assert!(end.status().check.is_some());
    }
    assert!(is_mate(&at(18, 0, "h3 Qa1/A")));
    let discovered = at(19, 0, "Qxd7");
    assert!(discovered.status().check.is_some());
    assert!(is_mate(&at(20, 1, "a6 Qh8")) && play(&at(20, 1, "Qc3"), "Qh8#").is_none());
    for line in ["Bd7 Qg8", "Be6 Re8", "Nf6 Qh8"] {
        assert!(is_mate(&at(21, 1, line)), "{line}");
    }
}

#[test]
fn the_figures_of_the_other_games_are_as_their_captions_say() {
    let sans = |slug: &str| -> Vec<String> {
        figures(slug).iter().map(|game| game.sans().join(" ")).collect()
    };
    assert_eq!(sans("looking-glass"), ["", "Nf3 e5/A"]);
    assert_eq!(sans("ms-alice"), ["Nb1="]);
    assert_eq!(sans("odonohue"), ["e4 e6 Nf3 d6 Qf3/A"]);
    assert_eq!(sans("duo"), ["Qxd4=+", "Qh8/A#"]);
    assert_eq!(sans("alice-8x4"), ["", "Nb4 d5"]);
    assert_eq!(sans("alice-3"), ["e4/C e5 Nf3"]);
    let odonohue =
        Game::replay(spec("alice"), None, "e2e4 e7e6 g1f3 d7d6".split(' ')).expect("moves");
    assert!(odonohue.read("d1f3").is_err(), "not in Alice chess");
    let unguarded = "3Q4/8/8/8/8/8/8/6K1:7k/R7/8/8/8/8/8/6R1 w - - 0 1";
    let taken = Game::replay(spec("duo"), Some(unguarded), ["Ad8Ah8"]).expect("a check");
    assert!(taken.status().check.is_some() && taken.read("Bh8Ah8").is_ok());
    assert!(line(figures("alice-3").remove(0), "Bb4 Nxe5/C").status().check.is_none());
    let [warped, dropped] = &figures("alice-twilight")[..] else { panic!("two figures") };
    assert_eq!(
        warped.scene().trays.iter().map(|t| t.pockets.iter().map(|p| p.1).sum::<u8>()).sum::<u8>(),
        2
    );
    assert_eq!(dropped.scene().pieces.len(), 31);
}

/// The problems of all rulebooks: where they begin, how many moves they take, and their key.
fn puzzles() -> Vec<(Game, usize, &'static str)> {
    let puzzle = |(spec, part): (Spec, &'static RulebookPart)| match part {
        RulebookPart::Puzzle { fen, moves, key, .. } => {
            Some((Game::replay(spec, Some(fen), []).expect("a position"), *moves, *key))
        }
        _ => None,
    };
    parts().filter_map(puzzle).collect()
}

#[test]
fn a_problem_has_the_key_it_says_and_no_other() {
    let puzzles = puzzles();
    assert!(!puzzles.is_empty());
    for (start, moves, key) in puzzles {
        let right = |m: &Move| {
            let next = start.after(*m).expect("a move");
            matches!(answer(&next, moves - 1), Answer::Right | Answer::Mate)
        };
        let keys: Vec<Move> = start.legal().iter().copied().filter(right).collect();
        assert_eq!(keys, [start.read(key).expect("a move")]);
    }
}

#[test]
fn the_problem_of_marks_is_solved_as_printed() {
    let (start, _, key) = puzzles().remove(0);
    let game = start.after(start.read(key).expect("a move")).expect("a move");
    let all: Value = serde_json::from_str(include_str!("../vectors/alice.json")).expect("JSON");
    let vectors = all["vectors"].as_array().expect("vectors");
    let vector = vectors.iter().find(|v| v["id"] == "seed-puzzle-marks").expect("a problem");
    let mut listed: Vec<(String, Vec<String>)> = Vec::new();
    for (reply, ends) in vector["replies"].as_object().expect("replies") {
        let (_, coord) = reply.split_once(' ').expect("SAN and coordinates");
        let ends = ends.as_array().expect("ends").iter().filter_map(Value::as_str);
        listed.push((coord.to_owned(), ends.map(str::to_owned).collect()));
    }
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    for (replies, ends) in lines(&game) {
        let ends: Vec<String> = ends.iter().map(|end| end.to_string()).collect();
        found.extend(replies.into_iter().map(|reply| (game.coord(reply), ends.clone())));
    }
    for lines in [&mut listed, &mut found] {
        lines.iter_mut().for_each(|line| line.1.sort());
        lines.sort();
    }
    assert_eq!(found, listed);
}

#[test]
fn a_wrong_move_is_refuted_by_the_best_reply() {
    let (start, ..) = puzzles().remove(0);
    let refuted = |sans: &str, left: usize| {
        let game = line(start.clone(), sans);
        let Answer::Refuted(reply) = answer(&game, left) else { return None };
        Some(game.after(reply).expect("a reply"))
    };
    // The tries that are printed with the problem.
    let check = refuted("Qd3/A", 1).expect("refuted");
    assert_eq!(sans(&check), "Qd3/A Ra8+");
    assert_eq!(
        verdict(&check, &answer(&check.first_plies(1), 1), ""),
        "1. Qd3/A does not work: Black answers 1… Ra8+, and there is no mate in time."
    );
    assert_eq!(sans(&refuted("b5/A", 1).expect("refuted")), "b5/A Ba1");
    // Right, and then not mate.
    assert_eq!(refuted("Kb1/A", 1).map(|game| sans(&game)), None);
    assert!(refuted("Kb1/A Re7 Kc1", 0).is_some());
    let mate = line(start.clone(), "Kb1/A Re7 Rxe7/A");
    assert_eq!(answer(&mate, 0), Answer::Mate);
    assert_eq!(verdict(&mate, &Answer::Mate, ""), "2. Rxe7/A# is checkmate. Solved!");
}

#[test]
fn a_stalemate_solves_nothing() {
    let fen = "7k/8/8/8/8/8/8/8:8/5Q1K/8/8/8/8/8/8 w - - 0 1";
    let start = Game::replay(spec("alice"), Some(fen), []).expect("a position");
    let stalemates = start.legal().iter().filter_map(|&m| start.after(m));
    let ended = stalemates.filter(|next| answer(next, 1) == Answer::Ended).count();
    assert!(ended > 0);
}

/// The moves of each walk of a game, in SAN.
fn lines_of(slug: &str) -> Vec<String> {
    walks(slug).iter().map(|walk| sans(&walk.last().expect("a place").game)).collect()
}

fn ends_by(game: &Game, reason: Reason) -> bool {
    game.status().outcome.is_some_and(|end| end.reason == reason)
}

#[test]
fn what_is_said_of_pairs_holds() {
    let lines = lines_of("tandem");
    assert_eq!(lines, ["Td4 d5 a4^ Th6 a3", "exf5 Tdxe4", "Td5 cxd6", "a3 bxa2 h3 a1=Q+", "a8^=Q"]);
    let walks = walks("tandem");
    let captured = &walks[2].last().expect("a place").game;
    let blacks = captured.scene().pieces.iter().filter(|piece| piece.color == Color::Black).count();
    assert_eq!(blacks, 1, "both black pawns are gone");
    assert!(walks[2][1].game.read("e5d6T").is_ok(), "both could");
    assert!(walks[3][3].game.read("g3h2").is_ok(), "Black could have taken that one, too");
}

#[test]
fn what_is_said_of_halves_holds() {
    let walks = walks("twinmove");
    let end = |walk: usize| walks[walk].last().expect("a place").game.clone();
    assert_eq!(sans(&end(0)), "e4 Bb5 d5 Nf6 a3 Bxe8#");
    assert!(ends_by(&end(0), Reason::KingCaptured) && ends_by(&end(3), Reason::KingCaptured));
    assert_eq!((walks[1][0].game.legal().len(), walks[2][0].game.legal().len()), (1, 2));
    let [castled, stuck] = &figures("twinmove")[..] else { panic!("two figures") };
    assert_eq!(sans(castled), "O-O");
    assert!(ends_by(stuck, Reason::Stalemate));
    let free = walks_end("twinmove-free");
    assert!(ends_by(&free[1], Reason::KingCaptured));
    assert_eq!(sans(&free[0]), "e4 Nf3 Nf6");
}

fn walks_end(slug: &str) -> Vec<Game> {
    walks(slug).into_iter().map(|walk| walk.last().expect("a place").game.clone()).collect()
}

#[test]
fn so_many_turns_lose_the_king_at_once() {
    let game = Game::replay(spec("twinmove"), None, ["e2e4", "f1b5"]).expect("a turn");
    let turns = turns(&game);
    let loses =
        |game: &&Game| turns_of_halves(game).iter().any(|next| ends_by(next, Reason::KingCaptured));
    assert_eq!((turns.len(), turns.iter().filter(loses).count()), (115, 17));
}

/// The positions after each whole turn.
fn turns(game: &Game) -> Vec<Game> {
    let us = game.turn();
    turns_of_halves(game).into_iter().filter(|next| next.turn() != us).collect()
}

/// The positions after a half of a turn, and after both.
fn turns_of_halves(game: &Game) -> Vec<Game> {
    let us = game.turn();
    let nexts =
        |game: &Game| -> Vec<Game> { game.legal().iter().filter_map(|&m| game.after(m)).collect() };
    let (whole, half): (Vec<_>, Vec<_>) = nexts(game).into_iter().partition(|n| n.turn() != us);
    let later: Vec<Game> = half.iter().flat_map(nexts).collect();
    whole.into_iter().chain(half).chain(later).collect()
}

#[test]
fn what_is_said_of_chains_holds() {
    let spec = spec("switch-side");
    let may_switch = |fen: &str, m: &str| {
        let (game, m) =
            (Game::replay(spec, Some(fen), []).expect("a position"), m.trim_end_matches('~'));
        game.read(m).is_ok() && game.read(&format!("{m}~")).is_ok()
    };
    let mut figures = book(spec).parts.iter().filter_map(|part| match part {
        RulebookPart::Figure { fen, moves, .. } => Some(may_switch(fen, moves)),
        RulebookPart::Walk { fen, stops, .. } if stops.len() == 1 => Some(may_switch(fen, "g2f4")),
        _ => None,
    });
    let all: Vec<bool> = figures.by_ref().collect();
    assert_eq!(all, [true, true, false, false]);
    let changed = &walks("switch-side")[1];
    let player = |ply: usize| changed[ply].game.player_of(changed[ply].game.turn());
    assert_eq!((player(0), player(1), player(2)), (Player::First, Player::First, Player::Second));
}

#[test]
fn without_a_limit_one_plays_both_sides_to_the_end() {
    let spec = Spec::from_text("switch-side,limit=off").expect("a game");
    let start = Game::replay(spec, None, ["c2c3", "d7d6"]).expect("moves");
    let end = line(start, "b3~ Bh3~ f3~ e6~ g4~ Qh4");
    let outcome = end.status().outcome.expect("mate");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), Reason::Checkmate));
    let limited = Game::replay(self::spec("switch-side"), None, ["c2c3", "d7d6", "b2b3~", "c8h3~"]);
    assert!(limited.is_ok_and(|game| !game.legal().iter().any(|m| matches!(m, Move::Switch(_)))));
}

#[test]
fn what_is_said_of_pockets_holds() {
    let lines = lines_of("crazyhouse");
    let said = [
        "e4 d5 exd5 Qxd5 Nc3 Qa5 P@b4 Qxb4",
        "P@e2",
        "b8=Q+ Ke7 Ke2 Rxb8 Ke3 P@d4+",
        "P@e2 Ke7 e4 dxe3",
    ];
    assert_eq!(lines, said);
    let [mate] = &figures("crazyhouse")[..] else { panic!("a figure") };
    assert!(is_mate(mate));
    let ends = walks_end("crazyhouse");
    let pawns = |game: &Game, color| game.position().info.pocket(color).count(Role::Pawn);
    assert_eq!([Color::White, Color::Black].map(|color| pawns(&ends[0], color)), [0, 2]);
    assert_eq!(pawns(&ends[3], Color::Black), 1, "captured en passant");
    let fen = "r4rk1/5pp1/8/8/8/8/5PPP/6K1[RN] w - - 0 1";
    let mates = line(Game::replay(spec("crazyhouse"), Some(fen), []).expect("a position"), "N@e7");
    for reply in mates.legal().iter().filter_map(|&m| mates.after(m)) {
        assert!(is_mate(&line(reply, "R@h3")));
    }
}

#[test]
fn what_is_said_of_the_race_holds() {
    let ends = walks_end("racing-kings");
    assert!(ends_by(&ends[1], Reason::BothArrived));
    assert_eq!(sans(&ends[1]), "Kh8 Ka8");
    let drawn = figures("racing-kings");
    assert!(drawn[0].legal().len() == 21 && ends_by(&drawn[1], Reason::KingArrived));
    assert_eq!(sans(&drawn[1]), "Kh8#");
}

#[test]
fn what_is_said_of_explosions_holds() {
    let ends = walks_end("atomic");
    assert!(ends.iter().all(|end| ends_by(end, Reason::KingExploded)));
    assert_eq!(sans(&ends[0]), "Nf3 Nf6 Ng5 d5 Nxf7#");
    let [passed, touching] = &figures("atomic")[..] else { panic!("two figures") };
    assert_eq!((sans(passed), passed.scene().pieces.len()), ("dxe6".to_owned(), 3));
    assert!(touching.status().check.is_none());
}
