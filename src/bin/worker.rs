//! The engine's worker.

fn main() {
    console_error_panic_hook::set_once();
    wonderboard::worker::serve::run();
}
