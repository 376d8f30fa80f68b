//! The colors of the page, by day, for what is seen without its style sheets. (`tests/picture.rs`
//! holds them against `styles/theme.css`.)

use crate::board::Color;

/// The colors of squares and of what is written on them.
#[derive(PartialEq, Eq, Debug)]
pub struct Squares {
    /// What the settings call it.
    pub name: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub on_light: &'static str,
    pub on_dark: &'static str,
}

const ALL: [Squares; 6] = [
    Squares {
        name: "glass",
        light: "#e6e8f1",
        dark: "#97a6c6",
        on_light: "#4d5a82",
        on_dark: "#1c2a52",
    },
    Squares {
        name: "wood",
        light: "#f2e3c9",
        dark: "#c69c6d",
        on_light: "#7a5530",
        on_dark: "#45280c",
    },
    Squares {
        name: "slate",
        light: "#ededea",
        dark: "#a6adad",
        on_light: "#545c5c",
        on_dark: "#2b3434",
    },
    Squares {
        name: "meadow",
        light: "#f1f0d6",
        dark: "#93b06c",
        on_light: "#55682f",
        on_dark: "#263a10",
    },
    Squares {
        name: "sea",
        light: "#e3edee",
        dark: "#84abb5",
        on_light: "#3d626c",
        on_dark: "#12353f",
    },
    Squares {
        name: "print",
        light: "#ffffff",
        dark: "#b4b4b4",
        on_light: "#4a4a4a",
        on_dark: "#1f1f1f",
    },
];

/// The colors of that name, or the usual ones.
pub fn squares(name: &str) -> &'static Squares {
    ALL.iter().find(|squares| squares.name == name).unwrap_or(&ALL[0])
}

pub const GROUND: &str = "#fbfafc";
pub const INK: &str = "#22223a";
pub const ZONE: &str = "#bbb7d0";
pub const ZONE_INK: &str = "#1f1c38";
pub const MARK: &str = "#154286";
pub const TRAIL: &str = "#7d3000";
/// Laid over a square, half of it showing.
pub const TRAIL_WASH: &str = "#ffbe5c";
pub const ALARM: &str = "#7c1500";
/// Laid over a square, a third of it showing.
pub const ALARM_GLOW: &str = "#ff601e";

/// The colors of a side's pieces: their bodies, outlines, and the lines inside.
pub const fn piece(color: Color) -> [&'static str; 3] {
    match color {
        Color::White => ["#fffdf8", "#23253a", "#23253a"],
        Color::Black => ["#2b2d42", "#12131f", "#e4e4f0"],
    }
}
