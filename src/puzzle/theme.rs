//! What a puzzle is about, by keys that are the same in every language.

/// Something to be seen in a solution. What each means, its function in `motifs` and `tactics` says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    // What only some of the games have.
    Warp,
    Drop,
    DropMate,
    DropBlock,
    ForkDrop,
    GlassMate,
    GlassPin,
    GlassBlock,
    StraightThrough,
    Tandem,
    Rocket,
    Parting,
    ChainSwitch,
    TwoStep,
    KingCapture,
    Explosion,
    Race,
    // What all of them have.
    Promotion,
    Underpromotion,
    EnPassant,
    Castling,
    BackRank,
    Smothered,
    DiscoveredCheck,
    DoubleCheck,
    Fork,
    Pin,
    Skewer,
    HangingPiece,
    Sacrifice,
    QuietMove,
    /// Several moves of the last turn win; each of them solves the puzzle.
    AnyMate,
}

/// All themes with their keys, in the order in which they are written.
const KEYS: [(Theme, &str); 32] = [
    (Theme::Warp, "warp"),
    (Theme::Drop, "drop"),
    (Theme::DropMate, "drop-mate"),
    (Theme::DropBlock, "drop-block"),
    (Theme::ForkDrop, "fork-drop"),
    (Theme::GlassMate, "glass-mate"),
    (Theme::GlassPin, "glass-pin"),
    (Theme::GlassBlock, "glass-block"),
    (Theme::StraightThrough, "straight-through"),
    (Theme::Tandem, "tandem"),
    (Theme::Rocket, "rocket"),
    (Theme::Parting, "parting"),
    (Theme::ChainSwitch, "chain-switch"),
    (Theme::TwoStep, "two-step"),
    (Theme::KingCapture, "king-capture"),
    (Theme::Explosion, "explosion"),
    (Theme::Race, "race"),
    (Theme::Promotion, "promotion"),
    (Theme::Underpromotion, "underpromotion"),
    (Theme::EnPassant, "en-passant"),
    (Theme::Castling, "castling"),
    (Theme::BackRank, "back-rank"),
    (Theme::Smothered, "smothered"),
    (Theme::DiscoveredCheck, "discovered-check"),
    (Theme::DoubleCheck, "double-check"),
    (Theme::Fork, "fork"),
    (Theme::Pin, "pin"),
    (Theme::Skewer, "skewer"),
    (Theme::HangingPiece, "hanging-piece"),
    (Theme::Sacrifice, "sacrifice"),
    (Theme::QuietMove, "quiet-move"),
    (Theme::AnyMate, "any-mate"),
];

impl Theme {
    /// All of them, in the order in which they are written.
    pub fn all() -> impl Iterator<Item = Theme> {
        KEYS.iter().map(|&(theme, _)| theme)
    }

    /// Its name in files and texts: `drop-mate`.
    pub fn key(self) -> &'static str {
        KEYS[self as usize].1
    }

    /// The theme of a key.
    pub fn of(key: &str) -> Option<Theme> {
        KEYS.iter().find(|known| known.1 == key).map(|known| known.0)
    }
}

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u64);

impl Themes {
    pub fn has(self, theme: Theme) -> bool {
        self.0 >> theme as u32 & 1 == 1
    }

    pub fn with(self, theme: Theme) -> Themes {
        Themes(self.0 | 1 << theme as u32)
    }

    pub fn without(self, theme: Theme) -> Themes {
        Themes(self.0 & !(1 << theme as u32))
    }

    /// Its themes, in the order in which they are written.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::all().filter(move |&theme| self.has(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Themes {
        themes.into_iter().fold(Themes::default(), Themes::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_stands_at_its_place() {
        for (place, (theme, key)) in KEYS.into_iter().enumerate() {
            assert_eq!(theme as usize, place, "{key}");
            assert_eq!(Theme::of(key), Some(theme));
        }
    }
}
