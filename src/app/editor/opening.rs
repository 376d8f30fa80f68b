//! What is made of a position that somebody has set up: links and pictures.

use super::draft::Draft;
use super::scene;
use super::verdict::Verdict;
use crate::app::share::picture::{self, Picture, PictureStyle};
use crate::board::Color;
use crate::game::link::{self, Link};
use crate::notation::realtime;

/// The link to a position, from its `#` on, by which anybody plays it. None if nobody can.
pub fn link(draft: &Draft, below: Color) -> Option<String> {
    if !Verdict::of(draft).is_legal() {
        return None;
    }
    let orientation = Some(below).filter(|&color| color == Color::Black);
    Some(match draft.begun() {
        Some(game) => link::encode(&Link { orientation, ..Link::to(game) }),
        None => realtime::link::to_start(&draft.fen()),
    })
}

/// A picture of a position, whether or not it can be played, under a title.
pub fn picture(draft: &Draft, below: Color, title: &str, style: PictureStyle) -> Picture {
    let name = draft.game.slug().to_owned();
    Picture { name, ..picture::draw(&scene::of(draft), title, below, style) }
}
