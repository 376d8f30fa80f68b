//! What men are worth in each game, in centipawns for the middlegame and the endgame.

use crate::board::{Role, Score, Terms, Weights};

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

const fn s(middle: i32, end: i32) -> Score {
    Score::new(middle, end)
}

const TERMS: Terms = Terms {
    knight_mobility: [
        s(-40, -45),
        s(-26, -28),
        s(-10, -12),
        s(-3, -2),
        s(3, 4),
        s(8, 10),
        s(14, 14),
        s(19, 16),
        s(24, 16),
    ],
    bishop_mobility: [
        s(-32, -40),
        s(-18, -24),
        s(-8, -12),
        s(0, -4),
        s(6, 4),
        s(12, 10),
        s(17, 15),
        s(21, 19),
        s(24, 22),
        s(26, 24),
        s(28, 25),
        s(30, 25),
        s(32, 26),
        s(34, 26),
    ],
    rook_mobility: [
        s(-30, -50),
        s(-20, -30),
        s(-12, -14),
        s(-8, -4),
        s(-4, 4),
        s(-1, 10),
        s(2, 16),
        s(5, 21),
        s(8, 26),
        s(11, 30),
        s(14, 33),
        s(17, 36),
        s(19, 38),
        s(21, 39),
        s(22, 40),
    ],
    queen_mobility: [
        s(-20, -40),
        s(-16, -34),
        s(-12, -28),
        s(-9, -22),
        s(-6, -16),
        s(-4, -10),
        s(-2, -5),
        s(0, 0),
        s(2, 4),
        s(4, 8),
        s(5, 12),
        s(7, 15),
        s(8, 18),
        s(9, 21),
        s(10, 23),
        s(11, 25),
        s(12, 27),
        s(13, 29),
        s(14, 30),
        s(15, 31),
        s(16, 32),
        s(16, 33),
        s(17, 34),
        s(17, 34),
        s(18, 35),
        s(18, 35),
        s(18, 36),
        s(18, 36),
    ],
    bishop_pair: s(28, 45),
    rook_open: s(28, 10),
    rook_half_open: s(12, 6),
    outpost: s(22, 10),
    doubled: s(-8, -18),
    isolated: s(-12, -14),
    backward: s(-8, -8),
    connected: [s(0, 0), s(3, 0), s(6, 3), s(8, 6), s(14, 12), s(26, 24), s(40, 40), s(0, 0)],
    passed: [s(0, 0), s(0, 8), s(0, 12), s(8, 28), s(22, 50), s(45, 85), s(75, 130), s(0, 0)],
    passed_blocked: [
        s(0, 0),
        s(0, -2),
        s(0, -4),
        s(-2, -10),
        s(-6, -22),
        s(-12, -42),
        s(-25, -65),
        s(0, 0),
    ],
    passed_own_king: s(0, -3),
    passed_enemy_king: s(0, 6),
    pawn_threat: s(50, 38),
    minor_threat: s(34, 30),
    rook_threat: s(30, 16),
    hanging: s(24, 16),
    push_threat: s(14, 10),
    own: [Score::ZERO; 12],
    shelter: [-18, 8, 0, -9],
    half_open_by_king: -6,
    open_by_king: -14,
    tempo: 14,
    siege: [0, 5, 4, 6, 8, 0, 0],
    safe_check: [0, 12, 8, 14, 11, 0, 0],
    weak_square: 5,
};

/// Orthodox chess.
pub static ORTHODOX: Weights = weights(MATERIAL, MATERIAL, TERMS);

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
    Terms {
        own: [
            s(-10, -20), s(25, 60), s(45, 100), s(20, 40), s(40, 20), s(22, 12), s(8, 4), s(8, 4),
            s(12, 6), s(-10, -10), s(0, 0), s(0, 0),
        ],
        ..TERMS
    },
);

const fn weights(on_board: Material, reserve: Material, terms: Terms) -> Weights {
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
    Weights { men, reserve, exchange, terms }
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
