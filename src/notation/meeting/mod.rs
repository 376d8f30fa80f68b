//! How two devices find each other without a server: what each must know of the other's connection, packed so that
//! it fits a link and a small QR code, and the links that carry it.

mod address;
pub mod description;
pub mod link;
pub mod sdp;

pub use description::{Address, Candidate, Description, Kind, Reach};
pub use link::MeetLink;
