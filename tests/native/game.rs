//! Whole games: draws, keys of pieces, and playing by pressing.

use proptest::prelude::*;
use wonderboard::app::wording::refusals;
use wonderboard::board::{Color, Player, Role};
use wonderboard::game::gesture::{between, gestures, targets};
use wonderboard::game::scene::MarkKind;
use wonderboard::game::{Due, Game, Place, Press, Spot, press};
use wonderboard::notation::square_of;
use wonderboard::rules::{Outcome, Reason};
use wonderboard::variants::Spec;

fn spot(name: &str) -> Spot {
    let square = square_of(name).expect("a square");
    Spot::Square(wonderboard::board::BoardSquare::new(wonderboard::board::BoardId::A, square))
}

fn played(spec: Spec, start: Option<&str>, moves: &str) -> Game {
    Game::replay(spec, start, moves.split_whitespace()).expect("legal moves")
}

/// A game of random legal moves, each choice given by a number.
fn wander(spec: Spec, choices: &[u16]) -> Game {
    let mut game = Game::new(spec);
    for &choice in choices {
        let Some(&m) = game.legal().get(choice as usize % game.legal().len().max(1)) else {
            break;
        };
        game = game.after(m).expect("a legal move");
    }
    game
}

#[test]
fn knights_going_back_and_forth_repeat_the_position() {
    let once = "g1f3 g8f6 f3g1 f6g8 ";
    let game = |rounds: usize| played(Spec::CHESS, None, &once.repeat(rounds));
    assert_eq!(game(1).status().claim, None);
    assert_eq!(game(2).status().claim, Some(Reason::Threefold));
    assert_eq!(game(3).status().outcome, None);
    assert_eq!(game(4).status().outcome, Some(Outcome::draw(Reason::Fivefold)));
}

#[test]
fn a_right_that_nobody_can_use_does_not_tell_positions_apart() {
    // After e2-e4 no black pawn can take en passant: the position is the same as without it.
    let moves = format!("e2e4 {}", "g8f6 g1f3 f6g8 f3g1 ".repeat(2));
    assert_eq!(played(Spec::CHESS, None, &moves).status().claim, Some(Reason::Threefold));
    // Here d4xe3 was possible the first time and never again.
    let start = Some("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    assert_eq!(played(Spec::CHESS, start, &moves).status().claim, None);
}

#[test]
fn pawn_warps_repeat_positions_although_they_reset_the_clock() {
    let once = "a2@P a7@P P@a2 P@a7 ";
    let game = played(Spec::TWILIGHT, None, &once.repeat(3));
    assert_eq!(game.status().claim, Some(Reason::Threefold), "{}", game.fen());
    assert!(game.fen().ends_with(" 0 7 254 254"), "{}", game.fen());
    // The start itself differs: there the pawns had not moved.
    assert_eq!(played(Spec::TWILIGHT, None, &once.repeat(2)).status().claim, None);
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
    let game = |clock: u32| {
        let fen = format!("4k3/8/8/8/8/8/3R4/4K3 w - - {clock} 90");
        played(Spec::CHESS, Some(&fen), "d2d3 e8e7")
    };
    assert_eq!(game(97).status().claim, None);
    assert_eq!(game(98).status().claim, Some(Reason::FiftyMoves));
    assert_eq!(game(148).status().outcome, Some(Outcome::draw(Reason::SeventyFiveMoves)));
}

#[test]
fn mate_comes_before_seventy_five_moves() {
    let start = Some("k7/8/1K6/8/8/8/8/7R w - - 149 200");
    let mate = Outcome::win(Player::First, Reason::Checkmate);
    assert_eq!(played(Spec::CHESS, start, "h1h8").status().outcome, Some(mate));
}

#[test]
fn dead_positions_are_drawn() {
    let ends = |spec, fen: &str| played(spec, Some(fen), "").status().outcome;
    let dead = Some(Outcome::draw(Reason::DeadPosition));
    let same_color = "4k3/8/8/8/2b5/8/8/3BK3 w - - 0 1";
    assert_eq!(ends(Spec::CHESS, same_color), dead);
    assert_eq!(ends(Spec::TWILIGHT, same_color), None, "a bishop changes color by the zone");
    assert_eq!(ends(Spec::CHESS, "4k3/8/8/8/8/8/8/3NK3 w - - 0 1"), dead);
    assert_eq!(ends(Spec::CHESS, "4k3/8/8/8/2b5/8/8/2B1K3 w - - 0 1"), None);
    assert_eq!(ends(Spec::TWILIGHT, "4k3/8/8/8/8/8/8/4K3 n w - - 0 1 0 0"), dead);
    assert_eq!(ends(Spec::TWILIGHT, "4k3/8/8/8/8/8/8/4K3 P w - - 0 1 0 0"), None);
}

#[test]
fn a_promotion_asks_and_a_plain_move_does_not() {
    let game = played(Spec::CHESS, Some("7k/P7/8/8/8/8/8/K7 w - - 0 1"), "");
    let first = press(game.legal(), Color::White, None, spot("a7"));
    assert_eq!(first, Press::Pick(spot("a7")));
    match press(game.legal(), Color::White, Some(spot("a7")), spot("a8")) {
        Press::Choose(moves) => assert_eq!(moves.len(), 4),
        other => panic!("{other:?}"),
    }
    let king = press(game.legal(), Color::White, Some(spot("a1")), spot("b1"));
    assert!(matches!(king, Press::Play(_)));
    assert_eq!(press(game.legal(), Color::White, Some(spot("a7")), spot("a7")), Press::Nothing);
    assert_eq!(
        press(game.legal(), Color::White, Some(spot("a7")), spot("a1")),
        Press::Pick(spot("a1"))
    );
    assert_eq!(press(game.legal(), Color::White, None, spot("h8")), Press::Nothing);
}

#[test]
fn castling_is_pressed_by_king_and_target_or_king_and_rook() {
    let game = played(Spec::CHESS, Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "");
    let targets = targets(game.legal(), Color::White, spot("e1"));
    for name in ["g1", "h1", "c1", "a1"] {
        assert!(targets.contains(&spot(name)), "{name}");
        assert_eq!(between(game.legal(), Color::White, spot("e1"), spot(name)).len(), 1);
    }
}

#[test]
fn a_piece_is_warped_by_pressing_it_and_the_zone_and_dropped_the_other_way() {
    let game = Game::new(Spec::TWILIGHT);
    let warp = press(game.legal(), Color::White, Some(spot("d1")), Spot::Zone(Color::White));
    let Press::Play(warp) = warp else { panic!("{warp:?}") };
    let game = game.after(warp).and_then(|g| g.after(g.read("e7e5").ok()?)).expect("legal");
    let queen = Spot::Pocket(Color::White, Role::Queen);
    let drop = press(game.legal(), Color::White, Some(queen), spot("e4"));
    let Press::Play(drop) = drop else { panic!("{drop:?}") };
    assert_eq!(game.coord(drop), "Q@e4");
}

#[test]
fn a_castling_rook_and_a_promoted_pawn_keep_their_keys() {
    let keys = |game: &Game, name: &str| {
        game.scene().piece_at(spot(name)).map(|piece| piece.key).expect("a piece")
    };
    let before = played(Spec::CHESS, Some("4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1"), "");
    let castled = before.after(before.read("e1c1").expect("legal")).expect("legal");
    assert_eq!(keys(&before, "a1"), keys(&castled, "d1"));
    assert_eq!(keys(&before, "e1"), keys(&castled, "c1"));
    assert_eq!(keys(&before, "h1"), keys(&castled, "h1"));
    let queened = before.after(before.read("a7a8q").expect("legal")).expect("legal");
    assert_eq!(keys(&before, "a7"), keys(&queened, "a8"));
}

#[test]
fn the_last_move_and_the_checked_king_are_marked() {
    let scene = played(Spec::CHESS, None, "f2f3 e7e5 g2g4 d8h4").scene();
    for (name, kind) in
        [("d8", MarkKind::LastMove), ("h4", MarkKind::LastMove), ("e1", MarkKind::Check)]
    {
        assert!(scene.is_marked(spot(name), kind), "{name}");
    }
    assert_eq!(scene.marks.len(), 3);
}

#[test]
fn faults_of_a_replay_name_the_move() {
    let fault = Game::replay(Spec::CHESS, None, ["e2e4", "e2e4"]).expect_err("a fault");
    assert_eq!(fault.to_string(), "move 2: \"e2e4\" is not a legal move here");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Every legal move is reached by pressing its two spots (and choosing, where several are made
    /// alike), and pressing reaches nothing else.
    #[test]
    fn pressing_reaches_every_legal_move_and_nothing_else(choices: Vec<u16>) {
        for spec in Spec::all() {
            let game = wander(spec, &choices);
            let (legal, us) = (game.legal(), game.turn());
            for &m in legal {
                for [first, second] in gestures(m, us) {
                    prop_assert_eq!(press(legal, us, None, first), Press::Pick(first));
                    match press(legal, us, Some(first), second) {
                        Press::Play(played) => prop_assert_eq!(played, m),
                        Press::Choose(moves) => prop_assert!(moves.contains(&m)),
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
            }
            let spots: Vec<Spot> = wonderboard::board::Square::all()
                .map(|square| spot(&wonderboard::notation::square(square)))
                .chain(Color::ALL.map(Spot::Zone))
                .chain(Color::ALL.into_iter().flat_map(|c| Role::ALL.map(|r| Spot::Pocket(c, r))))
                .collect();
            for &first in &spots {
                for &second in &spots {
                    for m in between(legal, us, first, second) {
                        prop_assert!(legal.contains(&m));
                        prop_assert!(targets(legal, us, first).contains(&second));
                    }
                }
            }
        }
    }

    /// A refused spot is no target, has its reason in a sentence, and no legal move is refused.
    #[test]
    fn what_is_refused_is_told(choices: Vec<u16>) {
        for spec in Spec::all() {
            let game = wander(spec, &choices);
            let (legal, us) = (game.legal(), game.turn());
            for piece in game.scene().pieces.iter().filter(|piece| piece.color == us) {
                let first = Spot::Square(piece.site);
                for (second, why) in game.refused(first) {
                    prop_assert!(between(legal, us, first, second).is_empty());
                    prop_assert_eq!(game.refusal(first, second), Some(why.clone()));
                    prop_assert!(refusals::sentence(&why, game.board_count()).ends_with('.'));
                }
                for second in targets(legal, us, first) {
                    prop_assert_eq!(game.refusal(first, second), None);
                }
                prop_assert!(game.held(first).is_none() || targets(legal, us, first).is_empty());
                prop_assert_eq!(game.can_try(first), game.held(first).is_none());
            }
        }
    }

    /// Pieces keep their keys: no two have the same, and the one that moves takes its own along.
    #[test]
    fn pieces_keep_their_keys(choices: Vec<u16>) {
        for spec in Spec::all() {
            let game = wander(spec, &choices);
            let pieces = game.scene().pieces;
            let mut keys: Vec<u16> = pieces.iter().map(|piece| piece.key).collect();
            keys.sort();
            keys.dedup();
            prop_assert_eq!(keys.len(), pieces.len());
            for &m in game.legal().iter().take(40) {
                let after = game.after(m).expect("legal").scene();
                if let (Some(from), Some(to)) = (m.origin(), m.landing()) {
                    let before = game.scene().piece_at(Spot::Square(from)).map(|piece| piece.key);
                    let now = after.piece_at(Spot::Square(to)).map(|piece| piece.key);
                    // Where captures explode the mover may be gone.
                    let gone = now.is_none() && spec.rules().king_vanishes();
                    prop_assert!(now == before || gone, "{:?}", m);
                }
            }
        }
    }

    /// Going back and replaying the coordinates give the same game.
    #[test]
    fn a_game_is_its_start_and_its_moves(choices: Vec<u16>, back in 0_usize..60) {
        for spec in Spec::all() {
            let game = wander(spec, &choices);
            let coords = game.coords();
            let again = Game::replay(spec, None, coords.iter().map(String::as_str)).expect("legal");
            prop_assert_eq!(again.fen(), game.fen());
            prop_assert_eq!(again.sans(), game.sans());
            prop_assert_eq!(&again.scene(), &game.scene());
            let earlier = game.first_plies(back);
            prop_assert_eq!(earlier.len(), back.min(game.len()));
            prop_assert_eq!(&earlier.coords()[..], &coords[..earlier.len()]);
        }
    }
}

#[test]
fn a_capture_that_blows_up_is_told_from_others() {
    let spec = Spec::from_slug("atomic").expect("a game");
    let quiet = played(spec, None, "g1f3 g8f6 f3g5 d7d5");
    assert_eq!(quiet.scene().blast, None);
    let blown = quiet.after(quiet.read("g5f7").expect("legal")).expect("legal").scene();
    let blast = blown.blast.expect("a blast");
    assert_eq!([blast.from, blast.at].map(Spot::Square), [spot("g5"), spot("f7")]);
    let reached = |name: &str| match spot(name) {
        Spot::Square(at) => blast.reaches(at),
        _ => false,
    };
    assert!(["g5", "f7", "e8", "g6"].into_iter().all(reached));
    assert!(!["d8", "f5", "h7"].into_iter().any(reached));
    assert_eq!(played(Spec::CHESS, None, "e2e4 d7d5 e4d5").scene().blast, None);
}

#[test]
fn a_promoted_piece_is_known_only_where_it_counts() {
    let promoted = |game: &str| {
        let spec = Spec::from_slug(game).expect("a game");
        let scene = played(spec, Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8q e8e7 a8b8").scene();
        scene
            .pieces
            .iter()
            .filter(|piece| piece.was_pawn)
            .map(|piece| Spot::Square(piece.site))
            .collect()
    };
    let known: [Vec<Spot>; 2] = ["crazyhouse", "chess"].map(promoted);
    assert_eq!(known, [vec![spot("b8")], vec![]]);
}

#[test]
fn a_turn_of_two_halves_is_marked_counted_and_due_as_one() {
    let spec = Spec::from_slug("twinmove").expect("a game");
    let start = played(spec, None, "");
    assert_eq!(start.due(), Some(Due::Pawn));
    let half = played(spec, None, "e2e4");
    assert_eq!(half.due(), Some(Due::PieceNext));
    let game = played(spec, None, "e2e4 f1b5");
    let marked = |game: &Game, name: &str| game.scene().is_marked(spot(name), MarkKind::LastMove);
    for name in ["e2", "e4", "f1", "b5"] {
        assert!(marked(&game, name), "{name}");
    }
    // The next half is the last move by itself.
    let game = played(spec, None, "e2e4 f1b5 d7d5");
    assert!(marked(&game, "d5") && !marked(&game, "b5"));
    let place = |ply| game.place(ply);
    let of = |number, color, made| Place { number, color, made };
    assert_eq!(place(1), of(1, Color::White, 1));
    assert_eq!(place(2), of(1, Color::Black, 0));
    assert_eq!(place(3), of(1, Color::Black, 1));
    // The bishop attacks the king, which nothing forbids and everybody should know.
    assert!(played(spec, None, "e2e4 f1b5 c7c6 g8f6").status().threat.is_none());
    assert_eq!(
        played(spec, None, "e2e4 d1h5 f7f6").status().threat.map(|at| at.square()),
        square_of("e8")
    );
    assert_eq!(played(Spec::CHESS, None, "e2e4").due(), None);
}

#[test]
fn a_switch_rests_on_its_chain() {
    let spec = Spec::from_slug("switch-side").expect("a game");
    let before = played(spec, None, "c2c3 e7e5");
    let switch = before.read("d2d3~").expect("a chain");
    let mut chain: Vec<String> = before
        .figure(switch)
        .into_iter()
        .map(|at| wonderboard::notation::square(at.square()))
        .collect();
    chain.sort();
    assert!(chain.contains(&"d3".to_owned()) && chain.contains(&"c3".to_owned()), "{chain:?}");
    let after = before.after(switch).expect("legal");
    assert_eq!(after.scene().figure.len(), chain.len());
    assert_eq!(
        after.player_of(Color::Black),
        Player::First,
        "the switcher commands Black and moves"
    );
    assert_eq!(after.turn(), Color::Black);
    let plain = before.read("d2d3").expect("legal");
    assert!(before.after(plain).expect("legal").scene().figure.is_empty());
}
