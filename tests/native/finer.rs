//! The finer points of chess, counted one at a time: an evaluation in which nothing else has any worth.

use wonderboard::engine::eval::{FULL_PHASE, evaluate};
use wonderboard::evaluation::schema::numbers_before;
use wonderboard::evaluation::{Numbers, Weights};
use wonderboard::notation::fen;
use wonderboard::variants::Spec;

/// How often a pair of numbers counts for the side to move.
fn times(name: &str, text: &str) -> i32 {
    let at = numbers_before(&Weights::FIELDS, name);
    let mut numbers = [0; Weights::LEN];
    numbers[at..at + 2].fill(FULL_PHASE);
    value(&numbers, text) / FULL_PHASE
}

/// What a position of chess is worth by these numbers.
fn value(numbers: &Numbers, text: &str) -> i32 {
    let game = Spec::CHESS.rated_alone();
    let game = game.weighed(Box::leak(Box::new(Weights::of_numbers(numbers))));
    let position = fen::read(game.rules, text).expect(text);
    evaluate(game, &position)
}

/// The same position as Black sees it, Black to move. It has neither castling nor en passant.
fn turned(text: &str) -> String {
    let placement = text.split(' ').next().unwrap_or_default();
    let change =
        |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    let ranks: Vec<String> =
        placement.split('/').rev().map(|rank| rank.chars().map(change).collect()).collect();
    format!("{} b - - 0 1", ranks.join("/"))
}

#[test]
fn each_counts_what_it_says() {
    let cases = [
        ("minor_on_pawn", "4k3/8/8/3p4/8/2N5/8/4K3", 1),
        ("minor_on_pawn", "4k3/8/4p3/3p4/8/2N5/8/4K3", 0),
        ("minor_on_minor", "4k3/8/4n3/8/2B5/8/8/4K3", 1),
        ("rook_on_pawn", "4k3/8/8/3p4/8/8/8/3RK3", 1),
        ("rook_on_minor", "4k3/8/8/3n4/8/8/8/3RK3", 1),
        ("king_threat", "4k3/8/8/8/8/3p4/4K3/8", 1),
        ("outnumbered", "4k3/3r4/8/3n4/8/2N5/8/3RK3", 1),
        ("outnumbered", "4k3/8/8/3n4/8/2N5/8/3RK3", 0),
        ("knight_on_queen", "4k3/8/8/3q4/8/8/8/1N2K3", 1),
        ("behind_pawn", "4k3/8/8/3P4/3N4/8/8/4K3", 1),
        ("knight_from_king", "4k3/8/8/8/8/8/8/N3K3", 4),
        ("bishop_from_king", "4k3/8/8/8/8/4B3/8/4K3", 2),
        ("bishop_pawns", "4k3/8/8/8/3P4/8/1B6/4K3", 1),
        ("bishop_pawns", "4k3/8/8/3p4/3P4/8/1B6/4K3", 2),
        ("bishop_on_pawns", "4k3/8/8/4p3/8/8/1B6/4K3", 1),
        ("long_diagonal", "4k3/8/8/8/8/8/1B6/4K3", 1),
        ("long_diagonal", "4k3/8/8/8/3P4/8/1B6/4K3", 0),
        ("rook_by_pawns", "4k3/8/8/8/8/8/8/R3K3", -5),
        ("knight_by_pawns", "4k3/8/8/8/8/8/P7/N3K3", -4),
        ("rook_pair", "4k3/8/8/8/8/8/8/RR2K3", 1),
        ("isolated_open", "4k3/8/8/8/8/8/P7/4K3", 1),
        ("isolated_open", "4k3/p7/8/8/8/8/P7/4K3", 0),
        ("left_open", "4k3/8/8/8/8/1P6/P7/4K3", 1),
        ("supported", "4k3/8/8/8/8/1P6/P1P5/4K3", 2),
        ("phalanx", "4k3/8/8/8/8/8/PP6/4K3", 2),
        ("opposed", "4k3/p7/8/8/8/8/PP6/4K3", 1),
        ("lever", "4k3/8/8/2p1p3/3P4/8/8/4K3", 1),
        ("passed_free", "4k3/8/8/P7/8/8/8/4K3", 4),
        ("passed_free", "4k3/8/1p6/P7/8/8/8/4K3", 0),
        ("passed_led", "4k3/8/8/PK6/8/8/8/8", 4),
        ("passed_chased", "4k3/8/8/P7/8/8/4K3/r7", 4),
        ("king_pinned", "4k3/4n3/8/8/8/8/4R3/4K3", -1),
        ("king_pinned", "4k3/4nn2/8/8/8/8/3R4/4K3", 0),
        ("pawnless_flank", "6k1/8/8/8/8/8/P7/1K6", -1),
    ];
    for (name, placement, wanted) in cases {
        let text = format!("{placement} w - - 0 1");
        assert_eq!(times(name, &text), wanted, "{name}: {text}");
        assert_eq!(times(name, &turned(&text)), wanted, "{name}: {}", turned(&text));
    }
}

/// Of how many 64ths of its worth an endgame is robbed by the `i`-th number of a name where that is 16, all pieces being
/// worth the same.
fn lost(name: &str, i: usize, text: &str) -> i32 {
    let mut numbers = [0; Weights::LEN];
    let material = numbers_before(&Weights::FIELDS, "material");
    (0..5).for_each(|role| numbers[material + 2 * role + 1] = 64 * FULL_PHASE);
    let all = value(&numbers, text);
    numbers[numbers_before(&Weights::FIELDS, name) + i] = 16;
    64 - value(&numbers, text) * 64 / all
}

#[test]
fn an_endgame_is_worth_less_that_is_hard_to_win() {
    let cases = [
        ("few_pawns", 0, "4k3/8/8/8/8/8/8/R3K3", true),
        ("few_pawns", 0, "4k3/8/8/8/8/8/4P3/R3K3", false),
        ("few_pawns", 1, "4k3/8/8/8/8/8/4P3/R3K3", true),
        ("few_pawns", 2, "4k3/4p3/8/8/8/8/4PP2/4K3", true),
        ("few_pawns", 2, "4k3/4p3/8/8/8/8/3PPP2/4K3", false),
        ("pawnless", 0, "4k3/4p3/8/8/8/8/8/NN2K3", false),
        ("pawnless", 0, "4k3/4p3/8/8/8/8/8/BNN1K2b", false),
        ("pawnless", 0, "b3k3/8/8/8/8/8/8/BN2K3", true),
        ("pawnless", 0, "b3k3/8/8/8/8/8/4P3/BN2K3", false),
        ("fewer_pieces", 0, "b3k3/8/8/8/8/8/4PP2/4K3", true),
        ("fewer_pieces", 0, "b3k3/8/8/8/8/8/4PP2/B3K3", false),
        ("one_flank", 0, "4k3/p7/8/8/8/8/P2P4/4K3", true),
        ("one_flank", 0, "4k3/7p/8/8/8/8/P2P4/4K3", false),
        ("edge_pawns", 0, "4k3/4p3/8/8/8/8/P7/B3K3", true),
        ("edge_pawns", 0, "4k3/8/8/8/8/8/P6P/B3K3", false),
        ("edge_pawns", 0, "4k3/8/8/8/8/8/8/B3K3", false),
        ("opposite_bishops", 0, "1b2k3/8/8/8/8/8/2PP4/1B2K3", true),
        ("opposite_bishops", 1, "1b2k3/8/8/8/8/8/2PP4/1B2K3", false),
        ("opposite_bishops", 0, "b3k3/8/8/8/8/8/2PP4/1B2K3", false),
        ("opposite_bishops", 1, "1b1nk3/8/8/8/8/8/2PP4/1B1NK3", true),
    ];
    for (name, i, placement, is_lost) in cases {
        let text = format!("{placement} w - - 0 1");
        let wanted = if is_lost { 16 } else { 0 };
        assert_eq!(lost(name, i, &text), wanted, "{name}: {text}");
        assert_eq!(lost(name, i, &turned(&text)), wanted, "{name}: {}", turned(&text));
    }
}
