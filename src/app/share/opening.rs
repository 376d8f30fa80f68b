//! Bringing a game in: from a link, a FEN or a PGN.

use std::rc::Rc;

use crate::app::common::player::PlayedBy;
use crate::app::share::drawn;
use crate::app::turns::table::{Setup, Table};
use crate::board::Player;
use crate::game::Game;
use crate::game::link;
use crate::game::link::Link;
use crate::notation::Fault;
use crate::notation::elsewhere::{self, ForeignLink, Shown};
use crate::notation::fault::{BoardProblem, Part};
use crate::notation::pgn::{self, PgnGame};
use crate::rules::Move;
use crate::variants::Spec;

/// Reads what somebody pasted: a link, a PGN, or a FEN of the game that is on the table. The
/// persons stay as they are in `setup`.
pub fn read(text: &str, setup: Setup) -> Result<Table, Fault> {
    let text = text.trim();
    if text.is_empty() {
        return Err(BoardProblem::NothingToOpen.into());
    }
    if let Some(link) = elsewhere::read(text) {
        return from_elsewhere(link?, setup);
    }
    if looks_like_link(text) {
        return from_link(text, setup);
    }
    if looks_like_fen(text) {
        return from_fen(text, setup);
    }
    from_pgn(&pgn::read_one(text)?, setup)
}

/// The same to somebody who means the game that is set up: a FEN that only another one reads is refused, with what is
/// wrong with it here.
pub fn read_here(text: &str, setup: Setup) -> Result<Table, Fault> {
    let table = read(text, setup)?;
    let is_other = table.setup.spec.slug() != setup.spec.slug();
    match is_other && is_fen(text) {
        true => played(setup.spec, Some(text.trim()), []).map(|_| table),
        false => Ok(table),
    }
}

/// Is a text a FEN and nothing else, which does not say which game it is of?
pub fn is_fen(text: &str) -> bool {
    looks_like_fen(text.trim()) && !text.contains('#') && elsewhere::read(text).is_none()
}

/// The game of a file as far as it has come. Nobody sits at one that is over.
pub fn from_pgn(pgn: &PgnGame, setup: Setup) -> Result<Table, Fault> {
    let game = played(pgn.spec, pgn.fen.as_deref(), pgn.moves())?;
    let by_rules = game.status().outcome;
    let ended = pgn.outcome().filter(|_| by_rules.is_none());
    let is_over = ended.or(by_rules).is_some();
    let mut table = match is_over {
        true => Table::with(shown(pgn.spec), game),
        false => seated(setup, pgn.spec, game),
    };
    table.ended = ended;
    table.annotated = Some(pgn::write(pgn).into());
    table.names = names(pgn);
    Ok(table)
}

/// What a file calls the first and the second person, in that order: White is the first.
pub fn names(pgn: &PgnGame) -> [Option<Rc<str>>; 2] {
    let known = |name: &&str| !matches!(name.trim(), "" | "?");
    ["White", "Black"].map(|tag| pgn.tags.get(tag).filter(known).map(Rc::from))
}

/// A table at which a game is only looked at.
fn shown(spec: Spec) -> Setup {
    Setup { spec, players: [PlayedBy::Nobody; 2], time: None }
}

/// Reads a link to a position or a game.
pub fn from_link(text: &str, setup: Setup) -> Result<Table, Fault> {
    let link: Link = link::decode(text)?;
    let (spec, game) = (link.game.spec(), link.game);
    let mut table = match link.by_link {
        Some(number) => {
            let name = link.others.iter().find(|(key, _)| key == link::FROM);
            addressed(spec, game, number, name.map(|(_, name)| &**name))
        }
        None => seated(setup, spec, game),
    };
    table.shown = link.ply.filter(|&ply| ply < table.game.len());
    if let Some(orientation) = link.orientation {
        table.orientation = orientation;
    }
    if let Some((_, codes)) = link.others.iter().find(|(key, _)| key == drawn::KEY) {
        drawn::draw(&mut table, codes);
    }
    Ok(table)
}

/// What a link of another site shows.
fn from_elsewhere(link: ForeignLink, setup: Setup) -> Result<Table, Fault> {
    let spec = link.spec;
    let table = match link.shown {
        Shown::Start => Ok(from_start(spec.unwrap_or(setup.spec), setup)),
        Shown::Moves(moves) => from_pgn(&pgn::read_one(&moves)?, setup),
        Shown::Fen(fen) => match spec {
            Some(spec) => played(spec, Some(&fen), []).map(|game| seated(setup, spec, game)),
            None => from_fen(&fen, setup),
        }
        .map_err(|fault| fault.within(Part::Fen).within(Part::Link)),
    }?;
    Ok(Table { orientation: link.orientation.unwrap_or(table.orientation), ..table })
}

/// A game from its usual start, with the persons of `setup`.
pub fn from_start(spec: Spec, setup: Setup) -> Table {
    seated(setup, spec, Game::new(spec))
}

/// A FEN of the game that is set up, or failing that of any other in which there is something to
/// play; one that says how many boards there are, of a game on so many if there is one. The fault is
/// that of the game set up.
fn from_fen(text: &str, setup: Setup) -> Result<Table, Fault> {
    let read = |spec: Spec| played(spec, Some(text), []).map(|game| (spec, game));
    let lives = |(_, game): &(Spec, Game)| game.status().outcome.is_none();
    let others = || Spec::all().filter_map(|spec| read(spec).ok()).filter(lives);
    let found = || read(setup.spec).ok().into_iter().chain(others());
    let several = boards(text);
    let fits = |game: &Game| several == 1 || several == boards(&game.fen());
    let fitting = found().find(|(_, game)| fits(game)).or_else(|| found().next());
    let (spec, game) = fitting.map_or_else(|| read(setup.spec), Ok)?;
    Ok(seated(setup, spec, game))
}

/// How many boards a FEN tells apart.
fn boards(fen: &str) -> usize {
    fen.split_whitespace().next().unwrap_or_default().split(':').count()
}

/// A link of ours has a slash behind its `#`, or no blank at all; in a PGN of one line the sign is a mate.
fn looks_like_link(text: &str) -> bool {
    let is_plain = !text.contains('[') && !text.contains('\n');
    is_plain && (text.contains("#/") || text.contains('#') && !text.contains(' '))
}

/// A FEN begins with ranks, perhaps with a pocket in brackets behind them; no PGN begins with several.
fn looks_like_fen(text: &str) -> bool {
    let placement = text.split_whitespace().next().unwrap_or_default();
    placement.matches('/').count() > 2 || placement.contains('/') && !text.contains('[')
}

/// A game from a FEN, or from its usual start, with moves that are legal.
fn played(
    spec: Spec,
    fen: Option<&str>,
    moves: impl IntoIterator<Item = Move>,
) -> Result<Game, Fault> {
    let begun = Game::replay(spec, fen, [])?;
    Ok(moves.into_iter().fold(begun, |game, m| game.after(m).unwrap_or(game)))
}

/// The game at a table where a person sits on the side to move, as before against the computer
/// or a friend, without a clock.
fn seated(setup: Setup, spec: Spec, game: Game) -> Table {
    let to_move = game.player_of(game.turn());
    // Whoever is afar knows nothing of it.
    let players = setup.players.map(|player| match player {
        PlayedBy::Correspondence(_) => PlayedBy::Human,
        player => player,
    });
    let setup = Setup { spec, players, time: None };
    let reversed = setup.played_by(to_move) != PlayedBy::Human && setup.is_human(!to_move);
    Table::with(if reversed { setup.reversed() } else { setup }, game)
}

/// A game by links at a table of whoever has to answer: the side to move. Somebody of that name has sent it. It is
/// an invitation to whoever has not moved yet.
fn addressed(spec: Spec, game: Game, number: u32, sender: Option<&str>) -> Table {
    let own = game.player_of(game.turn());
    let players = match own {
        Player::First => [PlayedBy::Human, PlayedBy::Correspondence(number)],
        Player::Second => [PlayedBy::Correspondence(number), PlayedBy::Human],
    };
    let mover = |ply| {
        let before = game.first_plies(ply);
        before.player_of(before.turn())
    };
    let is_invitation = (0..game.len()).all(|ply| mover(ply) != own);
    let mut table = Table::with(Setup { spec, players, time: None }, game);
    table.names[!own as usize] = sender.map(Rc::from);
    table.is_invitation = is_invitation;
    table
}
