//! The games that are found, one below the other.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::library::Record;
use crate::app::library::filter::Filter;
use crate::texts::texts;
use crate::web::library::labels::KNOWN;
use crate::web::library::row::{Row, RowRequest};

/// So many games are drawn at once; more on wish.
const PAGE: usize = 50;

#[derive(PartialEq, Properties)]
pub struct RowsProps {
    pub records: Vec<Rc<Record>>,
    /// All labels there are.
    pub labels: Vec<String>,
    /// What the games were found by.
    pub filter: Filter,
    pub on_want: Callback<RowRequest>,
    pub on_find: Callback<String>,
}

/// The games, as many as are wanted at once.
#[component]
pub fn Rows(props: &RowsProps) -> Html {
    let RowsProps { records, labels, filter, on_want, on_find } = props;
    let most = use_state_eq(|| PAGE);
    use_effect_with(filter.clone(), {
        let most = most.setter();
        move |_| most.set(PAGE)
    });
    let more = {
        let most = most.clone();
        move |_| most.set(*most + PAGE)
    };
    html! {
        <>
            <datalist id={KNOWN}>for label in labels { <option value={label.clone()} /> }</datalist>
            <ul class="record-list">
                for record in records.iter().take(*most) {
                    <Row
                        key={record.id.to_string()} record={record.clone()} on_want={on_want.clone()}
                        on_find={on_find.clone()}
                    />
                }
            </ul>
            if records.len() > *most {
                <button class="button" type="button" onclick={more}>{ texts().kept_more() }</button>
            }
        </>
    }
}
