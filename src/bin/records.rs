//! The page's part for the games that are kept, brought when there is one to keep or to look for.

fn main() {
    wonderboard::web::show::<wonderboard::web::Archive>("records");
}
