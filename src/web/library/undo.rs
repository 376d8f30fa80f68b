//! Having deleted games back.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::common::notice::Notice;
use crate::app::library::Record;
use crate::app::library::words::heading;
use crate::texts::texts;
use crate::web::common::toast::Notices;
use crate::web::dom::browser;
use crate::web::library::service::LibraryHandle;

/// How long that is offered, in milliseconds.
const UNDO_MS: u32 = 20_000;

/// What has been deleted and can still be had back.
#[derive(PartialEq, Default)]
pub struct Deleted {
    records: Vec<Record>,
    number: u32,
}

impl Reducible for Deleted {
    /// One more; none when they are had back, or gone for good.
    type Action = Option<Record>;

    fn reduce(self: Rc<Self>, record: Option<Record>) -> Rc<Self> {
        let more = |record: Record| self.records.iter().cloned().chain([record]).collect();
        Rc::new(Deleted { records: record.map(more).unwrap_or_default(), number: self.number + 1 })
    }
}

impl Deleted {
    fn notice(&self) -> Option<Notice<AttrValue>> {
        let text = match &self.records[..] {
            [] => return None,
            [record] => texts().kept_deleted(&heading(record)),
            several => texts().kept_deleted_several(several.len()),
        };
        Some(Notice { number: self.number, what: text.into() })
    }
}

#[derive(PartialEq, Properties)]
pub struct UndoProps {
    pub service: LibraryHandle,
    pub deleted: UseReducerHandle<Deleted>,
    pub on_change: Callback<()>,
}

/// The offer, for a while after something was deleted.
#[component]
pub fn Undo(props: &UndoProps) -> Html {
    let UndoProps { service, deleted, on_change } = props;
    let undo = {
        let (service, change, deleted) = (service.clone(), on_change.clone(), deleted.clone());
        move |_| {
            let (service, change, records) =
                (service.clone(), change.clone(), deleted.records.clone());
            deleted.dispatch(None);
            spawn_local(async move {
                for record in records {
                    service.0.add(record).await;
                }
                change.emit(());
            });
        }
    };
    let hush = {
        let deleted = deleted.dispatcher();
        Callback::from(move |()| deleted.dispatch(None))
    };
    // The button that was pressed is gone.
    use_effect_with(deleted.number, |_| browser::focus(".records .toast .button"));
    html! {
        <Notices notice={deleted.notice()} on_hush={hush} stays={Some(UNDO_MS)}>
            <button class="button" type="button" onclick={undo}>{ texts().kept_undo() }</button>
        </Notices>
    }
}
