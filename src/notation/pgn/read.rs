//! Reading games.

use std::borrow::Cow;

use super::cursor::Cursor;
use super::model::{PgnGame, Tags};
use super::movetext;
use super::notes::PgnRemark;
use super::tags::{self, Head};
use super::tree::{MoveTree, NodeId};
use super::variant::{self, Told};
use crate::notation::fault::{Part, PgnProblem};
use crate::notation::words::GameResult;
use crate::notation::{Fault, fen};
use crate::variants::Spec;

/// The text of a file: UTF-8, or else Latin-1, which the standard asks for.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&b| b as char).collect()),
    }
}

/// Reads all games of a text, checking every move; a text of blanks has none. The fault says line
/// and column.
///
/// The result at the end of the moves counts; where it is missing or `*`, that of the tag does.
pub fn read(text: &str) -> Result<Vec<PgnGame>, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut cursor = Cursor::new(text);
    let mut games: Vec<PgnGame> = Vec::new();
    loop {
        let head = tags::read(&mut cursor)?;
        if cursor.peek().is_none() && head.tags.iter().next().is_none() {
            finish(&mut games, head);
            return Ok(games);
        }
        games.push(read_game(&mut cursor, head)?);
    }
}

/// Reads the only game of a text, or the first of several.
pub fn read_one(text: &str) -> Result<PgnGame, Fault> {
    let first = read(text)?.into_iter().next();
    first.ok_or_else(|| PgnProblem::NoGame.into())
}

/// Reads the tags of the first game alone.
pub fn read_tags(text: &str) -> Result<Tags, Fault> {
    Ok(tags::read(&mut Cursor::new(text))?.tags)
}

/// What stands behind the last game belongs to it; without any game it is one without moves.
fn finish(games: &mut Vec<PgnGame>, head: Head) {
    if head.remarks.is_empty() && head.escapes.is_empty() {
        return;
    }
    let mut game = games.pop().unwrap_or_else(|| PgnGame::new(Spec::CHESS));
    let last = game.tree.main_line_from(NodeId::START).last().unwrap_or(NodeId::START);
    let escapes = head.escapes.into_iter().map(PgnRemark::Escape);
    for remark in head.remarks.into_iter().chain(escapes) {
        game.tree.notes_mut(last).say(remark);
    }
    games.push(game);
}

fn read_game<'c>(cursor: &mut Cursor<'c>, mut head: Head<'c>) -> Result<PgnGame, Fault> {
    let game = variant::told(cursor, &head)?;
    let (fen, tree, token) = read_moves(game, cursor, &mut head)?;
    let spec = game.spec;
    let tagged = head.tags.take("Result");
    let verdict = match token {
        Some(verdict) if verdict != GameResult::Open => verdict,
        _ => tagged.and_then(|token| GameResult::from_token(token.trim())).unwrap_or_default(),
    };
    let implied = ["Variant", "SetUp", "FEN"].into_iter();
    for name in implied.chain(spec.card().options.iter().map(|choice| choice.tag)) {
        head.tags.take(name);
    }
    let tags = tags::in_roster_order(&head.tags);
    Ok(PgnGame { escapes: head.escapes, tags, spec, fen, tree, verdict })
}

/// Reads the start, unless it is the usual one; the moves, before which remarks may stand; the
/// result behind them.
fn read_moves(
    game: Told,
    cursor: &mut Cursor,
    head: &mut Head,
) -> Result<(Option<String>, MoveTree, Option<GameResult>), Fault> {
    let rules = game.spec.rules();
    let usual = rules.start();
    let start = match head.tags.get("FEN") {
        None => usual,
        Some(text) => fen::read(rules, text).map_err(|fault| match game.is_shuffled {
            true => variant::unknown(cursor, head),
            false => fault.within(Part::Fen).within(cursor.part(head.place("FEN"))),
        })?,
    };
    let fen = (start != usual).then(|| fen::write(rules, &start));
    let remarks = std::mem::take(&mut head.remarks);
    let (tree, token) = movetext::read(rules, cursor, start, remarks)?;
    Ok((fen, tree, token))
}
