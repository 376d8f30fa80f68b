//! The men of one board, or of all boards that lie over one another. Each keeps its element as long
//! as it lives, so a change of place is a motion; those that go or come fade, sink or rise.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::browser;
use super::glyphs::{glyph, side};
use crate::board::{BoardId, Color};
use crate::game::Spot;
use crate::game::men::ManScene;
use crate::game::scene::BoardScene;
use crate::ui::motion::{self, Actor, Motion, cast};
use crate::ui::spots::{self, role_name};

/// How long a man that has gone is kept, in milliseconds: longer than the slowest motion.
const FAREWELL: u32 = 1_200;

#[derive(PartialEq, Properties)]
pub struct MenProps {
    pub board: BoardScene,
    /// The boards whose men are drawn here, the foremost first.
    pub worlds: Vec<BoardId>,
    pub men: Rc<[ManScene]>,
    pub orientation: Color,
}

/// The men before and after the last change.
#[derive(Default)]
struct Memory {
    then: Option<Rc<[ManScene]>>,
    now: Option<Rc<[ManScene]>>,
    /// Was the mover put on its square by hand?
    by_hand: bool,
}

impl Memory {
    fn see(&mut self, men: &Rc<[ManScene]>) {
        if self.now.as_ref() != Some(men) {
            let then = self.now.replace(men.clone());
            self.then = then.filter(|then| motion::is_step(then, men));
            self.by_hand = browser::is_there(".boards.still");
        }
    }
}

/// The men of some boards.
#[component]
pub fn MenLayer(props: &MenProps) -> Html {
    let memory = use_mut_ref(Memory::default);
    let redraw = use_force_update();
    memory.borrow_mut().see(&props.men);
    use_effect_with(props.men.clone(), {
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
    html! {
        <div class="men" aria-hidden="true">
            for actor in cast(memory.then.as_deref(), &props.men, &props.worlds) {
                { draw(props, actor, memory.by_hand) }
            }
        </div>
    }
}

fn draw(props: &MenProps, actor: Actor, by_hand: bool) -> Html {
    let Actor { man, motion, .. } = actor;
    let is_far = Some(man.site.board()) != props.worlds.first().copied();
    let is_shared = || {
        let here = |other: &&ManScene| props.worlds.contains(&other.site.board());
        let men = props.men.iter().filter(here);
        men.filter(|other| other.site.square() == man.site.square()).count() > 1
    };
    html! {
        <Man
            key={format!("{}{}", man.key, side(man.color))} {man} {motion}
            corner={props.board.corner(man.site.square(), props.orientation)}
            waits={actor.waits && !by_hand} {is_far} is_shared={is_far && is_shared()}
        />
    }
}

#[derive(PartialEq, Properties)]
struct ManProps {
    man: ManScene,
    motion: Motion,
    /// How many squares right of and below the corner.
    corner: (u8, u8),
    /// Does it go after another has gone?
    waits: bool,
    /// Is it of a board that is not in front?
    is_far: bool,
    /// Does another, of a board more in front, stand on its square?
    is_shared: bool,
}

/// A man: drawn only when something about it changes, for most stay where they are.
#[component]
fn Man(props: &ManProps) -> Html {
    let &ManProps { man, motion, corner: (x, y), waits, is_far, is_shared } = props;
    let stands = !matches!(motion, Motion::Leave | Motion::Sink);
    let motion = match motion {
        Motion::Walk => None,
        Motion::Arrive => Some("arrive"),
        Motion::Leave => Some("leave"),
        Motion::Sink => Some("sink"),
        Motion::Rise => Some("rise"),
        Motion::Pass => Some("pass"),
    };
    html! {
        <div
            class={classes!(
                "man", side(man.color), motion, is_far.then_some("far"),
                is_shared.then_some("shared"),
            )}
            data-at={stands.then(|| spots::name(Spot::Site(man.site)))}
            data-world={is_far.then(|| man.site.board().letter().to_string())}
            data-role={role_name(man.role)}
            ~style={format!("--x:{x};--y:{y};--wait:{}", u8::from(waits))}
        >
            { glyph(man.role) }
        </div>
    }
}
