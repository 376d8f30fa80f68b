//! The page.

fn main() {
    wonderboard::web::start();
}
