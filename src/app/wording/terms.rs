//! What things are called: sides, pieces, games and what can be chosen of them.

use crate::board::{Color, Role};
use crate::game::scene::TrayKind;
use crate::notation::words;
use crate::notation::words::role_name;
use crate::rules::Reason;
use crate::texts::texts;
use crate::variants::{Card, Choice};

/// A color's word, by which texts choose.
pub fn color_word(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// What the player of a color is called.
pub fn side(color: Color) -> String {
    texts().side(color_word(color))
}

/// What a piece is called.
pub fn piece(role: Role) -> String {
    texts().piece(role_name(role))
}

/// What is called what stands beside the board for a color.
pub fn tray(kind: TrayKind, color: Color) -> String {
    match kind {
        TrayKind::Zone => texts().zone(color_word(color)),
        TrayKind::Pocket => texts().hand(color_word(color)),
    }
}

/// The same where it is plain whose it is.
pub fn tray_title(kind: TrayKind) -> String {
    match kind {
        TrayKind::Zone => texts().zone_title(),
        TrayKind::Pocket => texts().pocket_title(),
    }
}

/// Where the pieces are that a picture of a position shows beside the board.
pub fn tray_here(kind: TrayKind, color: Color) -> String {
    match kind {
        TrayKind::Zone => texts().in_zone(color_word(color)),
        TrayKind::Pocket => texts().in_hand(color_word(color)),
    }
}

/// So many pieces of a name beside the board.
pub fn in_tray(kind: TrayKind, piece: &str, count: u8) -> String {
    match kind {
        TrayKind::Zone => texts().pocket(piece, count),
        TrayKind::Pocket => texts().held(piece, count),
    }
}

/// A reason's word, by which texts choose.
pub fn reason_word(reason: Reason) -> String {
    words::reason(reason).replace(' ', "-")
}

/// What a game is called.
pub fn title(card: &Card) -> String {
    title_of(card.slug)
}

/// What the game of a slug is called.
pub fn title_of(slug: &str) -> String {
    texts().entry("game", slug, "title")
}

/// Who invented a game, and when.
pub fn author(card: &Card) -> String {
    texts().entry("game", card.slug, "author")
}

/// What a game is, in one sentence.
pub fn summary(card: &Card) -> String {
    texts().entry("game", card.slug, "summary")
}

/// What can be chosen about a game is called, or one of its values.
pub fn option(choice: &Choice, what: &str) -> String {
    texts().entry("option", choice.tag, what)
}
