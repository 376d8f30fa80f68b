//! What is said of a position that somebody sets up. Only views call it.

use super::counter::Counter;
use super::desk::Tool;
use super::draft::Draft;
use super::game::EditedGame;
use super::rights::CastlingRight;
use super::verdict::Verdict;
use crate::app::wording::terms::{color_word, reason_word};
use crate::app::wording::{faults, terms};
use crate::board::{BoardSquare, Color, Piece, Player};
use crate::notation::fault::Problem;
use crate::notation::words::role_name;
use crate::notation::{Fault, square};
use crate::texts::texts;

/// What a game is called.
pub fn title(game: EditedGame) -> String {
    match game {
        EditedGame::Turns(spec) => terms::title(spec.card()),
        EditedGame::Timed => texts().timed_title(),
    }
}

/// What is wrong with a position, a sentence each.
pub fn problems(verdict: &Verdict) -> Vec<String> {
    let said = |&problem| faults::said(&Fault::from(Problem::Position(problem)));
    verdict.problems.iter().map(said).map(|said| texts().editor_problem(&said)).collect()
}

/// How a position stands that can be played.
pub fn standing(draft: &Draft, verdict: &Verdict) -> String {
    let t = texts();
    let Some(status) = verdict.status else { return t.editor_ready() };
    match status.outcome {
        Some(outcome) => {
            let reason = reason_word(outcome.reason);
            let over = match outcome.winner {
                Some(player) => {
                    let white = draft.off.info.player_of(Color::White) == player;
                    t.won(color_word(if white { Color::White } else { Color::Black }), &reason)
                }
                None => t.drawn(&reason),
            };
            t.editor_over(&over)
        }
        None => {
            let turn = t.side_to_move(color_word(draft.off.info.turn()));
            if status.check.is_some() { format!("{} {turn}", t.check()) } else { turn }
        }
    }
}

/// Why a position cannot be opened by a button, if it cannot.
pub fn bar(draft: &Draft, verdict: &Verdict) -> Option<String> {
    problems(verdict).into_iter().next().or_else(|| {
        let over = !verdict.can_be_played();
        over.then(|| standing(draft, verdict))
    })
}

/// What a press does with a tool.
pub fn tool(tool: Tool) -> String {
    match tool {
        Tool::Hand => texts().editor_hand(),
        Tool::Eraser => texts().editor_eraser(),
        Tool::Piece(piece) => texts().editor_put(&piece_name(piece)),
        Tool::Promoted(piece) => texts().editor_put(&texts().promoted_piece(&piece_name(piece))),
    }
}

/// What a piece is called.
pub fn piece_name(piece: Piece) -> String {
    texts().piece_of(color_word(piece.color), role_name(piece.role))
}

/// What a right to castle is called.
pub fn castling(right: &CastlingRight) -> String {
    let side = color_word(right.color);
    match right.is_short {
        true => texts().editor_castles_short(side),
        false => texts().editor_castles_long(side),
    }
}

/// The move that a right to castle is about, as it is written.
pub fn castling_sign(right: &CastlingRight) -> &'static str {
    if right.is_short { "O-O" } else { "O-O-O" }
}

/// What a number is called.
pub fn counter(counter: Counter) -> String {
    let t = texts();
    match counter {
        Counter::HalfMoves => t.editor_half_moves(),
        Counter::FullMove => t.editor_full_move(),
        Counter::MoveOfTurn => t.editor_move_of_turn(),
        Counter::Switches => t.editor_switches(),
        Counter::SwitchLimit => t.editor_switch_limit(),
        Counter::SwitchesLeft(Player::First) => t.editor_switches_left(1),
        Counter::SwitchesLeft(Player::Second) => t.editor_switches_left(2),
        Counter::Quiet(color) => t.editor_quiet(color_word(color)),
        Counter::Tick => t.editor_tick(),
        Counter::Wait(_) => t.editor_wait(),
    }
}

/// How long a piece has to wait, in ticks, as time units of so many: `2.4`.
pub fn wait(ticks: u32, unit: u32) -> String {
    format!("{}.{}", ticks / unit, ticks % unit * 10 / unit)
}

/// What a square is called, with its board where there are several.
pub fn site(draft: &Draft, at: BoardSquare) -> String {
    match draft.rules().boards() {
        1 => square(at.square()),
        _ => texts().square_on_board(&square(at.square()), &at.board().letter().to_string()),
    }
}
