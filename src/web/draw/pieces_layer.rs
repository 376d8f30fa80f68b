//! The pieces of one board, or of all boards that lie over one another. Each keeps its element as long
//! as it lives, so a change of place is a motion; those that go or come fade, sink or rise.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::draw::motion;
use crate::app::draw::motion::{Actor, Motion, cast};
use crate::app::draw::spots;
use crate::app::draw::spots::role_name;
use crate::board::{BoardId, Color, Role};
use crate::game::Spot;
use crate::game::pieces::PieceScene;
use crate::game::scene::{Blast, BoardScene};
use crate::web::dom::browser;
use crate::web::draw::glyphs::{glyph, side};

/// How long a piece that has gone is kept, in milliseconds: longer than the slowest motion.
const FAREWELL: u32 = 1_200;

#[derive(PartialEq, Properties)]
pub struct PiecesProps {
    pub board: BoardScene,
    /// The boards whose pieces are drawn here, the foremost first.
    pub worlds: Vec<BoardId>,
    pub pieces: Rc<[PieceScene]>,
    pub orientation: Color,
    /// The capture of the last move, if it has blown up.
    #[prop_or_default]
    pub blast: Option<Blast>,
}

/// The pieces before and after the last change.
#[derive(Default)]
struct LayerMemory {
    then: Option<Rc<[PieceScene]>>,
    now: Option<Rc<[PieceScene]>>,
    /// Was the mover put on its square by hand?
    by_hand: bool,
}

impl LayerMemory {
    fn see(&mut self, pieces: &Rc<[PieceScene]>, blast: Option<Blast>) {
        if self.now.as_ref() != Some(pieces) {
            let then = self.now.replace(pieces.clone());
            self.then = then.filter(|then| motion::is_step(then, pieces, blast));
            self.by_hand = browser::is_there(".boards.still");
        }
    }
}

/// The pieces of some boards.
#[component]
pub fn PiecesLayer(props: &PiecesProps) -> Html {
    let memory = use_mut_ref(LayerMemory::default);
    let redraw = use_force_update();
    memory.borrow_mut().see(&props.pieces, props.blast);
    use_effect_with(props.pieces.clone(), {
        let memory = memory.clone();
        move |_| {
            let farewell = memory.borrow().then.is_some().then(|| {
                let memory = memory.clone();
                Timeout::new(FAREWELL, move || {
                    memory.borrow_mut().then = None;
                    redraw.force_update();
                })
            });
            move || drop(farewell)
        }
    });
    let memory = memory.borrow();
    let actors = cast(memory.then.as_deref(), &props.pieces, &props.worlds, props.blast);
    let fire = props.blast.filter(|_| actors.iter().any(|actor| actor.motion == Motion::Burst));
    html! {
        <div class="pieces" aria-hidden="true">
            for actor in actors { { draw(props, actor, memory.by_hand) } }
            if let Some(Blast { at, .. }) = fire {
                <i
                    key="blast" class="blast"
                    ~style={style(props.board.corner(at.square(), props.orientation), !memory.by_hand)}
                ></i>
            }
        </div>
    }
}

fn draw(props: &PiecesProps, actor: Actor, by_hand: bool) -> Html {
    let Actor { piece, motion, .. } = actor;
    let is_far = Some(piece.site.board()) != props.worlds.first().copied();
    let is_shared = || {
        let here = |other: &&PieceScene| props.worlds.contains(&other.site.board());
        let pieces = props.pieces.iter().filter(here);
        pieces.filter(|other| other.site.square() == piece.site.square()).count() > 1
    };
    html! {
        <Piece
            key={format!("{}{}", piece.key, side(piece.color))} {piece} {motion}
            corner={props.board.corner(piece.site.square(), props.orientation)}
            waits={actor.waits && !by_hand} {is_far} is_shared={is_far && is_shared()}
            is_captured={motion == Motion::Leave && actor.waits}
        />
    }
}

#[derive(PartialEq, Properties)]
struct PieceProps {
    piece: PieceScene,
    motion: Motion,
    /// How many squares right of and below the corner.
    corner: (u8, u8),
    /// Does it go after another has gone?
    waits: bool,
    /// Is it of a board that is not in front?
    is_far: bool,
    /// Does another, of a board more in front, stand on its square?
    is_shared: bool,
    /// Has another come to its square? Then it goes to a pocket, where there are any (table.css).
    is_captured: bool,
}

/// A piece: drawn only when something about it changes, for most stay where they are.
#[component]
fn Piece(props: &PieceProps) -> Html {
    let &PieceProps { piece, motion, corner, waits, is_far, is_shared, is_captured } = props;
    let stands = !matches!(motion, Motion::Leave | Motion::Burst | Motion::Sink);
    let motion = match motion {
        Motion::Walk => None,
        Motion::Arrive => Some("arrive"),
        Motion::Leave => Some(if is_captured { "captured" } else { "leave" }),
        Motion::Burst => Some("burst"),
        Motion::Sink => Some("sink"),
        Motion::Rise => Some("rise"),
        Motion::Pass => Some("pass"),
    };
    html! {
        <div
            class={classes!(
                "piece", side(piece.color), motion, is_far.then_some("far"),
                is_shared.then_some("shared"),
            )}
            data-at={stands.then(|| spots::name(Spot::Square(piece.site)))}
            data-world={is_far.then(|| piece.site.board().letter().to_string())}
            data-role={role_name(piece.role)}
            ~style={style(corner, waits)}
        >
            { glyph(piece.role) }
            if piece.was_pawn { <i class="was-pawn">{ glyph(Role::Pawn) }</i> }
        </div>
    }
}

/// Where something stands, and whether it goes after another.
fn style((x, y): (u8, u8), waits: bool) -> String {
    format!("--x:{x};--y:{y};--wait:{}", u8::from(waits))
}
