//! Asks which of several moves is meant that are made alike: which piece a pawn becomes, on which
//! board a piece comes down, whether a pair goes as one, or whether sides are changed.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::draw::miniature::{Miniature, miniatures};
use crate::app::draw::spots;
use crate::app::turns::action::Action;
use crate::app::turns::choices::{Way, part_ways, ways};
use crate::app::turns::{view, words};
use crate::app::wording::terms;
use crate::board::{BoardSquare, Role};
use crate::game::scene::{BoardScene, Scene};
use crate::rules::Move;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::{glyph, icon, side};
use crate::web::draw::miniature::miniature;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct ChooserProps {
    pub room: RoomHandle,
    pub scene: std::rc::Rc<Scene>,
    /// The board it lies over.
    pub board: BoardScene,
}

/// The choice over a board, as long as there is one to make of moves played on it.
#[component]
pub fn Chooser(props: &ChooserProps) -> Html {
    let table = &props.room.table;
    let moves = &table.choosing;
    let pressed = moves.first().and_then(|&m| pressed(m));
    use_effect_with((moves.clone(), table.view), {
        let back = pressed.map(|at| format!("[data-spot={}]", spots::name(view::drawn(table, at))));
        move |_| {
            // Whoever plays by keyboard chooses by it, and goes on from where the piece has gone.
            let back = back.filter(|_| browser::is_there("[role=grid] :focus"));
            let stage = browser::focused_stage();
            if back.is_some() {
                browser::focus(".chooser .choice");
            }
            move || back.iter().for_each(|spot| browser::focus_in(stage.as_ref(), spot))
        }
    });
    let Some(at) = pressed else { return html! {} };
    let us = table.game.turn();
    let (x, y) = props.board.corner(at.square(), table.orientation);
    let ways = ways(&props.scene, moves);
    let cancel = act(&props.room, Action::LetGo);
    // Only the piece is asked for when all come down on the same board: at the edge of the board,
    // where the pawn has gone. Otherwise what is chosen stands beside the square.
    let promotes = ways.len() == 1 && moves.len() > 1;
    let place = match promotes {
        true => (us != table.orientation).then_some("up"),
        false if y < props.board.ranks / 2 => Some("beside"),
        false => Some("beside up"),
    };
    let pictures = match part_ways(moves) {
        true => miniatures(&props.scene, props.board, table.orientation, &firsts(&ways)),
        false => Vec::new(),
    };
    let columns = !pictures.is_empty() && ways.len() == moves.len();
    let style = format!("--x:{x};--y:{y}");
    html! {
        <>
            <div class="scrim" onpointerdown={cancel.reform(|_| ())}></div>
            if moves.len() > 1 && stays_there(moves) {
                { again(&props.room, moves[0], &style) }
            }
            <div
                class={classes!("chooser", side(us), place, columns.then_some("columns"))}
                role="dialog"
                aria-label={question(promotes, moves)}
                ~style={style}
                onkeydown={walk}
            >
                if promotes {
                    for &choice in &ways[0].moves { { pieces_only(&props.room, choice) } }
                } else {
                    for (i, way) in ways.iter().enumerate() {
                        { row(&props.room, way, pictures.get(i)) }
                    }
                    if moves.len() == 1 {
                        { button(texts().put_down(), icon(Icon::Cross), Some(texts().put_down()), cancel) }
                    }
                }
            </div>
        </>
    }
}
/// The spot that was pressed to make a move, as far as the choice is concerned.
fn pressed(m: Move) -> Option<BoardSquare> {
    match m {
        Move::Flit { to, .. } => Some(to),
        _ => m.landing().map(|at| at.on(m.board())),
    }
}

fn act(room: &RoomHandle, action: Action) -> Callback<()> {
    let room = room.clone();
    Callback::from(move |()| room.dispatch(action.clone()))
}

/// What is asked.
fn question(promotes: bool, moves: &[Move]) -> String {
    let t = texts();
    match promotes {
        true => t.choose_promotion(),
        false if part_ways(moves) => t.choose_together(),
        false if stays_there(moves) => t.choose_switch(),
        false => t.choose_board(),
    }
}

/// Do all the moves come down on one board?
fn stays_there(moves: &[Move]) -> bool {
    let board = |m: &Move| m.landing().map(BoardSquare::board);
    moves.windows(2).all(|pair| board(&pair[0]) == board(&pair[1]))
}

/// The first move of each way.
fn firsts(ways: &[Way]) -> Vec<Move> {
    ways.iter().filter_map(|way| way.moves.first()).map(|&(m, _)| m).collect()
}

/// The square itself, to be pressed once more by those who want what is usual.
fn again(room: &RoomHandle, m: Move, style: &str) -> Html {
    let choose = act(room, Action::Choose(m)).reform(|_| ());
    html! { <div class="again" ~style={style} onpointerdown={choose}></div> }
}

/// The moves that are made in one way: one button that says so, or the words and the pieces.
fn row(room: &RoomHandle, way: &Way, picture: Option<&Miniature>) -> Html {
    match way.moves[..] {
        [(m, role)] => {
            let name = match picture {
                Some(_) => words::way_spoken(way),
                None => texts().way_named(&terms::piece(role), &words::way_spoken(way)),
            };
            let sign = match (m, picture) {
                (Move::Switch(_), _) => icon(Icon::Switch),
                (_, Some(picture)) => miniature(picture),
                (_, None) => glyph(role),
            };
            button(name, sign, Some(words::way(way)), act(room, Action::Choose(m)))
        }
        _ => html! {
            <div class="way" role="group" aria-label={words::way_spoken(way)}>
                { for picture.map(miniature) }
                <span class="way-text">{ words::way(way) }</span>
                for &choice in &way.moves { { pieces_only(room, choice) } }
            </div>
        },
    }
}

fn pieces_only(room: &RoomHandle, (m, role): (Move, Role)) -> Html {
    button(terms::piece(role), glyph(role), None::<AttrValue>, act(room, Action::Choose(m)))
}

/// A button to choose by.
///
/// The tap that opens the chooser ends in a click on what has come under the finger. So a pointer
/// chooses when it goes down, and a click only without one, from the keyboard.
fn button(
    name: impl Into<AttrValue>,
    sign: Html,
    text: Option<impl Into<AttrValue>>,
    choose: Callback<()>,
) -> Html {
    let onpointerdown = {
        let choose = choose.clone();
        move |event: PointerEvent| {
            if event.button() == 0 {
                choose.emit(());
            }
        }
    };
    let onclick = move |event: MouseEvent| {
        if event.detail() == 0 {
            choose.emit(());
        }
    };
    html! {
        <button class="choice" type="button" aria-label={name.into()} {onpointerdown} {onclick}>
            { sign }
            if let Some(text) = text {
                <span class="choice-text">{ text.into() }</span>
            }
        </button>
    }
}

/// Arrows and Tab go from one choice to the next, and round.
fn walk(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "Tab" => event.shift_key(),
        "ArrowUp" | "ArrowLeft" => true,
        "ArrowDown" | "ArrowRight" => false,
        _ => return,
    };
    event.prevent_default();
    let Ok(all) = browser::document().query_selector_all(".chooser .choice") else { return };
    let (count, at) = (all.length(), event.target_dyn_into::<Node>());
    let at = (0..count).find(|&i| all.item(i) == at).unwrap_or(0);
    let next = if back { at + count - 1 } else { at + 1 } % count.max(1);
    if let Some(next) = all.item(next).and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
    }
}
