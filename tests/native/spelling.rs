//! Texts that only few positions and few people make: moves that need their boards, results in odd
//! dashes, what stands in the middle of a line.

use wonderboard::board::{BoardId, BoardSquare, Position, Role, Square};
use wonderboard::notation::pgn::{NodeId, PgnGame, read_one, split, write};
use wonderboard::notation::words::GameResult;
use wonderboard::notation::{coords, fen, san};
use wonderboard::rules::attempt::Source;
use wonderboard::rules::moves::{Pair, Switched};
use wonderboard::rules::{Move, Outcome, Reason, Refusal, Rules, refusal};
use wonderboard::variants::Spec;

fn rules(slug: &str) -> Rules {
    Spec::from_text(slug).expect("a game").rules()
}

fn position(slug: &str, text: &str) -> (Rules, Position) {
    let rules = rules(slug);
    (rules, fen::read(rules, text).unwrap_or_else(|fault| panic!("{text}: {fault}")))
}

/// The move of those coordinates as SAN has it.
fn said(slug: &str, text: &str, coordinates: &str) -> String {
    let (rules, position) = position(slug, text);
    let m = coords::read(rules, &position, coordinates).expect(coordinates);
    let said = san::write(rules, &position, m);
    assert_eq!(san::read(rules, &position, &said), Ok(m), "{said}");
    said
}

fn reason(text: &str) -> Option<Reason> {
    let (rules, position) = position("chess", text);
    rules.outcome(&position).map(|Outcome { reason, .. }| reason)
}

const EMPTY: &str = "8/8/8/8/8/8/8/8";

#[test]
fn only_a_win_is_marked_as_the_end() {
    assert_eq!(said("chess", "7k/8/8/6Q1/5K2/8/8/8 w - - 0 1", "g5g6"), "Qg6");
    assert_eq!(said("chess", "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1", "b1b8"), "Qb8#");
    assert_eq!(said("chess", "8/8/8/8/8/2k5/1P6/7K b - - 0 1", "c3b2"), "Kxb2");
}

#[test]
fn pawns_that_come_to_one_square_from_two_boards_are_told_apart() {
    // Steps do not tell where they come from, so they are written in full.
    let steps = "4k3/8/8/8/8/8/4P3/4K3:8/8/8/8/8/4P3/8/8 w - - 0 1";
    assert_eq!(said("duo", steps, "Ae2Be4"), "Ae2Be4");
    assert_eq!(said("duo", steps, "Be3Be4"), "Be3Be4");
    // Captures tell the file.
    let captures = format!("4k3/8/8/4p3/3P4/8/8/4K3:{EMPTY}:8/8/8/4p3/5P2/8/8/8 w - - 0 1");
    assert_eq!(said("alice-3", &captures, "Ad4Be5"), "dxe5");
    assert_eq!(said("alice-3", &captures, "Cf4Be5"), "fxe5");
    // The sign of a capture alone is nothing to rely on.
    let knights = format!("4k3/8/8/4p3/8/3N4/8/4K3:{EMPTY}:8/8/8/8/8/3N4/8/8 w - - 0 1");
    assert_eq!(said("alice-3", &knights, "Ad3Be5"), "Ad3Be5");
    assert_eq!(said("alice-3", &knights, "Cd3Be5"), "Cd3Be5");
    assert_eq!(said("alice-3", &knights, "Ad3Bf4"), "Ad3Bf4");
    assert_eq!(said("alice-3", &knights, "Ad3Cf4"), "Nf4/C");
}

#[test]
fn a_promotion_on_two_boards_has_a_short_form() {
    let text = format!("4k3/P7/8/8/8/8/8/4K3:{EMPTY} w - - 0 1");
    let (rules, position) = position("alice", &text);
    let m = coords::read(rules, &position, "Aa7Ba8q").expect("a move");
    assert_eq!(coords::write_short(rules, &position, m), "a7a8q");
    assert_eq!(coords::read(rules, &position, "a7a8q"), Ok(m));
}

#[test]
fn a_drop_on_two_boards_tells_where_it_is_made_and_where_it_comes_down() {
    let text = format!("4k3/8/8/8/8/8/8/4K3:{EMPTY} N w - - 0 1");
    let (rules, position) = position("alice-twilight", &text);
    let written: Vec<String> =
        rules.legal(&position).iter().map(|&m| coords::write(&position, m)).collect();
    for drop in ["N@Ad4Bd4", "N@Bd4Ad4"] {
        assert!(written.iter().any(|text| text == drop), "{drop} {written:?}");
    }
}

#[test]
fn a_position_is_written_with_bars_or_with_boards_and_not_with_both() {
    let both = format!("4k3/8/8/8/8/8/8/4K2|N:{EMPTY} w - - 0 1");
    assert!(fen::read(rules("alice"), &both).is_err());
}

#[test]
fn a_yoked_pair_stands_on_neither_last_rank() {
    for placement in ["4k2T/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K2T"] {
        assert!(fen::read(rules("tandem"), &format!("{placement} w - - 0 1")).is_err());
    }
}

#[test]
fn only_the_side_to_move_may_have_lost_its_king() {
    let gone = "rnbq1bnr/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    assert!(fen::read(rules("atomic"), &format!("{gone} b KQ - 0 5")).is_ok());
    assert!(fen::read(rules("atomic"), &format!("{gone} w KQ - 0 5")).is_err());
}

#[test]
fn bishops_of_one_color_cannot_mate() {
    assert_eq!(reason("4k3/8/8/8/8/8/8/2B1K1b1 w - - 0 1"), Some(Reason::DeadPosition));
    assert_eq!(reason("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1"), Some(Reason::DeadPosition));
    assert_eq!(reason("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1"), None);
    assert_eq!(reason("4k3/8/8/8/8/8/8/2B1K1N1 w - - 0 1"), None);
}

#[test]
fn a_piece_that_goes_straight_through_leaves_the_right_to_castle() {
    let text = format!("r3k2r/8/8/8/8/8/8/RN2K2R:{EMPTY} w KQkq - 0 1");
    let (rules, position) = position("duo", &text);
    let crossing = coords::read(rules, &position, "Ab1Bb1").expect("a crossing");
    let next = fen::write(rules, &rules.play(&position, crossing));
    assert!(next.contains(" b KQkq "), "{next}");
    let crossing = coords::read(rules, &position, "Ae1Be1").expect("a crossing");
    let next = fen::write(rules, &rules.play(&position, crossing));
    assert!(next.contains(" b kq "), "{next}");
}

#[test]
fn results_are_read_with_any_dash() {
    let verdict = |text: &str| read_one(&format!("1. e4 {text}")).expect("a game").verdict;
    assert_eq!(["1–0", "1-0"].map(verdict), [GameResult::First; 2]);
    assert_eq!(["0–1", "0-1"].map(verdict), [GameResult::Second; 2]);
    assert_eq!(["½–½", "1/2-1/2"].map(verdict), [GameResult::Draw; 2]);
}

#[test]
fn a_result_inside_a_variation_is_not_the_result_of_the_game() {
    let game = read_one("1. e4 (1. d4 1-0) e5 0-1").expect("a game");
    assert_eq!((game.verdict, game.moves().count()), (GameResult::Second, 2));
}

#[test]
fn a_percent_sign_means_something_only_where_a_line_begins() {
    assert!(read_one("1. e4 %for others\ne5 *").is_err());
    for end in ["\n", "\r", "\r\n"] {
        let text = format!("1. e4{end}%for others{end}e5 *");
        assert_eq!(read_one(&text).expect("a game").moves().count(), 2);
    }
    // So no line that we write begins with one, unless it did before.
    assert!(write(&read_one("1. e4 {%a %b} *").expect("a game")).ends_with("\n1. e4 {%a %b} *\n"));
    for long in 1..90 {
        let text = format!("1. e4 {{{} %eval}} *", "a".repeat(long));
        let written = write(&read_one(&text).expect("a game"));
        assert!(!written.contains("\n%"), "{written}");
        assert_eq!(written.matches("\n\n").count(), 1, "{written}");
    }
}

#[test]
fn a_comment_that_says_nothing_is_none() {
    let game = read_one("{} {a} 1. e4 {} e5 *").expect("a game");
    let said: usize = game.tree.walk().map(|(id, _)| game.tree.notes(id).after.len()).sum();
    assert_eq!((said, game.tree.notes(NodeId::START).comment()), (1, "a".to_owned()));
}

#[test]
fn a_game_of_moves_has_its_start() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
    let game = PgnGame::of_moves(Spec::CHESS, Some(start.clone()), &[], GameResult::Open);
    assert_eq!(game.fen, Some(start));
}

#[test]
fn games_part_where_tags_follow_moves_and_not_in_comments() {
    let lines = |text: &str| split(text).iter().map(|piece| piece.line).collect::<Vec<_>>();
    let next = "[White \"c\"]\n1. d4 *\n";
    for first in [
        "1. e4 {a\n[x] b\n} *",
        "1. e4 {a ; b\n[x]} *",
        "1. e4 {a\n%}\n*",
        "%a { b\n1. e4 *",
        "1. e4 * ;{",
        "[A \"b\"]\n\n[B \"c\"]\n1. e4 *",
    ] {
        let second = first.lines().count() + 1;
        assert_eq!(lines(&format!("{first}\n{next}")), [1, second], "{first}");
    }
}

#[test]
fn a_line_for_other_programs_may_come_first() {
    let written = write(&read_one("%first\n1. e4 *").expect("a game"));
    assert!(written.contains("%first\n") && !written.contains("\n\n\n"), "{written}");
}

#[test]
fn without_castling_no_rook_may_castle() {
    let rules = Spec::from_text("alice,castling=off").expect("a game").rules();
    let start = fen::write(rules, &rules.start());
    assert!(start.contains(" w - "), "{start}");
}

#[test]
fn seven_fields_of_twilight_have_a_zone_whatever_the_side() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR - x KQkq - 0 1";
    let fault = fen::read(rules("twilight"), text).expect_err("no side").to_string();
    assert!(fault.starts_with("field 3 "), "{fault}");
}

#[test]
fn a_change_of_sides_keeps_its_move() {
    let at = |board, file, rank| BoardSquare::new(board, Square::at(file, rank));
    let moves = [
        Move::Normal { from: at(BoardId::A, 4, 1), to: at(BoardId::B, 4, 3), becomes: Role::Pawn },
        Move::Normal { from: at(BoardId::A, 4, 6), to: at(BoardId::A, 4, 7), becomes: Role::Queen },
        Move::EnPassant {
            from: at(BoardId::A, 4, 4),
            to: at(BoardId::B, 3, 5),
            victim: at(BoardId::B, 3, 4),
        },
        Move::Castle {
            king: at(BoardId::A, 4, 0),
            rook: at(BoardId::A, 7, 0),
            onto: Pair::new(BoardId::A, BoardId::B),
        },
    ];
    for m in moves {
        let switched = Switched::of(m).expect("a change");
        assert_eq!(switched.plain(), m);
        assert_eq!(Move::Switch(switched).plain(), m);
        assert_eq!(Switched::of(Move::Switch(switched)), Some(switched));
    }
    assert_eq!(Switched::of(Move::Warp { from: at(BoardId::A, 0, 0) }), None);
}

#[test]
fn a_piece_holds_a_line_only_if_it_alone_is_on_it() {
    let held = |text: &str| {
        let (rules, position) = position("chess", text);
        let pawn = BoardSquare::new(BoardId::A, Square::at(3, 4));
        refusal::held(rules, &position, Source::Square(pawn))
    };
    let alone = held("4k3/8/3p4/K2P3r/8/8/8/8 w - - 0 1");
    assert_eq!(alone, None, "it has nowhere to go, whatever its king says");
    let alone = held("4k3/8/4p3/K2P3r/8/8/8/8 w - - 0 1");
    assert!(matches!(alone, Some(Refusal::Screens { .. })), "{alone:?}");
    assert_eq!(held("4k3/8/3p4/K1pP3r/8/8/8/8 w - c6 0 1"), None);
}

/// The order of the PGN standard, 8.2.3.4: by file, else by rank, else by both.
#[test]
fn pieces_that_go_to_one_square_are_told_apart_by_file_then_rank_then_both() {
    let rooks = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
    assert_eq!(["a1a3", "a5a3"].map(|m| said("chess", rooks, m)), ["R1a3", "R5a3"]);
    let rank = "1k6/8/8/8/8/8/5K2/R6R w - - 0 1";
    assert_eq!(["a1d1", "h1d1"].map(|m| said("chess", rank, m)), ["Rad1", "Rhd1"]);
    let queens = "1k4K1/8/8/8/4Q2Q/8/8/7Q w - - 0 1";
    let to_e1 = ["e4e1", "h4e1", "h1e1"].map(|m| said("chess", queens, m));
    assert_eq!(to_e1, ["Qee1", "Qh4e1", "Q1e1"]);
}

#[test]
fn switches_left_are_those_of_the_start_where_fen_does_not_say() {
    for (game, left) in [("switch-side", "-"), ("switch-side,regan=3", "3,3")] {
        let whole = fen::write(rules(game), &rules(game).start());
        let rest = whole.strip_suffix(left).expect(&whole);
        assert_eq!(position(game, rest).1, position(game, &whole).1, "{game}");
    }
}
