//! Crazyhouse where it differs from its neighbours: texts, repetition, pockets to see, mates.

use crate::common::{Chance, wander};
use wonderboard::app::draw::spots::spot;
use wonderboard::board::{Color, Piece, Role, Square};
use wonderboard::engine::{Limits, Root, Score, Search, Unwatched};
use wonderboard::game::Game;
use wonderboard::game::Spot;
use wonderboard::game::gesture::targets;
use wonderboard::game::link;
use wonderboard::game::scene::MarkKind;
use wonderboard::notation::{coords, fen, pgn, san};
use wonderboard::rules::{Outcome, Reason, Rules};
use wonderboard::variants::{Crazyhouse, Spec};

const RULES: Rules = &Crazyhouse;

fn spec() -> Spec {
    Spec::from_slug("crazyhouse").expect("the game")
}

fn game(fen: &str, moves: &str) -> Game {
    let fen = Some(fen).filter(|fen| !fen.is_empty());
    Game::replay(spec(), fen, moves.split_whitespace()).expect("a game")
}

fn written(text: &str) -> String {
    fen::write(RULES, &fen::read(RULES, text).unwrap_or_else(|fault| panic!("{text}: {fault}")))
}

#[test]
fn all_ways_to_write_a_pocket_are_read() {
    let canonical = "1Q~2k3/8/8/8/8/8/8/4K3[QPn] b - - 0 1";
    for text in [
        canonical,
        "1Q~2k3/8/8/8/8/8/8/4K3[nPQ] b - - 0 1",
        "1Q~2k3/8/8/8/8/8/8/4K3/PQn b - - 0 1",
        "1Q~2k3/8/8/8/8/8/8/4K3 QnP b - - 0 1",
        "1Q~2k3/8/8/8/8/8/8/4K3 QnP b",
    ] {
        assert_eq!(written(text), canonical, "{text}");
    }
    let empty = "4k3/8/8/8/8/8/8/R3K3[] w Q - 0 1";
    for text in [
        empty,
        "4k3/8/8/8/8/8/8/R3K3/ w Q - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 - w Q - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q",
    ] {
        assert_eq!(written(text), empty, "{text}");
    }
}

#[test]
fn what_cannot_come_about_is_refused() {
    for (text, fault) in [
        (
            "4k~3/8/8/8/8/8/8/4K3[] w - - 0 1",
            "rank 8 has a ~ that is not directly behind a promoted piece",
        ),
        (
            "4k3/8/8/8/8/8/4P~3/4K3[] w - - 0 1",
            "rank 2 has a ~ that is not directly behind a promoted piece",
        ),
        (
            "~4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
            "rank 8 has a ~ that is not directly behind a promoted piece",
        ),
        ("4k3/8/8/8/8/8/8/4K3[QK] w - - 0 1", "field 1 (pocket): 'K' cannot be in a zone"),
        ("4k3/8/8/8/8/8/8/4K3 QK w - - 0 1", "field 2 (pocket): 'K' cannot be in a zone"),
        ("4k3/8/8/8/8/8/8/4K3[Q w - - 0 1", "the pocket does not end with ]"),
        ("4k3/8/8/8/8/8/8/4K3[Q] n w - - 0 1", "7 fields, but at most 6 are expected"),
        ("4k3/8/8/8/8/8/8/4K3/Q/n w - - 0 1", "10 ranks"),
    ] {
        let told = fen::read(RULES, text).expect_err(text).to_string();
        assert!(told.contains(fault), "{text}: {told}");
    }
    // Elsewhere there are no pockets and no marks.
    let chess = Spec::CHESS.rules();
    assert!(fen::read(chess, "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1").is_err());
    assert!(fen::read(chess, "4k3/8/8/8/8/8/8/3QK~3 w - - 0 1").is_err());
}

#[test]
fn more_pieces_than_a_game_has_are_read() {
    let crowd = "4k3/8/8/8/8/8/PPPPPPPP/4K3[QQQPPPPPPPPPqqqnnnnpppppppppp] w - - 0 1";
    assert_eq!(written(crowd), crowd);
}

#[test]
fn links_have_the_pocket_as_one_more_rank() {
    let brackets = "1Q~6/8/2k5/8/8/8/8/4K3[Pn] b - - 0 1";
    let short = "#/crazyhouse/1Q~6/8/2k5/8/8/8/8/4K3/Pn_b_-_-_0_1";
    let text = format!("{short}?m=N@e5,P@e4");
    let read = link::decode(&text).expect("a link");
    assert_eq!(read.game.start_fen().as_deref(), Some(brackets));
    assert_eq!((read.game.len(), link::encode(&read)), (2, text));
    // An empty pocket, and the ways of others.
    let empty = "#/crazyhouse/4k3/8/8/8/8/8/8/R3K3/_w_Q_-_0_1";
    for text in [
        empty,
        "#/crazyhouse/4k3/8/8/8/8/8/8/R3K3[]_w_Q_-_0_1",
        "#/crazyhouse/4k3/8/8/8/8/8/8/R3K3%5B%5D_w_Q_-_0_1",
        "#/crazyhouse/4k3/8/8/8/8/8/8/R3K3_-_w_Q_-_0_1",
    ] {
        assert_eq!(link::encode(&link::decode(text).expect(text)), empty, "{text}");
    }
    let start = "#/crazyhouse/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/_w_KQkq_-_0_1";
    assert_eq!(link::encode(&link::decode(start).expect(start)), "#/crazyhouse");
}

#[test]
fn drops_are_written_with_an_at_sign() {
    let start = fen::read(RULES, "6rk/6pp/8/8/8/8/8/6K1[NP] w - - 0 1").expect("a FEN");
    for (text, told, coordinates) in [
        ("N@f7#", "N@f7#", "N@f7"),
        ("N@f7", "N@f7#", "N@f7"),
        ("N@e4", "N@e4", "N@e4"),
        ("P@e4", "P@e4", "P@e4"),
        ("@e4", "P@e4", "P@e4"),
    ] {
        let m = san::read(RULES, &start, text).expect(text);
        assert_eq!(san::write(RULES, &start, m), told);
        assert_eq!(coords::write(&start, m), coordinates);
    }
    for text in ["@e8", "N@h8", "Q@e4", "@", "n@e4"] {
        assert!(san::read(RULES, &start, text).is_err(), "{text}");
    }
}

#[test]
fn a_game_is_written_as_pgn_and_read_again() {
    let text = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. @e2 P@e3 5. dxe3 *";
    let read = pgn::read(text).expect("a game").remove(0);
    assert_eq!(read.spec, spec());
    let again = pgn::write(&read);
    assert!(again.contains("[Variant \"Crazyhouse\"]"), "{again}");
    assert!(again.contains("4. P@e2 P@e3 5. dxe3"), "{again}");
    let placed = "[Variant \"crazyhouse\"]\n[SetUp \"1\"]\n\
                  [FEN \"1Q~2k3/8/n7/8/8/8/8/4K3[Pn] b - - 0 1\"]\n\n1... Nxb8 2. P@d7+ *";
    let read = pgn::read(placed).expect("a game").remove(0);
    let again = pgn::write(&read);
    assert!(again.contains("[FEN \"1Q~2k3/8/n7/8/8/8/8/4K3[Pn] b - - 0 1\"]"), "{again}");
    assert_eq!(pgn::read(&again).map(|games| games.len()), Ok(1));
}

#[test]
fn a_promoted_piece_is_a_pawn_in_the_pocket_wherever_it_went() {
    let game = game("4k3/1P6/8/8/8/8/8/r3K3[] w - - 0 1", "e1e2 a1a2 e2e1 a2a1 e1e2 a1h1 b7b8q");
    assert!(fen::write(RULES, game.position()).starts_with("1Q~2k3/"));
    let taken = "e8e7 b8b1 h1b1";
    let end = taken.split(' ').fold(game, |game, m| game.after(game.read(m).expect(m)).expect(m));
    let pocket = end.position().info.pocket(Color::Black);
    assert_eq!((pocket.count(Role::Pawn), pocket.count(Role::Queen)), (1, 0));
    assert!(end.position().boards()[0].promoted().is_empty());
}

#[test]
fn marks_are_part_of_the_position() {
    let keys = ["3Qk3/8/8/8/8/8/8/4K3[] b - - 0 1", "3Q~k3/8/8/8/8/8/8/4K3[] b - - 0 1"]
        .map(|text| fen::read(RULES, text).expect(text).info.key());
    assert_ne!(keys[0], keys[1]);
    // The same pieces on the same squares, before and after a pawn has become a knight.
    let moves = "g7g8n c6c7 g8f6 c7c6 f6g8 c6c7 g8f6 c7c6 f6g8";
    let game = game("8/6P1/2k5/8/8/8/8/4K3[] w - - 0 1", moves);
    let fens: Vec<String> =
        (0..=9).map(|ply| fen::write(RULES, game.first_plies(ply).position())).collect();
    assert!(fens[1].starts_with("6N~1/") && fens[5].starts_with("6N~1/"));
    assert_eq!(game.status().claim, Some(Reason::Threefold), "{fens:?}");
}

/// Each side takes a knight and drops it again: positions come back across captures.
#[test]
fn positions_are_repeated_across_captures() {
    let once = "a1a8 h8h1 a8a1 h1h8 N@h1 N@a8";
    let start = "n6r/8/2k5/8/8/2K5/8/R6N[] w - - 0 1";
    let played = |rounds: usize| game(start, &[once].repeat(rounds).join(" "));
    let board =
        |game: &Game| fen::write(RULES, game.position()).split(' ').next().map(str::to_owned);
    assert_eq!(board(&played(1)), board(&played(0)));
    assert_eq!(played(1).status().claim, None);
    assert_eq!(played(2).status().claim, Some(Reason::Threefold));
    assert_eq!(played(4).status().outcome, Some(Outcome::draw(Reason::Fivefold)));
}

#[test]
fn many_moves_without_progress_are_no_draw() {
    for clock in [99, 100, 149, 150, 250] {
        let game = game(&format!("4k3/8/8/8/8/8/8/R3K3[] w - - {clock} 90"), "a1a2");
        assert_eq!((game.status().claim, game.status().outcome), (None, None), "{clock}");
        let chess = Game::replay(
            Spec::CHESS,
            Some(&format!("4k3/8/8/8/8/8/8/R3K3 w - - {clock} 90")),
            ["a1a2"],
        );
        assert!(chess.is_ok_and(|game| {
            game.status().claim.or(game.status().outcome.map(|end| end.reason)).is_some()
        }));
    }
    // Nor does a search think so.
    let position = fen::read(RULES, "7k/8/6K1/8/8/8/8/R7[QR] w - - 99 90").expect("a FEN");
    let limits = Limits::depth(4);
    let best = Search::new(spec().rated(), 1).think(&Root::of(position), &limits, &mut Unwatched);
    assert_eq!(best.map(|best| best.report.score()), Some(Score::Mate(1)));
    let quiet = fen::read(RULES, "4k3/3p4/8/8/8/8/3P4/4K3[QQ] w - - 180 90").expect("a FEN");
    let best = Search::new(spec().rated(), 1).think(&Root::of(quiet), &limits, &mut Unwatched);
    assert!(best.is_some_and(|best| !matches!(best.report.score(), Score::Centipawns(-300..=300))));
}

#[test]
fn only_a_fen_is_dead() {
    let end = |fen: &str| game(fen, "").status().outcome;
    let dead = Some(Outcome::draw(Reason::DeadPosition));
    assert_eq!(end("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"), dead);
    assert_eq!(end("4k3/8/8/8/8/8/8/4K3[n] w - - 0 1"), dead);
    assert_eq!(end("4k3/8/8/8/8/8/8/3NK3[] w - - 0 1"), dead);
    assert_eq!(end("4k3/8/8/8/8/8/8/3N~K3[] w - - 0 1"), None, "it would be a pawn again");
    assert_eq!(end("4k3/8/8/8/8/8/8/3BK3[B] w - - 0 1"), None);
    assert_eq!(end("4k3/8/8/8/8/8/8/4K3[p] w - - 0 1"), None);
}

#[test]
fn no_piece_ever_leaves_the_game() {
    let mut promoted = 0;
    for seed in 0..60 {
        wander(RULES, &mut Chance::new(seed), 300, |position| {
            let [board] = position.boards() else { panic!("one id") };
            let held = Color::ALL.map(|color| *position.info.pocket(color));
            let held = |role| held.iter().map(|pocket| pocket.count(role) as u32).sum::<u32>();
            let all = board.occupied().len() + Role::RESERVABLE.map(held).iter().sum::<u32>();
            let pawns = board.role(Role::Pawn).len() + held(Role::Pawn) + board.promoted().len();
            assert_eq!((all, pawns), (32, 16), "{}", fen::write(RULES, position));
            promoted += board.promoted().len();
        });
    }
    assert!(promoted > 100, "{promoted}");
}

#[test]
fn pockets_are_seen_and_dropped_from() {
    let game = game("", "e2e4 d7d5 e4d5 d8d5 b1c3");
    let scene = game.scene();
    let held = |color: Color| {
        let tray = scene.trays.iter().find(|tray| tray.color == color).expect("a tray");
        tray.pockets.iter().filter(|pocket| pocket.1 > 0).copied().collect::<Vec<_>>()
    };
    for color in Color::ALL {
        assert_eq!(held(color), [(Role::Pawn, 1)]);
    }
    let last = |color| scene.is_marked(Spot::Zone(color), MarkKind::LastMove);
    assert!(!last(Color::White), "a knight has moved");
    let taken = game.first_plies(3).scene();
    assert!(taken.is_marked(Spot::Zone(Color::White), MarkKind::LastMove), "the pawn went there");
    let [pawn, e4, e1] = ["zone-b-P", "e4", "e1"].map(|name| spot(name).expect(name));
    let ends = targets(game.legal(), Color::Black, pawn);
    assert!(ends.contains(&e4) && !ends.contains(&e1));
    let zone = spot("zone-b").expect("a spot");
    let d5 = spot("d5").expect("a spot");
    assert!(!targets(game.legal(), Color::Black, d5).contains(&zone), "nobody leaves the board");
}

/// A search, and the verdict on its move.
fn verdict(text: &str, limits: &Limits) -> (String, Score) {
    let position = fen::read(RULES, text).expect(text);
    let best = Search::new(spec().rated(), 4).think(&Root::of(position), limits, &mut Unwatched);
    let best = best.expect("a move");
    (coords::write(&position, best.m), best.report.score())
}

#[test]
fn long_mates_by_drops_are_found() {
    // On the last rank the rook mates from either of two squares.
    for (text, keys, most) in [
        ("6k1/5ppp/8/8/8/8/5PPP/6K1[RQb] w - - 0 1", &["R@a8", "R@b8"] as &[&str], 4),
        ("6rk/6pp/8/8/8/8/8/6K1[NP] w - - 180 1", &["N@f7"], 1),
    ] {
        let (found, verdict) = verdict(text, &Limits::nodes(300_000));
        assert!(keys.contains(&found.as_str()), "{text}: {found}");
        assert!(matches!(verdict, Score::Mate(moves) if moves <= most), "{text}: {verdict}");
    }
}

#[test]
fn an_exchange_counts_what_goes_to_the_pocket() {
    // A hanging knight is worth far more than in chess.
    let pocket = "r1bqkb1r/pppp1ppp/8/4p3/4P1n1/3P1Q1P/PPP2PP1/RNB1KBNR[Nn] w KQkq - 0 6";
    let (found, _) = verdict(pocket, &Limits::depth(6));
    assert_eq!(found, "h3g4");
    let (pockets, chess) = (spec().evaluation().weights(), Spec::CHESS.evaluation().weights());
    for role in Role::RESERVABLE {
        let [ours, theirs] = [pockets, chess].map(|weights| weights.exchange[role as usize]);
        let piece = Piece { color: Color::White, role };
        let board = pockets.of(piece, Square::at(3, 4)).middle;
        assert!(ours > 3 * board / 2, "{role:?}: {ours} where it stands it is {board}");
        assert!(theirs > 0);
    }
}
