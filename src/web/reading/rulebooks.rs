//! Rulebooks, as they are fetched.

use crate::notation::rulebooks;
use crate::variants::rulebook::Rulebook;
use crate::web::common::books::Book;

impl Book for Rulebook {
    const FOLDER: &'static str = "rulebooks";

    fn read(text: &'static str) -> Rulebook {
        rulebooks::read(text)
    }
}
