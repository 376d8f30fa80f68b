//! What the list says of a kept game.

use super::{Kept, Record};
use crate::board::Color;
use crate::game::Scene;
use crate::notation::Fault;
use crate::ui::picture::{self, Picture, Style};
use crate::ui::realtime::{card, still};
use crate::ui::table::Player;
use crate::ui::words;
use crate::variants::Spec;

/// Said of a game that is not over.
const GOES_ON: &str = "Going on";

impl Kept {
    /// The name of the game that is played.
    pub fn title(&self) -> String {
        match self {
            Kept::Turns(saved) => match Spec::from_text(&saved.game) {
                Ok(spec) => words::title(spec.card()),
                Err(_) => saved.game.clone(),
            },
            Kept::Timed(_) => card::TITLE.to_owned(),
        }
    }

    /// Who plays: `You – Computer, level 4`.
    pub fn players(&self) -> String {
        let players = match self {
            Kept::Turns(saved) => saved.players,
            Kept::Timed(saved) => saved.players,
        };
        match players {
            [Player::Human, Player::Human] => "Two people".to_owned(),
            [Player::Nobody, Player::Nobody] => String::new(),
            [first, second] => format!("{} – {}", person(first), person(second)),
        }
    }
}

fn person(player: Player) -> String {
    match player {
        Player::Human => "You".to_owned(),
        Player::Computer(level) => format!("Computer, level {level}"),
        Player::Afar(_) => "Friend".to_owned(),
        Player::Nobody => "Nobody".to_owned(),
    }
}

impl Record {
    /// What it is called: the name somebody gave it, or that of the game.
    pub fn heading(&self) -> String {
        self.name.clone().unwrap_or_else(|| self.game.title())
    }

    /// How it ended, if it has.
    pub fn standing(&self) -> &str {
        self.result.as_deref().unwrap_or(GOES_ON)
    }

    /// Does every word of a query occur in what the list says of it?
    pub fn answers(&self, query: &str) -> bool {
        let said = [
            self.name.as_deref().unwrap_or_default(),
            &self.game.title(),
            &self.game.players(),
            self.standing(),
        ];
        let said = said.join("\n").to_lowercase();
        query.to_lowercase().split_whitespace().all(|word| said.contains(word))
    }
}

/// What is seen of a game once it is played through.
pub struct Seen {
    /// How many moves have been made: full ones, where there are turns.
    pub moves: usize,
    scene: Scene,
    below: Color,
}

impl Seen {
    /// The last position of a game; the fault says what of it cannot be understood.
    pub fn of(kept: &Kept) -> Result<Seen, Fault> {
        match kept {
            Kept::Turns(saved) => {
                let table = saved.open()?;
                let game = &table.game;
                let first = usize::from(game.begins().0);
                let last = game.len().checked_sub(1).map(|last| game.place(last).number.into());
                let moves = last.map_or(0, |last: usize| last.saturating_sub(first) + 1);
                Ok(Seen { moves, scene: game.scene(), below: table.orientation })
            }
            Kept::Timed(saved) => {
                let session = saved.open()?;
                let moves = session.arbiter.log().len();
                // Its clock stands still.
                Ok(Seen { moves, scene: still::scene(&session, 0.0), below: session.below })
            }
        }
    }

    /// `1 move`, `12 moves`.
    pub fn counted(&self) -> String {
        if self.moves == 1 { "1 move".to_owned() } else { format!("{} moves", self.moves) }
    }

    /// The position as a picture.
    pub fn picture(&self, board: &str) -> Picture {
        let style = Style { squares: picture::squares(board), coordinates: false };
        picture::bare(&self.scene, self.below, style)
    }
}
