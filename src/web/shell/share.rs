//! Taking a game along, and bringing one in.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::share::{drawn, opening, picture, sharing};
use crate::app::shell::route::{Route, editor_address};
use crate::app::turns::action::Action;
use crate::app::turns::table::{Setup, Table};
use crate::app::wording::guesses::{Explained, explained};
use crate::texts::texts;
use crate::web::common::fields::wrong;
use crate::web::common::sheet::{Sheet, link_out};
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::share::copied::Copied;
use crate::web::share::link_row::LinkRow;
use crate::web::share::picture_row::PictureRow;
use crate::web::shell::page::{Open, Page};
use crate::web::turns::room::RoomHandle;

/// The game that is seen as links and texts to copy, the way to have it in a page of one's own, and a place
/// to paste a game.
// It is in another part than its caller (Cargo.toml).
#[inline(never)]
pub fn share(page: &Page) -> Html {
    let (t, seen) = (texts(), page.seen());
    let (table, on_embed) = (&seen.table, page.show(Open::Embed));
    let address = browser::address();
    let position = format!("{address}{}", drawn::position_link(table));
    let game = match &table.study {
        Some(study) => sharing::line_link(table, study),
        None => sharing::game_link(table),
    };
    let game = format!("{address}{game}");
    let draw = {
        let table = table.clone();
        Callback::from(move |style| picture::of_table(&table, style))
    };
    // A puzzle that was found is shown by its own address.
    let puzzle = matches!(*page.route, Route::Puzzles(Some(_)) | Route::TimedPuzzles);
    let puzzle = puzzle.then(|| format!("{address}{}", browser::hash_now()));
    if *page.route == Route::TimedPuzzles {
        return html! {
            <Sheet title={t.share()} on_close={page.close()}>
                for text in puzzle { <LinkRow name={t.solve_link()} {text} /> }
            </Sheet>
        };
    }
    html! {
        <Sheet title={t.share()} on_close={page.close()}>
            for text in puzzle { <LinkRow name={t.solve_link()} {text} /> }
            <LinkRow name={t.link_to_position()} text={position} />
            if table.ply() > 0 {
                <LinkRow name={t.link_to_game()} text={game} />
            }
            <PictureRow {draw} />
            <Copied name={t.position_as_fen()} text={table.shown_game().fen()} />
            // The form that other programs read.
            for text in table.shown_game().one_board_fen() {
                <Copied name={t.position_on_one_board()} {text} />
            }
            <Copied name={t.game_as_pgn()} text={sharing::pgn(table)} />
            <div class="field button-row">
                { link_out("button", editor_address(&sharing::position_link(table)), t.editor_edit(), &page.leave()) }
            </div>
            // What no server has cannot be in anybody's page.
            if address.starts_with("http") {
                <div class="field">
                    <button class="button" type="button" onclick={on_embed.reform(|_| ())}>
                        { icon(Icon::Apart) }{ t.embed_here() }
                    </button>
                </div>
            }
            <Paste room={page.room.clone()} on_open={page.bring()} on_study={page.study()} />
        </Sheet>
    }
}

#[derive(PartialEq, Properties)]
struct PasteProps {
    room: RoomHandle,
    /// Has it on the board.
    on_open: Callback<Table>,
    /// Looks into it.
    on_study: Callback<Table>,
}

/// A place to paste a link, a FEN or a PGN; what is wrong with it is said.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let area = use_node_ref();
    let fault = use_state(|| None::<(Explained, Callback<Table>)>);
    let with = |wanted: &Callback<Table>| {
        let (room, wanted) = (props.room.clone(), wanted.clone());
        let (area, fault) = (area.clone(), fault.clone());
        move |_| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            let setup = room.table.setup;
            match opening::read_here(&area.value(), setup) {
                Ok(table) => wanted.emit(table),
                Err(found) => {
                    let said = explained(&area.value(), setup.spec, &found);
                    fault.set(Some((said, wanted.clone())));
                    room.dispatch(Action::Hush);
                }
            }
        }
    };
    // As the other game that reads it, where it was to be opened.
    let open = {
        let (area, fault, setup) = (area.clone(), fault.clone(), props.room.table.setup);
        Callback::from(move |spec| {
            let area = area.cast::<HtmlTextAreaElement>();
            let table =
                area.and_then(|area| opening::read(&area.value(), Setup { spec, ..setup }).ok());
            if let (Some(table), Some((_, wanted))) = (table, &*fault) {
                wanted.emit(table);
            }
        })
    };
    let what = fault.as_ref().map(|(what, _)| what);
    html! {
        <div class="field">
            <label class="field-name" for="paste">
                { texts().paste_here() }
            </label>
            <textarea
                id="paste" ref={area.clone()} rows="3" spellcheck="false"
                aria-invalid={what.is_some().then_some("true")} aria-describedby="paste-fault"
            />
            { wrong("paste-fault", what, &open) }
            <div class="button-row">
                <button class="button" type="button" onclick={with(&props.on_open)}>{ texts().open() }</button>
                <button class="button" type="button" onclick={with(&props.on_study)}>{ texts().analysis() }</button>
            </div>
        </div>
    }
}
