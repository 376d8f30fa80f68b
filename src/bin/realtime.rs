//! The worker of the engine that plays without turns.

use wonderboard::worker::{realtime, serve};

fn main() {
    console_error_panic_hook::set_once();
    serve::run::<realtime::think::TimedThinker>();
}
