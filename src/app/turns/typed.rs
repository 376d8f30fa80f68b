//! What somebody types at a table: moves, words for what the buttons do, and questions.

use crate::app::turns::action::Action;
use crate::app::turns::hints;
use crate::app::turns::notice::{Question, Saying};
use crate::app::turns::premoves;
use crate::app::turns::table::Table;
use crate::board::{BoardId, BoardSquare, Color, Role, Square};
use crate::game::{Game, Spot};
use crate::notation::fault::{Excerpt, MoveProblem, Problem};
use crate::notation::{Fault, coords, role_of, san, square, square_of};
use crate::rules::{Move, Refusal};

/// What a text does at a table at a time in milliseconds; if nothing, what is to be said. It is in the
/// later part of the page's program.
#[inline(never)]
pub fn typed(table: &Table, text: &str, now: u64) -> Result<Action, Saying> {
    let text = text.trim();
    command(table, text, now).unwrap_or_else(|| match premoves::waiting(table) {
        Some(us) => ahead(table, us, text).map(Action::Premove),
        None => read(table, text).map(Action::Choose),
    })
}

/// What a word does; none of what is no word. Every language's words are understood in every language.
fn command(table: &Table, text: &str, now: u64) -> Option<Result<Action, Saying>> {
    let lower = text.to_ascii_lowercase();
    let mut words = lower.split_whitespace();
    let (verb, what) = (words.next()?, words.next());
    let ask = |question| Some(Ok(Action::Say(Saying::Answer(question))));
    match (verb, what) {
        ("resign" | "aufgeben" | "abandonar" | "abandonner", None) => {
            Some(while_it_lasts(table, Action::Resign))
        }
        ("draw" | "remis" | "tablas" | "nulle", None) => Some(while_it_lasts(table, draw(table))),
        ("takeback" | "undo" | "zurück" | "deshacer" | "reprendre", None) => {
            Some(match table.can_take_back() {
                true => Ok(Action::TakeBack),
                false => Err(Saying::NothingToTakeBack),
            })
        }
        ("hint" | "tipp" | "pista" | "indice", None) if hints::can_ask(table) => {
            Some(Ok(Action::Hint))
        }
        ("last" | "l" | "zuletzt" | "última" | "ultima" | "dernier", None) => {
            ask(Question::LastMove)
        }
        ("pieces" | "p" | "figuren" | "piezas" | "pièces", None) => ask(Question::Pieces(None)),
        ("pieces" | "p" | "figuren" | "piezas" | "pièces", Some(letter)) => {
            ask(Question::Pieces(Some(role(letter)?)))
        }
        ("square" | "s" | "feld" | "casilla" | "case", Some(name)) => {
            ask(Question::Square(square_of(name)?))
        }
        ("clock" | "c" | "uhr" | "reloj" | "pendule", None) => {
            ask(Question::Clock(table.clock.map(|clock| clock.both(now))))
        }
        _ => None,
    }
}

fn role(letter: &str) -> Option<Role> {
    letter.parse().ok().and_then(role_of)
}

fn while_it_lasts(table: &Table, action: Action) -> Result<Action, Saying> {
    table.outcome().map_or(Ok(action), |_| Err(Saying::GameOver))
}

/// What offers, accepts or claims a draw, whichever is possible.
fn draw(table: &Table) -> Action {
    match (table.offered, table.claim()) {
        (Some(_), _) => Action::AcceptDraw,
        (None, Some(_)) => Action::ClaimDraw,
        (None, None) => Action::OfferDraw,
    }
}

/// The premove that is meant.
fn ahead(table: &Table, us: Color, text: &str) -> Result<Move, Saying> {
    let prospect = premoves::prospect(table, us);
    let found = spellings(text).iter().find_map(|spelling| prospect.read(spelling));
    found.ok_or(Saying::NotYourTurn)
}

/// The move that is meant.
fn read(table: &Table, text: &str) -> Result<Move, Saying> {
    if table.outcome().is_some() {
        return Err(Saying::GameOver);
    }
    if table.shown.is_some() {
        return Err(Saying::LookingBack);
    }
    if !table.is_live() {
        return Err(Saying::NotYourTurn);
    }
    let mut ambiguous = None;
    for spelling in spellings(text) {
        match one(&table.game, &spelling) {
            Ok(m) => return Ok(m),
            Err(fault) => ambiguous = ambiguous.or(Some(fault).filter(is_ambiguous)),
        }
    }
    Err(ambiguous.map_or_else(|| why_not(&table.game, text), Saying::Mistyped))
}

/// The move of a text in coordinates or SAN.
fn one(game: &Game, text: &str) -> Result<Move, Fault> {
    let (rules, position) = (game.rules(), game.position());
    coords::read(rules, position, text).or_else(|_| san::read(rules, position, text))
}

fn is_ambiguous(fault: &Fault) -> bool {
    matches!(fault.what, Problem::Move(MoveProblem::Ambiguous { .. }))
}

/// A text as it stands and, for those who do not care about case, as the move of a pawn and of a
/// piece: `bxc3` may be either.
fn spellings(text: &str) -> [String; 3] {
    let (body, board) = text.rsplit_once('/').unwrap_or((text, ""));
    let mut pawn = body.to_ascii_lowercase();
    // The letter of a piece that leaves the board stands at the end.
    if let Some(at) = pawn.find('@').filter(|at| at + 2 == pawn.len()) {
        pawn[at..].make_ascii_uppercase();
    }
    let mut piece = pawn.clone();
    piece.get_mut(..1).into_iter().for_each(str::make_ascii_uppercase);
    let on =
        if board.is_empty() { String::new() } else { format!("/{}", board.to_ascii_uppercase()) };
    [text.to_owned(), pawn + &on, piece + &on]
}

/// Why a text is no move: the reason for which the move it describes is refused, if it describes one.
fn why_not(game: &Game, text: &str) -> Saying {
    let queen = format!("{text}Q");
    if spellings(&queen).iter().any(|text| one(game, text).is_ok()) {
        return Saying::PromotionMissing;
    }
    let Some((from, to)) = described(game, text) else {
        return Saying::NotUnderstood(Excerpt::of(text));
    };
    let tried = |from: Spot| {
        let board = match from {
            Spot::Square(at) => at.board(),
            _ => BoardId::A,
        };
        game.refusal(from, Spot::Square(BoardSquare::new(board, to)))
    };
    let refused: Vec<Refusal> = from.into_iter().filter_map(tried).collect();
    // That pieces of its kind do not go so says the least.
    let telling = refused.iter().find(|why| !matches!(why, Refusal::Movement { .. }));
    match telling.or(refused.first()) {
        Some(why) => Saying::Refused(why.clone()),
        None => Saying::Mistyped(MoveProblem::NotLegal(Excerpt::of(text)).into()),
    }
}

/// The pieces that a text may be about, and where it wants them: `Nd5`, `e2e5`, `N@e4`.
fn described(game: &Game, text: &str) -> Option<(Vec<Spot>, Square)> {
    let plain = text.trim_end_matches(['+', '#', '!', '?', '~']).replace(['x', '-', ':'], "");
    let (before, to) = plain.split_at_checked(plain.len().checked_sub(2)?)?;
    let to = square_of(&to.to_ascii_lowercase())?;
    let us = game.turn();
    if let Some(letter) = before.strip_suffix('@') {
        let role = role(letter).unwrap_or(Role::Pawn);
        return Some((vec![Spot::Pocket(us, role)], to));
    }
    let letter = before.chars().next();
    let named = letter.and_then(role_of).filter(|_| !before.starts_with('b'));
    let hint = if named.is_some() { &before[1..] } else { before };
    let is_meant = |at: Square| {
        let name = square(at);
        let alone = named.is_none() && hint.is_empty();
        if alone { at.file() == to.file() } else { name.contains(&hint.to_ascii_lowercase()) }
    };
    let is_named = |role: Role| match named {
        Some(named) => role == named,
        // Coordinates name no piece.
        None => hint.len() == 2 || role.is_pawn(),
    };
    let pieces = game.last().pieces.iter();
    let own = pieces.filter(|piece| piece.color == us && is_named(piece.role));
    let meant = own.filter(|piece| is_meant(piece.site.square()));
    Some((meant.map(|piece| Spot::Square(piece.site)).collect(), to))
}
