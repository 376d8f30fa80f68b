//! A position that somebody sets up as an address: `#/editor/<game>/<FEN with "_" for blanks>`, with the
//! game's options and the side below as in links to games. It may be one that cannot be played.

use super::dialect::position_of;
use super::draft::Draft;
use super::game::EditedGame;
use crate::app::shell::route::EDITOR;
use crate::board::Color;
use crate::notation::address::{LONGEST_FEN, closed, split, without_codes};
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::{Fault, fen};

/// What an address shows.
#[derive(Clone, PartialEq, Debug)]
pub enum Addressed {
    /// Whatever was there: it is the bare address of the editor.
    Anything,
    /// A position, with the side below.
    Position(Box<Draft>, Color),
    Wrong(Misaddressed),
}

/// What is wrong with an address: what it says of the position, the game that it names if it names one,
/// and the fault.
#[derive(Clone, PartialEq, Debug)]
pub struct Misaddressed {
    pub game: Option<EditedGame>,
    pub text: String,
    pub fault: Fault,
}

/// The address of a position, from its `#` on.
pub fn write(draft: &Draft, below: Color) -> String {
    let position = fen::for_link(&draft.fen());
    let options = draft.game.spec().into_iter().flat_map(|spec| spec.options());
    let options = options.map(|(choice, value)| format!("{}={value}", choice.key));
    let turned = (below == Color::Black).then(|| "o=black".to_owned());
    let parameters: Vec<String> = options.chain(turned).collect();
    let mark = if parameters.is_empty() { "" } else { "?" };
    closed(format!("{EDITOR}/{}/{position}{mark}{}", draft.game.slug(), parameters.join("&")))
}

/// Is the path of a link that of the editor?
pub fn is_editor(path: &str) -> bool {
    Some(path.split('/').next().unwrap_or_default()) == EDITOR.strip_prefix("#/")
}

/// Reads an address.
pub fn read(hash: &str) -> Addressed {
    let text = without_codes(hash.trim());
    let (path, parameters) = split(&text);
    let (_, rest) = path.split_once('/').unwrap_or((path, ""));
    if rest.is_empty() {
        return Addressed::Anything;
    }
    let (slug, position) = rest.split_once('/').unwrap_or((rest, ""));
    let position = position.replace(['_', '+'], " ");
    let Some(mut game) = EditedGame::from_text(slug) else {
        let fault = Problem::UnknownGame(Excerpt::of(slug)).at(Part::GameName);
        return Addressed::Wrong(Misaddressed { game: None, text: position, fault });
    };
    let mut below = Color::White;
    for (key, value) in parameters {
        if let ("o", "black" | "b") = (key, value) {
            below = Color::Black;
        }
        let known = game.spec().and_then(|spec| spec.with_option(key, value).ok());
        game = known.map_or(game, EditedGame::Turns);
    }
    match shown(game, &position) {
        Ok(draft) => Addressed::Position(Box::new(draft), below),
        Err(fault) => Addressed::Wrong(Misaddressed { game: Some(game), text: position, fault }),
    }
}

/// The position that an address shows of a game: the start, if it says nothing of it.
fn shown(game: EditedGame, position: &str) -> Result<Draft, Fault> {
    match position.len() {
        0 => Ok(Draft::start(game)),
        1..=LONGEST_FEN => position_of(game, position),
        _ => Err(Problem::TooLong { most: LONGEST_FEN }.into()),
    }
}
