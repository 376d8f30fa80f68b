//! Why a man cannot move at all.

use super::{Attack, Candidates, Refusal, danger, refused, role_of};
use crate::board::{Bitboard, Boards, Role, Site, State, attacks};
use crate::rules::attempt::{Attempt, Source};
use crate::rules::{Move, Variant};

/// Why a man of the side to move cannot move at all, if one reason says it all. None for a king.
pub fn held<B: Boards>(rules: &dyn Variant, state: &State<B>, source: Source) -> Option<Refusal> {
    let role = role_of(state, source)?;
    if source == Source::Reserve(role) && state.meta.reserve(state.meta.turn()).count(role) == 0 {
        return None;
    }
    let candidates = Candidates::of(rules, state);
    let moves = |m: &Move| Attempt::at(*m).any(|attempt| attempt.source() == source);
    if candidates.legal.iter().any(moves) {
        return None;
    }
    if !candidates.due.has(role) {
        return Some(Refusal::NotDue { role, due: candidates.due, phase: state.meta.phase() });
    }
    if role == Role::King {
        return None;
    }
    if let Some(check) = danger::check(rules, state) {
        return Some(Refusal::CannotHelp { role, check });
    }
    let Source::Site(at) = source else { return None };
    refused(rules, state, source).into_iter().find_map(|(_, why)| match why {
        Refusal::IntoCheck(check) if screens(state, at, check) => {
            Some(Refusal::Screens { role, check })
        }
        Refusal::GivesCheck(check) if screens(state, at, check) => {
            Some(Refusal::Shields { role, check })
        }
        _ => None,
    })
}

/// Is a man all that stands between the ends of an attack?
fn screens<B: Boards>(state: &State<B>, man: Site, attack: Attack) -> bool {
    attack.by.is_some_and(|by| {
        let line = attacks::between(by.square(), attack.on.square());
        let one_board = [by.board(), attack.on.board()] == [man.board(); 2];
        one_board && line & state.plane(man).occupied() == Bitboard::of(man.square())
    })
}
