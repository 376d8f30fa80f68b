//! The texts there are, area by area: each is a method, and a key of the same name in every language.

/// A text's key, and the arguments it may use.
pub type Declared = (&'static str, &'static [&'static str]);

/// Declares texts: `fn switches_left(n: u32);` is the method of `Texts` that says the message
/// `switches_left` with its argument `$n`. Arguments are numbers and `&str`: names to be shown, or words by
/// which a message chooses.
macro_rules! texts {
    ($($(#[$doc:meta])* fn $key:ident($($argument:ident: $kind:ty),*);)*) => {
        impl $crate::texts::Texts {
            $($(#[$doc])* pub fn $key(&self, $($argument: $kind),*) -> String {
                const KEY: $crate::texts::TextKey = $crate::texts::TextKey::of(stringify!($key));
                self.text(KEY, &[$((stringify!($argument), $argument.into())),*]).unwrap_or_default()
            })*
        }

        pub(super) const TEXTS: &[super::Declared] =
            &[$((stringify!($key), &[$(stringify!($argument)),*])),*];
    };
}

mod analysis;
mod choices;
mod clocks;
mod common;
mod courses;
mod editor;
mod embed;
mod faults;
mod friends;
mod guesses;
mod home;
mod levels;
mod meet;
mod newcomers;
mod notices;
mod page;
mod pieces;
mod puzzles;
mod reading;
mod realtime;
mod records;
mod refusals;
mod settings;
mod spoken;
mod turns;

/// All texts that are declared. Those of lists, one an entry (`game-twilight-title`), are not.
pub fn declared() -> impl Iterator<Item = Declared> {
    let areas = [
        analysis::TEXTS,
        choices::TEXTS,
        clocks::TEXTS,
        common::TEXTS,
        courses::TEXTS,
        editor::TEXTS,
        embed::TEXTS,
        faults::TEXTS,
        friends::TEXTS,
        guesses::TEXTS,
        home::TEXTS,
        levels::TEXTS,
        meet::TEXTS,
        newcomers::TEXTS,
        notices::TEXTS,
        page::TEXTS,
        pieces::TEXTS,
        puzzles::TEXTS,
        reading::TEXTS,
        realtime::TEXTS,
        records::TEXTS,
        refusals::TEXTS,
        settings::TEXTS,
        spoken::TEXTS,
        turns::TEXTS,
    ];
    areas.into_iter().flatten().copied()
}
