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

/// What an address shows: the position, and the side below.
pub type Addressed = (Draft, Color);

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

/// What an address shows; none if it is the bare address of the editor.
pub fn read(hash: &str) -> Result<Option<Addressed>, Misaddressed> {
    let text = without_codes(hash.trim());
    let (path, parameters) = split(&text);
    let (_, rest) = path.split_once('/').unwrap_or((path, ""));
    if rest.is_empty() {
        return Ok(None);
    }
    let (slug, position) = rest.split_once('/').unwrap_or((rest, ""));
    let position = position.replace(['_', '+'], " ");
    let wrong = |game, fault| Misaddressed { game, text: position.clone(), fault };
    let Some(mut game) = EditedGame::from_text(slug) else {
        let unknown = Problem::UnknownGame(Excerpt::of(slug)).at(Part::GameName);
        return Err(wrong(None, unknown));
    };
    let mut below = Color::White;
    for (key, value) in parameters {
        if let ("o", "black" | "b") = (key, value) {
            below = Color::Black;
        }
        let known = game.spec().and_then(|spec| spec.with_option(key, value).ok());
        game = known.map_or(game, EditedGame::Turns);
    }
    if position.is_empty() {
        return Ok(Some((Draft::start(game), below)));
    }
    if position.len() > LONGEST_FEN {
        return Err(wrong(Some(game), Problem::TooLong { most: LONGEST_FEN }.into()));
    }
    match position_of(game, &position) {
        Ok(draft) => Ok(Some((draft, below))),
        Err(fault) => Err(wrong(Some(game), fault)),
    }
}
