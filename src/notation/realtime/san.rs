//! Moves of real-time chess in standard algebraic notation, as if it were the mover's turn and
//! every piece ready.

use super::orthodox;
use crate::board::{BoardId, BoardSquare, Color, Square};
use crate::notation::san;
use crate::realtime::{Effect, Kind, Options, Readiness, Tick, TimedPosition};
use crate::rules::Move;
use crate::rules::moves::Pair;
use crate::variants::chess::Chess;

/// Writes a move that is legal at a tick, with `+` or `#` where it checks or mates.
pub fn write(position: &TimedPosition, options: &Options, effect: &Effect, tick: Tick) -> String {
    let side = effect.mover.color;
    let plain = orthodox::position(position, side, None);
    let mut effects = Vec::new();
    position.legal(options, side, tick, Readiness::Ignored, &mut effects);
    let legal: Vec<Move> = effects.iter().map(orthodox_move).collect();
    let text = san::write_among(&Chess, &plain, &legal, orthodox_move(effect));
    let next = position.apply(options, effect, tick);
    let mark = match next.in_check(!side) {
        false => "",
        true if next.is_mated(options, !side, tick) => "#",
        true => "+",
    };
    text.trim_end_matches(['+', '#']).to_owned() + mark
}

/// The move that a text means among those of the mover's ready pieces.
pub fn read(
    position: &TimedPosition,
    options: &Options,
    side: Color,
    text: &str,
    tick: Tick,
) -> Option<Effect> {
    let bare = |text: &str| text.trim_end_matches(['+', '#', '!', '?']).to_owned();
    let mut effects = Vec::new();
    position.legal(options, side, tick, Readiness::Counted, &mut effects);
    effects.into_iter().find(|effect| bare(&write(position, options, effect, tick)) == bare(text))
}

fn orthodox_move(effect: &Effect) -> Move {
    let site = |at: Square| BoardSquare::new(BoardId::A, at);
    let (from, to) = (site(effect.from), site(effect.to));
    match (effect.kind, effect.victim()) {
        (Kind::Castle { rook }, _) => {
            let onto = Pair::new(BoardId::A, BoardId::A);
            Move::Castle { king: from, rook: site(rook), onto }
        }
        (Kind::EnPassant, Some(victim)) => Move::EnPassant { from, to, victim: site(victim) },
        _ => Move::Normal { from, to, becomes: effect.promotion.unwrap_or(effect.mover.role) },
    }
}
