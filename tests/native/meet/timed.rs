//! Games in real time over random networks: both devices end with the same log, which is that of one arbiter that is
//! given all commands.

use wonderboard::board::{ByColor, Color};
use wonderboard::meet::timed::{Lane, LiveTimed, Stamped, TimedTerms};
use wonderboard::notation::realtime::TimedSettings;
use wonderboard::realtime::arbiter::Entry;
use wonderboard::realtime::{Arbiter, Command, Readiness, Refusal, Status, Tick};

use super::network::{DeviceClock, Network, Weather};
use crate::common::Chance;

/// So many games a run of the tests plays; `MEETINGS=10000` has it play more.
const GAMES: u64 = 250;

/// How finely the true time goes on, in microseconds.
const STEP: u64 = 5_000;

/// A device: its game, its clock, and what it has shown to be final.
struct Device {
    live: LiveTimed,
    clock: DeviceClock,
    final_log: Vec<Entry>,
    /// Until then the page stands still.
    asleep_until: u64,
    /// What was kept of the game the last time.
    kept: ByColor<Lane>,
    life: u32,
    /// All it has ever commanded.
    said: Vec<Stamped>,
}

fn terms(chance: &mut Chance) -> TimedTerms {
    let mut settings =
        TimedSettings { tu_ms: 300 + chance.below(700) as u32, ..TimedSettings::default() };
    settings.setup.seed = chance.draw();
    settings.options.tie_window = [None, Some(0), Some(50), Some(50)][chance.below(4)];
    let start = settings.start();
    TimedTerms { meeting: 7, options: settings.options, start, tu_ms: settings.tu_ms }
}

impl Device {
    fn new(terms: &TimedTerms, own: Color, is_host: bool, chance: &mut Chance) -> Device {
        let live = LiveTimed::new(terms.clone(), own, is_host, ByColor::default());
        let clock = DeviceClock::random(chance);
        let (final_log, said, kept) = (Vec::new(), Vec::new(), ByColor::default());
        Device { live, clock, final_log, asleep_until: 0, kept, life: 1, said }
    }

    /// The page is loaded anew, from what was kept. Its clock begins anew as well.
    fn reload(&mut self, terms: &TimedTerms, own: Color, is_host: bool, chance: &mut Chance) {
        self.life += 1;
        self.clock = DeviceClock::random(chance);
        let kept = self.kept.clone();
        self.live = LiveTimed::new(terms.clone(), own, is_host, kept).reborn(self.life);
        self.final_log.clear();
    }

    /// What is final never changes.
    fn check(&mut self) {
        let log = self.live.sure().log();
        assert!(log.starts_with(&self.final_log), "what was final stays so");
        self.final_log = log.to_vec();
    }

    fn play(&mut self, own: Color, now: u64, chance: &mut Chance) {
        let at = self.clock.at(now);
        let board = self.live.shown(at);
        let mut moves = Vec::new();
        let readiness = if chance.below(8) == 0 { Readiness::Ignored } else { Readiness::Counted };
        board.view(own).legal(board.options(), own, board.now(), readiness, &mut moves);
        // Captures meet more often than other moves.
        let captures: Vec<_> = moves.iter().filter(|m| m.victim().is_some()).copied().collect();
        let among = if captures.is_empty() || chance.below(3) == 0 { &moves } else { &captures };
        let Some(chosen) = chance.pick(among) else { return };
        let command = match chance.below(240) {
            0 => Command::Offer,
            1 => Command::Decline,
            2 => Command::Claim,
            3 if chance.below(4) == 0 => Command::Resign,
            4..=24 => Command::Premove(chosen.asked()),
            25..=28 => Command::Cancel(chosen.from),
            _ => Command::Move(chosen.asked()),
        };
        let before = self.live.lanes()[own].commands.len();
        if self.live.command(command, at).is_ok() {
            self.said.extend(&self.live.lanes()[own].commands[before..]);
            // A page keeps what it commands before anybody hears of it, or just fails to.
            if chance.below(10) > 0 {
                self.kept = self.live.lanes().clone();
            }
        }
    }
}

/// What one arbiter makes of all commands, and how many of them lose a tie.
fn by_one_arbiter(terms: &TimedTerms, lanes: &ByColor<Lane>, until: Tick) -> (Vec<Entry>, usize) {
    let mut all: Vec<(Tick, u8, usize, Color, Command)> = Vec::new();
    for side in Color::ALL {
        for (number, stamped) in lanes[side].commands.iter().enumerate() {
            all.push((stamped.tick, side as u8, number, side, stamped.command));
        }
    }
    all.sort_by_key(|&(tick, side, number, ..)| (tick, side, number));
    let mut arbiter = Arbiter::new(terms.options, terms.start, 0);
    let mut lost = 0;
    for (tick, .., side, command) in all {
        let status = arbiter.submit(tick, side, command);
        lost += usize::from(status == Status::Rejected(Refusal::TieLost));
    }
    arbiter.advance(until);
    let news = arbiter.take_news();
    let voided = news.iter().filter(|news| news.status == Status::Voided).count();
    (arbiter.log().to_vec(), lost + voided)
}

/// What came of a game.
#[derive(Default)]
struct Tally {
    moves: usize,
    ties: usize,
    reloads: usize,
    halts: usize,
}

/// Plays a game over a random network to its end and checks it.
fn play(seed: u64) -> Tally {
    let mut chance = Chance::new(seed);
    let terms = terms(&mut chance);
    let mut network = Network::new(Weather::random(&mut chance));
    let host = chance.below(2);
    let sides = Color::ALL;
    let mut devices =
        [0, 1].map(|index| Device::new(&terms, sides[index], index == host, &mut chance));
    let mut tally = Tally::default();
    // They play for some seconds; then the network is kind, and both hear everything.
    let end = 6_000_000 + 1_000_000 * chance.below(4) as u64;
    let settled = end + 6_000_000;
    let calm = Weather { lost: 0, doubled: 0, jitter: 0, ..network.weather };
    while network.now < settled {
        network.now += STEP;
        let now = network.now;
        if now == end {
            network.weather = calm;
        }
        if now < end && chance.below(1_500) == 0 {
            network.cut_until = now + 100_000 * (1 + chance.below(30) as u64);
        }
        for (to, packet) in network.arrivals() {
            let device = &mut devices[to];
            if now >= device.asleep_until {
                device.live.hear(&packet, device.clock.at(now));
            }
        }
        for index in [0, 1] {
            let device = &mut devices[index];
            if now < device.asleep_until {
                continue;
            }
            let was_halted = device.live.run().is_halted();
            device.live.tick_on(device.clock.at(now));
            tally.halts += usize::from(device.live.run().is_halted() && !was_halted);
            if now < end {
                match chance.below(3_000) {
                    0 => device.asleep_until = now + 10_000 * chance.below(200) as u64,
                    1 => {
                        device.reload(&terms, sides[index], index == host, &mut chance);
                        tally.reloads += 1;
                    }
                    2..150 => device.play(sides[index], now, &mut chance),
                    _ => {}
                }
            }
            device.check();
            if let Some(packet) = device.live.collect(device.clock.at(now)) {
                network.send(index, &packet, &mut chance);
            }
        }
    }
    check(seed, &terms, &mut devices, &mut tally);
    tally
}

fn check(seed: u64, terms: &TimedTerms, devices: &mut [Device; 2], tally: &mut Tally) {
    for device in &mut *devices {
        assert_eq!(device.live.take_flaws(), [], "game {seed}: nobody is suspected");
    }
    let [white, black] = &*devices;
    // Nothing that a device has said is lost or there twice, as long as its page has not forgotten it unheard.
    for (side, device, other) in [(Color::White, white, black), (Color::Black, black, white)] {
        let held = &device.live.lanes()[side].commands;
        assert_eq!(held, &other.live.lanes()[side].commands, "game {seed}: {side:?}");
        assert!(held.len() <= device.said.len(), "game {seed}");
        if device.life == 1 {
            assert_eq!(held, &device.said, "game {seed}: {side:?}");
        }
    }
    let (lanes, before) = (white.live.lanes(), tally.ties);
    let last = |side: Color| lanes[side].commands.last().map_or(0, |last| last.tick);
    let last = last(Color::White).max(last(Color::Black));
    for device in [white, black] {
        let (log, known) = (device.live.sure().log(), device.live.lanes());
        // What is final at a device reaches as far as both horizons that it knows: so do premoves that go off.
        let until = known[Color::White].horizon.min(known[Color::Black].horizon);
        let (alone, ties) = by_one_arbiter(terms, lanes, until.saturating_sub(1));
        assert!(alone.starts_with(log), "game {seed}: one arbiter says so");
        assert!(last >= until || alone == log, "game {seed}: all is final that can be");
        tally.ties = tally.ties.max(before + ties);
    }
    let (log, other) = (white.live.sure().log(), black.live.sure().log());
    let common = log.len().min(other.len());
    assert_eq!(log[..common], other[..common], "game {seed}");
    tally.moves += log.len();
}

#[test]
fn two_devices_have_the_same_game_whatever_the_network_does() {
    let asked = std::env::var("MEETINGS").ok().and_then(|text| text.parse().ok());
    let games: u64 = asked.unwrap_or(GAMES);
    let mut all = Tally::default();
    for seed in 0..games {
        let one = play(seed);
        all.moves += one.moves;
        all.ties += one.ties;
        all.reloads += one.reloads;
        all.halts += one.halts;
    }
    let Tally { moves, ties, reloads, halts } = all;
    println!("{games} games, {moves} moves, {ties} ties, {reloads} reloads, {halts} halts");
    assert!(moves as u64 > 5 * games && ties > 0 && reloads > 0 && halts > 0);
}

/// A minute with 60 ± 20 ms on each way and a packet in a hundred lost: nobody waits, and what is done is final soon.
#[test]
fn a_minute_over_a_usual_network_never_stands_still() {
    let mut chance = Chance::new(17);
    let terms = TimedTerms { tu_ms: 1_000, ..terms(&mut chance) };
    let weather = Weather { delay: [40_000; 2], jitter: 40_000, lost: 10, doubled: 5 };
    let mut network = Network::new(weather);
    let mut devices =
        [0, 1].map(|side| Device::new(&terms, Color::ALL[side], side == 0, &mut chance));
    let (mut bytes, mut packets, mut worst_lag, mut worst_error) = (0, 0, 0, 0);
    while network.now < 66_000_000 {
        network.now += STEP;
        let now = network.now;
        for (to, packet) in network.arrivals() {
            devices[to].live.hear(&packet, devices[to].clock.at(now));
        }
        for (index, device) in devices.iter_mut().enumerate() {
            let own = Color::ALL[index];
            let at = device.clock.at(now);
            device.live.tick_on(at);
            // Nobody gives up, so that it is a whole minute.
            if chance.below(60) == 0 && now > 5_000_000 {
                device.play(own, now, &mut chance);
            }
            device.check();
            if let Some(packet) = device.live.collect(at) {
                (bytes, packets) = (bytes + packet.len(), packets + 1);
                network.send(index, &packet, &mut chance);
            }
        }
        let [host, guest] = [0, 1].map(|side: usize| &devices[side]);
        if now > 6_000_000 && host.live.sure().ending().is_none() {
            let common = host.live.common(host.clock.at(now)).expect("its own clock");
            let theirs = guest.live.common(guest.clock.at(now)).expect("it is measured");
            worst_error = worst_error.max(common.abs_diff(theirs));
            let tick = host.live.tick(host.clock.at(now)).expect("the game runs");
            worst_lag = worst_lag.max(tick.saturating_sub(host.live.sure().now()));
        }
    }
    let moves = devices[0].live.sure().log().len();
    println!(
        "{moves} moves, {} bytes a packet, clocks apart by {worst_error} µs at most, final after {worst_lag} ms at most",
        bytes / packets
    );
    assert_eq!(devices.each_ref().map(|device| device.live.run().epoch), [1, 1], "it never stood");
    assert!(moves > 40 && bytes / packets < 100);
    assert!(worst_lag < 350 && worst_error < 25_000, "{worst_lag} {worst_error}");
}
