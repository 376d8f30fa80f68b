//! Boards and zones of a picture, and where they lie.

use crate::app::draw::sets::BOX;
use crate::app::share::picture::{PictureStyle, colors, pieces};
use crate::board::{BoardSquare, Color, Square};
use crate::game::Spot;
use crate::game::scene::{BoardScene, MarkKind, Scene, Tray};

/// What is left around everything, and between two boards.
const MARGIN: u32 = 12;
/// What stands over each of several boards: its letter.
const PLATE: u32 = 27;
/// The height of a zone, and of the pieces in it.
const ZONE: u32 = 42;
const HELD: u32 = 36;

/// Where everything lies.
pub struct BoardPlan {
    pub width: u32,
    pub height: u32,
    pub boards: Vec<BoardPlace>,
}

/// Where a board lies.
pub struct BoardPlace {
    board: BoardScene,
    /// Its upper left corner.
    x: u32,
    y: u32,
    /// Its letter, where there are several.
    letter: Option<char>,
}

impl BoardPlan {
    /// The boards side by side, the zones above and below them.
    pub fn of(scene: &Scene) -> BoardPlan {
        let several = scene.boards.len() > 1;
        let zone = if scene.trays.is_empty() { 0 } else { ZONE + MARGIN };
        let y = MARGIN + zone + if several { PLATE } else { 0 };
        let mut x = MARGIN;
        let mut boards = Vec::new();
        for &board in &scene.boards {
            let letter = several.then(|| board.id.letter());
            boards.push(BoardPlace { board, x, y, letter });
            x += board.files as u32 * BOX + MARGIN;
        }
        let ranks = scene.boards.iter().map(|board| board.ranks).max().unwrap_or(0);
        BoardPlan { width: x, height: y + ranks as u32 * BOX + zone + MARGIN, boards }
    }

    /// A side's zone with the pieces in it, and how many there are of each.
    pub fn zone(&self, scene: &Scene, tray: &Tray, below: Color) -> String {
        let y = if tray.color == below { self.height - MARGIN - ZONE } else { MARGIN };
        let last = scene.is_marked(Spot::Zone(tray.color), MarkKind::LastMove);
        let edge = if last { colors::TRAIL } else { "none" };
        let mut text = format!(
            "<rect x=\"{MARGIN}\" y=\"{y}\" width=\"{}\" height=\"{ZONE}\" rx=\"6\" fill=\"{}\" \
             stroke=\"{edge}\" stroke-width=\"2.5\"/>",
            self.width - 2 * MARGIN,
            colors::ZONE,
        );
        let mut x = MARGIN + 4;
        for &(role, count) in tray.pockets.iter().filter(|pocket| pocket.1 > 0) {
            text += &pieces::piece(tray.color, role, (x, y + (ZONE - HELD) / 2), HELD);
            x += HELD;
            if count > 1 {
                text += &written(&count.to_string(), (x, y + 27), 16, "start", colors::ZONE_INK);
                x += 18;
            }
            x += 8;
        }
        text
    }
}

impl BoardPlace {
    /// The board with everything on it.
    pub fn drawn(&self, scene: &Scene, below: Color, style: PictureStyle) -> String {
        let here = |at: &BoardSquare| at.board() == self.board.id;
        let mut text = self.squares(below, style);
        let marks = scene.marks.iter().filter_map(|mark| match mark.spot {
            Spot::Square(at) => Some((at, mark.kind)).filter(|(at, _)| here(at)),
            _ => None,
        });
        text.extend(marks.map(|(at, kind)| mark(kind, self.corner(at.square(), below))));
        if !scene.figure.is_empty() && scene.figure.iter().all(here) {
            text += &self.figure(&scene.figure, below);
        }
        let pieces = scene.pieces.iter().filter(|piece| here(&piece.site));
        text.extend(pieces.map(|piece| {
            pieces::piece(piece.color, piece.role, self.corner(piece.site.square(), below), BOX)
        }));
        if style.coordinates {
            text += &self.coordinates(below, style);
        }
        let letter = self.letter.map(String::from);
        let letter = letter
            .map(|letter| written(&letter, (self.x + 2, self.y - 7), 20, "start", colors::INK));
        text + &letter.unwrap_or_default()
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square, below: Color) -> (u32, u32) {
        let (x, y) = self.board.corner(square, below);
        (self.x + x as u32 * BOX, self.y + y as u32 * BOX)
    }

    /// The dark board, and on it the light squares.
    fn squares(&self, below: Color, style: PictureStyle) -> String {
        let BoardScene { files, ranks, .. } = self.board;
        let places = (0..ranks).flat_map(|y| (0..files).map(move |x| (x, y)));
        let squares = places.map(|place| self.board.square(place, below));
        let light: String = squares
            .filter(|square| square.is_light())
            .map(|square| self.corner(square, below))
            .map(|(x, y)| format!("M{x} {y}h{BOX}v{BOX}h-{BOX}z"))
            .collect();
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\
             <path d=\"{light}\" fill=\"{}\"/>",
            self.x,
            self.y,
            files as u32 * BOX,
            ranks as u32 * BOX,
            style.squares.dark,
            style.squares.light,
        )
    }

    /// The names of ranks on the left and of files at the bottom.
    fn coordinates(&self, below: Color, style: PictureStyle) -> String {
        let BoardScene { files, ranks, .. } = self.board;
        let ink = |square: Square| match square.is_light() {
            true => style.squares.on_light,
            false => style.squares.on_dark,
        };
        let rank = |y: u8| {
            let square = self.board.square((0, y), below);
            let (x, y) = self.corner(square, below);
            written(&(square.rank() + 1).to_string(), (x + 2, y + 9), 9, "start", ink(square))
        };
        let file = |x: u8| {
            let square = self.board.square((x, ranks - 1), below);
            let (x, y) = self.corner(square, below);
            let name = ((b'a' + square.file()) as char).to_string();
            written(&name, (x + BOX - 2, y + BOX - 3), 9, "end", ink(square))
        };
        (0..ranks).map(rank).chain((0..files).map(file)).collect()
    }

    /// The line through the pieces that the last move rested on.
    fn figure(&self, pieces: &[BoardSquare], below: Color) -> String {
        let middle = |at: &BoardSquare| {
            let (x, y) = self.corner(at.square(), below);
            format!("{}.5,{}.5", x + BOX / 2, y + BOX / 2)
        };
        let points = pieces.iter().map(middle).collect::<Vec<_>>().join(" ");
        format!(
            "<polygon points=\"{points}\" fill=\"{0}\" fill-opacity=\".24\" stroke=\"{0}\" \
             stroke-width=\"3.4\" stroke-linejoin=\"round\"/>",
            colors::MARK
        )
    }
}

/// A mark on the square with that corner.
fn mark(kind: MarkKind, (x, y): (u32, u32)) -> String {
    let wash = || {
        let color = colors::TRAIL_WASH;
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{BOX}\" height=\"{BOX}\" fill=\"{color}\" fill-opacity=\".52\"/>"
        )
    };
    match kind {
        // A tint, and what says the same without color: corners.
        MarkKind::LastMove => {
            let (right, bottom) = (x + BOX - 1, y + BOX - 1);
            let (left, top, color) = (x + 1, y + 1, colors::TRAIL);
            let corners = format!(
                "M{left} {}v-9h9M{} {top}h9v9M{right} {}v9h-9M{} {bottom}h-9v-9",
                top + 9,
                right - 9,
                bottom - 9,
                left + 9
            );
            let corners = format!(
                "<path d=\"{corners}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2.2\"/>"
            );
            wash() + &corners
        }
        MarkKind::Passage => wash() + &ring((x, y), 7, colors::TRAIL, "fill=\"none\""),
        MarkKind::Check => {
            let glow = format!("fill=\"{}\" fill-opacity=\".65\"", colors::ALARM_GLOW);
            ring((x, y), 20, colors::ALARM, &glow)
        }
        MarkKind::Stone => ring((x, y), 20, colors::MARK, "fill=\"none\" stroke-dasharray=\"2 3\""),
        MarkKind::Threat => {
            ring((x, y), 20, colors::MARK, "fill=\"none\" stroke-dasharray=\"5 4\"")
        }
    }
}

/// A ring in the middle of the square with that corner.
fn ring((x, y): (u32, u32), radius: u32, color: &str, more: &str) -> String {
    let half = BOX / 2;
    format!(
        "<circle cx=\"{}.5\" cy=\"{}.5\" r=\"{radius}\" stroke=\"{color}\" stroke-width=\"2\" {more}/>",
        x + half,
        y + half
    )
}

/// A text from there on, or up to there.
fn written(text: &str, (x, y): (u32, u32), size: u32, anchor: &str, color: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{color}\">{text}</text>"
    )
}
