//! Why a move is refused, in one plain sentence.

use crate::board::{BoardSquare, Role, Roles};
use crate::notation::square;
use crate::notation::words::role_name;
use crate::rules::Refusal;
use crate::rules::refusal::Attack;
use crate::texts::texts;

/// The sentence, with a full stop. Boards are named if the game has several.
pub fn sentence(refusal: &Refusal, boards: u8) -> String {
    let said = texts();
    let place = |at: &BoardSquare| place(*at, boards > 1);
    let check = |attack: &Attack| {
        let [board, by] = told(attack, boards);
        said.refusal_check(&board, &by)
    };
    match refusal {
        Refusal::NotDue { due: Roles::PAWNS, .. } => said.refusal_pawn_first(),
        Refusal::NotDue { role, made_in_turn: 1.., .. } => {
            said.refusal_piece_second(role_name(*role))
        }
        Refusal::NotDue { role, .. } => said.refusal_cannot_move(role_name(*role)),

        Refusal::Paralysed { role, by } => said.refusal_paralysed(role_name(*role), &place(by)),
        Refusal::OwnPiece { at, role } => said.refusal_own_piece(role_name(*role), &place(at)),
        Refusal::Blocked { at } => said.refusal_blocked(&place(at)),
        Refusal::Movement { role } => movement(*role),
        Refusal::PawnAhead { at } => said.refusal_pawn_ahead(&place(at)),
        Refusal::PawnDiagonal { at } => said.refusal_pawn_diagonal(&place(at)),
        Refusal::DoubleStep => said.refusal_double_step(),
        Refusal::OtherBoard { role, on } => {
            said.refusal_other_board(role_name(*role), &on.letter().to_string())
        }

        Refusal::NoCastling => said.refusal_no_castling(),
        Refusal::CastlingLost => said.refusal_castling_lost(),
        Refusal::CastlingInCheck(attack) => said.refusal_castling_in_check(&check(attack)),

        Refusal::NoPocket => said.refusal_no_zone(),
        Refusal::StaysOnBoard { role } => said.refusal_stays_on_board(role_name(*role)),
        Refusal::NotInPocket { role } => said.refusal_not_in_zone(role_name(*role)),
        Refusal::PawnDrop { at } => said.refusal_pawn_drop(&square(at.square())),

        Refusal::NoCrossing => said.refusal_no_crossing(),
        Refusal::NeverCrosses { role } => said.refusal_never_crosses(role_name(*role)),
        Refusal::CrossingInCheck => said.refusal_crossing_in_check(),

        Refusal::Taken(sites) => {
            let places: Vec<String> = sites.iter().map(place).collect();
            let (last, others) = places.split_last().map_or(("", &[][..]), |(a, b)| (&**a, b));
            said.refusal_taken(places.len(), &others.join(", "), last)
        }

        Refusal::OwnKingVanishes => said.refusal_own_king_vanishes(),
        Refusal::ChecksTooSoon(_) => said.refusal_checks_too_soon(),
        Refusal::GivesCheck(attack) => {
            let [board, by] = told(attack, boards);
            said.refusal_gives_check(&board, &by)
        }
        Refusal::Shields { role, check: attack } => {
            let [board, by] = told(attack, boards);
            said.refusal_shields(role_name(*role), &board, &by)
        }

        Refusal::StillInCheck(attack) => said.refusal_still_in_check(&check(attack)),
        Refusal::IntoCheck(attack) => said.refusal_into_check(&check(attack)),
        Refusal::Passing(attack) => {
            let [board, by] = told(attack, boards);
            let attacked = said.refusal_attacked(&board, &by);
            said.refusal_passing(&square(attack.on.square()), &attacked)
        }

        Refusal::CannotHelp { role, check: attack } => {
            said.refusal_cannot_help(role_name(*role), &check(attack))
        }
        Refusal::Screens { role, check: attack } => {
            said.refusal_pinned(role_name(*role), &check(attack))
        }
    }
}

/// How a piece moves, in a sentence.
pub fn movement(role: Role) -> String {
    texts().movement(role_name(role))
}

/// Says nothing: of the board in a game on one board, of the attacker if none is known.
const NONE: &str = "none";

/// The board that is attacked and the place of the attacker, whose board is named if it is another.
fn told(attack: &Attack, boards: u8) -> [String; 2] {
    let board = match boards {
        1 => NONE.to_owned(),
        _ => attack.on.board().letter().to_string(),
    };
    let by = attack.by.map(|by| place(by, by.board() != attack.on.board()));
    [board, by.unwrap_or_else(|| NONE.to_owned())]
}

/// `e4`, or `e4 on board B`.
fn place(at: BoardSquare, is_on_some_board: bool) -> String {
    let board = is_on_some_board.then(|| at.board().letter().to_string());
    texts().refusal_place(&square(at.square()), board.as_deref().unwrap_or(NONE))
}
