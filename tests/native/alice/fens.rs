//! What a FEN may say of two boards, and what not.

use wonderboard::board::Position;
use wonderboard::notation::fen;
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

use super::{all_entries, spec};

/// Compares a position of two boards with the same written on one.
struct BothForms<'a> {
    both: &'a str,
    one: &'a str,
}

impl BothForms<'_> {
    fn visit(self, rules: Rules) {
        let mut both: Position = fen::read(rules, self.both).expect("a FEN");
        let mut one = fen::read(rules, self.one).expect("a FEN");
        // The form on one board says nothing of a square passed over.
        both.info.clear_ep();
        one.info.clear_ep();
        assert_eq!(fen::write(rules, &one), fen::write(rules, &both));
        assert_eq!(fen::write(rules, &both).split(' ').next(), self.both.split(' ').next());
        // Placement, side and, where it means anything, castling.
        let count = 2 + rules.has_castling() as usize;
        let fields =
            |text: &str| text.split(' ').take(count).map(str::to_owned).collect::<Vec<_>>();
        let written = fen::write_on_one_board(rules, &both).expect("no square taken twice");
        assert_eq!(fields(&written), fields(self.one));
    }
}

#[test]
fn both_forms_of_fen_say_the_same() {
    let mut compared = 0;
    for entry in all_entries() {
        for (both, one) in [("fen", "fsf_fen"), ("final_fen", "final_fsf_fen")] {
            if let (Some(both), Some(one)) = (entry[both].as_str(), entry[one].as_str()) {
                BothForms { both, one }.visit(spec(&entry).rules());
                compared += 1;
            }
        }
    }
    assert!(compared > 110, "{compared}");
}

/// Reads a FEN: what is written of it, or the fault.
struct Read<'a>(&'a str);

impl Read<'_> {
    fn visit(self, rules: Rules) -> String {
        match fen::read(rules, self.0) {
            Ok(position) => fen::write(rules, &position),
            Err(fault) => fault.to_string(),
        }
    }
}

fn read(game: &str, text: &str) -> String {
    Read(text).visit(Spec::from_text(game).expect(game).rules())
}

#[test]
fn a_pawn_that_made_a_double_step_stands_on_the_other_board() {
    for (game, placement, passed, fault) in [
        ("alice,ep=either", "4k3/8/8/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8", "d6A", None),
        ("alice,ep=second", "4k3/8/8/8/8/8/8/4K3:8/8/8/3pP3/8/8/8/8", "d6A", None),
        ("alice,ep=either", "4k3/8/8/3p4/8/8/8/4K3:8/8/8/4P3/8/8/8/8", "d6B", None),
        // On the board that it left.
        ("alice,ep=first", "4k3/8/8/3pP3/8/8/8/4K3:8/8/8/8/8/8/8/8", "d6A", Some("d5")),
        ("alice,ep=either", "4k3/8/8/8/8/8/8/4K3:8/8/8/3pP3/8/8/8/8", "d6B", Some("d5")),
        // Its way is not free on that board: where it ends, over what it passes, where it began.
        ("alice,ep=first", "4k3/8/8/3NP3/8/8/8/4K3:8/8/8/3p4/8/8/8/8", "d6A", Some("d5")),
        ("alice,ep=first", "4k3/8/3n4/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8", "d6A", Some("d5")),
        ("alice,ep=first", "4k3/3p4/8/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8", "d6A", Some("d5")),
    ] {
        let text = format!("{placement} w - {passed} 0 1");
        let square = &passed[..2];
        let expected = fault.map_or(text.clone(), |pawn| {
            format!("field 4 (en passant): no black pawn on {pawn} has just passed {square}")
        });
        assert_eq!(read(game, &text), expected, "{game}");
    }
    // Without a board's letter it is A; without en passant nothing is meant by it.
    let text = "4k3/8/8/4P3/8/8/8/4K3:8/8/8/3p4/8/8/8/8 w - d6 0 1";
    assert_eq!(read("alice,ep=first", text), text.replace("d6", "d6A"));
    assert_eq!(read("alice", text), text.replace("d6", "-"));
}

#[test]
fn what_stands_on_board_b_is_said_in_one_way() {
    // As it was sent: bars in one placement, boards of their own in another, and a blank missing.
    let both = "r5nr/ppp2ppp/8/||P1n1P3/6bP/B7/6P1/1N2KB1R:8/3k4/8/R2p4/1PQ5/2P1Pq1N/8/8 b K -0 17";
    let marks = "board B is marked by | or stands behind a :, but not both";
    assert_eq!(read("odonohue", both), format!("field 1 (placement): {marks}"));
    let bars = |rank: &str| format!("4k3/8/8/{rank}/8/8/8/4K3 w - - 0 1");
    let stray = "field 1 (placement): rank 5 has a | that is not directly before a piece";
    for rank in ["||P7", "|1P6", "8|", "7|", "P6||n", "P7|"] {
        let found = read("odonohue", &bars(rank));
        assert_eq!(found, stray, "{rank}");
    }
    assert_eq!(read("odonohue", &bars("P6|n")), "4k3/8/8/P7/8/8/8/4K3:8/8/8/7n/8/8/8/8 w - - 0 1");
    // One board has no other, and three have no bars.
    for (game, rank) in [("chess", "P6|n"), ("alice-3", "P6|n")] {
        let what = "field 1 (placement): rank 5 has '|', which is not a piece of this game";
        assert_eq!(read(game, &bars(rank)), what);
    }
    // Nothing is captured in passing here, but this is no square.
    let blank = "4k3/8/8/8/8/8/8/4K2R b K -0 17";
    assert_eq!(read("odonohue", blank), "field 4 (en passant): \"-0\" is not a square");
}

#[test]
fn rights_to_castle_mean_nothing_without_castling() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R:8/8/8/8/8/8/8/8 w KQkq - 0 1";
    assert_eq!(read("alice", text), text);
    assert_eq!(read("alice,castling=off", text), text.replace("KQkq", "-"));
    let odd = text.replace("KQkq", "XYZ");
    assert_eq!(read("alice,castling=off", &odd), "field 3 (castling): 'X' is not one of KQkq");
}

#[test]
fn a_right_is_that_of_the_king_and_the_rook_at_home_on_one_board() {
    let rook_apart = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/7R w K - 0 1";
    let fault = "field 3 (castling): 'K' needs a king on e1 and a rook on h1";
    assert_eq!(read("alice", rook_apart), fault);
    let on_b = "4k3/8/8/8/8/8/8/7R:8/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(read("alice", on_b), on_b);
}

/// Marks of pawns that have never moved belong to the squares of board A.
#[test]
fn a_pawn_that_has_never_moved_stands_on_the_board_of_the_start() {
    let text = |placement, bits| format!("{placement} - w - - 0 1 {bits} 0");
    let on_a = "4k3/8/8/8/8/8/3PP3/4K3:8/8/8/8/8/8/8/8";
    assert_eq!(read("alice-twilight", &text(on_a, 16)), text(on_a, 16));
    let on_b = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/3PP3/8";
    assert_eq!(read("alice-twilight", &text(on_b, 16)), text(on_b, 0));
}
