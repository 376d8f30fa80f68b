//! What the list shows: all games that are kept.

use std::cmp::Reverse;
use std::rc::Rc;

use crate::app::library::Record;
use crate::app::library::order::insert;
use crate::web::library::service::LibraryService;

/// What there is to see.
#[derive(PartialEq)]
pub struct Shown {
    /// The latest first.
    pub records: Vec<Rc<Record>>,
    /// How many games could not be read.
    pub damaged: usize,
}

impl Shown {
    /// What a keeper keeps now.
    pub async fn of(service: &LibraryService) -> Shown {
        let all = service.storage.all().await;
        let damaged = service.storage.damaged().await.len();
        let mut records: Vec<Rc<Record>> = Vec::new();
        for record in all.into_values().map(Rc::new) {
            insert(&mut records, record, |record| Reverse((record.changed, record.id)));
        }
        Shown { records, damaged }
    }
}
