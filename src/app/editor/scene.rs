//! What there is to see of a position that somebody sets up.

use super::draft::Draft;
use crate::board::{Color, Role};
use crate::game::scene::{Scene, Tray, TrayKind};
use crate::rules::Memory;

/// Boards, pieces and pockets.
pub fn of(draft: &Draft) -> Scene {
    Scene {
        boards: draft.game.boards(),
        trays: Color::ALL.into_iter().filter_map(|color| tray(draft, color)).collect(),
        pieces: draft.men.iter().map(|man| man.scene()).collect(),
        marks: Vec::new(),
        blast: None,
        figure: Vec::new(),
    }
}

/// A side's pocket, where the game has any.
pub fn tray(draft: &Draft, color: Color) -> Option<Tray> {
    let kind = match draft.remembers(Memory::Pocket) {
        true => TrayKind::Pocket,
        false => TrayKind::Zone,
    };
    let pockets = || Role::RESERVABLE.map(|role| (role, draft.off.info.pocket(color).count(role)));
    draft.rules().has_pocket().then(|| Tray { color, kind, pockets: pockets().to_vec() })
}
