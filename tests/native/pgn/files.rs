//! Files as other programs write them: nothing of what they say is lost.

use std::fs;
use std::path::PathBuf;

use crate::common::Chance;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::opening;
use wonderboard::app::turns::table::Setup;
use wonderboard::game::GameTree;
use wonderboard::notation::pgn::{Notes, PgnGame, Worth, read, split, write_all};
use wonderboard::notation::words::GameResult;
use wonderboard::rules::{Outcome, Reason};
use wonderboard::variants::Spec;

const FILES: [&str; 5] = ["lichess-analysed", "lichess-study", "pychess", "chessbase", "cutechess"];

fn file(name: &str) -> String {
    let path = format!("tests/fixtures/pgn/{name}.pgn");
    fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a fixture")
}

fn games(name: &str) -> Vec<PgnGame> {
    read(&file(name)).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// The notes of the move that is reached by these moves in SAN, variations first.
fn notes(game: &PgnGame, way: &str) -> Notes {
    let tree = GameTree::read(game).expect("a game");
    let found = tree.moves().walk().map(|(id, _)| id).find(|&id| {
        let sans = tree.game_at(id).sans();
        sans.iter().map(|san| &**san).eq(way.split_whitespace())
    });
    tree.notes(found.unwrap_or_else(|| panic!("no {way}"))).clone()
}

/// What stands in braces, in one line each.
fn comments(text: &str) -> Vec<String> {
    let opened = text.split('{').skip(1);
    let inside = opened.map(|rest| rest.split('}').next().unwrap_or_default());
    inside.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// A text in words, the brackets of comments and commands apart.
fn words(text: &str) -> Vec<String> {
    let apart = text.replace(['{', '}', '(', ')', ';', ']'], " ").replace("[", " [");
    apart.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_file_is_read_and_written_and_read_the_same() {
    for name in FILES {
        let once = games(name);
        let written = write_all(&once);
        let again = read(&written).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(again, once, "{name}");
        assert_eq!(write_all(&again), written, "{name}");
        let (_, moves) = written.split_once("\n\n").expect("moves");
        let is_short = |line: &str| line.chars().count() < 80 || line.starts_with(['[', '{']);
        assert!(moves.lines().all(is_short), "{name}: {moves}");
    }
}

#[test]
fn no_word_and_no_tag_of_a_file_is_lost() {
    for name in FILES {
        let text = file(name);
        let written = write_all(&games(name));
        let known = words(&written);
        for word in comments(&text).iter().flat_map(|comment| words(comment)) {
            assert!(known.contains(&word), "{name}: {word} in\n{written}");
        }
        let mut tags = written.lines().filter(|line| line.starts_with('['));
        // What other fields stand for, and the usual start, are written in our words and place.
        let moved = ["[Variant ", "[FEN ", "[SetUp ", "[Result ", "[Opening \"?", "[ECO \"?"];
        let is_moved = |line: &str| moved.iter().any(|name| line.starts_with(name));
        for tag in text.lines().filter(|line| line.starts_with('[') && !is_moved(line)) {
            assert!(tags.any(|line| line == tag), "{name}: {tag} in\n{written}");
        }
    }
}

#[test]
fn an_analysed_game_of_lichess_keeps_clocks_evaluations_and_variations() {
    let [game] = &games("lichess-analysed")[..] else { panic!("one game") };
    assert_eq!(
        (game.spec, game.verdict, game.moves().count()),
        (Spec::CHESS, GameResult::First, 17)
    );
    assert_eq!(game.tags.get("Opening"), Some("Italian Game: Hungarian Defense"));
    let before = "e4 e5 Nf3 Nc6 Bc4 Be7 d4 d6 dxe5";
    let blunder = notes(game, &format!("{before} Nxe5"));
    assert_eq!(blunder.comment(), "(0.38 → 2.61) Blunder. dxe5 was best.");
    assert_eq!((blunder.glyphs.as_slice(), blunder.clock()), (&[4][..], Some(171_000)));
    assert_eq!(blunder.worth(), Some(Worth::Centipawns(261)));
    let better = notes(game, &format!("{before} dxe5 Qxd8+ Bxd8 Nc3 Nf6 Be3 O-O"));
    assert!(better.is_empty());
    let last = notes(game, &format!("{before} Nxe5 Nxe5 dxe5 Qh5 Nf6 Qxf7+ Kd7 Be6+"));
    assert_eq!((last.worth(), last.clock()), (Some(Worth::Mate(7)), Some(153_000)));
    // The one thing that tells how the game ended is what is said at its end.
    assert_eq!(game.outcome().map(|end| end.reason), Some(Reason::Resignation));
}

#[test]
fn a_study_of_lichess_keeps_arrows_squares_and_what_is_said() {
    let [first, second] = &games("lichess-study")[..] else { panic!("two chapters") };
    let start = notes(first, "");
    assert_eq!(start.comment(), "White to move wins, but only the king may lead.");
    assert_eq!(start.squares(), ["Gd6", "Ge6", "Gf6"]);
    assert_eq!(start.arrows(), ["Ge4d5", "Ge4f5"]);
    let king = notes(first, "Kd5");
    assert_eq!(
        (king.glyphs.as_slice(), king.arrows(), king.squares()),
        (&[1][..], vec!["Gd5e6"], vec!["Ye6"])
    );
    assert_eq!(
        notes(first, "Kd3 Ke7 e4 Ke6 Kd4").comment(),
        "and the pawn will queen only if Black errs."
    );
    assert_eq!(first.fen.as_deref(), Some("4k3/8/8/8/4K3/4P3/8/8 w - - 0 1"));
    assert_eq!(first.tags.get("Orientation"), Some("white"));
    assert_eq!(
        (second.moves().count(), notes(second, "").comment()),
        (0, "To be continued.".to_owned())
    );
}

#[test]
fn a_game_of_pychess_is_of_its_variant() {
    let [house, alice] = &games("pychess")[..] else { panic!("two games") };
    assert_eq!((house.spec.slug(), alice.spec.slug()), ("crazyhouse", "alice"));
    assert_eq!((house.moves().count(), house.tags.get("BlackElo")), (18, Some("1602?")));
    assert_eq!(notes(alice, "e4").elapsed(), Some(2_500));
    assert_eq!(notes(alice, "e4").worth(), Some(Worth::Centipawns(35)));
    let ended = house.outcome().map(|end| end.reason);
    assert_eq!((ended, alice.outcome()), (Some(Reason::Unstated), None));
}

#[test]
fn an_export_of_chessbase_keeps_glyphs_nesting_and_its_own_commands() {
    let [game] = &games("chessbase")[..] else { panic!("one game") };
    let main = "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5";
    assert!(notes(game, "").command("evp").is_some_and(|list| list.starts_with("0,17,19")));
    let taken = notes(game, "d4 d5 c4 e6 Nc3 Nf6 cxd5");
    assert_eq!((taken.squares(), taken.arrows()), (vec!["Gd5"], vec!["Gc4d5", "Re6d5"]));
    assert_eq!(notes(game, &format!("{main} Bf4")).comment_before(), "Less ambitious is");
    assert_eq!(notes(game, &format!("{main} Bf4 Bf5 Qb3")).glyphs, [16]);
    assert_eq!(notes(game, &format!("{main} Bg5 c6")).glyphs, [146]);
    // The null move with what follows it, and what stands between a variation and the next move.
    let threat = notes(game, &format!("{main} Bg5 h6 Bh4"));
    assert_eq!(threat.comment(), "-- 7. e3 (and all is well)");
    assert_eq!(
        notes(game, &format!("{main} Bg5 c6 e3")).comment_before(),
        "After this little test"
    );
    assert_eq!(game.tags.get("Source"), Some("Own \"notes\", C:\\games"));
    assert_eq!(game.outcome().map(|end| end.reason), Some(Reason::Unstated));
}

#[test]
fn a_file_of_two_engines_is_read_by_the_names_they_give_games() {
    let [first, second] = &games("cutechess")[..] else { panic!("two games") };
    assert_eq!((first.spec.slug(), second.spec.slug()), ("atomic", "racing-kings"));
    assert_eq!((&first.fen, &second.fen), (&None, &None));
    assert_eq!(notes(first, "Nf3").comment(), "+1.12/14 0.80s");
    let setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
    let ends = [first, second].map(|game| {
        let table = opening::from_pgn(game, setup).expect("a game");
        assert!(table.setup.is_shown() && !table.can_take_back());
        table.outcome().map(|Outcome { reason, .. }| reason)
    });
    assert_eq!(ends, [Some(Reason::Unstated), Some(Reason::Time)]);
}

/// Signs that mean something in a file.
const SIGNS: [&str; 24] = [
    "{", "}", "(", ")", "[", "]", "[%", "\"", "\\", ";", "%", "$", "$1", "--", "*", "1-0", "\n",
    "\n%", " ", ",", "1.", "!?", "[%clk", "é",
];

/// Changes a text at a few places: signs put in and taken out, pieces moved, doubled and left out.
fn spoilt(text: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..1 + chance.below(5) {
        let (a, b) = (chance.below(chars.len()), chance.below(chars.len()));
        let piece = a.min(b)..a.max(b).min(a.min(b) + 40);
        match chance.below(4) {
            0 => chars.insert(a, SIGNS[chance.below(SIGNS.len())].to_owned()),
            1 => drop(chars.remove(a)),
            2 => drop(chars.drain(piece)),
            _ => {
                let copy = chars[piece].to_vec();
                chars.splice(b..b, copy);
            }
        }
    }
    chars.concat()
}

#[test]
fn whatever_is_still_read_of_a_spoilt_file_comes_back() {
    let mut chance = Chance::new(51);
    let mut read_again = 0;
    for name in FILES {
        let text = file(name);
        for _ in 0..150 {
            let spoilt = spoilt(&text, &mut chance);
            for piece in split(&spoilt) {
                let Ok(games) = read(piece.text) else { continue };
                let written = write_all(&games);
                let again = read(&written);
                assert_eq!(again.as_ref(), Ok(&games), "{spoilt}\nis written\n{written}");
                assert_eq!(again.map(|games| write_all(&games)), Ok(written));
                read_again += games.len();
            }
        }
    }
    assert!(read_again > 200, "{read_again}");
}
