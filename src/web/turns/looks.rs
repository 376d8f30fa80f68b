//! How the page looks before the program is there, and the board in it: attributes of the root element.

use serde::{Serialize, Serializer};

use crate::app::shell::settings::Settings;
use crate::app::turns::table::Table;
use crate::app::turns::view;
use crate::web::dom::browser;
use crate::web::draw::sets;

/// What boot.js puts on the page before the program is there: names of attributes, and values.
#[derive(Clone, PartialEq)]
pub struct RootLook(Vec<(&'static str, String)>);

impl Serialize for RootLook {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The looks of the settings, and room for what is on the table.
pub fn look(settings: &Settings, table: &Table) -> RootLook {
    let trays = table.game.scene().trays.is_empty().then(|| "none".to_owned());
    let all = looks(settings).into_iter().chain([language(settings), ("trays", trays)]);
    let all = all.chain(root_attributes(settings, table)).chain([begun(table)]);
    RootLook(all.filter_map(|(name, value)| Some((name, value?))).collect())
}

/// The looks of the settings, and room for one board without zones.
pub fn plain_look(settings: &Settings, table: &Table) -> RootLook {
    let trays = ("trays", Some("none".to_owned()));
    let all = looks(settings).into_iter().chain([language(settings), trays, begun(table)]);
    RootLook(all.filter_map(|(name, value)| Some((name, value?))).collect())
}

/// How the boards lie, as attributes for the style sheets: how many there are and of how many
/// files, whether they are merged, and which one is larger than the others.
pub fn root_attributes(settings: &Settings, table: &Table) -> [(&'static str, Option<String>); 4] {
    let count = table.game.board_count();
    let merged = view::is_merged(table);
    let files = table.game.scene().boards.first().map_or(8, |board| board.files);
    let large = !merged && files == 8 && settings.zooms(count);
    [
        ("boards", (count > 1).then(|| count.to_string())),
        ("files", (files < 8).then(|| files.to_string())),
        ("layout", merged.then(|| "merged".to_owned())),
        ("large", large.then(|| table.view.front.letter().to_string())),
    ]
}

/// Puts on the looks of the settings.
pub fn set_root_attributes(settings: &Settings) {
    let before = sets::chosen();
    for (name, value) in looks(settings) {
        browser::set_root_attribute(&format!("data-{name}"), value.as_deref());
    }
    if settings.pieces != before {
        sets::change();
    }
}

/// Whoever is in the middle of a game finds it again; all others find the first page.
fn begun(table: &Table) -> (&'static str, Option<String>) {
    ("begun", table.is_at_hand().then(String::new))
}

/// What boot.js finds the language by.
fn language(settings: &Settings) -> (&'static str, Option<String>) {
    ("lang", Some(settings.language.clone()).filter(|code| !code.is_empty()))
}

fn looks(settings: &Settings) -> [(&'static str, Option<String>); 5] {
    let chosen = |value: &String| Some(value.clone()).filter(|value| !value.is_empty());
    [
        ("theme", chosen(&settings.theme)),
        ("board", chosen(&settings.board)),
        ("pieces", chosen(&settings.pieces)),
        ("pace", chosen(&settings.pace)),
        ("coords", (!settings.coordinates).then(|| "none".to_owned())),
    ]
}
