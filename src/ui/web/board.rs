//! One board: its squares and marks, its men, and the keyboard on it.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::browser;
use super::men_layer::MenLayer;
use super::room::RoomHandle;
use crate::board::{Color, Site, Square};
use crate::game::Spot;
use crate::game::gesture::{can_pick, targets};
use crate::game::scene::{BoardScene, MarkKind, Scene};
use crate::ui::table::Action;
use crate::ui::{spots, words};

#[derive(PartialEq, Properties)]
pub struct BoardProps {
    pub room: RoomHandle,
    pub scene: Scene,
    pub board: BoardScene,
    #[prop_or_default]
    pub children: Html,
}

/// One board, and over it whatever asks for a choice.
#[component]
pub fn BoardView(props: &BoardProps) -> Html {
    let table = &props.room.table;
    let orientation = table.orientation;
    // The one square the Tab key stops at.
    let cursor = use_state(|| None::<Square>);
    let current = cursor.unwrap_or(orientation.pick(Square::at(4, 1), Square::at(3, 6)));
    let marks = Marks::of(props);
    let onkeydown = {
        let room = props.room.clone();
        move |event: KeyboardEvent| {
            let Some(at) = site_of(&event) else { return };
            if let Some(next) = walk(at.square(), &event.key(), room.table.orientation) {
                event.prevent_default();
                let name = spots::name(Spot::Site(Site::new(at.board(), next)));
                browser::focus(&format!("[data-spot={name}]"));
            } else if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                room.dispatch(Action::Press(Spot::Site(at)));
            }
        }
    };
    let onfocusin = {
        let cursor = cursor.clone();
        move |event: FocusEvent| {
            if let Some(at) = site_of(&event) {
                cursor.set(Some(at.square()));
            }
        }
    };
    let label = match props.scene.boards.len() {
        1 => "Board".to_owned(),
        _ => format!("Board {}", props.board.id.letter()),
    };
    html! {
        <div class="frame">
            <div
                class="board"
                role="grid"
                aria-label={label}
                data-orientation={orientation.pick("white", "black")}
                {onkeydown}
                {onfocusin}
            >
                for rank in 0..8_u8 {
                    <div class="rank" role="row" key={rank}>
                        for file in 0..8_u8 {
                            { square(props, &marks, (file, rank), current) }
                        }
                    </div>
                }
                // Turned round, the men are where they belong at once.
                <MenLayer
                    key={orientation as u8} board={props.board.id}
                    men={props.scene.men.clone()} {orientation}
                />
            </div>
            { props.children.clone() }
        </div>
    }
}

/// The site an event happens at. It is asked of the event, for keys may come faster than the board
/// is drawn.
fn site_of(event: &web_sys::Event) -> Option<Site> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    match spots::spot(&browser::spot_around(&element)?.1)? {
        Spot::Site(at) => Some(at),
        _ => None,
    }
}

/// What is marked on the squares because of what is picked.
struct Marks {
    targets: Vec<Spot>,
    movable: Vec<Spot>,
}

impl Marks {
    fn of(props: &BoardProps) -> Marks {
        let table = &props.room.table;
        if !table.is_live() {
            return Marks { targets: Vec::new(), movable: Vec::new() };
        }
        let (legal, us) = (table.game.legal(), table.game.turn());
        let men = props.scene.men.iter().map(|man| Spot::Site(man.site));
        Marks {
            targets: table.picked.map_or(Vec::new(), |picked| targets(legal, us, picked)),
            movable: men.filter(|&spot| can_pick(legal, us, spot)).collect(),
        }
    }
}

/// One square, counted from the upper left as drawn.
fn square(props: &BoardProps, marks: &Marks, (x, y): (u8, u8), current: Square) -> Html {
    let (table, scene) = (&props.room.table, &props.scene);
    let orientation = table.orientation;
    let square = orientation.pick(Square::at(x, 7 - y), Square::at(7 - x, y));
    let spot = Spot::Site(Site::new(props.board.id, square));
    let occupied = scene.man_at(spot).is_some();
    let picked = table.picked == Some(spot);
    let target = marks.targets.contains(&spot);
    let movable = marks.movable.contains(&spot);
    let class = classes!(
        "square",
        if square.is_light() { "light" } else { "dark" },
        scene.is_marked(spot, MarkKind::LastMove).then_some("last"),
        scene.is_marked(spot, MarkKind::Check).then_some("check"),
        picked.then_some("picked"),
        target.then_some(if occupied { "capture" } else { "target" }),
        movable.then_some("grab"),
    );
    let hint = if target {
        ", can go here"
    } else if movable && table.picked.is_none() {
        ", can move"
    } else {
        ""
    };
    html! {
        <div
            key={x}
            {class}
            role="gridcell"
            data-spot={spots::name(spot)}
            tabindex={if square == current { "0" } else { "-1" }}
            aria-selected={if picked { "true" } else { "false" }}
            aria-label={format!("{}{hint}", words::spot(scene, spot))}
        >
            if x == 0 {
                <i class="coord-rank" data-text={(square.rank() + 1).to_string()}></i>
            }
            if y == 7 {
                <i class="coord-file" data-text={((b'a' + square.file()) as char).to_string()}></i>
            }
        </div>
    }
}

/// The square a key leads to, as the board is drawn; `None` for other keys.
fn walk(from: Square, key: &str, orientation: Color) -> Option<Square> {
    let (file, rank) = (from.file() as i8, from.rank() as i8);
    let up = orientation.pick(1, -1);
    let (file, rank) = match key {
        "ArrowUp" => (file, rank + up),
        "ArrowDown" => (file, rank - up),
        "ArrowRight" => (file + up, rank),
        "ArrowLeft" => (file - up, rank),
        "Home" => (orientation.pick(0, 7), rank),
        "End" => (orientation.pick(7, 0), rank),
        _ => return None,
    };
    Some(Square::at(file.clamp(0, 7) as u8, rank.clamp(0, 7) as u8))
}
