//! One board, or several over one another: squares and marks, pieces, and the keyboard on it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::draw::spots;
use crate::app::turns::action::Action;
use crate::app::turns::marks::{Landing, Marks};
use crate::app::turns::view;
use crate::app::wording::spoken;
use crate::board::{BoardId, BoardSquare, Square};
use crate::game::Spot;
use crate::game::scene::{BoardScene, MarkKind, Scene};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::aim;
use crate::web::draw::figure::figure;
use crate::web::draw::glyphs::{glyph, side};
use crate::web::draw::keys::{site_of, walk};
use crate::web::draw::pieces_layer::PiecesLayer;
use crate::web::draw::shapes::shapes;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct BoardProps {
    pub room: RoomHandle,
    pub scene: Rc<Scene>,
    pub marks: Rc<Marks>,
    /// The pieces of a figure that is drawn, in order around it.
    pub figure: Rc<[BoardSquare]>,
    /// Moves that are pointed out, the best first.
    pub pointers: Rc<[Shape]>,
    pub board: BoardScene,
    /// The boards that are drawn here: this one, and behind it those that lie under it.
    pub worlds: Vec<BoardId>,
    #[prop_or_default]
    pub children: Html,
}

/// One board, and over it whatever asks for a choice.
#[component]
pub fn BoardView(props: &BoardProps) -> Html {
    let orientation = props.room.table.orientation;
    let board = props.board;
    // The one square the Tab key stops at.
    let cursor = use_state(|| None::<Square>);
    let first = (board.files / 2, board.ranks - 2);
    let current = cursor.unwrap_or(board.square(first, orientation));
    let onkeydown = {
        let room = props.room.clone();
        move |event: KeyboardEvent| {
            let Some(at) = site_of(&event) else { return };
            if let Some(by) = walk(&event.key()) {
                event.prevent_default();
                let next = board.beside(at.square(), by, room.table.orientation);
                let name = spots::name(Spot::Square(BoardSquare::new(at.board(), next)));
                browser::focus(&format!("[data-spot={name}]"));
            } else if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                room.dispatch(Action::Press(Spot::Square(at)));
            }
        }
    };
    let onfocusin = {
        let cursor = cursor.clone();
        move |event: FocusEvent| {
            if let Some(at) = site_of(&event) {
                cursor.set(Some(at.square()));
            }
            aim::at_event(&event);
        }
    };
    html! {
        <div class="frame">
            <div
                class="board"
                role="grid"
                aria-label={spoken::boards(&props.scene, &props.worlds)}
                data-orientation={orientation.pick("white", "black")}
                {onkeydown}
                {onfocusin}
            >
                for y in 0..board.ranks {
                    <div class="rank" role="row" key={y}>
                        for x in 0..board.files {
                            { square(props, (x, y), current) }
                        }
                    </div>
                }
                { figure(&props.figure, board, &props.worlds, orientation) }
                // Turned round, the pieces are where they belong at once.
                <PiecesLayer
                    key={orientation as u8} {board} worlds={props.worlds.clone()}
                    pieces={props.scene.pieces.clone()} {orientation} blast={props.scene.blast}
                />
                { shapes("drawn", drawn(props), board, orientation) }
                if !props.pointers.is_empty() {
                    { shapes("pointer", pointers(props), board, orientation) }
                }
                <div class="landings" aria-hidden="true">
                    for landing in &props.marks.landings { { ghost(props, landing) } }
                </div>
            </div>
            { props.children.clone() }
        </div>
    }
}

/// The arrows and circles on the boards that are drawn here.
fn drawn(props: &BoardProps) -> impl Iterator<Item = Shape> {
    view::drawn_here(&props.room.table)
        .into_iter()
        .filter(|shape| props.worlds.contains(&shape.board))
}

/// The moves that are pointed out on the boards that are drawn here.
fn pointers(props: &BoardProps) -> impl Iterator<Item = Shape> {
    props.pointers.iter().copied().filter(|shape| props.worlds.contains(&shape.board))
}

/// A square as it is drawn: the spots that lie on it, the foremost first.
fn square(props: &BoardProps, (x, y): (u8, u8), current: Square) -> Html {
    let (table, scene, marks) = (&props.room.table, &props.scene, &props.marks);
    let square = props.board.square((x, y), table.orientation);
    let spots: Vec<Spot> =
        props.worlds.iter().map(|&world| Spot::Square(BoardSquare::new(world, square))).collect();
    let any = |holds: &dyn Fn(Spot) -> bool| spots.iter().any(|&spot| holds(spot));
    let marked = |kind: MarkKind| any(&|spot| scene.is_marked(spot, kind));
    let picked = any(&|spot| table.picked == Some(spot));
    let target = spots.iter().copied().find(|spot| marks.targets.contains(spot));
    let captures = target.is_some_and(|spot| scene.piece_at(spot).is_some());
    let movable = any(&|spot| marks.movable.contains(&spot));
    let entered = any(&|spot| marks.premoves.contains(&spot));
    let class = classes!(
        "square",
        if square.is_light() { "light" } else { "dark" },
        marked(MarkKind::LastMove).then_some("last"),
        marked(MarkKind::Passage).then_some("passage"),
        marked(MarkKind::Check).then_some("check"),
        marked(MarkKind::Threat).then_some("threat"),
        marked(MarkKind::Stone).then_some("stone"),
        picked.then_some("picked"),
        target.map(|_| if captures { "capture" } else { "target" }),
        movable.then_some("grab"),
        entered.then_some("premove"),
        any(&|spot| marks.is_landing(spot)).then_some("beyond"),
        any(&|spot| marks.is_blocked(spot)).then_some("blocked"),
        any(&|spot| marks.is_blocking(spot)).then_some("blocking"),
    );
    let threat = marked(MarkKind::Threat).then(|| texts().square_threatened());
    let stone = marked(MarkKind::Stone).then(|| texts().square_paralysed());
    let hint = if target.is_some() {
        Some(texts().square_target())
    } else if movable && table.picked.is_none() && table.is_live() {
        Some(texts().square_movable())
    } else {
        None
    };
    let premove = entered.then(|| texts().square_premove());
    let called = [Some(spoken::square_of(scene, &spots)), threat, stone, premove, hint];
    let called = called.into_iter().flatten().collect::<Vec<_>>().join(", ");
    html! {
        <div
            key={x}
            {class}
            role="gridcell"
            data-spot={spots.first().map(|&spot| spots::name(spot))}
            data-world={target.and_then(|spot| world_behind(props, spot))}
            tabindex={if square == current { "0" } else { "-1" }}
            aria-selected={if picked { "true" } else { "false" }}
            aria-label={called}
        >
            if x == 0 {
                <i class="coord-rank" data-text={(square.rank() + 1).to_string()}></i>
            }
            if y == props.board.ranks - 1 {
                <i class="coord-file" data-text={((b'a' + square.file()) as char).to_string()}></i>
            }
        </div>
    }
}

/// The letter of a spot's board, if that lies under this one.
fn world_behind(props: &BoardProps, spot: Spot) -> Option<String> {
    match spot {
        Spot::Square(at) if at.board() != props.board.id => Some(at.board().letter().to_string()),
        _ => None,
    }
}

/// A piece as it would come down on this board, shown by `aim`.
fn ghost(props: &BoardProps, landing: &Landing) -> Html {
    let at = landing.at;
    if !props.worlds.contains(&at.board()) {
        return html! {};
    }
    // Where the boards lie over one another, the squares are called by the world in front.
    let target = match landing.target {
        Spot::Square(target) if props.worlds.len() > 1 => Spot::Square(target.on(props.board.id)),
        target => target,
    };
    let (x, y) = props.board.corner(at.square(), props.room.table.orientation);
    let far = at.board() != props.board.id;
    html! {
        <div
            key={spots::name(Spot::Square(at)) + &spots::name(target)}
            class={classes!("piece", "landing", side(landing.color), far.then_some("far"))}
            data-for={spots::name(target)}
            data-world={at.board().letter().to_string()}
            ~style={format!("--x:{x};--y:{y}")}
        >
            { glyph(landing.role) }
        </div>
    }
}
