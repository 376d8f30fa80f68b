//! Chess against published counts and against cozy-chess.

use crate::common::CHESS;
use crate::common::{Chance, wander};
use cozy_chess::{Board, util};
use wonderboard::board::Position;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::perft::{perft, perft_playing};

fn read(text: &str) -> Position {
    fen::read(CHESS, text).expect("a sound FEN")
}

/// Checks the counts of depths 1, 2, ...
fn check(text: &str, counts: &[u64]) {
    for (depth, &nodes) in (1..).zip(counts) {
        assert_eq!(perft(CHESS, &read(text), depth), nodes, "{text}: {depth}");
    }
}

// The positions and counts of https://www.chessprogramming.org/Perft_Results.

#[test]
fn the_start_counts_as_published() {
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8902, 197281, 4865609, 119060324],
    );
}

#[test]
fn kiwipete_counts_as_published() {
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2039, 97862, 4085603, 193690690],
    );
}

#[test]
fn the_third_position_counts_as_published() {
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43238, 674624, 11030083]);
}

#[test]
fn the_fourth_position_and_its_mirror_image_count_as_published() {
    let counts = [6, 264, 9467, 422333, 15833292];
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &counts);
    check("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &counts);
}

#[test]
fn the_fifth_position_counts_as_published() {
    check(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1486, 62379, 2103487, 89941194],
    );
}

#[test]
fn the_sixth_position_counts_as_published() {
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2079, 89890, 3894594, 164075551],
    );
}

#[test]
fn playing_every_last_move_counts_the_same() {
    for (text, depth) in [
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
    ] {
        let position = read(text);
        let counted = perft(CHESS, &position, depth);
        assert_eq!(perft_playing(CHESS, &position, depth), counted, "{text}");
    }
}

/// The moves of a position with the number of replies to each, as we see it.
fn our_divide(position: &Position) -> Vec<(String, u64)> {
    let legal = CHESS.legal(position).into_iter();
    let mut divide: Vec<_> = legal
        .map(|m| {
            let replies = perft(CHESS, &CHESS.play(position, m), 1);
            (coords::write(position, m), replies)
        })
        .collect();
    divide.sort();
    divide
}

/// The same as cozy-chess sees it.
fn their_divide(board: &Board) -> Vec<(String, u64)> {
    let mut divide = Vec::new();
    board.generate_moves(|moves| {
        for m in moves {
            let mut next = board.clone();
            next.play_unchecked(m);
            let mut replies = 0;
            next.generate_moves(|moves| {
                replies += moves.len() as u64;
                false
            });
            divide.push((util::display_uci_move(board, m).to_string(), replies));
        }
        false
    });
    divide.sort();
    divide
}

#[test]
fn random_games_agree_with_cozy_chess() {
    let mut chance = Chance::new(1);
    let mut positions = 0;
    for _ in 0..60 {
        wander(CHESS, &mut chance, 200, |position| {
            let text = fen::write(CHESS, position);
            let board = Board::from_fen(&text, false).expect("cozy-chess reads our FEN");
            assert_eq!(our_divide(position), their_divide(&board), "{text}");
            let check = CHESS.in_check(position, position.info.turn());
            assert_eq!(check, !board.checkers().is_empty(), "{text}");
            positions += 1;
        });
    }
    assert!(positions > 5000, "games last long enough: {positions}");
}
