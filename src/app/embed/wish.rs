//! What somebody wishes who embeds the board: parameters of the frame's address, beside those that
//! say which game it is.

use crate::engine::Level;
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::{Fault, address as link};
use crate::texts::Language;

/// The parameter that makes the page a frame: `embed=1`. `src/boot.js` looks for it.
pub const MARK: (&str, &str) = ("embed", "1");

/// What can be done in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// To play on from what is shown.
    #[default]
    Play,
    /// To look through a game.
    Replay,
    /// To find the moves of the link.
    Puzzle,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Play, Mode::Replay, Mode::Puzzle];

    /// Its name in addresses and style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Mode::Play => "play",
            Mode::Replay => "replay",
            Mode::Puzzle => "puzzle",
        }
    }
}

/// What is wished of a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameWish {
    pub mode: Mode,
    /// `light`, `dark`, or empty for what the visitor's system says.
    pub theme: &'static str,
    /// Does the computer play the other side?
    pub engine: bool,
    /// The computer's level, 1 to 14.
    pub level: u8,
    /// None: that of the visitor's browser. `src/boot.js` sees to both.
    pub language: Option<Language>,
    /// The origin of the page around, if that says it: only that page is told and heard.
    pub origin: Option<String>,
}

impl Default for FrameWish {
    fn default() -> FrameWish {
        FrameWish {
            mode: Mode::Play,
            theme: "",
            engine: true,
            level: 5,
            language: None,
            origin: None,
        }
    }
}

const THEMES: [&str; 2] = ["light", "dark"];

impl FrameWish {
    /// The wishes in an address, and the first that makes no sense; that one is as usual.
    pub fn read(address: &str) -> (FrameWish, Option<Fault>) {
        let mut wish = FrameWish::default();
        let mut first = None;
        for (key, value) in link::parameters(address) {
            if let Err(fault) = wish.set(&key, &value) {
                first.get_or_insert(fault);
            }
        }
        (wish, first)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        let odd = || Problem::NotUnderstood(Excerpt::of(value)).at(Part::key(key));
        match key {
            "mode" => {
                self.mode = Mode::ALL.into_iter().find(|m| m.word() == value).ok_or_else(odd)?;
            }
            "theme" => {
                self.theme = THEMES.into_iter().find(|&t| t == value).ok_or_else(odd)?;
            }
            "engine" if matches!(value, "0" | "1") => self.engine = value == "1",
            "engine" => return Err(odd()),
            "level" => {
                let level = value.parse().ok().and_then(Level::new).ok_or_else(odd)?;
                self.level = level.number();
            }
            "lang" => self.language = Language::of_tag(value),
            "origin" => {
                // Kept even if it is none: whoever declares one must not be taken for one who does
                // not.
                self.origin = Some(value.to_owned());
                return if is_origin(value) { Ok(()) } else { Err(odd()) };
            }
            _ => {}
        }
        Ok(())
    }

    /// The parameters for an address that has none of them yet.
    pub fn parameters(&self) -> String {
        let usual = FrameWish::default();
        let (key, value) = MARK;
        let mut text = format!("{key}={value}");
        let mut add = |differs: bool, key: &str, value: &str| {
            if differs {
                text += &format!("&{key}={value}");
            }
        };
        add(self.mode != usual.mode, "mode", self.mode.word());
        add(self.theme != usual.theme, "theme", self.theme);
        add(self.engine != usual.engine, "engine", if self.engine { "1" } else { "0" });
        add(self.level != usual.level, "level", &self.level.to_string());
        if let Some(language) = self.language {
            add(true, "lang", language.code());
        }
        if let Some(origin) = &self.origin {
            add(true, "origin", origin);
        }
        text
    }

    /// The address of a frame with these wishes, for a link from its `#` on.
    pub fn address(&self, link: &str) -> String {
        let joint = if link.contains('?') { '&' } else { '?' };
        format!("{link}{joint}{}", self.parameters())
    }
}

/// Scheme, host and perhaps a port, as browsers write origins.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or(text.strip_prefix("http://"));
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.:".contains(c);
    host.is_some_and(|host| !host.is_empty() && host.chars().all(plain))
}
