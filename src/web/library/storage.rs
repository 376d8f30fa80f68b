//! Where games are kept: in the browser's database or, where that is refused, in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use idb::{Database, Error};
use wasm_bindgen::JsValue;

use crate::app::common::failure::StorageFailure;
use crate::app::common::id::Id;
use crate::app::library::Record;
use crate::web::library::database;
use crate::web::library::database::RecordWrite;

/// The database's name, and that of the one beside it where the first is not what it should be.
const NAMES: [&str; 2] = ["wonderboard", "wonderboard-2"];

/// Where games are kept.
pub struct GameStorage {
    /// Without one, memory has to do.
    database: RefCell<Option<Rc<Database>>>,
    memory: RefCell<BTreeMap<Id, Record>>,
    /// Why the browser keeps nothing.
    refused: RefCell<Option<StorageFailure>>,
    /// Is this not the database that was once begun?
    pub is_beside: bool,
}

impl GameStorage {
    /// Opens the browser's database.
    pub async fn open() -> GameStorage {
        let [usual, beside] = NAMES;
        let (opened, is_beside) = match database::open(usual).await {
            Ok(None) => (database::open(beside).await, true),
            opened => (opened, false),
        };
        let (database, refused) = match opened {
            Ok(Some(database)) => (Some(database.into()), None),
            Ok(None) => (None, Some(StorageFailure::Damaged)),
            Err(error) => (None, Some(StorageFailure::Error(error.to_string()))),
        };
        GameStorage {
            database: database.into(),
            memory: RefCell::default(),
            refused: refused.into(),
            is_beside,
        }
    }

    /// Why the browser keeps nothing, if it does not.
    pub fn refused(&self) -> Option<StorageFailure> {
        self.refused.borrow().clone()
    }

    /// Reads what stands under an id, and does what is decided of it.
    pub async fn change(&self, id: Id, decide: &dyn Fn(Option<&Record>) -> Option<RecordWrite>) {
        if let Some(database) = self.database() {
            match database::change(&database, id, decide).await {
                Ok(()) => return,
                Err(error) => self.give_up(&database, &error).await,
            }
        }
        let mut memory = self.memory.borrow_mut();
        match decide(memory.get(&id)) {
            None => {}
            Some(RecordWrite::Put(record)) => drop(memory.insert(record.id, *record)),
            Some(RecordWrite::Delete(id)) => drop(memory.remove(&id)),
        }
    }

    /// All games.
    pub async fn all(&self) -> BTreeMap<Id, Record> {
        if let Some(database) = self.database() {
            match database::all(&database).await {
                Ok(records) => return records,
                Err(error) => self.give_up(&database, &error).await,
            }
        }
        self.memory.borrow().clone()
    }

    /// What could not be read, as it was found.
    pub async fn damaged(&self) -> Vec<JsValue> {
        match self.database() {
            Some(database) => database::damaged(&database).await.unwrap_or_default(),
            None => Vec::new(),
        }
    }

    fn database(&self) -> Option<Rc<Database>> {
        self.database.borrow().clone()
    }

    /// A database that fails is asked no more; what it still tells goes on in memory.
    async fn give_up(&self, database: &Database, error: &Error) {
        let rest = database::all(database).await.unwrap_or_default();
        self.memory.borrow_mut().extend(rest);
        self.database.replace(None);
        self.refused.replace(Some(StorageFailure::Error(error.to_string())));
    }
}
