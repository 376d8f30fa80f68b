//! The page.

fn main() {
    wonderboard::ui::web::start();
}
