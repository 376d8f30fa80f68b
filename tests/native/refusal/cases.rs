//! Refused moves, and what is said of them.

/// A position (none for the start), what is pressed there, and what is said. One spot stands for a
/// piece that cannot move at all.
pub type Case = (&'static str, &'static str, &'static str);

/// The cases of each game, with its options.
pub const GAMES: &[(&str, &[Case])] = &[
    ("chess", CHESS),
    ("twilight", TWILIGHT),
    ("alice", ALICE),
    ("alice,castling=off", WITHOUT_CASTLING),
    ("ms-alice", MS_ALICE),
    ("duo", DUO),
    ("odonohue", ODONOHUE),
    ("alice-3", THREE_BOARDS),
    ("alice-twilight", ALICE_TWILIGHT),
    ("alice-8x4", NARROW),
    ("tandem", TANDEM),
    ("alice-tandem", ALICE_TANDEM),
    ("twinmove", HALVES),
    ("crazyhouse", CRAZYHOUSE),
    ("racing-kings", RACE),
    ("atomic", BLASTS),
    ("madrasi", STONES),
    ("circe", HOMES),
    ("progressive", SERIES),
    ("alice-racing-kings", ALICE_RACE),
    ("alice-atomic", ALICE_BLASTS),
    ("alice-crazyhouse", ALICE_CRAZYHOUSE),
    ("alice-madrasi", ALICE_STONES),
    ("alice-circe", ALICE_HOMES),
];

const CHESS: &[Case] = &[
    // How pieces move.
    ("", "e2 d3", "There is nothing to capture on d3, and pawns move diagonally only to capture."),
    ("", "e2 e5", "A pawn moves straight ahead and captures diagonally ahead."),
    ("", "g1 g3", "A knight moves two squares straight and one to the side."),
    ("", "g1 e2", "Your own pawn is on e2."),
    ("", "c1 e3", "The piece on d2 is in the way."),
    ("", "c1 c3", "A bishop moves along diagonals."),
    ("", "a1 a5", "The piece on a2 is in the way."),
    ("", "a1 b3", "A rook moves along ranks and files."),
    ("", "d1 e3", "A queen moves along ranks, files and diagonals."),
    ("", "d1 d4", "The piece on d2 is in the way."),
    ("", "e1 e3", "A king moves one square at a time."),
    ("", "e2 zone-w", "Pieces cannot leave the board in this game."),
    ("", "zone-w-Q e4", "You have no queen to drop."),
    (AHEAD, "e4 e5", "e5 is occupied, and pawns capture only diagonally."),
    (AHEAD, "d2 d4", "d4 is occupied, and pawns capture only diagonally."),
    (AHEAD, "h2 h4", "The piece on h3 is in the way."),
    (AHEAD, "e4 e6", "The piece on e5 is in the way."),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3 e5", "This pawn cannot move two squares."),
    // Castling.
    ("", "e1 g1", "The piece on f1 is in the way."),
    ("", "e1 a1", "The piece on d1 is in the way."),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1 g1", "You can no longer castle on this side."),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1 h1", "You can no longer castle on this side."),
    (
        "k3r3/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1 g1",
        "The king cannot castle while it is in check from e8.",
    ),
    (
        "k4r2/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1 h1",
        "The king cannot pass f1, which is attacked from f8.",
    ),
    ("k5r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1 g1", "Your king would be in check from g8."),
    // The king's safety.
    ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1 e2", "Your king would be in check from a2."),
    ("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2 c3", "Your king would be in check from e8."),
    ("k3r3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1 c2", "Your king would still be in check from e8."),
    ("k3r3/8/8/8/8/8/8/4K3 w - - 0 1", "e1 e2", "Your king would still be in check from e8."),
    ("k7/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5 d6", "Your king would be in check from a5."),
    // Pieces that cannot move at all.
    (
        "k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1",
        "e2",
        "This knight is pinned to your king: if it moved, the king would be in check from e8.",
    ),
    (
        "k3r3/8/8/8/8/8/8/N3K3 w - - 0 1",
        "a1",
        "Your king is in check from e8, and this knight cannot help.",
    ),
];

/// White pawns on d2, e4 and h2, each with something before it.
const AHEAD: &str = "4k3/8/8/4p3/3nP3/7n/3P3P/4K3 w - - 0 1";

const TWILIGHT: &[Case] = &[
    ("", "e1 zone-w", "A king cannot leave the board."),
    ("", "zone-w-N e4", "You have no knight to drop."),
    (ZONES, "zone-w-P c8", "You cannot drop a pawn on c8."),
    (ZONES, "zone-w-Q e2", "e2 is occupied."),
    (ZONES, "e2 e4", "This pawn cannot move two squares."),
    (ZONES, "e2 zone-w", "Your king would be in check from e7."),
    (
        "4k3/4r3/8/8/8/8/8/4K3 Q w - - 0 1 0 0",
        "zone-w-Q d4",
        "Your king would still be in check from e7.",
    ),
];

/// A white pawn that has moved before, and pieces in White's zone.
const ZONES: &str = "4k3/4r3/8/8/8/8/4P3/4K3 QP w - - 0 1 0 0";

const ALICE: &[Case] = &[
    ("4k3/8/8/8/2P5/8/8/4K3:8/8/8/2b5/8/8/8/8 w - - 0 1", "c4 c5", "c5 on board B is occupied."),
    (ON_B, "a2 a3", "Your king would still be in check on board B from e8."),
    (ON_B, "Be1 Be2", "The king cannot pass e2, which is attacked on board B from e8."),
    (ON_B, "a2", "Your king is in check on board B from e8, and this pawn cannot help."),
    (
        "4k3/8/8/8/8/8/8/3RK3:8/8/8/8/8/8/8/8 b - - 0 1",
        "e8 d7",
        "The king cannot pass d7, which is attacked on board A from d1.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3:3r4/8/8/8/8/8/8/8 w - - 0 1",
        "e1 d1",
        "Your king would be in check on board B from d8.",
    ),
    (
        "k3r3/8/8/8/8/8/4N3/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "e2",
        "This knight is pinned to your king: if it moved, the king would be in check on board A from e8.",
    ),
    // It cannot even capture the rook: gone to the other board, it would open the line beyond.
    (
        "k3q3/8/8/8/4r3/8/4Q3/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "e2",
        "This queen is pinned to your king: if it moved, the king would be in check on board A from e4.",
    ),
    // Two pieces leave the line at once: the knight goes to the other board, the pawn is captured.
    (
        "k3r3/8/8/4p3/8/3N4/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "d3 e5",
        "Your king would be in check on board A from e8.",
    ),
    ("", "e2 Be4", "This pawn stands on board A, so it moves there."),
    ("", "e2 Be2", "In this game a piece cannot change boards without moving."),
    ("", "c1 e3", "The piece on d2 on board A is in the way."),
    ("", "d1 d2", "Your own pawn is on d2 on board A."),
    (
        "",
        "d2 e3",
        "There is nothing to capture on e3 on board A, and pawns move diagonally only to capture.",
    ),
    (
        "4k3/8/8/4p3/4P3/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "e4 e5",
        "e5 on board A is occupied, and pawns capture only diagonally.",
    ),
    // Castling: the rook's square beyond, a square on the way, the king's square on its board.
    ("4k3/8/8/8/8/8/8/4K2R:8/8/8/8/8/8/8/5n2 w K - 0 1", "e1 g1", "f1 on board B is occupied."),
    (
        "k4r2/8/8/8/8/8/8/4K2R:8/8/8/8/8/8/8/8 w K - 0 1",
        "e1 g1",
        "The king cannot pass f1, which is attacked on board A from f8.",
    ),
    (
        "k5r1/8/8/8/8/8/8/4K2R:8/8/8/8/8/8/8/8 w K - 0 1",
        "e1 g1",
        "The king cannot pass g1, which is attacked on board A from g8.",
    ),
    (
        "k7/8/8/8/8/8/8/4K2R:6r1/8/8/8/8/8/8/8 w K - 0 1",
        "e1 g1",
        "Your king would be in check on board B from g8.",
    ),
    (
        "k3r3/8/8/8/8/8/8/4K2R:8/8/8/8/8/8/8/8 w K - 0 1",
        "e1 g1",
        "The king cannot castle while it is in check on board A from e8.",
    ),
    // Whoever castles does so on the board where it began.
    (
        "k7/8/8/8/8/8/8/8:8/8/8/8/8/8/8/4K2R w - - 0 1",
        "Be1 Bg1",
        "A king moves one square at a time.",
    ),
    // After 1. Nf3 e6 2. Ne5/A Bc5 3. Nxf7 (the seed's example).
    (SEED, "e8 f7", "f7 on board B is occupied."),
    (SEED, "d8 d4", "The piece on d7 on board A is in the way."),
    (SEED, "Bc5 Bf2", "f2 on board A is occupied."),
];

/// The white king on B in check, a white pawn on A.
const ON_B: &str = "k7/8/8/8/8/8/P7/8:4r3/8/8/8/8/8/8/4K3 w - - 0 1";
const SEED: &str = "rnbqk1nr/pppp2pp/8/8/8/8/PPPPPPPP/RNBQKB1R:8/5N2/4p3/2b5/8/8/8/8 b KQkq - 0 3";

const WITHOUT_CASTLING: &[Case] = &[
    (BARE, "e1 g1", "There is no castling in this game."),
    // A right that a FEN speaks of is none either.
    (RIGHTS, "e1 g1", "There is no castling in this game."),
    (RIGHTS, "e1 a1", "There is no castling in this game."),
];
const BARE: &str = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1";
const RIGHTS: &str = "4k3/8/8/8/8/8/8/R3K2R:8/8/8/8/8/8/8/8 w KQ - 0 1";

const MS_ALICE: &[Case] = &[
    ("4k3/8/8/8/8/8/P7/4K3:8/8/8/8/8/8/p7/8 w - - 0 1", "a2 Ba2", "a2 on board B is occupied."),
    (
        "k3r3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "e1 Be1",
        "A king in check cannot change boards without moving.",
    ),
    (
        "k3r3/8/8/8/8/8/8/N3K3:8/8/8/8/8/8/8/8 w - - 0 1",
        "a1 Ba1",
        "Your king would still be in check on board A from e8.",
    ),
    // A king that is not in check goes straight into one.
    (
        "k7/8/8/8/8/8/8/4K3:4r3/8/8/8/8/8/8/8 w - - 0 1",
        "e1 Be1",
        "Your king would be in check on board B from e8.",
    ),
];

const DUO: &[Case] = &[
    (STRAIGHT, "a2 Ba2", "A pawn cannot change boards without moving."),
    (STRAIGHT, "b2 Bb2", "b2 on board B is occupied."),
    (STRAIGHT, "e3 e4", "Your king would be in check on board A from e4 on board B."),
    (STRAIGHT, "e3 Be3", "Your king would be in check on board B from c4."),
];

/// White pieces over white pieces, a black knight on B beside the white king on A.
const STRAIGHT: &str = "8/8/8/8/8/4K3/PN6/8:4k3/8/8/8/2n1n3/8/1N6/8 w - - 0 1";

const ODONOHUE: &[Case] = &[
    // The knight stays, for the square beyond is taken, and leaves its line all the same.
    (
        "k3r3/8/8/8/8/8/4N3/4K3:8/8/8/8/8/2p5/8/8 w - - 0 1",
        "e2 c3",
        "Your king would be in check on board A from e8.",
    ),
    ("", "e2 Be2", "In this game a piece cannot change boards without moving."),
];

const THREE_BOARDS: &[Case] = &[
    (
        "4k3/8/8/8/3P4/8/8/4K3:8/8/8/3n4/8/8/8/8:8/8/8/3n4/8/8/8/8 w - - 0 1",
        "d4 d5",
        "d5 on board B and d5 on board C are occupied.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R:8/8/8/8/8/8/8/6n1:8/8/8/8/8/8/8/5n2 w K - 0 1",
        "e1 g1",
        "g1 on board B and f1 on board C are occupied.",
    ),
];

const ALICE_TWILIGHT: &[Case] = &[
    (POCKET, "zone-w-Q a2", "a2 on board A is occupied."),
    (POCKET, "zone-w-Q c4", "c4 on board B is occupied."),
    (POCKET, "e1 zone-w", "A king cannot leave the board."),
];
const POCKET: &str = "4k3/8/8/8/8/8/P7/4K3:8/8/8/8/2n5/8/8/8 Q w - - 0 1 0 0";

const NARROW: &[Case] = &[
    ("", "a3 a5", "This pawn cannot move two squares."),
    ("", "c1 a1", "There is no castling in this game."),
];

const TANDEM: &[Case] = &[
    (PAIR, "e4 e6", "The piece on e3 is in the way."),
    (
        PAIR,
        "e4 d5",
        "There is nothing to capture on d5, and pawns move diagonally only to capture.",
    ),
    (PAIR, "e4 g4", "A tandem moves like its pawns, both together or just one of them."),
];

/// A pair with a knight behind it.
const PAIR: &str = "4k3/8/8/8/4T3/4N3/8/4K3 w - - 0 1";

// Both pawns of a rocket need room beyond.
const ALICE_TANDEM: &[Case] =
    &[("4k3/8/8/8/4T3/8/8/4K3:8/8/8/8/8/4n3/8/8 w - - 0 1", "e4 e6", "e3 on board B is occupied.")];

const HALVES: &[Case] = &[
    ("", "g1 f3", "You must move a pawn first."),
    ("", "g1", "You must move a pawn first."),
    (SHUT, "e4 e5", "No pawn can move. Move a piece other than a pawn."),
    (SHUT, "e4", "No pawn can move. Move a piece other than a pawn."),
];

/// White's only pawn is blocked.
const SHUT: &str = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1 1";

const CRAZYHOUSE: &[Case] = &[
    ("", "e2 zone-w", "Pieces cannot leave the board in this game."),
    ("", "zone-w-N e4", "You have no knight to drop."),
    (POCKETS, "zone-w-P c8", "You cannot drop a pawn on c8."),
    (POCKETS, "zone-w-P c1", "You cannot drop a pawn on c1."),
    (POCKETS, "zone-w-Q e2", "e2 is occupied."),
    (POCKETS, "zone-w-N c4", "You have no knight to drop."),
    ("4k3/4r3/8/8/8/8/8/4K3[Q] w - - 0 1", "zone-w-Q d4", CHECK),
    ("4k3/4r3/8/8/8/3n4/8/4K3[Q] w - - 0 1", "zone-w-Q e4", CHECK_BY_KNIGHT),
    ("4k3/8/8/8/8/8/8/R3K3[] w - - 0 1", "e1 c1", "You can no longer castle on this side."),
];

/// White has a queen and a pawn in hand, Black a knight.
const POCKETS: &str = "4k3/8/8/8/8/8/4P3/4K3[QPn] w - - 0 1";
const CHECK: &str = "Your king would still be in check from e7.";
/// Of two checks, the one that nobody can step in front of.
const CHECK_BY_KNIGHT: &str = "Your king would still be in check from d3.";
const RACE: &[Case] = &[
    ("8/8/8/8/8/8/k6K/8 w - - 0 1", "h2 c2", "There is no castling in this game."),
    (
        SHIELD,
        "d4",
        "This knight shields the enemy king from e4, and nobody may give check in this game.",
    ),
    (
        SHIELD,
        "d4 b3",
        "The enemy king would be in check from e4, and nobody may give check in this game.",
    ),
    (
        "8/8/8/8/k6K/8/4R3/8 w - - 0 1",
        "e2 a2",
        "The enemy king would be in check from a2, and nobody may give check in this game.",
    ),
];

/// The white knight stands between a white rook and the black king.
const SHIELD: &str = "8/8/8/8/k2NR2K/8/8/8 w - - 0 1";

const BLASTS: &[Case] = &[
    ("4k3/8/8/4N3/8/3n4/2K5/8 w - - 0 1", "e5 d3", "Your own king would explode."),
    ("8/8/8/8/8/4k3/8/4Kr2 w - - 0 1", "e1 f1", "Your own king would explode."),
    ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1 e2", "Your king would be in check from a2."),
    ("4k3/8/8/8/8/8/4r3/N3K3 w - - 0 1", "a1 c2", "Your king would still be in check from e2."),
];

const STONES: &[Case] = &[
    // Rooks that attack each other.
    ("4k3/8/8/8/4R2r/8/8/K7 w - - 0 1", "e4", "This rook is paralyzed by the rook on h4."),
    ("4k3/8/8/8/4R2r/8/8/K7 w - - 0 1", "e4 h4", "This rook is paralyzed by the rook on h4."),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4 e5", "This pawn is paralyzed by the pawn on d5."),
    // Shutting the line frees the rook.
    ("r6K/8/8/8/8/5k2/R2B4/8 w - - 0 1", "d2 a5", "Your king would be in check from a8."),
];

const HOMES: &[Case] = &[
    // Whoever is captured would come back and give check.
    ("4k3/8/8/q7/8/1N6/8/3K4 w - - 0 1 -", "b3 a5", "Your king would be in check from d8."),
    ("8/8/8/8/8/8/1q6/K5k1 w - - 0 1 -", "a1 b1", "Your king would still be in check from b2."),
    ("k7/8/8/8/8/8/8/4K3 w - - 0 1 K", "e1 g1", "You can no longer castle on this side."),
];

const SERIES: &[Case] = &[(
    "rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6e6 0 2 0/0",
    "f1 b5",
    "Only the last move of a series may give check.",
)];

const ALICE_RACE: &[Case] = &[
    // A piece checks on the board where it comes down.
    (
        "8/8/8/8/8/8/7K/R7:8/8/8/8/k7/8/8/8 w - - 0 1",
        "a1 a3",
        "The enemy king would be in check on board B from a3, and nobody may give check in this game.",
    ),
    (
        "8/8/8/8/8/8/7K/6r1:8/8/8/8/k7/8/8/8 w - - 0 1",
        "h2 h1",
        "The king cannot pass h1, which is attacked on board A from g1.",
    ),
];

const ALICE_BLASTS: &[Case] = &[
    ("4k3/8/8/4N3/8/3n4/2K5/8:8/8/8/8/8/8/8/8 w - - 0 1", "e5 d3", "Your own king would explode."),
    // The kings are on different boards, so they do not touch.
    (
        "8/8/8/8/8/8/8/3k4:8/8/8/8/8/8/r7/4K3 w - - 0 1",
        "Be1 Be2",
        "The king cannot pass e2, which is attacked on board B from a2.",
    ),
    // A captor passes no glass, so only others need room.
    ("4k3/8/8/8/8/8/8/R3K3:8/8/8/8/n7/8/8/8 w - - 0 1", "a1 a4", "a4 on board B is occupied."),
];

const ALICE_CRAZYHOUSE: &[Case] = &[
    (
        "4k3/8/8/8/8/8/P7/4K3:8/8/8/8/2n5/8/8/8[Q] w - - 0 1",
        "zone-w-Q a2",
        "a2 on board A is occupied.",
    ),
    (
        "4k3/8/8/8/8/8/P7/4K3:8/8/8/8/2n5/8/8/8[Q] w - - 0 1",
        "zone-w-Q c4",
        "c4 on board B is occupied.",
    ),
];

const ALICE_STONES: &[Case] = &[(
    "4k3/8/8/8/4R2r/8/8/K7:8/8/8/8/8/8/8/8 w - - 0 1",
    "e4",
    "This rook is paralyzed by the rook on h4 on board A.",
)];

const ALICE_HOMES: &[Case] = &[
    // The rook would come back before the king goes through.
    (
        "8/8/8/8/8/6K1/8/4Rk2:8/8/8/8/8/8/8/8 b - - 0 1 -",
        "f1 e1",
        "The king cannot pass e1, which is attacked on board A from a1.",
    ),
];
