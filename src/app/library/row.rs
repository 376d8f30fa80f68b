//! What the list shows of a kept game.

use crate::app::library::Kept;
use crate::app::realtime::snapshot;
use crate::board::Color;
use crate::game::Scene;
use crate::notation::Fault;

/// What is seen of a game once it is played through.
pub struct GamePreview {
    /// How many moves have been made: full ones, where there are turns.
    pub moves: usize,
    pub scene: Scene,
    pub below: Color,
}

impl GamePreview {
    /// The last position of a game; the fault says what of it cannot be understood.
    pub fn of(kept: &Kept) -> Result<GamePreview, Fault> {
        match kept {
            Kept::Turns(saved) => {
                let table = saved.open()?;
                let game = &table.game;
                let first = usize::from(game.begins().0);
                let last = game.len().checked_sub(1).map(|last| game.place(last).number.into());
                let moves = last.map_or(0, |last: usize| last.saturating_sub(first) + 1);
                Ok(GamePreview { moves, scene: game.scene(), below: table.orientation })
            }
            Kept::Timed(saved) => {
                let session = saved.open()?;
                let moves = session.arbiter.log().len();
                // Its clock stands still.
                Ok(GamePreview {
                    moves,
                    scene: snapshot::scene(&session, 0.0),
                    below: session.below,
                })
            }
        }
    }
}
