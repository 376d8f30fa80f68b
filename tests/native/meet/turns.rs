//! Games of turns between two devices, over networks of all kinds.

use wonderboard::board::Player;
use wonderboard::game::Game;
use wonderboard::game::clock::TimeControl;
use wonderboard::meet::Pulse;
use wonderboard::meet::turns::message::Wish;
use wonderboard::meet::turns::{Deed, LiveGame, News, Refused, Stop, Terms};
use wonderboard::rules::Reason;
use wonderboard::variants::Spec;

use super::network::{DeviceClock, Network, Weather};
use crate::common::Chance;

const KIND: Weather = Weather { delay: [40_000, 40_000], jitter: 0, lost: 0, doubled: 0 };

fn terms(spec: Spec) -> Terms {
    Terms { meeting: 7, spec, start: None, time: Some(TimeControl::minutes(3, 2)) }
}

/// Two devices and the network between them.
struct Pair {
    live: [LiveGame; 2],
    clocks: [DeviceClock; 2],
    network: Network,
    chance: Chance,
    news: [Vec<News>; 2],
    lives: u32,
}

impl Pair {
    fn new(spec: Spec, weather: Weather, seed: u64) -> Pair {
        let mut chance = Chance::new(seed);
        let clocks = [DeviceClock::random(&mut chance), DeviceClock::random(&mut chance)];
        let live = [Player::First, Player::Second].map(|own| {
            LiveGame::new(terms(spec), own, Game::new(spec), 1).named(Some(format!("{own:?}")))
        });
        let network = Network::new(weather);
        let mut pair = Pair { live, clocks, network, chance, news: Default::default(), lives: 1 };
        pair.live.iter_mut().for_each(LiveGame::connected);
        pair
    }

    fn at(&self, device: usize) -> u64 {
        self.clocks[device].at(self.network.now)
    }

    /// Lets time pass, in milliseconds.
    fn wait(&mut self, ms: u64) {
        let end = self.network.now + ms * 1_000;
        while self.network.now < end {
            self.network.now += 10_000;
            for (to, frame) in self.network.arrivals() {
                let at = self.at(to);
                self.live[to].hear(&frame, at);
            }
            for device in [0, 1] {
                let at = self.at(device);
                self.live[device].tick(at);
                for frame in self.live[device].collect(at) {
                    self.network.send(device, &frame, &mut self.chance);
                }
                self.news[device].extend(self.live[device].take_news());
            }
        }
    }

    fn act(&mut self, device: usize, deed: Deed) -> Result<(), Refused> {
        let at = self.at(device);
        self.live[device].act(deed, at)
    }

    fn play(&mut self, device: usize, coords: &str) {
        let m = self.live[device].game().read(coords).expect("a legal move");
        assert_eq!(self.act(device, Deed::Move(m)), Ok(()), "{coords}");
    }

    /// The page of a device is loaded anew, from the moves it has kept.
    fn reload(&mut self, device: usize) {
        self.lives += 1;
        let old = &self.live[device];
        let left = old.clock().map(|clock| clock.both(self.at(device) / 1_000));
        let own = old.own();
        let (number, takebacks) = (old.number(), old.takebacks());
        let terms = old.terms().clone();
        self.live[device] = LiveGame::new(terms, own, old.game().clone(), self.lives * 100)
            .resumed(number, takebacks, left)
            .ended_so(old.ended())
            .named(old.names()[own as usize].clone());
        self.live[device].connected();
    }

    fn alike(&self) {
        let [one, other] = &self.live;
        assert_eq!(one.game(), other.game());
        assert_eq!((one.outcome(), one.stopped()), (other.outcome(), other.stopped()));
        assert_eq!((one.number(), one.own()), (other.number(), !other.own()));
    }
}

#[test]
fn a_game_is_played_and_both_know_who_did() {
    let mut pair = Pair::new(Spec::CHESS, KIND, 1);
    pair.wait(1_000);
    for (device, coords) in [(0, "f2f3"), (1, "e7e5"), (0, "g2g4"), (1, "d8h4")] {
        pair.play(device, coords);
        pair.wait(500);
    }
    pair.alike();
    let outcome = pair.live[0].outcome().expect("it is mate");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::Second), Reason::Checkmate));
    let names = [Some("First".to_owned()), Some("Second".to_owned())];
    assert_eq!(pair.live.each_ref().map(LiveGame::names), [&names, &names]);
    for live in &pair.live {
        // Clocks that run wrongly measure a little wrongly.
        assert!(live.trip().is_some_and(|trip| (79_000..110_000).contains(&trip)));
    }
}

#[test]
fn what_one_wants_the_other_must_agree_to() {
    let mut pair = Pair::new(Spec::CHESS, KIND, 2);
    let m = pair.live[0].game().legal()[0];
    assert_eq!(pair.act(0, Deed::Move(m)), Err(Refused::NotMet));
    pair.wait(500);
    pair.play(0, "e2e4");
    pair.wait(500);
    let to = pair.live[0].own_last_turn().expect("there was a move");
    assert_eq!(pair.act(0, Deed::Ask(Wish::TakeBack { to })), Ok(()));
    let wish = Wish::TakeBack { to };
    assert_eq!(pair.act(1, Deed::Answer(wish, true)), Err(Refused::NotAsked));
    pair.wait(200);
    assert_eq!(pair.live[1].asked(Player::First), Some(Wish::TakeBack { to: 0 }));
    assert_eq!(pair.act(1, Deed::Answer(Wish::Draw, true)), Err(Refused::NotAsked));
    assert_eq!(pair.act(1, Deed::Answer(wish, true)), Ok(()));
    pair.wait(200);
    assert!(pair.live.iter().all(|live| live.game().is_empty()));
    pair.play(0, "d2d4");
    pair.wait(200);
    assert_eq!(pair.act(1, Deed::Ask(Wish::Draw)), Ok(()));
    pair.wait(200);
    assert_eq!(pair.act(0, Deed::Answer(Wish::Draw, false)), Ok(()));
    pair.wait(200);
    assert!(pair.news[1].contains(&News::Declined(Wish::Draw)));
    assert_eq!(pair.act(0, Deed::Phrase(1)), Ok(()));
    assert_eq!(pair.act(1, Deed::Resign), Ok(()));
    assert_eq!(pair.act(0, Deed::Ask(Wish::Draw)), Ok(()), "it has not heard yet");
    pair.wait(1_000);
    pair.alike();
    assert!(pair.news[1].contains(&News::Said(1)));
    // Both want another game at once: then there is one.
    assert_eq!(pair.act(0, Deed::Ask(Wish::Rematch)), Ok(()));
    assert_eq!(pair.act(1, Deed::Ask(Wish::Rematch)), Ok(()));
    pair.wait(1_000);
    pair.alike();
    assert_eq!((pair.live[0].number(), pair.live[0].own()), (1, Player::Second));
    pair.play(1, "e2e4");
    pair.wait(500);
    pair.alike();
    assert_eq!(pair.live[0].game().len(), 1);
}

#[test]
fn a_cut_heals_and_the_clocks_stand_still_meanwhile() {
    let mut pair = Pair::new(Spec::CHESS, KIND, 3);
    pair.wait(500);
    pair.play(0, "e2e4");
    pair.wait(1_000);
    pair.play(1, "e7e5");
    pair.network.cut_until = pair.network.now + 20_000_000;
    pair.wait(4_000);
    assert_eq!(pair.live[0].pulse(pair.at(0)), Pulse::Unsteady);
    pair.wait(15_500);
    assert_eq!(pair.live[0].pulse(pair.at(0)), Pulse::Cut);
    pair.wait(3_000);
    pair.alike();
    assert_eq!(pair.live[0].game().len(), 2);
    let left = pair.live[1].clock().expect("a clock").both(pair.at(1) / 1_000);
    // White's time has gone on for ten seconds of the cut, and since.
    assert!((160_000..171_000).contains(&left[0]), "{left:?}");
}

#[test]
fn what_the_rules_do_not_allow_ends_the_meeting() {
    let mut pair = Pair::new(Spec::CHESS, KIND, 4);
    pair.wait(500);
    // One of them thinks it is another game.
    let strange = Game::new(Spec::CHESS).played(["e2e4", "e7e5"]).expect("moves");
    pair.live[0] = LiveGame::new(terms(Spec::CHESS), Player::First, strange, 50);
    pair.live[0].connected();
    pair.wait(500);
    pair.play(0, "g1f3");
    pair.wait(2_000);
    pair.alike();
    assert_eq!(pair.live[1].game().len(), 3, "what was missed is caught up with");
    let other = Game::new(Spec::CHESS).played(["e2e4", "c7c5"]).expect("moves");
    pair.live[0] = LiveGame::new(terms(Spec::CHESS), Player::First, other, 90);
    pair.live[0].connected();
    pair.wait(2_000);
    assert_eq!(pair.live[1].stopped(), Some(Stop::Differs(1)));
    assert_eq!(pair.act(1, Deed::Resign), Err(Refused::Stopped));
    assert_eq!(pair.live[1].game().len(), 3, "nothing of what was played is touched");
}

/// Plays a game at random over a network that does what it likes, with cuts and pages loaded anew.
fn random_game(spec: Spec, seed: u64) -> Result<usize, String> {
    let mut chance = Chance::new(seed);
    let weather = Weather::random(&mut chance);
    let mut pair = Pair::new(spec, weather, seed);
    for _ in 0..60 {
        let device = chance.below(2);
        match chance.below(40) {
            0 => pair.network.cut_until = pair.network.now + 200_000 * chance.below(60) as u64,
            1 => pair.reload(device),
            2 => drop(pair.act(device, Deed::Ask(Wish::Draw))),
            3..6 => {
                let to = pair.live[device].own_last_turn();
                to.map(|to| pair.act(device, Deed::Ask(Wish::TakeBack { to })));
            }
            6..16 => {
                let live = &pair.live[device];
                let wish = live.asked(!live.own());
                wish.map(|wish| pair.act(device, Deed::Answer(wish, chance.below(3) > 0)));
            }
            16 if chance.below(4) == 0 => drop(pair.act(device, Deed::Resign)),
            17..20 => drop(pair.act(device, Deed::Ask(Wish::Rematch))),
            20 => drop(pair.act(device, Deed::Claim)),
            _ => {
                let m = chance.pick(pair.live[device].game().legal());
                m.map(|m| pair.act(device, Deed::Move(m)));
            }
        }
        pair.wait(chance.below(700) as u64);
    }
    pair.network.weather = KIND;
    pair.network.cut_until = 0;
    pair.wait(6_000);
    let hurt = |news: &News| matches!(news, News::Flawed(_) | News::Stopped(_));
    if pair.news.iter().flatten().any(hurt) {
        return Err(format!("game {seed}: {:?}", pair.news));
    }
    let [one, other] = &pair.live;
    let outcomes = [one.outcome(), other.outcome()];
    let alike = one.game() == other.game() && outcomes[0] == outcomes[1];
    match alike && (one.number(), one.own()) == (other.number(), !other.own()) {
        true => Ok(one.game().len()),
        false => Err(format!("game {seed}: {:?}, {:?}, {outcomes:?}", one.game(), other.game())),
    }
}

#[test]
fn both_have_the_same_game_whatever_the_network_does() {
    let specs: Vec<Spec> = Spec::all().collect();
    let played: Vec<Result<usize, String>> =
        (0..2_000).map(|seed| random_game(specs[seed as usize % specs.len()], seed)).collect();
    let wrong: Vec<&String> = played.iter().filter_map(|one| one.as_ref().err()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let moves: usize = played.iter().flatten().sum();
    assert!(moves > 500, "{moves}");
}

#[test]
fn a_lost_flag_is_told_by_whoever_is_late() {
    let mut pair = Pair::new(Spec::CHESS, KIND, 5);
    pair.wait(500);
    pair.play(0, "e2e4");
    pair.wait(200_000);
    pair.alike();
    let outcome = pair.live[0].outcome().expect("time is over");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), Reason::Time));
}
