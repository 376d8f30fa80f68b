//! Premoves: what can be entered while the other side is to move, and what becomes of it.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::draw::spots::spot;
use wonderboard::app::share::correspondence::go_on;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::layout::Layout;
use wonderboard::app::turns::marks::Marks;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::notice::Saying;
use wonderboard::app::turns::premoves::{are_due, scene, waiting};
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::typed::typed;
use wonderboard::app::turns::words;
use wonderboard::board::{BoardSquare, Color, Role};
use wonderboard::game::gesture::gestures;
use wonderboard::game::{Game, Spot};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;
use wonderboard::worker::{Score, Tell};

const PLAYERS: [PlayedBy; 2] = [PlayedBy::Human, PlayedBy::Computer(1)];

/// A game against the computer, with the computer to move.
fn thinking(game: &str, fen: Option<&str>, moves: &str) -> Table {
    let spec = Spec::from_slug(game).expect("a game");
    let game = Game::replay(spec, fen, moves.split_whitespace()).expect("legal moves");
    let table = Table::with(Setup { spec, players: PLAYERS, time: None }, game);
    assert!(table.is_thinking(), "it is the computer's turn");
    table
}

fn at(name: &str) -> Spot {
    spot(name).expect("a spot")
}

/// Presses spots one after another.
fn pressed(table: Table, names: &str) -> Table {
    let press = |table: Table, name| table.act(Action::Press(at(name)), 0);
    names.split_whitespace().fold(table, press)
}

/// The table after the computer's move and, if it is due by then, the first premove.
fn answered(table: Table, coord: &str) -> Table {
    let (version, coord) = (table.version, Some(coord.to_owned()));
    let score = Score::Centipawns(0);
    let table = table.act(Action::Told(Tell::Best { version, coord, score }), 0);
    if are_due(&table) { table.act(Action::MakePremove, 0) } else { table }
}

fn moves(table: &Table) -> String {
    table.game.coords().join(" ")
}

#[test]
fn premoves_are_made_one_a_turn() {
    let table = pressed(thinking("chess", None, "e2e4"), "g1 f3 f1 c4");
    assert_eq!((table.premoves.len(), moves(&table).as_str()), (2, "e2e4"));
    let table = answered(table, "e7e5");
    assert_eq!((table.premoves.len(), moves(&table).as_str()), (1, "e2e4 e7e5 g1f3"));
    let table = answered(table, "b8c6");
    assert_eq!(moves(&table), "e2e4 e7e5 g1f3 b8c6 f1c4");
    assert!(table.premoves.is_empty() && !are_due(&table));
}

#[test]
fn a_premove_that_is_not_legal_gives_all_up_without_a_word_to_be_seen() {
    let table = pressed(thinking("chess", None, "e2e4"), "e4 d5 g1 f3");
    let table = answered(table, "e7e5");
    assert_eq!((table.premoves.len(), moves(&table).as_str()), (0, "e2e4 e7e5"));
    assert!(table.is_live());
    assert!(table.notice.is_some_and(|notice| notice.what.is_seen()));
}

#[test]
fn a_capture_can_be_entered_before_there_is_anything_to_capture() {
    let capture = answered(pressed(thinking("chess", None, "e2e4"), "e4 d5"), "d7d5");
    assert_eq!(moves(&capture), "e2e4 d7d5 e4d5");
    let recapture = answered(
        pressed(thinking("chess", None, "e2e4 e7e5 g1f3 b8c6 f3e5"), "d1 h5 h5 f7"),
        "c6e5",
    );
    assert_eq!(moves(&recapture).split(' ').next_back(), Some("d1h5"));
    // What one's own piece stands on may be won back.
    let own = "4k3/8/8/3n4/8/2N5/8/R2BK3 b Q - 0 1";
    let back = answered(pressed(thinking("chess", Some(own), ""), "d1 f3"), "d5c3");
    assert_eq!(moves(&back), "d5c3 d1f3");
    let guard = "4k3/8/8/3n4/8/2N5/1P6/4K3 b - - 0 1";
    let back = answered(pressed(thinking("chess", Some(guard), ""), "b2 c3"), "d5c3");
    assert_eq!(moves(&back), "d5c3 b2c3");
}

#[test]
fn premoves_are_given_up_by_a_press_for_nothing_or_escape() {
    let table = pressed(thinking("chess", None, "e2e4"), "g1 f3");
    for given_up in [pressed(table.clone(), "e6"), table.act(Action::Cancel, 0)] {
        assert!(given_up.premoves.is_empty());
        let notice = given_up.notice.as_ref().expect("a notice");
        assert_eq!(words::saying(&given_up, &notice.what), "Premoves canceled.");
    }
    // A press that goes nowhere only lets go of the piece.
    let let_go = pressed(table.clone(), "f1 f5");
    assert_eq!((let_go.picked, let_go.premoves.len()), (None, 1));
    assert!(table.act(Action::TakeBack, 0).premoves.is_empty());
    assert!(table.act(Action::Resign, 0).premoves.is_empty());
    assert!(table.act(Action::Begin(table.setup), 0).premoves.is_empty());
}

#[test]
fn what_is_entered_is_told_and_shown() {
    let table = pressed(thinking("chess", None, "e2e4"), "g1 f3");
    let notice = table.notice.as_ref().expect("a notice");
    assert_eq!(notice.what, Saying::Premove([at("g1"), at("f3")]));
    assert_eq!(words::saying(&table, &notice.what), "Premove: g1 to f3.");
    let imagined = scene(&table);
    let knight = imagined.piece_at(at("f3")).expect("the knight");
    assert_eq!((knight.role, imagined.piece_at(at("g1"))), (Role::Knight, None));
    let before = table.game.scene();
    assert_eq!(before.piece_at(at("g1")).map(|piece| piece.key), Some(knight.key));
    let marks = Marks::of(&table, &imagined);
    assert_eq!(marks.premoves, [at("g1"), at("f3")]);
    assert!(marks.movable.contains(&at("f3")) && !marks.movable.contains(&at("e7")));
    // Looking back one sees what was.
    let back = table.act(Action::Show(MoveStep::Back), 0);
    assert_eq!(waiting(&back), None);
    assert_eq!(scene(&back), back.shown_game().scene());
    assert_eq!(moves(&answered(back.clone(), "e7e5")), "e2e4 e7e5 g1f3");
    assert_eq!(answered(back, "e7e5").shown, Some(0));
}

#[test]
fn a_pawn_becomes_a_queen() {
    let table = thinking("chess", Some("7k/P7/8/8/8/8/8/K7 b - - 0 1"), "");
    let table = pressed(table, "a7 a8");
    assert_eq!((table.choosing.len(), table.premoves.len()), (0, 1));
    assert_eq!(scene(&table).piece_at(at("a8")).map(|piece| piece.role), Some(Role::Queen));
    assert_eq!(moves(&answered(table, "h8h7")), "h8h7 a7a8q");
}

#[test]
fn castling_is_entered_though_pieces_are_in_its_way() {
    let fen = "4k3/8/8/8/8/4n3/8/4KB1R b K - 0 1";
    let table = pressed(thinking("chess", Some(fen), ""), "e1 g1");
    let imagined = scene(&table);
    let roles = ["g1", "f1"].map(|name| imagined.piece_at(at(name)).map(|piece| piece.role));
    assert_eq!(roles, [Some(Role::King), Some(Role::Rook)]);
    assert!(answered(table, "e3f1").premoves.is_empty(), "the knight attacks");
}

#[test]
fn whoever_plays_by_links_may_enter_moves_too() {
    let players = [PlayedBy::Human, PlayedBy::Correspondence(7)];
    let table = thinking("chess", None, "e2e4");
    let table = pressed(Table { setup: Setup { players, ..table.setup }, ..table }, "g1 f3");
    let game = table.game.clone().played(["e7e5"]).expect("a move");
    let further = go_on(&table, &Table { game, ..table.clone() });
    let table = table.act(Action::Open(Box::new(further)), 0);
    assert!(are_due(&table));
    assert_eq!(moves(&table.act(Action::MakePremove, 0)), "e2e4 e7e5 g1f3");
}

#[test]
fn people_at_one_device_enter_nothing() {
    let table = thinking("chess", None, "e2e4");
    let friends = Setup { players: [PlayedBy::Human; 2], ..table.setup };
    assert_eq!(waiting(&Table { setup: friends, ..table.clone() }), None);
    let shown = Setup { players: [PlayedBy::Human, PlayedBy::Nobody], ..table.setup };
    assert_eq!(waiting(&Table { setup: shown, ..table }), None);
}

#[test]
fn both_moves_of_a_turn_are_made_without_a_pause() {
    let table = pressed(thinking("twinmove", None, "e2e4 f1b5"), "d2 d4 g1 f3");
    assert_eq!(table.premoves.len(), 2);
    let table = answered(table, "d7d5");
    assert_eq!(table.premoves.len(), 2, "the turn is not over");
    let table = answered(table, "g8f6");
    assert!(are_due(&table), "the piece follows at once");
    let table = table.act(Action::MakePremove, 0);
    assert_eq!(moves(&table), "e2e4 f1b5 d7d5 g8f6 d2d4 g1f3");
}

#[test]
fn pieces_leave_and_come_back_ahead() {
    let table = pressed(thinking("twilight", None, "e2e4"), "g1 zone-w");
    assert_eq!(scene(&table).piece_at(at("g1")), None);
    let table = pressed(table, "zone-w-N f3");
    assert_eq!(table.premoves.len(), 2);
    assert_eq!(scene(&table).piece_at(at("f3")).map(|piece| piece.role), Some(Role::Knight));
    let table = answered(answered(table, "e7e5"), "b8c6");
    assert_eq!(moves(&table), "e2e4 e7e5 g1@N b8c6 N@f3");
}

#[test]
fn through_the_glass_a_piece_is_seen_where_it_comes_down() {
    for layout in [Layout::Apart, Layout::Merged] {
        let table = thinking("alice", None, "e2e4").act(Action::Lay(layout), 0);
        let table = pressed(table, "g1 f3");
        assert_eq!(scene(&table).piece_at(at("Bf3")).map(|piece| piece.role), Some(Role::Knight));
        let second = if layout == Layout::Apart { "Bf3 Bd4" } else { "f3 d4" };
        let table = answered(answered(pressed(table, second), "d7d5"), "e7e6");
        assert_eq!(moves(&table).split(' ').count(), 5, "{layout:?}: {}", moves(&table));
    }
}

/// Whatever becomes legal could have been entered before.
#[test]
fn no_move_is_legal_that_could_not_be_entered_ahead() {
    for spec in Spec::all() {
        let mut seed = 7u64;
        for _ in 0..6 {
            let mut game = Game::new(spec);
            while game.status().outcome.is_none() && game.len() < 60 {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let m = game.legal()[(seed >> 33) as usize % game.legal().len()];
                let next = game.after(m).expect("a legal move");
                if next.turn() != game.turn() {
                    check(&game, &next);
                }
                game = next;
            }
        }
    }
}

fn check(before: &Game, now: &Game) {
    let us = now.turn();
    let ahead = before.prospect(us).moves();
    for &m in now.legal() {
        let [first, second] = gestures(m, us).next().expect("a gesture");
        let known = ahead.iter().any(|&m| gestures(m, us).any(|pair| pair == [first, second]));
        // Who has only just come back was not there to be asked.
        let is_back =
            |at: BoardSquare| before.position().piece_at(at) != now.position().piece_at(at);
        let newborn = m.origin().is_some_and(is_back)
            || matches!(m, Move::Castle { rook, .. } if is_back(rook));
        assert!(known || newborn, "{} {} in {}", now.spec().text(), now.coord(m), now.fen());
    }
    assert!(ahead.iter().all(|m| m.origin().is_none_or(|at| {
        before.position().piece_at(at).is_some_and(|piece| piece.color == us)
    })));
    // Whatever is imagined holds together.
    for m in ahead {
        let next = before.prospect(us).after(m);
        assert_eq!(next.color(), us);
        let kings = |game: &Game| {
            game.scene().pieces.iter().filter(|p| is_king(p.role, p.color, us)).count()
        };
        let pieces = next.scene(before.scene()).pieces;
        let imagined = pieces.iter().filter(|p| is_king(p.role, p.color, us)).count();
        assert!(imagined == kings(before), "{} {m:?} in {}", now.spec().text(), before.fen());
    }
}

fn is_king(role: Role, color: Color, us: Color) -> bool {
    role == Role::King && color == us
}

#[test]
fn what_is_typed_while_one_waits_is_entered_ahead() {
    let enter = |table: Table, text: &str| table.act(typed(&table, text, 0).expect(text), 0);
    let written = ["Nf3 Bc4 O-O", "g1f3 f1c4 e1g1", "nf3 bxc4 o-o"];
    for texts in written {
        let table = texts.split(' ').fold(thinking("chess", None, "e2e4"), enter);
        assert_eq!(table.premoves.len(), 3, "{texts}");
        let table = answered(answered(answered(table, "e7e5"), "b8c6"), "g8f6");
        assert_eq!(moves(&table), "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1", "{texts}");
    }
    // A piece that leaves the board and one that comes back; a pawn becomes a queen.
    let table = enter(enter(thinking("twilight", None, "e2e4"), "b1@N"), "N@d5");
    assert_eq!(table.premoves.len(), 2);
    let promoting = thinking("chess", Some("7k/P7/8/8/8/8/8/K7 b - - 0 1"), "");
    let table = answered(enter(promoting, "a8"), "h8h7");
    assert_eq!(moves(&table), "h8h7 a7a8q");
    for odd in ["Nd5", "e2", "Ne8", "hm"] {
        assert!(typed(&thinking("chess", None, "e2e4"), odd, 0).is_err(), "{odd}");
    }
}
