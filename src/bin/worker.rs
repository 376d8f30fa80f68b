//! The engine's worker.

use wonderboard::worker::serve;
use wonderboard::worker::think::Thinker;

fn main() {
    console_error_panic_hook::set_once();
    serve::run::<Thinker>();
}
