//! The browser's database: games under their ids, and what of them cannot be read.

use std::collections::BTreeMap;
use std::future::IntoFuture;

use idb::event::VersionChangeEvent;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Query, TransactionMode,
};
use js_sys::{Object, Promise, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::app::common::id::Id;
use crate::app::library::Record;

/// A later build that keeps games otherwise counts on.
const VERSION: u32 = 1;

const GAMES: &str = "games";
/// What cannot be read, as it was found.
const DAMAGED: &str = "damaged";

/// What is done with what stands under an id.
pub enum RecordWrite {
    Put(Box<Record>),
    Delete(Id),
}

/// Opens the database of a name; none if its insides are not as they were made.
pub async fn open(name: &str) -> Result<Option<Database>, Error> {
    let mut request = Factory::new()?.open(name, Some(VERSION))?;
    request.on_upgrade_needed(|event| drop(furnish(&event)));
    let mut database = request.await?;
    let stores = database.store_names();
    if [GAMES, DAMAGED].iter().any(|store| !stores.iter().any(|name| name == store)) {
        database.close();
        return Ok(None);
    }
    // A later build waits until nobody holds on to the older database.
    database.on_version_change(|event| {
        event.database().into_iter().for_each(|database| database.close());
    });
    Ok(Some(database))
}

fn furnish(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    database.create_object_store(GAMES, ObjectStoreParams::new())?;
    let mut numbered = ObjectStoreParams::new();
    numbered.auto_increment(true);
    database.create_object_store(DAMAGED, numbered)?;
    Ok(())
}

/// Reads what stands under an id, and does what is decided of it, with nobody between.
pub async fn change(
    database: &Database,
    id: Id,
    decide: &dyn Fn(Option<&Record>) -> Option<RecordWrite>,
) -> Result<(), Error> {
    within(database, async |stores| {
        let key = JsValue::from(id.to_string());
        let value = stores.games.get(Query::from(key.clone()))?.await?;
        let stored = value.as_ref().and_then(|value| read(&key, value));
        if let (Some(value), None) = (&value, &stored) {
            stores.set_aside(&key, value)?;
        }
        match decide(stored.as_ref()) {
            None => {}
            Some(RecordWrite::Put(record)) => {
                let key = JsValue::from(record.id.to_string());
                stores.games.put(&written(&record)?, Some(&key))?;
            }
            Some(RecordWrite::Delete(id)) => {
                stores.games.delete(Query::from(JsValue::from(id.to_string())))?;
            }
        }
        Ok(())
    })
    .await
}

/// All games that can be read. What cannot is set aside.
pub async fn all(database: &Database) -> Result<BTreeMap<Id, Record>, Error> {
    within(database, async |stores| {
        let keys = stores.games.get_all_keys(None, None)?.into_future();
        let values = stores.games.get_all(None, None)?.into_future();
        let (keys, values) = (keys.await?, values.await?);
        let mut records = BTreeMap::new();
        for (key, value) in keys.iter().zip(&values) {
            match read(key, value) {
                Some(record) => drop(records.insert(record.id, record)),
                None => stores.set_aside(key, value)?,
            }
        }
        Ok(records)
    })
    .await
}

/// What has been set aside.
pub async fn damaged(database: &Database) -> Result<Vec<JsValue>, Error> {
    within(database, async |stores| stores.damaged.get_all(None, None)?.await).await
}

/// What a transaction works on.
struct Stores {
    games: ObjectStore,
    damaged: ObjectStore,
}

impl Stores {
    fn set_aside(&self, key: &JsValue, value: &JsValue) -> Result<(), Error> {
        let found = Object::new();
        let _ = Reflect::set(&found, &"key".into(), key);
        let _ = Reflect::set(&found, &"value".into(), value);
        self.damaged.add(&found, None)?;
        self.games.delete(Query::from(key.clone()))?;
        Ok(())
    }
}

/// Does something in one transaction, and waits until it is written.
async fn within<R>(
    database: &Database,
    work: impl AsyncFnOnce(&Stores) -> Result<R, Error>,
) -> Result<R, Error> {
    let mut transaction = database.transaction(&[GAMES, DAMAGED], TransactionMode::ReadWrite)?;
    let games = transaction.object_store(GAMES)?;
    let damaged = transaction.object_store(DAMAGED)?;
    // Listened to from the beginning: it may end before anybody waits.
    let ended = Promise::new(&mut |ended, _| {
        let aborted = ended.clone();
        transaction.on_complete(move |_| drop(ended.call1(&JsValue::NULL, &JsValue::TRUE)));
        transaction.on_abort(move |_| drop(aborted.call1(&JsValue::NULL, &JsValue::FALSE)));
    });
    let worked = work(&Stores { games, damaged }).await;
    match JsFuture::from(ended).await {
        Ok(committed) if committed.is_truthy() => worked,
        _ => Err(transaction.error().map_or(Error::DomExceptionNotFound, Error::DomException)),
    }
}

fn read(key: &JsValue, value: &JsValue) -> Option<Record> {
    let id = Id::read(&key.as_string()?)?;
    let record: Record = serde_wasm_bindgen::from_value(value.clone()).ok()?;
    Some(Record { id, ..record })
}

fn written(record: &Record) -> Result<JsValue, Error> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    record.serialize(&serializer).map_err(|error| Error::AddFailed(error.into()))
}
