//! What is heard of a table.

use yew::prelude::*;

use crate::web::common::sound;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::startup;

/// Lets each new move be heard.
#[hook]
pub fn use_sounds(room: &RoomHandle, on: bool) {
    let before = use_mut_ref(|| room.table.clone());
    let table = room.table.clone();
    let picks = table.picked.is_some();
    use_effect_with((table.version, table.shown, picks), move |_| {
        let then = before.replace(table.clone());
        match startup::heard(&then, &table) {
            _ if !on => {}
            Some(heard) => sound::play(heard),
            None if picks => sound::wake_soon(),
            None => {}
        }
    });
}
