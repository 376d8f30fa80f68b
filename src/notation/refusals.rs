//! Why a move is refused, in one plain sentence.

use super::square;
use super::words::role_name;
use crate::board::{Phase, Role, Roles, Site};
use crate::rules::Refusal;
use crate::rules::refusal::Attack;

/// The sentence, with a full stop. Boards are named if the game has several.
pub fn sentence(refusal: &Refusal, boards: usize) -> String {
    let on = |at: &Site| on_board(*at, boards);
    let name = |at: &Site| square(at.square());
    let man = |role: &Role| role_name(*role);
    let from = |attack: &Attack| from(attack, boards);
    let check = |attack: &Attack| format!("in check{}{}", on(&attack.on), from(attack));
    match refusal {
        Refusal::NotDue { due: Roles::PAWNS, .. } => "A pawn must move first.".to_owned(),
        Refusal::NotDue { role, phase: Phase::Second, .. } => {
            format!("A {} has moved; now a piece must.", man(role))
        }
        Refusal::NotDue { role, .. } => format!("No {} can move; a piece must.", man(role)),

        Refusal::OwnMan { at, role } => {
            format!("Your own {} stands on {}{}.", man(role), name(at), on(at))
        }
        Refusal::Blocked { at } => format!("The man on {} is in the way{}.", name(at), on(at)),
        Refusal::Movement { role } => movement(*role).to_owned(),
        Refusal::PawnAhead { at } => {
            let occupied = format!("{} is occupied{}", name(at), on(at));
            format!("{occupied}, and a pawn captures only diagonally.")
        }
        Refusal::PawnDiagonal { at } => {
            let empty = format!("{} is empty{}", name(at), on(at));
            format!("{empty}, and a pawn goes diagonally only to capture.")
        }
        Refusal::DoubleStep => "This pawn may not go two squares ahead.".to_owned(),
        Refusal::OtherBoard { role, on } => {
            format!("This {} moves on board {}, where it stands.", man(role), on.letter())
        }

        Refusal::NoCastling => "There is no castling in this game.".to_owned(),
        Refusal::CastlingLost => "The right to castle on this side is lost.".to_owned(),
        Refusal::CastlingInCheck(attack) => {
            format!("The king may not castle, for it is {}.", check(attack))
        }

        Refusal::NoReserve => "No man leaves the board in this game.".to_owned(),
        Refusal::StaysOnBoard { role } => format!("A {} may not leave the board.", man(role)),
        Refusal::NotInReserve { role } => format!("There is no {} in your zone.", man(role)),
        Refusal::PawnDrop { at } => format!("A pawn may not be dropped on {}.", name(at)),

        Refusal::NoCrossing => {
            "In this game a man may not change boards without moving.".to_owned()
        }
        Refusal::NeverCrosses { role } => {
            format!("A {} may not change boards without moving.", man(role))
        }
        Refusal::CrossingInCheck => {
            "A king in check may not change boards without moving.".to_owned()
        }

        Refusal::Taken(sites) => taken(sites, boards),

        Refusal::StillInCheck(attack) => format!("Your king would still be {}.", check(attack)),
        Refusal::IntoCheck(attack) => format!("Your king would be {}.", check(attack)),
        Refusal::Passing(attack) => {
            let attacked = format!("attacked{}{}", on(&attack.on), from(attack));
            format!("The king may not pass {}, {attacked}.", name(&attack.on))
        }

        Refusal::OwnKingVanishes => "Your own king would explode.".to_owned(),
        Refusal::GivesCheck(attack) => {
            let checked = format!("The enemy king would be {}", check(attack));
            format!("{checked}, and nobody may give check in this game.")
        }

        Refusal::CannotHelp { role, check: attack } => {
            format!("Your king is {}, and this {} cannot help.", check(attack), man(role))
        }
        Refusal::Screens { role, check } => {
            format!("This {} screens your king{}{}.", man(role), on(&check.on), from(check))
        }
        Refusal::Shields { role, check } => {
            let shields = format!("This {} screens the enemy king{}", man(role), on(&check.on));
            format!("{shields}{}, and nobody may give check in this game.", from(check))
        }
    }
}

/// ` on board B`, if there are several.
fn on_board(at: Site, boards: usize) -> String {
    match boards {
        1 => String::new(),
        _ => format!(" on board {}", at.board().letter()),
    }
}

/// ` from e8`; the attacker's board is named if it is another than that of the attacked.
fn from(attack: &Attack, boards: usize) -> String {
    let Some(by) = attack.by else { return String::new() };
    let board = match by.board() == attack.on.board() {
        true => String::new(),
        false => on_board(by, boards),
    };
    format!(" from {}{board}", square(by.square()))
}

/// `c5 is occupied on board B and on board C.`
fn taken(sites: &[Site], boards: usize) -> String {
    let mut text = String::new();
    let mut before: Option<Site> = None;
    for &at in sites {
        let name = square(at.square());
        match before {
            None => text = format!("{name} is occupied"),
            Some(before) if before.square() == at.square() => text += " and",
            Some(_) => text += &format!(" and {name}"),
        }
        text += &on_board(at, boards);
        before = Some(at);
    }
    text + "."
}

/// How men of a role go, in a sentence.
pub const fn movement(role: Role) -> &'static str {
    match role {
        Role::Pawn => "A pawn goes straight ahead and captures diagonally ahead.",
        Role::Knight => "A knight goes two squares straight and one to the side.",
        Role::Bishop => "A bishop goes along diagonals.",
        Role::Rook => "A rook goes along ranks and files.",
        Role::Queen => "A queen goes along ranks, files and diagonals.",
        Role::King => "A king goes one square at a time.",
        Role::Tandem => "A tandem goes as its pawns do, both together or one of them.",
    }
}
