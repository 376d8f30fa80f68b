//! Two people at two devices, without a server between: what the devices say to each other, and what each makes of it.
//!
//! Everything here is pure. Bytes come in and go out, the time is told by the caller, and whatever a stranger sends is
//! checked by the rules before it means anything. How the bytes travel nobody here knows: they may be lost, come
//! twice, late or in another order.

pub mod frame;
pub mod offset;
pub mod post;
pub mod timed;
pub mod turns;
pub mod way;

pub use frame::Flaw;
pub use offset::Offset;
pub use way::Pulse;
