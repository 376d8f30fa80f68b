//! Taking a game along, and bringing one in.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::browser;
use super::glyphs::icon;
use super::room::RoomHandle;
use super::sheet::Sheet;
use crate::ui::icons::Icon;
use crate::ui::opening;
use crate::ui::sharing;
use crate::ui::table::{Action, Table};

/// The game as links and texts to copy, and a place to paste one.
pub fn share(room: &RoomHandle, on_open: Callback<Table>, on_close: Callback<()>) -> Html {
    let table = &room.table;
    let address = browser::address();
    let position = format!("{address}{}", sharing::position_link(table));
    let game = format!("{address}{}", sharing::game_link(table));
    html! {
        <Sheet title="Share" on_close={on_close.clone()}>
            <Copied name="Link to this position" text={position} />
            if table.ply() > 0 {
                <Copied name="Link to the whole game" text={game} />
            }
            <Copied name="Position (FEN)" text={table.shown_game().fen()} />
            // The form that other programs read.
            for text in table.shown_game().one_board_fen() {
                <Copied name="Position on one board (FEN with |)" {text} />
            }
            <Copied name="Game (PGN)" text={sharing::pgn(table)} />
            <Paste room={room.clone()} {on_open} {on_close} />
        </Sheet>
    }
}

#[derive(PartialEq, Properties)]
pub struct CopiedProps {
    pub name: &'static str,
    pub text: AttrValue,
}

/// A text and a button that copies it.
#[component]
pub fn Copied(props: &CopiedProps) -> Html {
    let field = use_node_ref();
    let outcome = use_state(|| "Copy");
    use_effect_with(props.text.clone(), {
        let outcome = outcome.clone();
        move |_| outcome.set("Copy")
    });
    let copy = {
        let (text, field, outcome) = (props.text.clone(), field.clone(), outcome.clone());
        move |_| {
            let (field, outcome) = (field.clone(), outcome.clone());
            browser::copy(&text, move |done| {
                if done {
                    return outcome.set("Copied");
                }
                // Where the page may not copy, the person can.
                if let Some(field) = field.cast::<HtmlInputElement>() {
                    field.select();
                }
                outcome.set("Press Ctrl+C");
            });
        }
    };
    html! {
        <div class="field">
            <label class="field-name" for={props.name}>{ props.name }</label>
            <div class="copy-row">
                <input id={props.name} ref={field} readonly=true value={props.text.clone()} />
                <button class="button" type="button" aria-label={format!("Copy: {}", props.name)} onclick={copy}>
                    { icon(if *outcome == "Copied" { Icon::Check } else { Icon::Copy }) }
                    <span aria-live="polite">{ *outcome }</span>
                </button>
            </div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct PasteProps {
    room: RoomHandle,
    on_open: Callback<Table>,
    on_close: Callback<()>,
}

/// A place to paste a link, a FEN or a PGN; what is wrong with it is said.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let area = use_node_ref();
    let fault = use_state(String::new);
    let open = {
        let (props, area, fault) = (
            (props.room.clone(), props.on_open.clone(), props.on_close.clone()),
            area.clone(),
            fault.clone(),
        );
        move |_| {
            let (room, on_open, on_close) = &props;
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            match opening::read(&area.value(), room.table.setup) {
                Ok(table) => {
                    on_open.emit(table);
                    on_close.emit(());
                }
                Err(found) => {
                    fault.set(found.to_string());
                    room.dispatch(Action::Hush);
                }
            }
        }
    };
    html! {
        <div class="field">
            <label class="field-name" for="paste">
                { "Open a position or game: paste a FEN, a PGN or a link" }
            </label>
            <textarea
                id="paste" ref={area} rows="3" spellcheck="false"
                aria-invalid={(!fault.is_empty()).then_some("true")} aria-describedby="paste-fault"
            />
            <p class="error" id="paste-fault" role="alert">{ &*fault }</p>
            <button class="button" type="button" onclick={open}>{ "Open" }</button>
        </div>
    }
}
