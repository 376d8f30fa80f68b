//! The page's part for the game without turns, brought when somebody goes there.

fn main() {
    wonderboard::web::show::<wonderboard::web::RealtimeApp>("arena");
}
