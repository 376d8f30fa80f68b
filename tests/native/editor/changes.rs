//! Whatever is changed about a position, its FEN reads back, and it can be played or it is said why not.

use wonderboard::app::editor::verdict::Verdict;
use wonderboard::app::editor::{Change, Counter, Draft, EditedGame, dialect, words};
use wonderboard::board::{BoardId, BoardSquare, Color, Piece, Player, Role, Square};
use wonderboard::game::Spot;
use wonderboard::notation::fault::PositionProblem;
use wonderboard::notation::fen;
use wonderboard::notation::realtime::rtfen;

use super::{at, draft, piece, put, specs, start};
use crate::common::Chance;

fn square(draft: &Draft, chance: &mut Chance) -> BoardSquare {
    let boards = draft.game.boards();
    let board = boards[chance.below(boards.len())];
    let (file, rank) = (chance.below(board.files.into()), chance.below(8));
    BoardSquare::new(board.id, Square::at(file as u8, rank as u8))
}

fn color(chance: &mut Chance) -> Color {
    if chance.below(2) == 0 { Color::White } else { Color::Black }
}

fn spot(draft: &Draft, chance: &mut Chance) -> Spot {
    match chance.below(4) {
        0 => Spot::Zone(color(chance)),
        1 => Spot::Pocket(color(chance), Role::RESERVABLE[chance.below(5)]),
        _ => Spot::Square(square(draft, chance)),
    }
}

fn any(draft: &Draft, chance: &mut Chance) -> Change {
    let at = square(draft, chance);
    let is = chance.below(2) == 0;
    let roles = draft.game.roles();
    let piece = Piece { color: color(chance), role: roles[chance.below(roles.len())] };
    let pocket = (color(chance), Role::RESERVABLE[chance.below(5)]);
    match chance.below(18) {
        0..=3 => Change::Put(at, piece),
        4 => Change::PutPromoted(at, piece),
        5 | 6 => Change::Erase(at),
        7 => {
            let to = (chance.below(5) > 0).then(|| spot(draft, chance));
            Change::Carry(spot(draft, chance), to)
        }
        8 => Change::More(pocket.0, pocket.1),
        9 => Change::Fewer(pocket.0, pocket.1),
        10 => Change::Turn(color(chance)),
        11 => Change::Castling(chance.below(5), is),
        12 => Change::Passed(is.then_some(at)),
        13 => Change::Unmoved(at, is),
        14 => Change::WasPawn(at, is),
        15 => Change::Stepped(at, is),
        16 => Change::WhitePlayer(if is { Player::First } else { Player::Second }),
        _ => {
            let mut counters = Counter::of(draft);
            counters.push(Counter::Wait(at));
            Change::Count(
                counters[chance.below(counters.len())],
                chance.draw() as u32 >> chance.below(32),
            )
        }
    }
}

fn is_sound(draft: &Draft) {
    let (text, verdict) = (draft.fen(), Verdict::of(draft));
    let again = dialect::position_of(draft.game, &text);
    let again = again.unwrap_or_else(|fault| panic!("{:?} {text}: {fault}", draft.game));
    assert_eq!(again.fen(), text);
    let strictly = match draft.game {
        EditedGame::Turns(_) => {
            assert_eq!(again.position(), draft.position(), "{text}");
            fen::read(draft.rules(), &text).is_ok()
        }
        EditedGame::Timed => rtfen::read(&text).is_ok(),
    };
    // What nobody can come to may be played all the same, if somebody has the link.
    let is_fatal = |it: &PositionProblem| !matches!(it, PositionProblem::TakenTwice(_));
    assert_eq!(strictly, !verdict.problems.iter().any(is_fatal), "{text}");
    assert_eq!(words::problems(&verdict).is_empty(), verdict.is_legal());
    assert!(words::bar(draft, &verdict).is_some() != verdict.can_be_played());
    assert!(!words::standing(draft, &verdict).is_empty());
}

#[test]
fn every_change_leaves_something_that_can_be_read() {
    let games = specs().map(EditedGame::Turns).chain([EditedGame::Timed]);
    let mut legal = 0;
    for game in games {
        let mut chance = Chance::new(1865);
        for first in [Draft::start(game), Draft::empty(game)] {
            let mut draft = first;
            for _ in 0..60 {
                draft = draft.changed(any(&draft, &mut chance));
                is_sound(&draft);
                legal += u32::from(Verdict::of(&draft).is_legal());
            }
        }
    }
    assert!(legal > 200, "{legal}");
}

#[test]
fn a_position_goes_from_game_to_game() {
    let mut chance = Chance::new(7);
    let games: Vec<EditedGame> = EditedGame::all().collect();
    for &from in &games {
        for &to in &games {
            assert_eq!(Draft::start(from).changed(Change::Game(to)), Draft::start(to));
            let mut draft = Draft::start(from);
            (0..6).for_each(|_| draft = draft.changed(any(&draft, &mut chance)));
            let moved = draft.changed(Change::Game(to));
            assert_eq!(moved.game, to);
            is_sound(&moved);
        }
    }
    // What there is no such piece of becomes what it is most like.
    let pair = draft("tandem", "4k3/8/8/8/3T4/8/8/4K3 b - - 4 9")
        .changed(Change::Game(super::game("chess")));
    assert_eq!(pair.fen(), "4k3/8/8/8/3P4/8/8/4K3 b - - 4 9");
}

#[test]
fn boards_are_cleared_and_set_up_again() {
    for game in EditedGame::all() {
        let start = Draft::start(game);
        let clear = start.changed(Change::Clear);
        assert!(clear.men.is_empty() && !Verdict::of(&clear).can_be_played(), "{game:?}");
        assert_eq!(clear.changed(Change::Start), start);
        is_sound(&clear);
    }
    let pocket = draft("crazyhouse", "4k3/8/8/8/8/8/8/4K3[QQp] w - - 0 1").changed(Change::Clear);
    assert_eq!(pocket.fen(), "8/8/8/8/8/8/8/8[] w - - 0 1");
}

#[test]
fn the_sides_are_exchanged() {
    let mirrored = |game: &str, text: &str| draft(game, text).changed(Change::Mirror).fen();
    assert_eq!(
        mirrored("chess", "r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 3 9"),
        "4k2r/8/8/8/3Pp3/8/8/R3K3 b Qk d3 3 9"
    );
    assert_eq!(
        mirrored("twilight", "4k3/8/8/8/8/8/4P3/4K3 Qn w - - 0 1 16 0"),
        "4k3/4p3/8/8/8/8/8/4K3 Nq b - - 0 1 0 16"
    );
    for spec in specs() {
        let start = Draft::start(EditedGame::Turns(spec));
        let twice = start.changed(Change::Mirror).changed(Change::Mirror);
        assert_eq!(twice.position(), start.position(), "{}", spec.text());
    }
}

#[test]
fn pieces_are_carried() {
    let chess = start("chess");
    let carried = |from: &str, to: Option<&str>| {
        let to = to.map(|to| Spot::Square(at(to)));
        chess.changed(Change::Carry(Spot::Square(at(from)), to)).fen()
    };
    assert!(carried("e2", Some("e4")).starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/"));
    assert!(
        carried("d1", Some("d8")).starts_with("rnbQkbnr/")
            && carried("d1", None).contains("/RNB1KBNR")
    );
    // The piece keeps its key, so that it is seen to move.
    let key = |draft: &Draft, name: &str| draft.man(at(name)).map(|man| man.key);
    let moved = chess.changed(Change::Carry(Spot::Square(at("e2")), Some(Spot::Square(at("e4")))));
    assert_eq!(key(&moved, "e4"), key(&chess, "e2"));
    let twilight = start("twilight");
    let zone = Spot::Zone(Color::White);
    let warped = twilight.changed(Change::Carry(Spot::Square(at("g1")), Some(zone)));
    assert!(warped.fen().contains("/RNBQKB1R N w "), "{}", warped.fen());
    let pocket = Spot::Pocket(Color::White, Role::Knight);
    let dropped = warped.changed(Change::Carry(pocket, Some(Spot::Square(at("f3")))));
    assert!(dropped.fen().contains("/5N2/PPPPPPPP/RNBQKB1R - w "), "{}", dropped.fen());
    // A king has no place in a zone.
    assert_eq!(twilight.changed(Change::Carry(Spot::Square(at("e1")), Some(zone))), twilight);
    assert_eq!(twilight.changed(Change::Carry(pocket, None)), twilight, "none is there");
}

#[test]
fn what_is_wrong_is_said_and_shown() {
    let wrong = |draft: &Draft| {
        let verdict = Verdict::of(draft);
        let mut squares = verdict.wrong.clone();
        squares.sort_unstable();
        (words::problems(&verdict), squares)
    };
    let says = |said: &[&str]| said.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let empty = start("chess").changed(Change::Clear);
    assert_eq!(wrong(&empty), (says(&["White has no king.", "Black has no king."]), vec![]));
    let kings = put(&put(&empty, 'K', "e1"), 'k', "e8");
    assert_eq!(wrong(&kings), (vec![], vec![]));
    let many = put(&put(&kings, 'K', "a1"), 'P', "h8");
    let said = says(&["White has 2 kings.", "a white pawn cannot stand on h8."]);
    assert_eq!(wrong(&many), (said, vec![at("a1"), at("e1"), at("h8")]));
    let check = put(&kings, 'R', "e5");
    let said = says(&["Black is in check, but it is White’s turn."]);
    assert_eq!(wrong(&check), (said, vec![at("e8")]));
    let alice = start("alice");
    let both =
        alice.changed(Change::Put(BoardSquare::new(BoardId::B, at("e2").square()), piece('N')));
    assert_eq!(
        wrong(&both),
        (says(&["both boards have a piece on e2."]), vec![at("e2"), at("Be2")])
    );
    let stays = put(&start("odonohue"), 'N', "Be2");
    assert_eq!(wrong(&stays), (vec![], vec![]), "where pieces may stay there is room for both");
    let both = draft("realtime", "4k3/4Q3/8/8/8/8/4q3/4K3 w - - 0 1");
    assert_eq!(wrong(&both), (says(&["both kings are in check."]), vec![at("e1"), at("e8")]));
}
