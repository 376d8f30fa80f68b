//! What an attempt comes to: noted once it is decided, and shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::puzzles::progress::RatingChange;
use crate::app::puzzles::{Outcome, words};
use crate::app::rating::Rating;
use crate::texts::texts;
use crate::web::common::sheet::switch;
use crate::web::puzzles::finding::Found;
use crate::web::puzzles::keeping;

/// What an attempt comes to.
#[derive(Clone, PartialEq)]
pub struct Record {
    /// Will it count?
    counts: bool,
    /// The solver's, in this game.
    rating: Option<Rating>,
    change: Option<RatingChange>,
    /// How many were solved in a row.
    row: u32,
    is_rated: bool,
}

impl Record {
    fn of(found: &Found) -> Record {
        let progress = keeping::kept();
        Record {
            counts: progress.counts_for_rating(found.game, found.posed.id),
            rating: progress.rating(found.game),
            change: None,
            row: progress.in_a_row().0,
            is_rated: !progress.casual,
        }
    }
}

/// Notes what an attempt comes to, as soon as that is decided.
#[hook]
pub fn use_record(found: &Rc<Found>, outcome: Option<Outcome>) -> UseStateHandle<Record> {
    let record = use_state(|| Record::of(found));
    use_effect_with(outcome, {
        let (found, record) = (found.clone(), record.clone());
        move |&outcome| {
            let Some(outcome) = outcome else { return };
            let today = keeping::today();
            let change =
                keeping::change(|progress| progress.note(found.game, &found.posed, outcome, today));
            // What it would have counted for is known from before.
            record.set(Record { change, counts: record.counts, ..Record::of(&found) });
        }
    });
    record
}

/// The rating, and what became of it.
pub fn rating(record: &Record) -> Html {
    let t = texts();
    let rating = record.rating.map(|rating| t.solve_rating(rating.rounded()));
    html! {
        <p class="solve-rating">
            for change in record.change {
                <b class={if change.points() < 0 { "down" } else { "up" }}>{ words::points(change) }</b>
            }
            for rating in rating { <span>{ rating }</span> }
            if !record.counts { <span class="soft">{ t.solve_not_rated() }</span> }
            if record.row > 1 { <span class="soft">{ t.puzzles_row(record.row) }</span> }
        </p>
    }
}

/// The switch that has attempts count, or not.
pub fn rated(record: &UseStateHandle<Record>, found: &Rc<Found>) -> Html {
    let toggle = {
        let (record, found) = (record.clone(), found.clone());
        Callback::from(move |on: bool| {
            keeping::change(|progress| progress.casual = !on);
            let change = record.change;
            // What is decided stays.
            record.set(Record { change, ..Record::of(&found) });
        })
    };
    html! {
        <label class="think-head" title={texts().puzzles_rated_note()}>
            <span>{ texts().puzzles_rated() }</span>
            { switch(texts().puzzles_rated(), record.is_rated, toggle) }
        </label>
    }
}
