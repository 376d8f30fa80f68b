//! A network that delays, loses, doubles and reorders, and the clocks of two devices at it.

use crate::common::Chance;

/// What a network does to packets. Times are in microseconds.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    /// The least delay of a packet there, and back.
    pub delay: [u64; 2],
    /// What chance may add.
    pub jitter: u64,
    /// Of a thousand packets so many are lost, and so many come twice.
    pub lost: usize,
    pub doubled: usize,
}

impl Weather {
    pub fn random(chance: &mut Chance) -> Weather {
        let mut one = || 1_000 + 1_000 * chance.below(120) as u64;
        let delay = [one(), one()];
        let jitter = 1_000 * chance.below(40) as u64;
        let lost = [0, 5, 20, 50, 150][chance.below(5)];
        Weather { delay, jitter, lost, doubled: [0, 10, 100][chance.below(3)] }
    }
}

/// A network between two devices, and the true time.
pub struct Network {
    pub now: u64,
    pub weather: Weather,
    /// Until then nothing gets through.
    pub cut_until: u64,
    /// What is on its way: when it arrives, to whom, and what it is.
    travelling: Vec<(u64, usize, Vec<u8>)>,
}

impl Network {
    pub fn new(weather: Weather) -> Network {
        Network { now: 0, weather, cut_until: 0, travelling: Vec::new() }
    }

    /// A device sends something to the other.
    pub fn send(&mut self, from: usize, packet: &[u8], chance: &mut Chance) {
        let Weather { delay, jitter, lost, doubled } = self.weather;
        let copies = 1 + usize::from(chance.below(1_000) < doubled);
        for _ in 0..copies {
            if self.now < self.cut_until || chance.below(1_000) < lost {
                continue;
            }
            let takes = delay[from] + chance.below(jitter as usize + 1) as u64;
            self.travelling.push((self.now + takes, 1 - from, packet.to_vec()));
        }
    }

    /// What arrives now, at whom.
    pub fn arrivals(&mut self) -> Vec<(usize, Vec<u8>)> {
        let now = self.now;
        let (mut come, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.travelling).into_iter().partition(|(at, ..)| *at <= now);
        self.travelling = rest;
        come.sort_by_key(|(at, ..)| *at);
        come.into_iter().map(|(_, to, packet)| (to, packet)).collect()
    }
}

/// The clock of a device: set wrongly, and running wrongly.
#[derive(Clone, Copy, Debug)]
pub struct DeviceClock {
    ahead: u64,
    /// Millionths by which it runs too fast.
    drift: i64,
}

impl DeviceClock {
    /// One that is off by up to an hour and wrong by up to 200 millionths.
    pub fn random(chance: &mut Chance) -> DeviceClock {
        let ahead = 1_000_000 + 1_000 * chance.below(3_600_000) as u64;
        DeviceClock { ahead, drift: chance.below(401) as i64 - 200 }
    }

    /// What it shows at a true time.
    pub fn at(&self, now: u64) -> u64 {
        let wrong = now as i64 * self.drift / 1_000_000;
        (self.ahead + now).saturating_add_signed(wrong)
    }
}
