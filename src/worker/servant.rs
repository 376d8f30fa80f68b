//! What an engine is to those who serve it, wherever it lives.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Somebody who answers questions, one after another.
pub trait Servant: Default + 'static {
    type Ask: DeserializeOwned;
    type Tell: Serialize;
    /// The events by which it is asked, and tells, where it lives on the page.
    const ASK: &'static str;
    const TELL: &'static str;

    /// How long it thinks in a worker before it listens again, in milliseconds.
    fn attention(&self) -> u64;

    /// The address of a text that is wanted before a question is taken up; none if none is.
    fn wants<'a>(&self, _ask: &'a Self::Ask) -> Option<&'a str> {
        None
    }

    /// Is given the text that it wanted for a question, or told that it cannot be had.
    fn equip(&mut self, _ask: &Self::Ask, _text: Option<&str>) {}

    /// Takes up a question; any earlier one is forgotten.
    fn begin(&mut self, ask: &Self::Ask, now_ms: u64);

    /// Thinks for about so many milliseconds and tells what comes of it. False when the question
    /// is answered.
    fn slice(
        &mut self,
        millis: u64,
        now_ms: &dyn Fn() -> u64,
        tell: &mut dyn FnMut(Self::Tell),
    ) -> bool;

    /// What it tells when it is there.
    fn ready() -> Self::Tell;

    /// What it tells when a question cannot be read.
    fn failed(what: String) -> Self::Tell;
}
