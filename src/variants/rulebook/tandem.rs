//! The rules, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Every pawn is a pair of pawns, yoked together on one square. The pair may go on together, part, or shoot one of its pawns ahead like a rocket.",
    parts: &[Part::List(&[
        "A pair goes like a pawn, together or one of it: one square ahead, or two from its second rank.",
        "It captures like a pawn: a single pawn or an officer together or with one of the two; another pair only together.",
        "Whatever captures a pair takes both.",
        "The rocket: if the square behind the pair and the two ahead are empty, one pawn goes one square back and the other two ahead. From the sixth rank it is promoted at once. A rocket is never captured en passant.",
        "A pair that reaches the last rank together becomes one man; if only one goes, the other stays on the seventh rank.",
        "Pawns that have parted stay single. A single pawn on its first or second rank may always go two squares, and en passant answers every double step.",
    ])],
};
