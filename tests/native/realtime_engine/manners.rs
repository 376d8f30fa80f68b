//! How the computer behaves at the board: at its pace, and without knowing too much.

use wonderboard::board::Color;
use wonderboard::engine::Level;
use wonderboard::engine::realtime::{Agent, Driver, TimedSearch, TimedStyle, Wish};
use wonderboard::realtime::{
    Arbiter, Command, FirstDelays, Options, Readiness, Tick, TimedPosition,
};

const TU_MS: u32 = 1_000;

fn start(seed: u64) -> (Options, TimedPosition) {
    let (options, mut position) = (Options::default(), TimedPosition::start());
    FirstDelays { seed, ..FirstDelays::default() }.freeze(&options, &mut position);
    (options, position)
}

/// A computer at the board, as the page has it.
struct Guest {
    driver: Driver,
    player: TimedSearch,
    style: TimedStyle,
}

impl Guest {
    fn new(side: Color, level: u8, seed: u64) -> Guest {
        let style = TimedStyle::of(Level::new(level).expect("a level"));
        let style = TimedStyle { nodes: style.nodes.min(1_000), ..style };
        let (options, position) = start(seed);
        let driver = Driver::new(side, &style, TU_MS, options, (0, position), seed);
        Guest { driver, player: TimedSearch::new(style, 1), style }
    }

    /// Does what is due; true when it has commanded something.
    fn act(&mut self, arbiter: &mut Arbiter, now: Tick) -> bool {
        match self.driver.poll(now) {
            Some(Wish::Think(number, question)) => {
                assert_eq!(question.side, self.driver.side());
                assert!(question.at >= now);
                self.driver.hear(number, self.player.think(&question).choice);
                false
            }
            Some(Wish::Act(m)) => {
                arbiter.submit(now, self.driver.side(), Command::Move(m));
                true
            }
            None => false,
        }
    }
}

/// Plays a game of two drivers to its end, tick by tick as things are due.
fn game(levels: [u8; 2], seed: u64) -> (Arbiter, [Guest; 2]) {
    let (options, position) = start(seed);
    let mut arbiter = Arbiter::new(options, position, 0);
    let mut guests =
        [Color::White, Color::Black].map(|side| Guest::new(side, levels[side as usize], seed));
    for _ in 0..200_000 {
        let wanted = guests.iter().map(|guest| guest.driver.next()).chain(arbiter.next_due());
        let now = wanted.min().unwrap_or(0).max(arbiter.now());
        arbiter.advance(now);
        for guest in &mut guests {
            guest.driver.observe(now, arbiter.view(guest.driver.side()));
        }
        for index in 0..2 {
            if guests[index].act(&mut arbiter, now) {
                for guest in &mut guests {
                    guest.driver.observe(now, arbiter.view(guest.driver.side()));
                }
            }
        }
        if arbiter.ending().is_some() {
            return (arbiter, guests);
        }
    }
    panic!("no end: {:?}", arbiter.view(Color::White));
}

#[test]
fn never_two_moves_in_one_gap() {
    for (levels, seed) in [([14, 9], 1), ([8, 11], 2), ([6, 14], 3)] {
        let (arbiter, guests) = game(levels, seed);
        assert!(arbiter.log().len() > 10, "{:?}", arbiter.ending());
        for guest in &guests {
            let own = arbiter.log().iter().filter(|entry| entry.side == guest.driver.side());
            let ticks: Vec<Tick> = own.map(|entry| entry.tick).collect();
            let least = guest.style.pace(TU_MS).interval * 85 / 100;
            for pair in ticks.windows(2) {
                assert!(pair[1] - pair[0] >= least, "{pair:?}: less than {least}");
            }
        }
    }
}

#[test]
fn a_pause_is_no_reason_for_two_moves_in_one_gap() {
    let (options, mut position) = start(5);
    position.moved[Color::Black] = Some(6_000);
    let style = TimedStyle::of(Level::new(1).expect("a level"));
    let least = style.pace(TU_MS).interval * 85 / 100;
    let agent = Agent::new(Color::Black, &style, TU_MS, options, (6_100, position), 5);
    assert!(agent.wakes() >= 6_000 + least, "{}", agent.wakes());
}

#[test]
fn the_stronger_wins() {
    let wins = (0..6).filter(|&seed| {
        let levels = if seed % 2 == 0 { [14, 1] } else { [1, 14] };
        let strong = if seed % 2 == 0 { Color::White } else { Color::Black };
        game(levels, seed).0.ending().is_some_and(|ending| ending.winner == Some(strong))
    });
    assert!(wins.count() >= 5);
}

#[test]
fn what_has_just_happened_is_not_known_yet() {
    let (options, position) = start(4);
    let style = TimedStyle::of(Level::new(7).expect("a level"));
    let reaction = style.pace(TU_MS).reaction;
    let mut agent = Agent::new(Color::White, &style, TU_MS, options, (0, position), 4);
    let mut moves = Vec::new();
    position.legal(&options, Color::Black, 5_000, Readiness::Ignored, &mut moves);
    let changed = position.apply(&options, &moves[0], 5_000);
    assert_eq!(agent.show(5_000, changed), 5_000 + reaction);
    assert_eq!(agent.question(5_000 + reaction - 1).position, position);
    assert_eq!(agent.question(5_000 + reaction).position, changed);
}
