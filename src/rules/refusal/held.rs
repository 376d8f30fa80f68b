//! Why a piece cannot move at all.

use super::{Attack, Candidates, Refusal, danger, refused, role_of};
use crate::board::{Bitboard, BoardSquare, Boards, Position, Role, attacks};
use crate::rules::attempt::{Attempt, Source};
use crate::rules::{Move, Variant};

/// Why a piece of the side to move cannot move at all, if one reason says it all. None for a king.
pub fn held<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    source: Source,
) -> Option<Refusal> {
    let role = role_of(position, source)?;
    if source == Source::Pocket(role) && position.info.pocket(position.info.turn()).count(role) == 0
    {
        return None;
    }
    let candidates = Candidates::of(rules, position);
    let moves = |m: &Move| Attempt::at(*m).any(|attempt| attempt.source() == source);
    if candidates.legal.iter().any(moves) {
        return None;
    }
    if !candidates.due.has(role) {
        return Some(Refusal::NotDue {
            role,
            due: candidates.due,
            made_in_turn: position.info.made_in_turn(),
        });
    }
    if role == Role::King {
        return None;
    }
    if let Some(why) = paralysed(rules, position, source, role) {
        return Some(why);
    }
    if let Some(check) = danger::check(rules, position) {
        return Some(Refusal::CannotHelp { role, check });
    }
    let Source::Square(at) = source else { return None };
    refused(rules, position, source).into_iter().find_map(|(_, why)| match why {
        Refusal::IntoCheck(check) if is_pinned(position, at, check) => {
            Some(Refusal::Screens { role, check })
        }
        Refusal::GivesCheck(check) if is_pinned(position, at, check) => {
            Some(Refusal::Shields { role, check })
        }
        _ => None,
    })
}

/// Does another of its kind paralyse the piece that is to move?
pub fn paralysed<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    source: Source,
    role: Role,
) -> Option<Refusal> {
    let Source::Square(at) = source else { return None };
    let by = rules.paralyser(position.boards(), at)?;
    Some(Refusal::Paralysed { role, by })
}

/// Is a piece all that stands between the ends of an attack?
fn is_pinned<B: Boards>(position: &Position<B>, piece: BoardSquare, attack: Attack) -> bool {
    attack.by.is_some_and(|by| {
        let line = attacks::between(by.square(), attack.on.square());
        let one_board = [by.board(), attack.on.board()] == [piece.board(); 2];
        one_board && line & position.board(piece).occupied() == Bitboard::of(piece.square())
    })
}
