//! The game whose position is edited: one with turns, or the one without.

use crate::app::realtime::card;
use crate::board::{BoardId, Role};
use crate::game::scene::BoardScene;
use crate::rules::Rules;
use crate::variants::Spec;

/// The game whose position is edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditedGame {
    Turns(Spec),
    Timed,
}

impl EditedGame {
    /// Every game, with its usual options.
    pub fn all() -> impl Iterator<Item = EditedGame> {
        Spec::all().map(EditedGame::Turns).chain([EditedGame::Timed])
    }

    /// The game of a text as [`Spec::text`] has it, or of the slug of the one without turns.
    pub fn from_text(text: &str) -> Option<EditedGame> {
        match text {
            card::SLUG => Some(EditedGame::Timed),
            _ => Spec::from_text(text).ok().map(EditedGame::Turns),
        }
    }

    /// Its name in links.
    pub fn slug(self) -> &'static str {
        match self {
            EditedGame::Turns(spec) => spec.slug(),
            EditedGame::Timed => card::SLUG,
        }
    }

    /// The game with turns, if it is one.
    pub fn spec(self) -> Option<Spec> {
        match self {
            EditedGame::Turns(spec) => Some(spec),
            EditedGame::Timed => None,
        }
    }

    /// The rules by which pieces stand and castle; without turns those of chess.
    pub fn rules(self) -> Rules {
        self.spec().unwrap_or(Spec::CHESS).rules()
    }

    /// The boards it is played on.
    pub fn boards(self) -> Vec<BoardScene> {
        let rules = self.rules();
        let ids = (0..rules.boards() as u8).map(BoardId::new);
        ids.map(|id| BoardScene { id, files: rules.files(), ranks: 8 }).collect()
    }

    /// The pieces that can be put on its boards, the most valuable first.
    pub fn roles(self) -> Vec<Role> {
        use Role::{Bishop, King, Knight, Pawn, Queen, Rook, Tandem};
        let known = self.rules().pieces();
        let order = [King, Queen, Rook, Bishop, Knight, Pawn, Tandem];
        order.into_iter().filter(|&role| known.has(role)).collect()
    }
}
