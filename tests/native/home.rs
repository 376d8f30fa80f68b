//! What the first page shows of each game is played by its rules.

use wonderboard::app::home::living::positions;
use wonderboard::app::realtime::card;
use wonderboard::variants::Spec;

#[test]
fn what_a_card_shows_is_legal() {
    for spec in Spec::all() {
        let show = spec.show();
        let moves = show.moves.split_whitespace().count();
        assert_eq!(positions(spec, &show, 1).len(), moves + 1, "{}", spec.slug());
    }
}

#[test]
fn real_time_shows_two_moves_at_once() {
    let moves = card::SHOW.moves.split_whitespace().count();
    assert_eq!(positions(Spec::CHESS, &card::SHOW, 2).len(), moves / 2 + 1);
}
