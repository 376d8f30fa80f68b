//! PGN as people and programs write it, and as we do.

mod files;
mod halves;

use crate::common::{Chance, likely, wander};
use wonderboard::board::Position;
use wonderboard::notation::pgn::{
    MoveTree, NodeId, PgnGame, PgnRemark, decode, read, read_one, write, write_all,
};
use wonderboard::notation::words::GameResult;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::Spec;

/// The moves of a game as written, without tags and result, in one line.
fn movetext(text: &str) -> String {
    let game = read_one(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    let written = write(&game);
    let (_, moves) = written.split_once("\n\n").expect("a blank line after the tags");
    let words: Vec<&str> = moves.split_whitespace().collect();
    words[..words.len() - 1].join(" ")
}

fn fault(text: &str) -> String {
    let read = read(text);
    read.err().map_or("no fault".to_owned(), |fault| fault.to_string())
}

#[test]
fn a_game_is_written_in_the_export_format() {
    let text = "[Event \"Casual \\\"game\\\"\"]\n[ECO \"C20\"]\n[Annotator \"B\"]\n\
                1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7# 1-0";
    let expected = "[Event \"Casual \\\"game\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n\
                    [Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\
                    [ECO \"C20\"]\n[Annotator \"B\"]\n\n\
                    1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";
    assert_eq!(write(&read_one(text).expect("a game")), expected);
}

#[test]
fn twilight_is_written_as_its_author_asks() {
    let text = "[Variant \"twilight\"]\n\n1. e2@P e5 2. P@e4 d5 3. b1@N dxe4 4. N@e3 *";
    let game = read_one(text).expect("a game");
    assert_eq!(game.spec, Spec::TWILIGHT);
    let written = write(&game);
    assert!(written.contains("\n[Variant \"Twilight\"]\n"), "{written}");
    assert!(written.ends_with("\n1. e2@P e5 2. P@e4 d5 3. b1@N dxe4 4. N@e3 *\n"));
}

#[test]
fn another_start_is_written_with_the_tags_for_it() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
    let written = write(&read_one(&format!("[FEN \"{fen}\"]\n7... Ke7 8. e4")).expect("a game"));
    assert!(written.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{written}");
    assert!(written.ends_with("\n7... Ke7 8. e4 *\n"), "{written}");
    let usual = "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]";
    assert_eq!(read_one(usual).expect("a game").fen, None);
}

#[test]
fn numbers_of_moves_may_stand_in_any_form_or_not_at_all() {
    let expected = "1. e4 e5 2. Nf3 Nc6";
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1. e4 1... e5 2. Nf3 2... Nc6",
        "1.e4 1...e5 2.Nf3 2...Nc6",
        "1. e4 ... e5 2. Nf3 … Nc6",
        "1 . e4 e5 17. Nf3 Nc6",
    ] {
        assert_eq!(movetext(text), expected, "{text}");
    }
}

#[test]
fn what_annotators_add_is_kept() {
    assert_eq!(
        movetext("1. e4! $14 {good\nmove} (1. d4 ; or this\n d5 (1... Nf6!?)) 1... e5 ?! 2.Nf3 +-"),
        "1. e4 $1 $14 {good move} (1. d4 {or this} 1... d5 (1... Nf6 $5)) 1... e5 $6 2. Nf3 $18"
    );
    assert_eq!(movetext("{before} 1. e4 {a} {b} e5"), "{before} 1. e4 {a} {b} 1... e5");
    assert_eq!(
        movetext("1. e4 (1. d4) {x} (1. c4) {y} e5"),
        "1. e4 (1. d4) ({x} 1. c4) {y} 1... e5"
    );
    assert_eq!(movetext("1. e4 (1. d4) {x}"), "1. e4 {x} (1. d4)");
    assert_eq!(movetext("1. e4 ({x}) ({y} 1. d4 {z}) ()"), "1. e4 {x} ({y} 1. d4 {z})");
    assert_eq!(movetext("1. e4 ; with } in it\n e5"), "1. e4 ;with } in it 1... e5");
}

#[test]
fn lines_for_other_programs_are_kept() {
    let text = "%before\n[White \"W\"]\n\n1. e4\n% among %\n1... e5 *\n%after\n";
    let written = write(&read_one(text).expect("a game"));
    assert!(written.starts_with("%before\n[Event"), "{written}");
    assert!(written.contains("\n1. e4\n% among %\n1... e5\n%after\n*\n"), "{written}");
    assert_eq!(write(&read_one(&written).expect("a game")), written);
}

#[test]
fn sloppy_moves_are_understood() {
    assert_eq!(
        movetext("1. e2-e4 e7e5 2. Ng1f3 Nb8-c6 3. Bc4 Bc5 4. 0-0 Ng8f6 5. Nxe5!? Nxe5"),
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Nxe5 $5 Nxe5"
    );
    let fen = "[FEN \"3rk3/4P3/8/2pP4/8/8/8/4K3 w - c6 0 1\"]\n";
    assert_eq!(movetext(&format!("{fen} 1. dxc6 e.p.")), "1. dxc6");
    assert_eq!(movetext(&format!("{fen} 1. exd8(Q)+")), "1. exd8=Q+");
    assert_eq!(movetext(&format!("{fen} 1. ed8n")), "1. exd8=N");
}

#[test]
fn several_games_need_nothing_but_their_results_or_tags_between_them() {
    let games =
        read("1. e4 1-0 1. d4 0-1\n[White \"x\"]\n1. c4\n[White \"y\"]\n*\n").expect("games");
    let verdicts: Vec<GameResult> = games.iter().map(|game| game.verdict).collect();
    use GameResult::{First, Open, Second};
    assert_eq!(verdicts, [First, Second, Open, Open]);
    let lengths: Vec<usize> = games.iter().map(|game| game.moves().count()).collect();
    assert_eq!(lengths, [1, 1, 1, 0]);
    assert_eq!(games[3].tags.get("White"), Some("y"));
    let text = write_all(&games);
    let again = read(&text).expect("what we write we read");
    assert_eq!(write_all(&again), text);
}

#[test]
fn the_result_behind_the_moves_counts_before_that_of_the_tag() {
    let verdict = |text: &str| read_one(text).expect("a game").verdict;
    assert_eq!(verdict("[Result \"1-0\"]\n1. e4 0-1"), GameResult::Second);
    assert_eq!(verdict("[Result \"1-0\"]\n1. e4 *"), GameResult::First);
    assert_eq!(verdict("[Result \"1-0\"]\n1. e4"), GameResult::First);
    assert_eq!(verdict("[Result \"won\"]\n1. e4 1/2"), GameResult::Draw);
    assert_eq!(verdict("[Result \"won\"]\n1. e4"), GameResult::Open);
}

#[test]
fn an_empty_text_has_no_game() {
    assert_eq!(read(" \n\r\n\t"), Ok(Vec::new()));
    assert_eq!(read("\u{feff}"), Ok(Vec::new()));
    assert_eq!(read_one("").expect_err("no game").to_string(), "there is no game in it");
    assert_eq!(read_one("{only said}").expect("a game").moves().count(), 0);
}

#[test]
fn files_in_latin_1_are_understood() {
    let game = read_one(&decode(b"[White \"M\xfcller\"]\n1. e4 *")).expect("a game");
    assert_eq!(game.tags.get("White"), Some("Müller"));
}

#[test]
fn faults_tell_line_column_and_what() {
    for (text, expected) in [
        ("1. e4 e5\n2. Ke3 *", "line 2, column 4: \"Ke3\" is not a legal move here"),
        ("1. e4\r\n1... Nd3", "line 2, column 6: \"Nd3\" is not a legal move here"),
        ("1. Né3", "line 1, column 4: \"Né3\" is not a legal move here"),
        (
            "1. Nf3 Nf6 2. Nc3 Nc6 3. Ng1 Ng8 4. Nb1 Nb8 5. N3",
            "line 1, column 48: \"N3\" is not a legal move here",
        ),
        ("{é} 1. e9", "line 1, column 8: \"e9\" is not a legal move here"),
        ("1. e4 (1. d4 d5", "line 1, column 7: the variation is not closed by )"),
        ("1. e4) e5", "line 1, column 6: ) closes nothing"),
        ("(1. e4)", "line 1, column 1: a variation before the first move"),
        ("1. e4 {so", "line 1, column 7: comment \"so\" is not closed by }"),
        ("1. e4 e5]", "line 1, column 9: ] closes nothing"),
        ("1. e4 $256", "line 1, column 7: \"$256\" is not a glyph"),
        (
            "[White \"a\nb\"]",
            "line 1, column 8: the value of tag \"White\" does not end on its line",
        ),
        ("[White a]", "line 1, column 8: the value of tag \"White\" is not in quotation marks"),
        ("[White \"a\"\n*", "line 2, column 1: tag \"White\" is not closed by ]"),
        ("[\"a\"]", "line 1, column 2: the name of a tag is missing"),
        ("\n[Variant \"Shogi\"]", "line 2, column 10: \"Shogi\" is not one of the games here"),
        (
            "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
            "line 2, column 6, FEN, field 1 (placement): White has no king",
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn an_ambiguous_move_is_refused_with_what_it_could_be() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n1. Rd1 Ke7 2. Rd2";
    assert_eq!(movetext(&text.replace(" Ke7 2. Rd2", "")), "1. Rd1");
    let text = "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"]\n1. Rd1";
    let expected = "line 2, column 4: \"Rd1\" could be Rad1 or Rhd1";
    assert_eq!(fault(text), expected);
}

#[test]
fn variations_are_nested_as_deep_as_a_file_likes() {
    // Every other move is answered by a variation of its own.
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let line = |n: usize| format!("{} (", knights[n % 4]);
    let text = |depth: usize| -> String {
        let lines: String = (0..depth).map(|n| line(n) + knights[n % 4] + " ").collect();
        lines + "Nc3" + &")".repeat(depth)
    };
    let deep = read_one(&text(7).replace("Nc3", "")).expect("a game");
    assert_eq!(deep.tree.walk().count(), 15);
    for text in [
        "1. e4 ".to_owned() + &"(1. d4 ".repeat(100_000) + &")".repeat(100_000),
        text(100_000).replace("Nc3", ""),
    ] {
        let game = read_one(&text).expect("a game");
        let again = read_one(&write(&game)).expect("what we write");
        assert!(again == game && again.tree.walk().count() > 100_000);
        assert!(again.clone().tree == game.tree);
    }
    let unclosed = fault(&"1. e4 (".repeat(100_000));
    assert!(unclosed.ends_with("the variation is not closed by )"), "{unclosed}");
    assert!(fault(&"(".repeat(100_000)).ends_with("before the first move"));
}

#[test]
fn variants_of_the_name_of_chess_are_chess() {
    for name in
        ["Standard", "chess", "From Position", "normal", "", "?", "Chess960", "fischerandom"]
    {
        let game = read_one(&format!("[Variant \"{name}\"]\n1. e4")).expect(name);
        assert_eq!(game.spec, Spec::CHESS, "{name}");
        assert!(!write(&game).contains("Variant"));
    }
}

#[test]
fn games_are_known_by_the_names_that_programs_give_them() {
    for (name, slug) in [
        ("Crazyhouse", "crazyhouse"),
        ("crazyhouse", "crazyhouse"),
        ("Crazyhouse960", "crazyhouse"),
        ("Atomic", "atomic"),
        ("atomic chess", "atomic"),
        ("Racing Kings", "racing-kings"),
        ("racingkings", "racing-kings"),
        ("alice", "alice"),
        ("Alice Chess", "alice"),
        ("Ms. Alice", "ms-alice"),
        ("twinmove-free", "twinmove-free"),
        ("Switch-Side Chain", "switch-side"),
    ] {
        let game = read_one(&format!("[Variant \"{name}\"]\n*")).expect(name);
        assert_eq!(game.spec.slug(), slug, "{name}");
    }
    for name in
        ["Three-check", "King of the Hill", "Horde", "Antichess", "3check", "960960", "s", "象棋"]
    {
        let expected = format!("line 1, column 10: \"{name}\" is not one of the games here");
        assert_eq!(fault(&format!("[Variant \"{name}\"]\n1. e4")), expected);
    }
}

#[test]
fn a_shuffled_start_is_chess_if_it_can_be_played_here() {
    let text = |fen: &str| format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n1. e4 *");
    let start = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w";
    let game = read_one(&text(&format!("{start} - - 0 1"))).expect("no rights to castle");
    assert_eq!((game.spec, game.moves().count()), (Spec::CHESS, 1));
    let expected = "line 1, column 10: \"Chess960\" is not one of the games here";
    assert_eq!(fault(&text(&format!("{start} KQkq - 0 1"))), expected);
}

#[test]
fn what_follows_a_null_move_is_kept_in_words() {
    let text = "1. e4 e5 (1... c5 $1 {so} 2. -- d5 (2... a6 {not (that}) 3. Nf3) 2. Nf3";
    let written = movetext(text);
    let kept = "(1... c5 $1 {so} {-- d5 (2... a6 (not (that)) 3. Nf3}) 2. Nf3";
    assert!(written.ends_with(kept), "{written}");
    assert_eq!(movetext("1. e4 (-- d5) e5"), "1. e4 {-- d5} 1... e5");
    assert!(fault("1. e4 -- 2. d4").contains("not a legal move"));
}

/// Makes a random game with everything that can stand in one.
struct Invent<'a> {
    spec: Spec,
    chance: &'a mut Chance,
}

const SAID: [&str; 9] = [
    "a word",
    "%starts with a percent sign and %has others",
    "closes } a brace",
    "[%clk 0:01:23] a { brace ( and \" signs ) ; $3 1-0",
    "Ünïcödé — ∞ 象棋",
    "a rather long comment that has to be broken somewhere because it would not fit in one line",
    "averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongword",
    "1. e4 e5",
    "%",
];

impl Invent<'_> {
    fn remarks(&mut self) -> Vec<PgnRemark> {
        let mut remarks = Vec::new();
        while self.chance.below(6) == 0 {
            remarks.push(match self.chance.below(8) {
                0 => PgnRemark::Escape(" for (others }".to_owned()),
                _ => PgnRemark::Comment(SAID[self.chance.below(SAID.len())].to_owned()),
            });
        }
        remarks
    }

    /// Adds a move with what is said about it.
    fn add(&mut self, tree: &mut MoveTree, at: NodeId, m: Move) -> NodeId {
        let id = tree.add(at, m);
        self.remarks().into_iter().for_each(|remark| tree.notes_mut(id).say(remark));
        if self.chance.below(5) == 0 {
            tree.notes_mut(id).add_glyph(self.chance.below(256) as u8);
        }
        id
    }

    /// Adds a line and variations to its moves behind a node.
    fn line(&mut self, tree: &mut MoveTree, at: NodeId, rules: Rules, start: &Position) {
        let (mut at, mut position) = (at, *start);
        let depth = tree.path(at).len();
        let mut is_varied = false;
        for _ in 0..self.chance.below(60) >> (depth / 8).min(5) {
            let Some(m) = likely(rules, &position, self.chance) else { break };
            let parent = at;
            at = self.add(tree, parent, m);
            if is_varied {
                tree.notes_mut(at).before = self.remarks();
            }
            is_varied = false;
            while depth < 40 && self.chance.below(10) == 0 {
                let Some(other) = likely(rules, &position, self.chance) else { break };
                let id = self.add(tree, parent, other);
                tree.notes_mut(id).before = self.remarks();
                self.line(tree, id, rules, &rules.play(&position, other));
                is_varied = true;
            }
            position = rules.play(&position, m);
        }
    }
}

impl Invent<'_> {
    fn visit(mut self, rules: Rules) -> PgnGame {
        let mut game = PgnGame::new(self.spec);
        let mut start = rules.start();
        let plies = self.chance.below(2) * self.chance.below(50);
        wander(rules, self.chance, plies, |position| start = *position);
        let usual = fen::write(rules, &rules.start());
        game.fen = Some(fen::write(rules, &start)).filter(|fen| *fen != usual);
        self.line(&mut game.tree, NodeId::START, rules, &start);
        game.verdict = GameResult::ALL[self.chance.below(4)];
        for (name, value) in [("Date", "1851.??.??"), ("White", "\\ \"quoted\"")] {
            game.tags.set(name, value);
        }
        if self.chance.below(2) == 0 {
            game.tags.set("Variation", "before the others by no order of ours");
            game.tags.set("Annotator", "Ångström");
            game.escapes.push("before".to_owned());
        }
        game
    }
}

#[test]
fn random_games_of_every_kind_survive_writing_and_reading() {
    let mut chance = Chance::new(30);
    let mut games = Vec::new();
    for spec in Spec::all() {
        for _ in 0..40 {
            let chance = &mut chance;
            games.push(Invent { spec, chance }.visit(spec.rules()));
        }
    }
    let text = write_all(&games);
    let again = read(&text).unwrap_or_else(|fault| panic!("{fault}"));
    for (game, again) in games.iter().zip(&again) {
        assert_eq!(again, game, "{}", write(game));
    }
    assert_eq!(again.len(), games.len());
    assert_eq!(write_all(&again), text);
}

#[test]
fn lines_are_shorter_than_80_characters() {
    let mut chance = Chance::new(31);
    for spec in Spec::all() {
        for _ in 0..40 {
            let chance = &mut chance;
            let text = write(&Invent { spec, chance }.visit(spec.rules()));
            let (_, moves) = text.split_once("\n\n").expect("moves");
            for line in moves.lines() {
                let forced = line.contains("longword") || line.contains(';') || line.contains('%');
                assert!(line.chars().count() < 80 || forced, "{line}");
                assert!(!line.ends_with(' ') && !line.starts_with(' '), "{line}");
            }
        }
    }
}

#[test]
fn moves_of_a_game_are_those_that_were_played() {
    struct Played(Spec);
    impl Played {
        fn visit(self, rules: Rules) {
            let mut chance = Chance::new(32);
            let mut positions = Vec::new();
            let moves = wander(rules, &mut chance, 100, |position| positions.push(*position));
            let texts =
                moves.iter().zip(&positions).map(|(&m, position)| coords::write(position, m));
            let text = texts.collect::<Vec<_>>().join(" ");
            // Coordinates are read where SAN is expected.
            let text = format!("[Variant \"{}\"]\n{text}", self.0.card().tag);
            let game = read_one(&text).unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(game.moves().collect::<Vec<_>>(), moves);
        }
    }
    for spec in Spec::all() {
        Played(spec).visit(spec.rules());
    }
}
