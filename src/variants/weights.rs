//! What men are worth in each game, in centipawns for the middlegame and the endgame.

use crate::board::{Role, Score, Weights};

/// What a man is worth anywhere, by role.
type Material = [Score; Role::COUNT];

const MATERIAL: Material = [
    Score::new(90, 120),
    Score::new(330, 310),
    Score::new(345, 330),
    Score::new(480, 550),
    Score::new(1000, 1000),
    Score::new(0, 0),
    Score::new(205, 235),
];

/// What a passed pawn is worth more, by its rank.
const PASSED: [Score; 8] = [
    Score::ZERO,
    Score::new(0, 8),
    Score::new(0, 12),
    Score::new(8, 28),
    Score::new(22, 50),
    Score::new(45, 85),
    Score::new(75, 130),
    Score::ZERO,
];

/// Orthodox chess.
pub static ORTHODOX: Weights = weights(MATERIAL, MATERIAL, PASSED);

/// Twilight Chess: any pawn is three own moves from promotion, a pawn in the zone two.
pub static TWILIGHT: Weights = weights(
    [
        Score::new(190, 260),
        Score::new(330, 310),
        Score::new(345, 330),
        Score::new(480, 520),
        Score::new(960, 960),
        Score::new(0, 0),
        Score::new(400, 500),
    ],
    [
        Score::new(190, 290),
        Score::new(350, 340),
        Score::new(360, 350),
        Score::new(500, 550),
        Score::new(1000, 1020),
        Score::new(0, 0),
        Score::new(0, 0),
    ],
    PASSED,
);

const fn weights(on_board: Material, reserve: Material, passed: [Score; 8]) -> Weights {
    let mut men = [[Score::ZERO; 64]; Role::COUNT];
    let mut exchange = [0; Role::COUNT];
    let mut role = 0;
    while role < Role::COUNT {
        let mut square = 0;
        while square < 64 {
            men[role][square] = on_board[role].plus(placement(role, square));
            square += 1;
        }
        exchange[role] = (on_board[role].middle + on_board[role].end) / 2;
        role += 1;
    }
    // A king that is taken loses the game.
    exchange[Role::King as usize] = 10_000;
    Weights { men, reserve, passed, exchange }
}

/// How far a file or rank lies from the edge: 0 to 3.
const fn inward(line: usize) -> i32 {
    (if line < 4 { line } else { 7 - line }) as i32
}

/// The bonus of a square for a role, as White sees the board.
const fn placement(role: usize, square: usize) -> Score {
    let (file, rank) = (square % 8, square / 8);
    let center = inward(file) + inward(rank);
    let ahead = rank as i32;
    match role {
        // Pawns: the center early, the far ranks late.
        0 | 6 => Score::new(
            (ahead - 1) * inward(file) * 3 + (ahead - 1) * 2,
            (ahead - 1) * (ahead - 1) * 3,
        ),
        1 => Score::new(center * 9 - 30, center * 6 - 18),
        2 => Score::new(center * 5 - 12, center * 3 - 9),
        // Rooks: central files, and the seventh rank.
        3 => Score::new(inward(file) * 4 - 6 + if rank == 6 { 15 } else { 0 }, ahead * 2 - 6),
        4 => Score::new(center * 2 - 6, center * 5 - 15),
        // Kings: at home in a corner early, in the center late.
        5 => Score::new(20 - inward(file) * 12 - ahead * 18, center * 10 - 30),
        _ => Score::ZERO,
    }
}
