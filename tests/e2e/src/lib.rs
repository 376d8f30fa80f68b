//! A browser for tests: drives a real headless Chromium over the Chrome DevTools Protocol, and for a few
//! tests a real [`Firefox`].
//!
//! One browser serves all tests of a process; each test opens its [`Page`] in a [`Profile`] of its
//! own, with empty storage. Helpers panic with a message for whoever reads the test's output, so
//! scenarios read like instructions. A page that saw an uncaught error fails its test at the end,
//! and a failing test leaves a screenshot in `target/browser`.
//!
//! ```no_run
//! use e2e::{Device, Page};
//!
//! let page = Page::new();
//! page.emulate(Device::PHONE);
//! page.goto("http://127.0.0.1:8080/");
//! page.tap("text=New game");
//! page.wait_for("document.querySelector('dialog').open");
//! ```

mod audit;
mod clock;
mod connection;
mod emulate;
mod failure;
mod firefox;
mod frames;
mod input;
mod keys;
mod launch;
mod page;
mod profile;
mod record;
mod storage;
mod tab;
mod touch;
mod view;
mod workers;

pub use audit::Violation;
pub use emulate::{Device, Pointer};
pub use firefox::Firefox;
pub use frames::Frame;
pub use page::Page;
pub use profile::Profile;
pub use record::Line;
pub use tab::Tab;
pub use view::Rect;
