//! Something that is said once, whatever it is.

/// Something to be said once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<S> {
    /// Tells one notice from the next.
    pub number: u32,
    pub what: S,
}

impl<S> Notice<S> {
    /// The notice after another one.
    pub fn after(before: Option<&Notice<S>>, what: S) -> Notice<S> {
        Notice { number: before.map_or(0, |before| before.number.wrapping_add(1)), what }
    }
}
