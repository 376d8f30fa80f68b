//! The small signs on buttons: strokes in a box of 24 by 24, no fill.
//!
//! Markup: `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=…/></svg>`; the button
//! that holds it carries the name. A dot is a stroke of no length with a round cap.

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Turn the board round.
    Flip,
    /// Take the last turn back.
    Undo,
    /// Give the game up.
    Flag,
    /// Offer or claim a draw: one half.
    Draw,
    /// To the start of the game.
    First,
    /// One move back.
    Prev,
    /// One move on.
    Next,
    /// To the newest position.
    Last,
    /// Settings.
    Gear,
    /// Share this position.
    Share,
    /// The rules of a game.
    Book,
    /// The list of all games.
    List,
    /// Another name.
    Pencil,
    /// What something can be found by.
    Label,
    /// Away with it.
    Bin,
    /// A new game.
    Plus,
    /// Light theme.
    Sun,
    /// Dark theme.
    Moon,
    /// Copy to the clipboard.
    Copy,
    /// A code to be read by a camera.
    Code,
    /// Save to the device.
    Save,
    /// Yes, or done.
    Check,
    /// No, or close.
    Cross,
    /// A zone: the sun going under.
    Zone,
    /// Opens a choice below.
    Down,
    /// Makes something larger.
    Enlarge,
    /// Makes something smaller.
    Reduce,
    /// Lays boards over one another.
    Merge,
    /// Lays boards beside one another.
    Apart,
    /// The persons switch sides.
    Switch,
    /// Somebody to whom links are sent.
    Letter,
    /// Two devices.
    Devices,
    /// Two people at one device.
    People,
    /// The computer.
    Chip,
    /// Time runs.
    Play,
    /// Time stands still.
    Pause,
    /// Time runs slowly.
    Snail,
    /// Looks into a game.
    Lens,
    /// What the computer would play.
    Bulb,
    /// Up by one.
    Up,
    /// Time is short.
    Hourglass,
    /// One less.
    Minus,
    /// Make again what was taken back.
    Redo,
    /// What presses and carries.
    Hand,
    /// What is to be found: a puzzle.
    Target,
}

impl Icon {
    /// The drawing, as SVG path data.
    pub const fn path(self) -> &'static str {
        match self {
            Icon::Flip => "M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5",
            Icon::Undo => "M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9",
            Icon::Flag => "M6 21V4M6 4.5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0",
            Icon::Devices => "M3 5h12.5v9.5H3zM6.5 19h5.5M18 8.5h3.5V19H18z",
            Icon::Draw => "M18.5 5.5l-13 13M5 5.5L7 4v6M14.5 15.5a2.2 2.2 0 1 1 4 1.2L14.5 21h4.5",
            Icon::First => "M6 5v14M18 6l-7 6l7 6z",
            Icon::Prev => "M15.5 5.5L8 12l7.5 6.5z",
            Icon::Next => "M8.5 5.5L16 12l-7.5 6.5z",
            Icon::Last => "M18 5v14M6 6l7 6l-7 6z",
            Icon::Gear => {
                "M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4zM10.2 2.8h3.6l.5 2.7l1.9 1.1l2.6-.9l1.8 3.1l-2.1 1.8v2.8l2.1 1.8l-1.8 3.1l-2.6-.9l-1.9 1.1l-.5 2.7h-3.6l-.5-2.7l-1.9-1.1l-2.6.9l-1.8-3.1l2.1-1.8v-2.8L3.4 8.8l1.8-3.1l2.6.9l1.9-1.1z"
            }
            Icon::Share => "M12 15V3.5M7.5 7.5L12 3.5l4.5 4M8 11H5.5v9.5h13V11H16",
            Icon::Book => {
                "M12 6.5C10 4.8 7 4.2 3.5 4.5v13.8c3.5-.3 6.5.3 8.5 2c2-1.7 5-2.3 8.5-2V4.5C17 4.2 14 4.8 12 6.5zM12 6.5v13.8"
            }
            Icon::List => {
                "M4.5 4.5h5v5h-5zM13 5.5h7M13 8.5h4.5M4.5 14.5h5v5h-5zM13 15.5h7M13 18.5h4.5"
            }
            Icon::Pencil => "M4 20l1-4.5L16.5 4L20 7.5L8.5 19zM14 6.5l3.5 3.5",
            Icon::Label => "M4 4.5h8l8 8l-7.5 7.5l-8.5-8zM8 8.5h.01",
            Icon::Bin => "M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6",
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Sun => {
                "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
            }
            Icon::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5z",
            Icon::Copy => "M9 9h11v11H9zM15.5 5.5V4H4v11.5h1.5",
            Icon::Code => {
                "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM7 7h.01M17 7h.01M7 17h.01M14 14h.01M20 14h.01M17 17h.01M14 20h.01M20 20h.01"
            }
            Icon::Save => "M12 3.5V15M7.5 10.5L12 15l4.5-4.5M5 16.5v4h14v-4",
            Icon::Check => "M4.5 12.5l5 5L19.5 7",
            Icon::Cross => "M6 6l12 12M18 6L6 18",
            Icon::Zone => {
                "M2.5 18h19M6.5 18a5.5 5.5 0 0 1 11 0M12 8.5v-3M5.4 11.4L3.6 9.6M18.6 11.4l1.8-1.8M8 21.5h8"
            }
            Icon::Down => "M6 9.5l6 6l6-6",
            Icon::Enlarge => "M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5L13 11M4.5 19.5L11 13",
            Icon::Reduce => "M19 10.5h-5.5V5M5 13.5h5.5V19M13.5 10.5L20 4M10.5 13.5L4 20",
            Icon::Merge => "M3 4.5h12v12H3zM9 8.5h12v11H9z",
            Icon::Apart => "M3 6.5h7.5v11H3zM13.5 6.5H21v11h-7.5z",
            Icon::Switch => "M4 8.5h15M15 4.5l4 4l-4 4M20 15.5H5M9 11.5l-4 4l4 4",
            Icon::People => {
                "M8.5 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM3 19.5c0-3.5 2.2-5.5 5.5-5.5s5.5 2 5.5 5.5M16 5.2a3 3 0 0 1 0 5.6M17 14.3c2.5.5 4 2.3 4 5.2"
            }
            Icon::Letter => "M3 5.5h18v13H3zM3.5 6.5l8.5 7l8.5-7",
            Icon::Play => "M8 5.5v13l10-6.5z",
            Icon::Pause => "M8.5 5.5v13M15.5 5.5v13",
            Icon::Lens => "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3L20.5 20.5",
            Icon::Bulb => {
                "M9.5 18h5M10.5 21h3M9.5 15.5c0-2-3-3.3-3-6.8a5.5 5.5 0 0 1 11 0c0 3.5-3 4.8-3 6.8z"
            }
            Icon::Up => "M12 20V5M5.5 11.5L12 5l6.5 6.5",
            Icon::Hourglass => "M6.5 3h11M6.5 21h11M8 3v3.5l8 11V21M16 3v3.5l-8 11V21",
            Icon::Minus => "M5 12h14",
            Icon::Redo => "M15.5 4.5L20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h5",
            Icon::Target => {
                "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM12 12h.01"
            }
            Icon::Hand => "M6 3.5v15l4-3.5l2.5 5.5l2.7-1.2l-2.5-5.5l5.3-.5z",
            Icon::Snail => {
                "M3 19h13c3 0 4-2 4-5V8M20 8l-1.5-3M20 8l2-2.5M6.5 19a5.5 5.5 0 1 1 9-4.5a3 3 0 1 1-4-3"
            }
            Icon::Chip => {
                "M7 7h10v10H7zM10.5 10.5h3v3h-3zM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17"
            }
        }
    }
}
