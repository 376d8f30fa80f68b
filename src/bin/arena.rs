//! The page's part for the game without turns, brought when somebody goes there.

fn main() {
    wonderboard::ui::web::show::<wonderboard::ui::web::Hall>("arena");
}
