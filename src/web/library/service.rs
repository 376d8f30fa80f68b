//! Keeps what the page says is played, one game after the other, and never over what another page has
//! written.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::app::common::id::Id;
use crate::app::library::edit::Edit;
use crate::app::library::protocol::{FromLibrary, ToLibrary};
use crate::app::library::settle::{Settled, settle};
use crate::app::library::{Keep, Kept, Record};
use crate::web::common::store;
use crate::web::library::database::RecordWrite;
use crate::web::library::storage::GameStorage;
use crate::web::library::time::now;

/// A keeper is itself and no other.
#[derive(Clone)]
pub struct LibraryHandle(pub Rc<LibraryService>);

impl PartialEq for LibraryHandle {
    fn eq(&self, other: &LibraryHandle) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Keeps games.
pub struct LibraryService {
    pub storage: GameStorage,
    /// What the page has told of each game.
    heard: RefCell<BTreeMap<Id, Keep>>,
    /// What this page has last read or written of each.
    base: RefCell<BTreeMap<Id, Kept>>,
    /// Games that go on under another id, whatever the page still calls them.
    moved: RefCell<BTreeMap<Id, Id>>,
    waiting: RefCell<VecDeque<Keep>>,
    is_at_work: Cell<bool>,
    /// The page, which is told what becomes of games.
    page: RefCell<Callback<FromLibrary>>,
    /// Who looks at what is kept.
    onlooker: RefCell<Option<Callback<()>>>,
}

impl LibraryService {
    pub async fn open() -> LibraryService {
        LibraryService {
            storage: GameStorage::open().await,
            heard: RefCell::default(),
            base: RefCell::default(),
            moved: RefCell::default(),
            waiting: RefCell::default(),
            is_at_work: Cell::new(false),
            page: RefCell::new(Callback::noop()),
            onlooker: RefCell::default(),
        }
    }

    /// Tells the page from now on as it was last drawn.
    pub fn answer(&self, page: &Callback<FromLibrary>) {
        self.page.replace(page.clone());
    }

    fn tell(&self, told: FromLibrary) {
        let page = self.page.borrow().clone();
        page.emit(told);
    }

    /// Keeps what is new in what the page asks.
    pub fn hear(self: &Rc<Self>, asked: &ToLibrary) {
        if let Some(found) = &asked.found {
            self.base.borrow_mut().entry(found.id).or_insert_with(|| found.game.clone());
        }
        for keep in asked.games.iter() {
            let before = self.heard.borrow_mut().insert(keep.id, keep.clone());
            if before.as_ref() != Some(keep) {
                self.waiting.borrow_mut().push_back(keep.clone());
            }
        }
        if !self.waiting.borrow().is_empty() && !self.is_at_work.replace(true) {
            let service = self.clone();
            spawn_local(async move {
                while let Some(keep) = service.next() {
                    service.keep(keep).await;
                }
                service.is_at_work.set(false);
                service.show();
            });
        }
    }

    /// Tells whoever looks at what is kept when that changes, from now on; or nobody.
    pub fn watch(&self, onlooker: Option<Callback<()>>) {
        self.onlooker.replace(onlooker);
        self.show();
    }

    fn show(&self) {
        let onlooker = self.onlooker.borrow().clone();
        onlooker.into_iter().for_each(|onlooker| onlooker.emit(()));
    }

    fn next(&self) -> Option<Keep> {
        self.waiting.borrow_mut().pop_front()
    }

    async fn keep(&self, keep: Keep) {
        let moved = self.moved.borrow().get(&keep.id).copied();
        let keep = Keep { id: moved.unwrap_or(keep.id), ..keep };
        let base = self.base.borrow().get(&keep.id).cloned();
        let (other, now) = (store::new_id(), now());
        let was_refused = self.storage.refused().is_some();
        let outcome = RefCell::new(Settled::Known);
        let decide = |stored: Option<&Record>| {
            let settled = settle(stored, base.as_ref(), &keep, other, now);
            let write = match &settled {
                Settled::Known => None,
                Settled::Write(record) | Settled::Fork(record) => {
                    Some(RecordWrite::Put(record.clone().into()))
                }
            };
            outcome.replace(settled);
            write
        };
        self.storage.change(keep.id, &decide).await;
        let settled = outcome.into_inner();
        let mut base = self.base.borrow_mut();
        if let Settled::Fork(record) = settled {
            self.moved.borrow_mut().insert(keep.id, record.id);
            base.insert(record.id, record.game);
            self.tell(FromLibrary::Forked { from: keep.id, to: record.id });
        } else {
            base.insert(keep.id, keep.game);
        }
        if let Some(why) = self.storage.refused().filter(|_| !was_refused) {
            self.tell(FromLibrary::Refused(why));
        }
    }

    /// Hands a game to the page, which may write over it from now on.
    pub fn hand_out(&self, record: &Record) {
        self.moved.borrow_mut().remove(&record.id);
        self.base.borrow_mut().insert(record.id, record.game.clone());
        self.tell(FromLibrary::Open(Box::new(record.clone())));
    }

    /// Changes what a person says of a game, as it is stored by now.
    pub async fn edit(&self, id: Id, edit: Edit) {
        let write = |stored: Option<&Record>| {
            let mut record = stored?.clone();
            edit.apply(&mut record);
            Some(RecordWrite::Put(record.into()))
        };
        self.storage.change(id, &write).await;
    }

    /// Deletes a game and hands it back as it was.
    pub async fn delete(&self, id: Id) -> Option<Record> {
        let deleted = RefCell::new(None);
        let delete = |stored: Option<&Record>| {
            deleted.replace(stored.cloned());
            Some(RecordWrite::Delete(id))
        };
        self.storage.change(id, &delete).await;
        deleted.into_inner()
    }

    /// Adds a game as it is, beside what is there; false if it is there already.
    pub async fn add(&self, record: Record) -> bool {
        let is_new = Cell::new(true);
        let add = |stored: Option<&Record>| {
            let known = stored.filter(|there| there.game.is_like(&record.game));
            is_new.set(known.is_none());
            let id = if stored.is_some() { store::new_id() } else { record.id };
            let new = Record { id, ..record.clone() };
            is_new.get().then(|| RecordWrite::Put(new.into()))
        };
        self.storage.change(record.id, &add).await;
        is_new.get()
    }
}
