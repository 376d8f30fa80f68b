//! What is said to whoever asks instead of looking: the last move, pieces, squares, the clock.

use crate::app::turns::notice::Question;
use crate::app::turns::table::Table;
use crate::app::wording::terms::{side, tray_here};
use crate::app::wording::{moves, spoken, spoken_moves, terms};
use crate::board::{BoardId, BoardSquare, Color, Role, Square};
use crate::game::clock::face;
use crate::game::scene::Tray;
use crate::game::{Scene, Spot};
use crate::notation::square;
use crate::texts::texts;

/// The answer to a question, about the position that is shown. It is in the later part of the page's
/// program.
#[inline(never)]
pub fn answer(table: &Table, question: Question) -> String {
    let scene = || table.shown_game().scene();
    match question {
        Question::LastMove => last_move(table),
        Question::Pieces(wanted) => pieces(&scene(), wanted),
        Question::Square(at) => on_square(&scene(), at),
        Question::Clock(Some(left)) => clock(table, left),
        Question::Clock(None) => texts().answer_no_clock(),
    }
}

/// The last move with its number, in words.
fn last_move(table: &Table) -> String {
    let game = table.shown_game();
    match (spoken_moves::last(&game), moves::place(&game, game.len())) {
        (Some(spoken), Some(place)) => texts().named(&place, &spoken) + ".",
        _ => texts().answer_no_move(),
    }
}

/// Where both sides' pieces are, the strongest first.
fn pieces(scene: &Scene, wanted: Option<Role>) -> String {
    let sides = Color::ALL.map(|color| {
        let roles =
            Role::ALL.into_iter().rev().filter(|&role| wanted.is_none_or(|only| only == role));
        let mut said: Vec<String> = roles.flat_map(|role| of_role(scene, color, role)).collect();
        let trays = scene.trays.iter().filter(|tray| tray.color == color);
        said.extend(trays.filter_map(|tray| in_tray(tray, wanted)));
        match said.is_empty() {
            true => texts().answer_none(&side(color)),
            false => texts().answer_pieces(&side(color), &said.join(", ")),
        }
    });
    sides.join(" ")
}

/// The pieces of a role on all boards: `knight g1`.
fn of_role(scene: &Scene, color: Color, role: Role) -> Vec<String> {
    let pieces = scene.pieces.iter().filter(|piece| (piece.color, piece.role) == (color, role));
    let mut sites: Vec<BoardSquare> = pieces.map(|piece| piece.site).collect();
    sites.sort();
    let said = |site: BoardSquare| {
        let said = format!("{} {}", terms::piece(role), square(site.square()));
        match scene.boards.len() {
            1 => said,
            _ => texts().piece_on_board(&said, &spoken::letter(site.board())),
        }
    };
    sites.into_iter().map(said).collect()
}

/// What a tray holds: `In White’s zone: 2 × pawn`.
fn in_tray(tray: &Tray, wanted: Option<Role>) -> Option<String> {
    let held = tray
        .pockets
        .iter()
        .filter(|&&(role, count)| count > 0 && wanted.is_none_or(|only| only == role));
    let said: Vec<String> =
        held.map(|&(role, count)| format!("{count} × {}", terms::piece(role))).collect();
    (!said.is_empty()).then(|| texts().named(&tray_here(tray.kind, tray.color), &said.join(", ")))
}

/// What stands on a square of every board.
fn on_square(scene: &Scene, at: Square) -> String {
    let boards = 0..scene.boards.len() as u8;
    let spots: Vec<Spot> =
        boards.map(|board| Spot::Square(BoardSquare::new(BoardId::new(board), at))).collect();
    let said = spoken::square_of(scene, &spots);
    match spots.iter().any(|&spot| scene.piece_at(spot).is_some()) {
        true => format!("{said}."),
        false => texts().answer_empty(&square(at)),
    }
}

fn clock(table: &Table, left: [u32; 2]) -> String {
    let face_of = |color: Color| face(left[table.game.player_of(color) as usize]);
    texts().answer_clock(&face_of(Color::White), &face_of(Color::Black))
}
