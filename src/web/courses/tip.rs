//! What somebody is told at the board of a first game. It comes with what answers a hand.

use yew::prelude::*;

use crate::app::courses::progress::Progress;
use crate::app::courses::{tips, words};
use crate::app::turns::table::Table;
use crate::texts::texts;
use crate::variants::Tip;
use crate::variants::course::MoveKind;
use crate::web::courses::keeping;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct TipProps {
    pub room: RoomHandle,
}

/// What somebody is told at a table, if anything.
#[inline(never)]
pub fn first_tips(room: &RoomHandle) -> Html {
    html! { <FirstTips room={room.clone()} /> }
}

/// A tip, until the move is made or somebody has read it.
#[component]
fn FirstTips(props: &TipProps) -> Html {
    let table = &props.room.table;
    let progress = use_state(keeping::progress);
    let told = use_mut_ref(|| None::<(Tip, Table)>);
    // While the other side thinks it stays as it is.
    let goes_on =
        || told.borrow().as_ref().filter(|told| tips::goes_on(told, table)).map(|told| told.0);
    let tip = tips::due(table, &progress).or_else(goes_on).filter(|tip| !progress.knows(tip.name));
    use_effect_with((table.version, table.record), {
        let (table, told, progress) = (table.clone(), told.clone(), progress.setter());
        move |_| {
            let mut told = told.borrow_mut();
            let past = told.take_if(|(_, then)| tips::is_past(then, &table)).map(|(tip, _)| tip);
            let learned: Vec<Tip> = tips::done(&table).chain(past).collect();
            if !learned.is_empty() {
                progress.set(learn(&learned));
            }
            if let Some(tip) = tip {
                *told = Some((tip, table));
            }
        }
    });
    let close = {
        let progress = progress.setter();
        move |_: MouseEvent| tip.iter().for_each(|&tip| progress.set(learn(&[tip])))
    };
    html! {
        <div class="tip-place" aria-live="polite">
            if let Some(tip) = tip {
                <div class={classes!("tip", is_by_tray(tip).then_some("by-tray"))} key={tip.name}>
                    <p>{ words::tip(tip) }</p>
                    <button class="button" type="button" onclick={close}>{ texts().tip_close() }</button>
                </div>
            }
        </div>
    }
}

/// Tips that need not be given any more.
fn learn(tips: &[Tip]) -> Progress {
    keeping::change(|progress| tips.iter().for_each(|tip| progress.learn(tip.name)))
}

/// Is it about what waits beside the board?
fn is_by_tray(tip: Tip) -> bool {
    matches!(tip.kind, MoveKind::Warp | MoveKind::Drop)
}
