//! Nothing that anybody types, pastes or sends makes the readers panic, and every fault says
//! something.

use crate::common::{Chance, wander};
use proptest::prelude::*;
use wonderboard::app::wording::faults;
use wonderboard::board::{Color, Square};
use wonderboard::game::{Game, link};
use wonderboard::notation::fault::{
    Excerpt, FenProblem, FieldName, MoveProblem, Part, PgnProblem, PositionProblem, Problem,
};
use wonderboard::notation::{Fault, coords, fen, pgn, san};
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

/// A fault must say what is wrong, in a length that can be shown.
fn check<T>(read: Result<T, Fault>) {
    if let Err(fault) = read {
        assert!(!fault.what.to_string().is_empty());
        assert!(fault.to_string().chars().count() < 400, "{fault}");
        // The page says in English what the command line says, but what is wrong comes first, and then the place.
        let what = fault.what.to_string();
        let (said, told) = (straight(&faults::said(&fault)), straight(&fault.to_string()));
        let place = told.strip_suffix(&straight(&what)).and_then(|place| place.strip_suffix(": "));
        let expected = place.map_or_else(|| what.clone(), |place| format!("{what} [{place}]"));
        assert_eq!(said, straight(&expected));
    }
}

/// A text with plain quotation marks.
fn straight(text: &str) -> String {
    text.replace(['“', '”'], "\"").replace(['‘', '’'], "'")
}

/// Gives a text to all readers of all games.
fn read_as_anything(text: &str) {
    check(pgn::read(text));
    check(pgn::read(&format!("[Variant \"Twilight\"]\n{text}")));
    check(link::decode(text));
    check(link::decode(&format!("#/twilight/{text}")));
    for spec in Spec::all() {
        Read { text }.visit(spec.rules());
    }
}

struct Read<'a> {
    text: &'a str,
}

impl Read<'_> {
    fn visit(self, rules: Rules) {
        let start = rules.start();
        check(coords::read(rules, &start, self.text));
        check(san::read(rules, &start, self.text));
        match fen::read(rules, self.text) {
            // What is accepted can be played and written.
            Ok(position) => {
                let legal = rules.legal(&position);
                let written = fen::write(rules, &position);
                assert!(fen::read(rules, &written).is_ok_and(|again| again == position));
                for m in legal {
                    san::write(rules, &position, m);
                    rules.outcome(&rules.play(&position, m));
                }
            }
            fault => check(fault),
        }
    }
}

/// Texts of every kind that are right, to be spoilt.
fn sound_texts(seed: u64) -> Vec<String> {
    let mut texts = Vec::new();
    for spec in Spec::all() {
        texts.extend(Sound { spec, seed }.visit(spec.rules()));
    }
    texts
}

struct Sound {
    spec: Spec,
    seed: u64,
}

impl Sound {
    fn visit(self, rules: Rules) -> Vec<String> {
        let mut chance = Chance::new(self.seed);
        let mut last = rules.start();
        let moves = wander(rules, &mut chance, 30, |position| last = *position);
        let begun = Game::new(self.spec);
        let played = moves.iter().fold(begun, |game, &m| game.after(m).expect("a legal move"));
        let here = Game::from(self.spec, last);
        let text = fen::write(rules, &last);
        let game = pgn::PgnGame::of_moves(self.spec, None, &moves, Default::default());
        let [whole, here] = [played, here].map(|game| link::encode(&link::Link::to(game)));
        vec![whole, pgn::write(&game), text, here]
    }
}

/// Signs that mean something somewhere, to be thrown in.
const SIGNS: [&str; 32] = [
    "{", "}", "(", ")", "[", "]", "\"", "\\", ";", "%", "$", "@", "-", "_", "/", ":", "8", "9",
    "0", "K", "k", "é", "\u{0}", "\n", " ", ",", "1.", "...", "&", "=", "#", "%C3",
];

/// Spoils a text at a few places.
fn spoil(text: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..1 + chance.below(4) {
        let at = chance.below(chars.len());
        let sign = SIGNS[chance.below(SIGNS.len())].to_owned();
        match chance.below(5) {
            0 => chars.insert(at, sign),
            1 if at < chars.len() => drop(chars.remove(at)),
            2 if at < chars.len() => chars[at] = sign,
            3 => chars.truncate(at),
            _ => {
                let other = chance.below(chars.len());
                if at < chars.len() && other < chars.len() {
                    chars.swap(at, other);
                }
            }
        }
    }
    chars.concat()
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(250))]

    #[test]
    fn arbitrary_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_as_anything(&pgn::decode(&bytes));
        read_as_anything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn arbitrary_signs_are_read_without_panic(
        picks in prop::collection::vec(0..SIGNS.len(), 0..80)
    ) {
        let text: String = picks.into_iter().map(|i| SIGNS[i]).collect();
        read_as_anything(&text);
    }

    #[test]
    fn arbitrary_letters_of_fens_are_read_without_panic(
        text in "[PNBRQKpnbrqk1-9/:]{0,90} [QRBNPqrbnp-]{0,4} ?[wb-] [KQkq-]{0,5} [a-i0-9-]{1,3} [0-9]{0,12} [0-9]{0,6}"
    ) {
        read_as_anything(&text);
    }

    #[test]
    fn arbitrary_moves_are_read_without_panic(
        text in "[KQRBNPTOo0]?[a-h]?[1-8]?[x@=/^~-]?[a-h]?[1-8]?[=@]?[QRBNqrbn]?[+#!?]{0,2}"
    ) {
        read_as_anything(&text);
    }
}

proptest! {
    // Each case spoils the texts of all games, and every game reads each of them.
    #![proptest_config(config(60))]

    #[test]
    fn spoilt_texts_are_read_without_panic(seed: u64) {
        let mut chance = Chance::new(seed);
        for text in sound_texts(seed % 50) {
            read_as_anything(&spoil(&text, &mut chance));
        }
    }
}

/// Reads a FEN as a game's.
struct ReadFen<'a> {
    text: &'a str,
}

impl ReadFen<'_> {
    fn visit(self, rules: Rules) -> Result<String, Fault> {
        fen::read(rules, self.text).map(|position| fen::write(rules, &position))
    }
}

#[test]
fn bad_fens_are_refused_with_field_and_reason() {
    let (chess, twilight) = (Spec::CHESS, Spec::TWILIGHT);
    for (spec, text, expected) in [
        (chess, "", "the FEN is empty"),
        (chess, " \t ", "the FEN is empty"),
        (
            chess,
            "rnbqkbnr/pppppppp/8p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "field 1 (placement): rank 6 has 9 squares instead of 8",
        ),
        (
            chess,
            "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "field 1 (placement): rank 7 has 7 squares instead of 8",
        ),
        (chess, "4k3/8/8/8/8/8/8/1 w", "field 1 (placement): rank 1 has 1 square instead of 8"),
        (chess, "4k3/8/8/8/8/8/4K3 w - - 0 1", "field 1 (placement): 7 ranks instead of 8"),
        (chess, "hello", "field 1 (placement): 1 rank instead of 8"),
        (chess, "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "field 1 (placement): 9 ranks instead of 8"),
        (
            chess,
            "4k3/8/8/4x3/8/8/8/4K3 w - - 0 1",
            "field 1 (placement): rank 5 has 'x', which is not a piece of this game",
        ),
        (
            chess,
            "4k3/8/8/4T3/8/8/8/4K3 w - - 0 1",
            "field 1 (placement): rank 5 has 'T', which is not a piece of this game",
        ),
        (
            chess,
            "4k3/8/8/9/8/8/8/4K3 w - - 0 1",
            "field 1 (placement): rank 5 has 9 squares instead of 8",
        ),
        (
            chess,
            "4k3/8/8/é7/8/8/8/4K3 w - - 0 1",
            "field 1 (placement): rank 5 has 'é', which is not a piece of this game",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
            "field 1 (placement): 2 boards, but the game has 1",
        ),
        (chess, "8/8/8/8/8/8/8/4K3 w - - 0 1", "field 1 (placement): Black has no king"),
        (chess, "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "field 1 (placement): White has 2 kings"),
        (
            chess,
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            "field 1 (placement): a white pawn cannot stand on h8",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/p3K3 w - - 0 1",
            "field 1 (placement): a black pawn cannot stand on a1",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            "field 1 (placement): Black is in check, but it is White's turn",
        ),
        (
            chess,
            "4k3/4K3/8/8/8/8/8/8 b - - 0 1",
            "field 1 (placement): White is in check, but it is Black's turn",
        ),
        (chess, "4k3/8/8/8/8/8/8/4K3 W - - 0 1", "field 2 (side to move): \"W\" is not w or b"),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w KX - 0 1",
            "field 3 (castling): 'K' needs a king on e1 and a rook on h1",
        ),
        (chess, "4k3/8/8/8/8/8/8/4K2R w KX - 0 1", "field 3 (castling): 'X' is not one of KQkq"),
        (chess, "4k3/8/8/8/8/8/8/4K2R w HAha - 0 1", "field 3 (castling): 'H' is not one of KQkq"),
        (
            chess,
            "r2k4/8/8/8/8/8/8/4K3 w q - 0 1",
            "field 3 (castling): 'q' needs a king on e8 and a rook on a8",
        ),
        (chess, "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "field 4 (en passant): \"e9\" is not a square"),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w - 日本 0 1",
            "field 4 (en passant): \"日本\" is not a square",
        ),
        (chess, "4k3/8/8/8/8/8/8/4K3 w - e6A 0 1", "field 4 (en passant): \"e6A\" is not a square"),
        (
            chess,
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            "field 4 (en passant): no pawn can just have passed e3",
        ),
        (
            chess,
            "4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1",
            "field 4 (en passant): no pawn can just have passed e5",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "field 4 (en passant): no black pawn on e5 has just passed e6",
        ),
        (
            chess,
            "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
            "field 4 (en passant): no black pawn on e5 has just passed e6",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "field 5 (half-move clock): \"x\" is not a number",
        ),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 -1",
            "field 6 (full-move number): \"-1\" is not a number",
        ),
        (chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", "7 fields, but at most 6 are expected"),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 K w - - 0 1 0 0",
            "field 2 (zone): 'K' cannot be in a zone",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 Q- w - - 0 1 0 0",
            "field 2 (zone): '-' cannot be in a zone",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 - x - - 0 1 0 0",
            "field 3 (side to move): \"x\" is not w or b",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 - w - - 0 1 256 0",
            "field 8 (White's double steps): \"256\" is not a number from 0 to 255",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3  w - - 0 1 0 x",
            "field 8 (Black's double steps): \"x\" is not a number from 0 to 255",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 - w - - 0 1 0",
            "field 9 (Black's double steps): \"\" is not a number from 0 to 255",
        ),
        (
            twilight,
            "4k3/8/8/8/8/8/8/4K3 - w - - 0 1 0 0 0",
            "10 fields, but at most 9 are expected",
        ),
        (
            twilight,
            "P3k3/8/8/8/8/8/8/4K3 - w - - 0 1 0 0",
            "field 1 (placement): a white pawn cannot stand on a8",
        ),
    ] {
        let read = ReadFen { text }.visit(spec.rules());
        assert_eq!(read.clone().expect_err(text).to_string(), expected, "{text}");
        check(read);
    }
}

/// Place and problem are data: a page says them in its language, and code decides by them.
#[test]
fn faults_are_told_apart_without_their_words() {
    let placement = Part::Field { number: 1, name: FieldName::Placement };
    let fault = |place: &[Part], what: Problem| Fault { place: place.to_vec(), what };
    for (found, expected) in [
        (
            link::decode("#/chess/4k3/8/8/9/8/8/8/4K3_w").map(|_| ()),
            fault(
                &[Part::Link, Part::Fen, placement.clone()],
                FenProblem::FileCount { rank: 5, found: 9, expected: 8 }.into(),
            ),
        ),
        (
            link::decode("#/chess?m=e2e4,e2e4").map(|_| ()),
            fault(&[Part::Link, Part::Move(2)], MoveProblem::NotLegal(Excerpt::of("e2e4")).into()),
        ),
        (
            link::decode("#/chess?o=green").map(|_| ()),
            fault(&[Part::Link, Part::key("o")], Problem::not_one_of("green", &["white", "black"])),
        ),
        (
            pgn::read("1. e4\n{open").map(|_| ()),
            fault(
                &[Part::Character { line: 2, column: 1 }],
                PgnProblem::CommentUnclosed(Excerpt::of("open")).into(),
            ),
        ),
        (
            pgn::read("[FEN \"4k3/8/8/8/8/8/8/P3K3 w\"]").map(|_| ()),
            fault(
                &[Part::Character { line: 1, column: 6 }, Part::Fen, placement],
                PositionProblem::PawnAstray { color: Color::White, at: Square::at(0, 0) }.into(),
            ),
        ),
    ] {
        assert_eq!(found, Err(expected));
    }
}

#[test]
fn what_is_quoted_is_short() {
    let long = Excerpt::of("0123456789012345678901234567");
    assert_eq!(long, Excerpt { text: "012345678901234567890123".to_owned(), is_cut: true });
    assert_eq!(long.to_string(), "\"012345678901234567890123…\"");
    let whole = Excerpt::of("ééééééééééééééééééééééé.");
    assert!(!whole.is_cut);
    assert_eq!(whole.to_string(), "\"ééééééééééééééééééééééé.\"");
}

#[test]
fn odd_but_playable_fens_are_read() {
    let (chess, twilight) = (Spec::CHESS, Spec::TWILIGHT);
    let crowd = "nnnnknnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNKNNN";
    let crowded = format!("{crowd} w - - 0 1");
    for (spec, text, expected) in [
        (chess, "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (chess, "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        (chess, "4k3/8/8/8/8/8/8/4K3 b -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        (chess, "4k3/8/8/8/8/8/8/4K3 b - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        (chess, "4k3/8/8/8/8/8/8/4K3 b - - 7", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"),
        (chess, "  4k3/8/8/8/8/8/8/4K3   b\t- - 7 9\n", "4k3/8/8/8/8/8/8/4K3 b - - 7 9"),
        (chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (chess, "4k3/8/8/8/8/8/8/4K3 w - - 99999 99999", "4k3/8/8/8/8/8/8/4K3 w - - 255 65535"),
        (
            chess,
            "4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 00000000000000000000007",
            "4k3/8/8/8/8/8/8/4K3 w - - 255 7",
        ),
        (chess, "11111k11/8/8/8/8/8/8/44K", ""),
        (chess, "5k2/8/8/8/8/8/8/R3K2R w qQK - 0 1", ""),
        (chess, "2k5/8/8/8/8/8/8/R3K2R w QKQ - 0 1", "2k5/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
        (chess, &crowded, &crowded),
        (chess, "4k3/QQQQ4/QQQQQ3/8/8/8/8/4K3 b - - 0 1", "4k3/QQQQ4/QQQQQ3/8/8/8/8/4K3 b - - 0 1"),
        (
            twilight,
            "4k3/8/8/8/8/8/8/P3K3 pPqQ w - - 0 1 255 255",
            "4k3/8/8/8/8/8/8/P3K3 QPqp w - - 0 1 0 0",
        ),
        (twilight, "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "4k3/p7/8/8/8/8/P7/4K3 - w - - 0 1 1 1"),
        (
            twilight,
            "4k3/p7/8/8/8/8/P7/4K3 b b - - 0 1 255 0",
            "4k3/p7/8/8/8/8/P7/4K3 b b - - 0 1 1 0",
        ),
        (twilight, "4k3/8/8/8/8/8/8/4K3 b - - 0 1 0 0", "4k3/8/8/8/8/8/8/4K3 - b - - 0 1 0 0"),
        (twilight, "4k3/8/8/8/8/8/8/4K3 Nb b", "4k3/8/8/8/8/8/8/4K3 Nb b - - 0 1 0 0"),
        (twilight, "4k3/8/8/8/8/8/8/4K3 N w - - 3", "4k3/8/8/8/8/8/8/4K3 N w - - 3 1 0 0"),
    ] {
        match (ReadFen { text }).visit(spec.rules()) {
            Ok(written) => assert_eq!(written, expected, "{text}"),
            Err(fault) => assert_eq!(expected, "", "{text}: {fault}"),
        }
    }
}

/// Reads FENs that are sound but for a few signs: what is accepted comes back the same.
struct ComesBack {
    seed: u64,
}

/// The signs of FENs.
const FEN_SIGNS: &str = "pnbrqktPNBRQKT12345678/:|-wbKQkqaceh36AB0919,/  ";

impl ComesBack {
    /// How many texts were accepted, and how many not.
    fn visit(self, rules: Rules) -> [usize; 2] {
        let mut chance = Chance::new(self.seed);
        let mut positions = Vec::new();
        wander(rules, &mut chance, 60, |position| positions.push(*position));
        let mut counts = [0; 2];
        for position in &positions {
            let mut texts = vec![fen::write(rules, position)];
            texts.extend(fen::write_on_one_board(rules, position));
            for text in texts {
                let spoilt = spoil_with(&text, FEN_SIGNS, &mut chance);
                let Ok(read) = fen::read(rules, &spoilt) else {
                    counts[1] += 1;
                    continue;
                };
                counts[0] += 1;
                let written = fen::write(rules, &read);
                let again = fen::read(rules, &written);
                assert!(again.is_ok_and(|a| a == read), "{spoilt} is written {written}");
                assert_eq!(fen::write(rules, &read), written);
            }
        }
        counts
    }
}

/// Changes one to three signs of a text.
fn spoil_with(text: &str, signs: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let signs: Vec<char> = signs.chars().collect();
    for _ in 0..1 + chance.below(3) {
        let at = chance.below(chars.len());
        match chance.below(4) {
            0 => chars.insert(at, signs[chance.below(signs.len())]),
            1 => chars[at] = signs[chance.below(signs.len())],
            2 => drop(chars.remove(at)),
            _ => {
                let other = chance.below(chars.len());
                chars.swap(at, other);
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn a_run_of_no_changes_is_none() {
    let fen = |run: &str| format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1 {run} 3,3");
    let spec = Spec::from_slug("switch-side").expect("a game");
    let read = |run: &str| ReadFen { text: &fen(run) }.visit(spec.rules());
    assert_eq!(read("0/2"), Ok(fen("-")));
    assert_eq!(read("1/2"), Ok(fen("1/2")));
    let fault = read("1").expect_err("no run").to_string();
    assert_eq!(fault, "field 8 (switches in a row): \"1\" does not look like - or 1/2");
}

#[test]
fn a_fen_that_is_accepted_comes_back_the_same() {
    let optional = ["alice,ep=either", "alice-twilight,ep=either", "alice,castling=off"];
    let optional = optional.map(|text| Spec::from_text(text).expect(text));
    for spec in Spec::all().chain(optional) {
        let mut counts = [0; 2];
        for seed in 0..40 {
            let more = ComesBack { seed }.visit(spec.rules());
            counts = [counts[0] + more[0], counts[1] + more[1]];
        }
        assert!(counts[0] > 50 && counts[1] > 50, "{}: {counts:?}", spec.text());
    }
}

#[test]
fn a_castling_right_of_a_warped_rook_is_refused() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 R b KQkq - 0 1 255 255";
    let fault = ReadFen { text }.visit(Spec::TWILIGHT.rules()).expect_err("no rook");
    let expected = "field 4 (castling): 'K' needs a king on e1 and a rook on h1";
    assert_eq!(fault.to_string(), expected);
}

#[test]
fn an_enormous_zone_is_refused_and_a_large_one_played() {
    let fen = |n: usize| format!("4k3/8/8/8/8/8/8/4K3 {} w - - 0 1 0 0", "Q".repeat(n));
    let read = |n: usize| ReadFen { text: &fen(n) }.visit(Spec::TWILIGHT.rules());
    assert_eq!(read(64), Ok(fen(64)));
    let fault = read(100_000).expect_err("too many");
    assert_eq!(fault.to_string(), "field 2 (zone): more than 64 times 'Q'");
}

#[test]
fn large_files_are_read_in_linear_time() {
    let game = "[Event \"x\"]\n\n1. e4 {so} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    assert_eq!(pgn::read(&game.repeat(4000)).map(|games| games.len()), Ok(4000));
    let tags: String = (0..100_000).map(|n| format!("[T{n} \"x\"]\n")).collect();
    let game = pgn::read_one(&format!("{tags}[T7 \"y\"]\n1. e4 *")).expect("a game");
    assert_eq!((game.tags.iter().count(), game.tags.get("T7")), (100_000, Some("y")));
    // Moves far from any bracket.
    let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(20_000);
    assert_eq!(pgn::read_one(&knights).map(|game| game.tree.walk().count()), Ok(80_001));
    // Faults near the end of long texts, and long texts that are one fault.
    for sign in ["{", "(", ")", "[", "]", "\"", ";", "%", "$", "1", ".", "!", "a", "é", ",", "\n"]
    {
        check(pgn::read(&sign.repeat(200_000)));
        check(pgn::read(&format!("1. e4 {}", sign.repeat(200_000))));
    }
}
