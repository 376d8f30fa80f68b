//! Taking a game along, and bringing one in.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::browser;
use super::glyphs::icon;
use super::link_row::LinkRow;
use super::picture_row::PictureRow;
use super::room::RoomHandle;
use super::sheet::Sheet;
use crate::ui::icons::Icon;
use crate::ui::table::{Action, Table};
use crate::ui::{opening, picture, sharing};

/// The game as links and texts to copy, the way to have it in a page of one's own, and a place to paste
/// a game.
pub fn share(
    room: &RoomHandle,
    on_open: Callback<Table>,
    on_embed: Callback<()>,
    on_close: Callback<()>,
) -> Html {
    let table = &room.table;
    let address = browser::address();
    let position = format!("{address}{}", sharing::position_link(table));
    let game = format!("{address}{}", sharing::game_link(table));
    let draw = {
        let table = table.clone();
        Callback::from(move |style| picture::of_table(&table, style))
    };
    html! {
        <Sheet title="Share" on_close={on_close.clone()}>
            <LinkRow name="Link to this position" text={position} />
            if table.ply() > 0 {
                <LinkRow name="Link to the whole game" text={game} />
            }
            <PictureRow {draw} />
            <Copied name="Position (FEN)" text={table.shown_game().fen()} />
            // The form that other programs read.
            for text in table.shown_game().one_board_fen() {
                <Copied name="Position on one board (FEN with |)" {text} />
            }
            <Copied name="Game (PGN)" text={sharing::pgn(table)} />
            // What no server has cannot be in anybody's page.
            if address.starts_with("http") {
                <div class="field">
                    <button class="button" type="button" onclick={on_embed.reform(|_| ())}>
                        { icon(Icon::Apart) }{ "Embed in a web page…" }
                    </button>
                </div>
            }
            <Paste room={room.clone()} {on_open} {on_close} />
        </Sheet>
    }
}

#[derive(PartialEq, Properties)]
pub struct CopiedProps {
    pub name: AttrValue,
    pub text: AttrValue,
    /// What else can be done with it.
    #[prop_or_default]
    pub children: Html,
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
            <label class="field-name" for={props.name.clone()}>{ &props.name }</label>
            <div class="copy-row">
                <input id={props.name.clone()} ref={field} readonly=true value={props.text.clone()} />
                <button class="button" type="button" aria-label={format!("Copy: {}", props.name)} onclick={copy}>
                    { icon(if *outcome == "Copied" { Icon::Check } else { Icon::Copy }) }
                    <span aria-live="polite">{ *outcome }</span>
                </button>
                { props.children.clone() }
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
