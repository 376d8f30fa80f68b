//! Recorded games, and the games of the source as it prints them.

use serde_json::Value;
use wonderboard::board::{Player, Position};
use wonderboard::notation::{coords, fen, pgn, san};
use wonderboard::rules::{Outcome, Reason, Rules};
use wonderboard::variants::Spec;

use super::{entries, name, spec, text, texts};

/// Replays an entry's game and compares what is written of it.
struct Replay<'a>(&'a Value);

impl Replay<'_> {
    fn visit(self, rules: Rules) {
        let (entry, name) = (self.0, name(self.0));
        let mut position: Position = rules.start();
        assert_eq!(fen::write(rules, &position), text(&entry["fen"]), "{name}");
        let (moves, sans) = (texts(&entry["moves"]), texts(&entry["san"]));
        assert_eq!(moves.len(), sans.len(), "{name}");
        for (coordinates, expected) in moves.into_iter().zip(sans) {
            let played = san::read(rules, &position, expected).expect(&name);
            assert_eq!(coords::read(rules, &position, coordinates), Ok(played), "{name}");
            assert_eq!(coords::write(&position, played), coordinates, "{name}");
            assert_eq!(san::write(rules, &position, played), expected, "{name}");
            position = rules.play(&position, played);
        }
        assert_eq!(fen::write(rules, &position), text(&entry["final_fen"]), "{name}");
        let expected = match text(&entry["final_state"]) {
            "mate" => Some(Outcome::win(!position.info.player(), Reason::Checkmate)),
            "ongoing" => None,
            other => panic!("{name}: {other}"),
        };
        assert_eq!(rules.outcome(&position), expected, "{name}");
        if let (Some(end), Some("Black win")) = (expected, entry["recorded_result"].as_str()) {
            assert_eq!(end.winner, Some(Player::Second), "{name}");
        }
    }
}

#[test]
fn games_replay_and_are_written_as_recorded() {
    for entry in entries("game") {
        Replay(&entry).visit(spec(&entry).rules());
    }
}

/// The early mates as the source prints them, without a sign for the board come down on.
const EARLY_MATES: [&str; 5] = [
    "1. e4 d5 2. Be2 dxe4? 3. Bb5#",
    "1. e4 d6 2. Bc4 Qxd2? 3. Bb5#",
    "1. e4 e5 2. Qh5 Nf6? 3. Qxe5#",
    "1. e4 h5 2. Be2 Rh4 3. Bxh5 Rxe4+ 4. Kf1 d5 5. Qe2? Bh3#",
    "1. d4 e6 2. Qd6 Be7? 3. Qe5+ Kf8 4. Bh6#",
];

/// A game of Alice chess from its moves.
fn alice(moves: &str) -> pgn::PgnGame {
    pgn::read_one(&format!("[Variant \"Alice\"]\n\n{moves}")).unwrap_or_else(|f| panic!("{f}"))
}

/// The moves of a game as they are written, in one line.
fn movetext(game: &pgn::PgnGame) -> String {
    let written = pgn::write(game);
    let (tags, moves) = written.split_once("\n\n").expect("a blank line after the tags");
    assert!(tags.contains("[Variant \"Alice\"]"), "{tags}");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_early_mates_of_the_source_are_mates() {
    let recorded = entries("game");
    let mut recorded = recorded.iter().filter(|entry| {
        let id = text(&entry["id"]);
        id.starts_with("seed-fools") || id.starts_with("seed-scholars")
    });
    for printed in EARLY_MATES {
        let game = alice(printed);
        let entry = recorded.next().expect("a vector for each");
        assert_eq!(entry["final_state"], "mate", "{printed}");
        let moves = texts(&entry["san"]);
        let written = movetext(&game);
        let written = written.split(' ').filter(|word| word.starts_with(char::is_alphabetic));
        assert_eq!(written.collect::<Vec<_>>(), moves, "{printed}");
    }
    assert!(recorded.next().is_none());
}

/// Yearout against Jelliss, 1996 AISE Grand Prix, as the source prints it.
const YEAROUT_JELLISS: &str = "1. d3 Nf6 2. Nc3 c5 3. Qd2 Nc6 4. d4/A Rb8 5. e3 g5 6. f4 Rbg8/A \
    7. Nd5/A h6 8. Nf3 gxf4/A 9. Bxf4 Rg4 10. Be5/A Rh5 11. 0-0-0 Ne4/A 12. Bc7 Ra4/A 13. Ba6 Bg7 \
    14. Bb5/A Rc4+ 15. Kb1/A Rf5/A 16. Ba5/A Rxd5 17. Qxd5/A Qxa5 18. a3 Qd2/A 19. Qxd7+ Kf8 \
    20. Qxg7/A Qc3 21. Rd8/A 1-0";

#[test]
fn the_example_game_is_written_back_as_printed() {
    let game = alice(YEAROUT_JELLISS);
    assert_eq!(game.moves().count(), 41);
    assert_eq!(
        movetext(&game),
        YEAROUT_JELLISS
            .replace('0', "O")
            .replace("1O", "10")
            .replace("2O", "20")
            .replace("1-O", "1-0")
    );
}

#[test]
fn what_its_annotator_says_is_so() {
    let annotated = YEAROUT_JELLISS
        .replace("11. 0-0-0 ", "11. 0-0-0 {Black's queen cannot leave d8.} ")
        .replace("Ne4/A 12", "Ne4/A (11... Qc7?? 12. Qd8#) (11... Qb6?? 12. Qd8#) 12")
        .replace("Bg7 14", "Bg7 {with an idea:} 14")
        .replace("15. Kb1/A", "15. Kb1/A (15. c3 Bxc3+/A) (15. Nc3 Bxc3+/A)")
        .replace("18. a3", "18. a3 (18. h3? Qa1#)")
        .replace("Qc3 21", "Qc3 (20... h5/A? 21. Qh8#) 21")
        .replace("1-0", "(21. Rd8/A Bd7 22. Qg8#) (21. Rd8/A Be6 22. Re8#) 1-0");
    let written = movetext(&alice(&annotated));
    for line in [
        "(11... Qc7 $4 12. Qd8/A#) (11... Qb6 $4 12. Qd8/A#)",
        "{with an idea:}",
        "(15. c3 Bxc3/A+) (15. Nc3 Bxc3/A+)",
        "(18. h3 $2 Qa1/A#)",
        "(20... h5/A $2 21. Qh8#)",
        "(21. Rd8/A Bd7 22. Qg8#) (21. Rd8/A Be6 22. Re8#)",
    ] {
        assert!(written.contains(line), "{line} in {written}");
    }
    assert_eq!(alice(&written), alice(&annotated));
}

#[test]
fn after_the_third_move_of_the_source_some_replies_are_possible_and_some_are_not() {
    ThirdMove.visit(Spec::from_slug("alice").expect("a game").rules());
}

struct ThirdMove;

impl ThirdMove {
    fn visit(self, rules: Rules) {
        let mut position = rules.start();
        for m in ["Nf3", "e6", "Ne5/A", "Bc5", "Nxf7"] {
            let m = san::read(rules, &position, m).expect(m);
            position = rules.play(&position, m);
        }
        for refused in ["Kxf7", "Kxf7/A", "Bxf2+", "Bxf2/A+", "Qd4", "Qd4/A"] {
            assert!(san::read(rules, &position, refused).is_err(), "{refused}");
        }
        let possible = san::read(rules, &position, "Bg1/A").expect("Bg1 is possible");
        assert_eq!(coords::write(&position, possible), "Bc5Ag1");
    }
}
