//! What the computer does at the board, as the page has it done: it is asked ahead of the moment at
//! which it may act, thinks elsewhere, and acts on the best it has found by then.

use crate::board::Color;
use crate::engine::realtime::agent::Agent;
use crate::engine::realtime::player::{Question, TimedChoice};
use crate::engine::realtime::style::{TimedStyle, ticks};
use crate::realtime::{Move, Options, TU, Tick, TimedPosition};

/// It thinks for so many milliseconds before it may act, at most a tenth of a time unit.
pub const LEAD_MS: u32 = 100;
/// It waits for a thought that is late, in milliseconds.
const GRACE_MS: u32 = 40;

/// What is to be done for the computer.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Think about this, and tell [`Driver::hear`] under that number what comes of it.
    Think(u32, Box<Question>),
    /// Make this move now.
    Act(Move),
}

/// The computer at the board. It keeps no time: all ticks come from the caller.
#[derive(Clone, Debug)]
pub struct Driver {
    agent: Agent,
    lead: Tick,
    grace: Tick,
    /// The number of the last question.
    number: u32,
    /// When it acts on the question at hand.
    acts: Option<Tick>,
    /// What it would do by now.
    choice: Option<TimedChoice>,
    /// The move it is making, until it is known what becomes of it.
    making: Option<Move>,
    /// What its side saw last.
    seen: TimedPosition,
}

impl Driver {
    /// The computer on a side, from a position at a tick on, where a time unit lasts so many
    /// milliseconds. Games with different seeds differ.
    pub fn new(
        side: Color,
        style: &TimedStyle,
        tu_ms: u32,
        options: Options,
        start: (Tick, TimedPosition),
        seed: u64,
    ) -> Driver {
        Driver {
            agent: Agent::new(side, style, tu_ms, options, start, seed),
            lead: ticks(LEAD_MS, tu_ms).min(TU / 10),
            grace: ticks(GRACE_MS, tu_ms).max(1),
            number: 0,
            acts: None,
            choice: None,
            making: None,
            seen: start.1,
        }
    }

    /// The number of the question at hand, if there is one.
    pub fn asked(&self) -> Option<u32> {
        self.acts.map(|_| self.number)
    }

    pub fn side(&self) -> Color {
        self.agent.side()
    }

    /// The tick at which [`Driver::poll`] is to be called next, if nothing happens before.
    pub fn next(&self) -> Tick {
        match (self.acts, self.choice) {
            (Some(acts), Some(_)) => acts,
            (Some(acts), None) => acts.saturating_add(self.grace),
            (None, _) => self.agent.wakes().saturating_sub(self.lead),
        }
    }

    /// What is to be done at a tick, if anything.
    pub fn poll(&mut self, now: Tick) -> Option<Wish> {
        if now < self.next() {
            return None;
        }
        if self.acts.is_some() {
            return self.act(now);
        }
        let acts = self.agent.wakes().max(now);
        self.number = self.number.wrapping_add(1);
        self.acts = Some(acts);
        self.choice = None;
        Some(Wish::Think(self.number, Box::new(self.agent.question(acts))))
    }

    fn act(&mut self, now: Tick) -> Option<Wish> {
        self.acts = None;
        // Asked again only once it is known what became of it.
        self.agent.waited(now);
        match self.choice.take() {
            Some(TimedChoice::Move(m)) => {
                self.making = Some(m);
                Some(Wish::Act(m))
            }
            Some(TimedChoice::Wait) | None => None,
        }
    }

    /// What has come so far of the question of that number.
    pub fn hear(&mut self, number: u32, choice: TimedChoice) {
        if number == self.number && self.acts.is_some() {
            self.choice = Some(choice);
        }
    }

    /// What its side sees at a tick: to be told after each of its moves, and whenever something
    /// has happened.
    pub fn observe(&mut self, now: Tick, position: &TimedPosition) {
        let side = self.agent.side();
        let made = position.moved[side] != self.seen.moved[side];
        match self.making.take() {
            Some(m) if made => self.agent.acted(now, m),
            // Refused; or a move of Black's that White annulled.
            Some(_) => self.agent.refused(now),
            None if made => self.agent.refused(now),
            None => {}
        }
        if *position != self.seen {
            self.seen = *position;
            let sees = self.agent.show(now, *position);
            // It is asked anew if it sees that in time.
            self.acts = self.acts.filter(|&acts| acts < sees);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::engine::Level;
    use crate::realtime::{Arbiter, Command, Status};

    fn driver(side: Color) -> (Driver, Arbiter) {
        let (options, start) = (Options::default(), TimedPosition::start());
        let style = TimedStyle::of(Level::STRONGEST);
        let driver = Driver::new(side, &style, 1_000, options, (0, start), 7);
        (driver, Arbiter::new(options, start, 0))
    }

    fn step(from: (u8, u8), to: (u8, u8)) -> Move {
        Move { from: Square::at(from.0, from.1), to: Square::at(to.0, to.1), promotion: None }
    }

    /// Polls at the tick it wants and hands back what it wishes.
    fn next(driver: &mut Driver) -> (Tick, Option<Wish>) {
        let tick = driver.next();
        (tick, driver.poll(tick))
    }

    #[test]
    fn asks_ahead_and_acts_in_time() {
        let (mut driver, mut arbiter) = driver(Color::White);
        let (asked, wish) = next(&mut driver);
        let Some(Wish::Think(number, question)) = wish else { panic!("{wish:?}") };
        assert_eq!(question.at, asked + 100);
        assert!(driver.poll(asked + 1).is_none());
        driver.hear(number + 1, TimedChoice::Wait);
        driver.hear(number, TimedChoice::Move(step((4, 1), (4, 3))));
        let (acted, wish) = next(&mut driver);
        let Some(Wish::Act(m)) = wish else { panic!("{wish:?}") };
        assert_eq!(acted, question.at);
        assert_eq!(arbiter.submit(acted, Color::White, Command::Move(m)), Status::Ok);
        driver.observe(acted, arbiter.view(Color::White));
        let (again, wish) = next(&mut driver);
        let Some(Wish::Think(_, question)) = wish else { panic!("{wish:?}") };
        // Level 8: 300 ms between two moves, 15 % more or less.
        assert!((acted + 255..=acted + 345).contains(&question.at), "{acted} {}", question.at);
        assert_eq!(again, question.at - 100);
        assert!(question.position.piece_at(Square::at(4, 3)).is_some(), "it knows its own move");
    }

    #[test]
    fn sees_the_other_only_after_its_reaction() {
        let (mut driver, mut arbiter) = driver(Color::White);
        arbiter.submit(10, Color::Black, Command::Move(step((4, 6), (4, 4))));
        arbiter.advance(100);
        driver.observe(100, arbiter.view(Color::White));
        let at = |driver: &mut Driver| match next(driver).1 {
            Some(Wish::Think(_, question)) => question,
            wish => panic!("{wish:?}"),
        };
        let first = at(&mut driver);
        assert!(first.at < 350 && first.position.piece_at(Square::at(4, 4)).is_none());
        // Nobody answers, so it asks again, by and by with open eyes.
        let later = std::iter::from_fn(|| Some(next(&mut driver).1)).flatten().take(9).last();
        let Some(Wish::Think(_, question)) = later else { panic!("{later:?}") };
        assert!(question.at >= 350 && question.position.piece_at(Square::at(4, 4)).is_some());
    }

    #[test]
    fn a_refusal_is_thought_over() {
        let (mut driver, arbiter) = driver(Color::White);
        let Some(Wish::Think(number, _)) = next(&mut driver).1 else { panic!("no question") };
        driver.hear(number, TimedChoice::Move(step((0, 0), (0, 4))));
        let (acted, wish) = next(&mut driver);
        assert!(matches!(wish, Some(Wish::Act(_))));
        driver.observe(acted, arbiter.view(Color::White));
        let Some(Wish::Think(_, question)) = next(&mut driver).1 else { panic!("no question") };
        assert!(question.at > acted);
    }
}
