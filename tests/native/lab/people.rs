//! The models of people: which moves they do not see.

use wonderboard::lab::Line;
use wonderboard::lab::players::frozen::{CHESS_MOVES, PEOPLE};
use wonderboard::lab::players::{Plain, Player, Sight};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;

/// The moves that are seen at the root with a sight.
fn seen(slug: &str, sight: Sight) -> (Vec<Move>, Line) {
    let rated = Spec::from_slug(slug).expect("a game").rated();
    let line = Line::of(rated.rules.start(), None, 0);
    let mut plain = Plain::new(rated);
    plain.sight = sight;
    let looked = plain.values(&line, 1).expect("no limit");
    (looked.values.into_iter().map(|(m, _)| m).collect(), line)
}

#[test]
fn who_is_blind_sees_no_new_move() {
    let rated = Spec::TWILIGHT.rated();
    let count = |blindness, seed| {
        let (moves, line) = seen("twilight", Sight { blindness, seed, ..Sight::default() });
        moves.iter().filter(|&&m| line.is_unfamiliar(rated, m)).count()
    };
    assert_eq!(count(0.0, 1), 15);
    assert_eq!(count(1.0, 1), 0);
    let half: usize = (0..100).map(|seed| count(0.5, seed)).sum();
    assert!((650..850).contains(&half), "{half}");
}

/// Where there are more moves than in chess, no more are noticed.
#[test]
fn attention_is_a_number_of_moves() {
    let person = &PEOPLE[1];
    let legal = seen("twilight", Sight::default()).0.len() as f64;
    assert!(legal > CHESS_MOVES);
    let count = |seed| seen("twilight", Sight { seed, ..person.attentive() }).0.len() as f64;
    let mean = (0..200).map(count).sum::<f64>() / 200.0;
    let expected = (1.0 - person.missed) * CHESS_MOVES;
    assert!((mean - expected).abs() < 1.0, "{mean} is not {expected}");
}

#[test]
fn the_same_seed_plays_the_same_and_better_people_err_less() {
    let rated = Spec::CHESS.rated();
    let line = Line::of(rated.rules.start(), None, 0);
    let choice = |seed| {
        let mut person = PEOPLE[0].with(rated, PEOPLE[0].sight());
        person.begin(seed);
        person.choose(&line)
    };
    assert_eq!(choice(3), choice(3));
    assert!((0..20).any(|seed| choice(seed) != choice(3)), "games differ");
    assert!(PEOPLE[1].missed < PEOPLE[0].missed || PEOPLE[1].depth > PEOPLE[0].depth);
}
