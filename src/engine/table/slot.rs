//! What the table keeps of a position.

use crate::rules::Move;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The slot is empty.
    None,
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    Exact,
}

/// What is stored of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The half of the key that does not choose the bucket.
    pub check: u32,
    pub best: Option<Move>,
    pub value: i16,
    pub eval: i16,
    pub depth: u8,
    pub bound: Bound,
    pub age: u8,
}

const _: () = assert!(size_of::<Slot>() == 16);

/// Slots among which a position may be.
pub const BUCKET: usize = 4;
/// What a bucket takes, in bytes.
pub const BUCKET_BYTES: usize = BUCKET * size_of::<Slot>();
