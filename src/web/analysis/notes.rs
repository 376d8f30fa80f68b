//! What can be done with the move that is looked at: say something about it, and give its variation
//! another place, or none.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::study::StudyAction;
use crate::app::turns::variations::glyph;
use crate::notation::pgn::NodeId;
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::turns::room::{Room, RoomHandle};

/// The glyphs that can be given, as PGN numbers them: from brilliant to blunder.
const GLYPHS: [u8; 6] = [3, 1, 5, 6, 2, 4];

/// Glyphs, the place of the variation, and a comment.
pub fn notes(room: &RoomHandle) -> Html {
    let Some(study) = &room.table.study else { return html! {} };
    let (t, at, notes) = (texts(), study.at, study.tree.notes(study.at));
    let has_move = at != NodeId::START;
    let promote = (!study.tree.is_main(at)).then_some(StudyAction::Promote(at));
    let delete = has_move.then_some(StudyAction::Delete(at));
    html! {
        <section class="notes" aria-label={t.analysis_notes()}>
            <div class="note-row">
                <div class="glyphs" role="group" aria-label={t.analysis_glyphs()}>
                    for number in GLYPHS {
                        <button
                            class="button" type="button" disabled={!has_move} key={number}
                            title={t.analysis_glyph(&number.to_string())} aria-label={t.analysis_glyph(&number.to_string())}
                            aria-pressed={if notes.glyphs.contains(&number) { "true" } else { "false" }}
                            onclick={act(room, StudyAction::Glyph(at, number))}
                        >
                            { glyph(number) }
                        </button>
                    }
                </div>
                { tool(room, Icon::Up, t.analysis_promote(), promote) }
                { tool(room, Icon::Bin, t.analysis_delete(), delete) }
            </div>
            <Comment room={room.dispatcher()} {at} text={notes.comment()} />
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct CommentProps {
    room: UseReducerDispatcher<Room>,
    at: NodeId,
    text: String,
}

/// The field for a comment. It is drawn anew only where it says something else: whoever types is not
/// disturbed by what the engine tells.
#[component]
fn Comment(props: &CommentProps) -> Html {
    let CommentProps { room, at, text } = props;
    let say = {
        let (room, at) = (room.clone(), *at);
        move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                room.dispatch(Action::Study(StudyAction::Comment(at, field.value())));
            }
        }
    };
    let name = texts().analysis_comment();
    html! {
        <textarea
            rows="2" maxlength="2000" aria-label={name.clone()} placeholder={name}
            value={text.clone()} onchange={say}
        />
    }
}

fn act(room: &RoomHandle, action: StudyAction) -> Callback<MouseEvent> {
    let room = room.dispatcher();
    Callback::from(move |_| room.dispatch(Action::Study(action.clone())))
}

/// A button that does something with the variation; disabled where there is nothing to do.
fn tool(room: &RoomHandle, sign: Icon, name: String, action: Option<StudyAction>) -> Html {
    let disabled = action.is_none();
    let onclick = action.map(|action| act(room, action));
    html! {
        <button
            class="icon-button" type="button" title={name.clone()} aria-label={name} {disabled} {onclick}
        >
            { icon(sign) }
        </button>
    }
}
