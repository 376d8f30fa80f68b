//! The help: all keys, and what can be typed.

use yew::prelude::*;

use crate::texts::texts;
use crate::web::common::sheet::Sheet;

/// What a row says, and the keys that do it or the words to type.
type Row = (String, Vec<String>);

/// The help sheet.
pub fn help_sheet(on_close: Callback<()>) -> Html {
    let t = texts();
    html! {
        <Sheet title={t.help()} {on_close}>
            // What scrolls must be reached by the keyboard, and nothing in it can be pressed.
            <div role="group" aria-label={t.help()} tabindex="0">
                { part(t.help_keys(), keys()) }
                { part(t.help_board(), on_board()) }
                { part(t.help_typed(), to_type()) }
                { part(t.help_analysis(), in_analysis()) }
                { part(t.help_editor(), in_editor()) }
            </div>
        </Sheet>
    }
}

fn part(title: String, rows: Vec<Row>) -> Html {
    html! {
        <section class="field">
            <h3 class="field-name">{ title }</h3>
            for (name, keys) in rows {
                <div class="setting">
                    <span class="setting-name">{ name }</span>
                    <span class="button-row">
                        for key in keys { <kbd>{ key }</kbd> }
                    </span>
                </div>
            }
        </section>
    }
}

fn row(name: String, keys: &[&str]) -> Row {
    (name, keys.iter().map(|&key| key.to_owned()).collect())
}

fn keys() -> Vec<Row> {
    let t = texts();
    vec![
        row(t.help_steps(), &["←", "→"]),
        row(t.help_ends(), &["↑", "↓", &t.key_home(), &t.key_end()]),
        row(t.help_flip(), &["F"]),
        row(t.hint(), &["H"]),
        row(t.help_layout(), &["V"]),
        row(t.help_next_board(), &["W"]),
        row(t.help_cancel(), &[&t.key_escape()]),
        row(t.help_type(), &["/", &t.key_enter()]),
        row(t.help_last(), &["L"]),
        row(t.help_pieces(), &["P"]),
        row(t.help_clock(), &["C"]),
        row(t.help_pause(), &["P"]),
        row(t.help_help(), &["?"]),
    ]
}

fn on_board() -> Vec<Row> {
    let t = texts();
    vec![
        row(t.help_walk(), &["←", "→", "↑", "↓"]),
        row(t.help_press(), &[&t.key_enter()]),
        row(t.help_square(), &["S"]),
    ]
}

/// The words are those of `app/turns/typed`.
fn to_type() -> Vec<Row> {
    let t = texts();
    vec![
        row(t.help_moves(), &["Nf3", "exd5", "O-O", "e7e8q", "N@e4"]),
        row(t.help_do(), &["resign", "draw", "takeback"]),
        row(t.help_ask(), &["last", "pieces", "p N", "square e4", "clock"]),
    ]
}

/// The keys of `web/analysis`.
fn in_analysis() -> Vec<Row> {
    let t = texts();
    vec![row(t.help_best(), &[&t.key_space()]), row(t.help_threat(), &["X"])]
}

/// The keys of `web/editor`.
fn in_editor() -> Vec<Row> {
    let t = texts();
    let with_control = |key| format!("{}+{key}", t.key_control());
    vec![
        row(t.help_put(), &["N", "n"]),
        row(t.help_erase(), &[&t.key_delete()]),
        row(t.help_was_pawn(), &["~"]),
        row(t.help_undo(), &[&with_control("Z"), &with_control("Y")]),
    ]
}
