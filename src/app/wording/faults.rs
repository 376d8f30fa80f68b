//! What is wrong with a text somebody brought, in the language of the page.

use crate::app::wording::terms;
use crate::board::Color;
use crate::notation::fault::{
    BoardProblem, Excerpt, FenProblem, FieldName, MoveProblem, Part, PgnProblem, PositionProblem,
    Problem,
};
use crate::notation::realtime::words::refusal;
use crate::notation::{Fault, square};
use crate::texts::texts;

/// What is wrong, and where.
pub fn said(fault: &Fault) -> String {
    let what = problem(&fault.what);
    let place: Vec<String> = fault.place.iter().map(part).collect();
    match place.is_empty() {
        true => what,
        false => texts().fault_at(&place.join(", "), &what),
    }
}

fn part(part: &Part) -> String {
    let said = texts();
    match part {
        Part::File(name) | Part::Key(name) => name.clone(),
        Part::Game(number) => said.part_game(*number),
        Part::Line(number) => said.part_line(*number),
        Part::Character { line, column } => said.part_character(*line, *column),
        Part::Tag(name) => said.part_tag(name),
        Part::Link => said.part_link(),
        Part::Fen => said.part_fen(),
        Part::Field { number, name } => said.part_field(*number, field(*name)),
        Part::Move(number) => said.part_move(*number),
        Part::Event(number) => said.part_event(*number),
        Part::GameName => said.part_game_name(),
        Part::Ending => said.part_ending(),
    }
}

/// The word by which the text of a field is chosen.
fn field(name: FieldName) -> &'static str {
    match name {
        FieldName::Placement => "placement",
        FieldName::Zone => "zone",
        FieldName::Pocket => "pocket",
        FieldName::Side => "side",
        FieldName::Castling => "castling",
        FieldName::EnPassant => "en_passant",
        FieldName::HalfMoveClock => "half_moves",
        FieldName::FullMoveNumber => "full_moves",
        FieldName::WhiteDoubleSteps => "white_double_steps",
        FieldName::BlackDoubleSteps => "black_double_steps",
        FieldName::Kings => "kings",
        FieldName::Series => "series",
        FieldName::Phase => "phase",
        FieldName::Commander => "commander",
        FieldName::SwitchesInARow => "switches_in_a_row",
        FieldName::SwitchesLeft => "switches_left",
        FieldName::Cooldowns => "cooldowns",
        FieldName::QuietMoves => "quiet_moves",
        FieldName::Tick => "tick",
    }
}

fn problem(problem: &Problem) -> String {
    let said = texts();
    match problem {
        Problem::TooLong { most } => said.fault_too_long(*most),
        Problem::NotUnderstood(found) => said.fault_not_understood(&quoted(found)),
        Problem::NotANumber(found) => said.fault_not_a_number(&quoted(found)),
        Problem::NotInRange { found, least, most } => {
            said.fault_not_in_range(&quoted(found), *least, *most)
        }
        Problem::NotATick(found) => said.fault_not_a_tick(&quoted(found)),
        Problem::NotASquare(found) => said.fault_not_a_square(&quoted(found)),
        Problem::NotOneOf { found, expected } => {
            let (others, last) = listed(expected);
            said.fault_not_one_of(&quoted(found), expected.len(), &others, last)
        }
        Problem::NotLike { found, examples } => {
            let (others, last) = listed(examples);
            said.fault_not_like(&quoted(found), examples.len(), &others, last)
        }
        Problem::UnknownGame(found) => said.fault_unknown_game(&quoted(found)),
        Problem::Elsewhere(site) => said.fault_elsewhere(&quoted(site)),
        Problem::NoOption { game, found } => {
            said.fault_no_option(&terms::title_of(game), &quoted(found))
        }
        Problem::Fen(problem) => in_fen(problem),
        Problem::Position(problem) => in_position(*problem),
        Problem::Move(problem) => in_move(problem),
        Problem::Pgn(problem) => in_pgn(problem),
        Problem::Board(problem) => on_board(*problem),
    }
}

fn in_fen(problem: &FenProblem) -> String {
    let said = texts();
    let at = |at| square(at);
    match *problem {
        FenProblem::Empty => said.fault_fen_empty(),
        FenProblem::TooManyFields { found, most } => said.fault_too_many_fields(found, most),
        FenProblem::FieldCount { found, expected } => said.fault_field_count(found, expected),
        FenProblem::TooManyBoards { found, most } => said.fault_too_many_boards(found, most),
        FenProblem::RankCount { found, expected } => said.fault_rank_count(found, expected),
        FenProblem::FileCount { rank, found, expected } => {
            said.fault_file_count(rank, found, expected)
        }
        FenProblem::NotAPiece { rank, letter } => said.fault_not_a_piece(rank, &sign(letter)),
        FenProblem::StrayMark { rank } => said.fault_stray_mark(rank),
        FenProblem::OpenBracket => said.fault_open_bracket(),
        FenProblem::StrayBar { rank } => said.fault_stray_bar(rank),
        FenProblem::BarsAndBoards => said.fault_bars_and_boards(),
        FenProblem::NotInZone(letter) => said.fault_not_in_zone(&sign(letter)),
        FenProblem::ZoneFull { letter, most } => said.fault_zone_full(&sign(letter), most),
        FenProblem::NotACastlingRight(letter) => said.fault_not_a_castling_right(&sign(letter)),
        FenProblem::CastlingNeeds { right, king, rook } => {
            said.fault_castling_needs(&sign(right), &at(king), &at(rook))
        }
        FenProblem::NobodyPasses(passed) => said.fault_nobody_passes(&at(passed)),
        FenProblem::HasNotPassed { color, pawn, passed } => {
            said.fault_has_not_passed(side(color), &at(pawn), &at(passed))
        }
        FenProblem::NobodyThere(empty) => said.fault_nobody_there(&at(empty)),
        FenProblem::ReadyAt { at: piece, tick } => said.fault_ready_at(&at(piece), tick),
    }
}

fn in_position(problem: PositionProblem) -> String {
    let said = texts();
    match problem {
        PositionProblem::NoKing(color) => said.fault_no_king(side(color)),
        PositionProblem::ManyKings { color, count } => said.fault_many_kings(side(color), count),
        PositionProblem::PawnAstray { color, at } => {
            said.fault_pawn_astray(side(color), &square(at))
        }
        PositionProblem::CheckForbidden(color) => said.fault_check_forbidden(side(color)),
        PositionProblem::OverBefore(color) => said.fault_over_before(side(color)),
        PositionProblem::InCheckOutOfTurn(color) => said.fault_in_check_out_of_turn(side(color)),
        PositionProblem::BothInCheck => said.fault_both_in_check(),
        PositionProblem::TakenTwice(at) => said.fault_taken_twice(&square(at)),
    }
}

fn in_move(problem: &MoveProblem) -> String {
    let said = texts();
    match problem {
        MoveProblem::NotLegal(found) => said.fault_not_legal(&quoted(found)),
        MoveProblem::Ambiguous { found, moves: [first, second] } => {
            said.fault_ambiguous(&quoted(found), first, second)
        }
        MoveProblem::Refused { found, why } => said.fault_refused(&quoted(found), refusal(*why)),
        MoveProblem::Impossible(why) => said.fault_impossible(refusal(*why)),
    }
}

fn in_pgn(problem: &PgnProblem) -> String {
    let said = texts();
    match problem {
        PgnProblem::NoGame => said.fault_no_game(),
        PgnProblem::NoTag(name) => said.fault_no_tag(name),
        PgnProblem::TagUnnamed => said.fault_tag_unnamed(),
        PgnProblem::TagUnclosed(name) => said.fault_tag_unclosed(&quoted(name)),
        PgnProblem::TagUnquoted(name) => said.fault_tag_unquoted(&quoted(name)),
        PgnProblem::TagUnended(name) => said.fault_tag_unended(&quoted(name)),
        PgnProblem::CommentUnclosed(found) => said.fault_comment_unclosed(&quoted(found), "}"),
        PgnProblem::VariationUnclosed => said.fault_variation_unclosed(),
        PgnProblem::VariationTooEarly => said.fault_variation_too_early(),
        PgnProblem::ClosesNothing(closing) => said.fault_closes_nothing(&closing.to_string()),
        PgnProblem::NotAGlyph(found) => said.fault_not_a_glyph(&quoted(found)),
        PgnProblem::MoveMissing => said.fault_move_missing(),
        PgnProblem::StampMissing(found) => said.fault_stamp_missing(&quoted(found)),
    }
}

fn on_board(problem: BoardProblem) -> String {
    let said = texts();
    match problem {
        BoardProblem::NothingToOpen => said.fault_nothing_to_open(),
        BoardProblem::NothingToSet => said.fault_nothing_to_set(),
        BoardProblem::NotAText => said.fault_not_a_text(),
        BoardProblem::NotAWholeNumber => said.fault_not_a_whole_number(),
        BoardProblem::PlyBeyond { ply, moves } => said.fault_ply_beyond(ply, moves),
        BoardProblem::NoSolution => said.fault_no_solution(),
    }
}

/// What was found, for the quotation marks of the language.
fn quoted(found: &Excerpt) -> String {
    let more = if found.is_cut { "…" } else { "" };
    format!("{}{more}", found.text)
}

/// A sign as it can be shown, for quotation marks as well.
fn sign(letter: char) -> String {
    let shown = format!("{letter:?}");
    shown[1..shown.len() - 1].to_owned()
}

/// All but the last with commas between them, and the last.
fn listed<'a>(words: &[&'a str]) -> (String, &'a str) {
    let (last, others) = words.split_last().map_or(("", &[][..]), |(&last, others)| (last, others));
    (others.join(", "), last)
}

fn side(color: Color) -> &'static str {
    color.pick("white", "black")
}
