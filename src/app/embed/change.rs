//! What the page around a frame asks to be set: read, and either done whole or refused.

use crate::app::embed::wish::FrameWish;
use crate::app::turns::action::Action;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::table::Table;
use crate::board::Color;
use crate::game::Game;
use crate::game::link;
use crate::game::link::Link;
use crate::notation::Fault;
use crate::notation::address::{LONGEST, LONGEST_FEN};
use crate::notation::fault::{BoardProblem, Part, Problem};
use crate::variants::Spec;

/// What stands under a name of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Given {
    Nothing,
    Text(String),
    Number(f64),
    Texts(Vec<String>),
    /// What no name may have.
    Other,
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    game: Option<Spec>,
    fen: Option<String>,
    moves: Option<Vec<String>>,
    orientation: Option<Color>,
    ply: Option<usize>,
}

/// What is to be done about it.
#[derive(Clone)]
pub enum Reaction {
    /// Another address is opened in the frame.
    Open(String),
    /// The same game is looked at otherwise.
    Look(Vec<Action>),
}

impl Change {
    /// Reads a message, given what stands under each of its names.
    pub fn read(given: impl Fn(&str) -> Given) -> Result<Change, Fault> {
        let game = text("game", given("game"), LONGEST_FEN)?;
        let orientation = text("orientation", given("orientation"), LONGEST_FEN)?;
        let change = Change {
            game: game
                .map(|name| Spec::from_text(&name))
                .transpose()
                .map_err(|what| Problem::from(what).at(Part::GameName))?,
            fen: text("fen", given("fen"), LONGEST_FEN)?.map(|fen| fen.replace('_', " ")),
            moves: moves(given("moves"))?,
            orientation: orientation.map(|word| color(&word)).transpose()?,
            ply: ply(given("ply"))?,
        };
        match change == Change::default() {
            true => Err(at("set", BoardProblem::NothingToSet)),
            false => Ok(change),
        }
    }

    /// What is to be done about it at a table in a frame.
    pub fn deed(&self, table: &Table, wish: &FrameWish) -> Result<Reaction, Fault> {
        let same = self.game.is_none() && self.fen.is_none() && self.moves.is_none();
        if same {
            return self.look(table).map(Reaction::Look);
        }
        let spec = self.game.unwrap_or(table.setup.spec);
        let moves = self.moves.iter().flatten().map(String::as_str);
        let game = Game::replay(spec, self.fen.as_deref(), moves)?;
        self.within(game.len())?;
        let link = Link { orientation: self.orientation, ply: self.ply, ..Link::to(game) };
        Ok(Reaction::Open(wish.address(&link::encode(&link))))
    }

    fn look(&self, table: &Table) -> Result<Vec<Action>, Fault> {
        self.within(table.game.len())?;
        let turns = self.orientation.filter(|&color| color != table.orientation);
        let flip = turns.map(|_| Action::Flip);
        let show = self.ply.map(|ply| Action::Show(MoveStep::To(ply)));
        Ok(flip.into_iter().chain(show).collect())
    }

    /// Are there as many moves as are to be shown?
    fn within(&self, moves: usize) -> Result<(), Fault> {
        match self.ply.filter(|&ply| ply > moves) {
            Some(ply) => Err(at("ply", BoardProblem::PlyBeyond { ply, moves })),
            None => Ok(()),
        }
    }
}

/// Something is wrong with what stands under a name.
fn at(name: &str, what: impl Into<Problem>) -> Fault {
    what.into().at(Part::key(name))
}

fn text(name: &'static str, given: Given, longest: usize) -> Result<Option<String>, Fault> {
    match given {
        Given::Nothing => Ok(None),
        Given::Text(text) if text.len() > longest => {
            Err(at(name, Problem::TooLong { most: longest }))
        }
        Given::Text(text) => Ok(Some(text)),
        _ => Err(at(name, BoardProblem::NotAText)),
    }
}

/// Moves in coordinates, one text each or all in one, with commas between them.
fn moves(given: Given) -> Result<Option<Vec<String>>, Fault> {
    let all = match given {
        Given::Texts(texts) => Given::Text(texts.join(",")),
        other => other,
    };
    let split = |all: String| {
        let moves = all.split(',').map(str::trim).filter(|text| !text.is_empty());
        moves.map(str::to_owned).collect()
    };
    Ok(text("moves", all, LONGEST)?.map(split))
}

fn color(word: &str) -> Result<Color, Fault> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(at("orientation", Problem::not_one_of(word, &["white", "black"]))),
    }
}

fn ply(given: Given) -> Result<Option<usize>, Fault> {
    match given {
        Given::Nothing => Ok(None),
        Given::Number(n) if n >= 0.0 && n.fract() == 0.0 && n <= f64::from(u32::MAX) => {
            Ok(Some(n as usize))
        }
        _ => Err(at("ply", BoardProblem::NotAWholeNumber)),
    }
}
