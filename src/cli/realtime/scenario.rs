//! Scenarios: a start, commands with their stamps, and playing them.

use serde_json::Value;

use crate::board::Color;
use crate::notation::realtime::{read_command, rtfen};
use crate::notation::{Fault, fault, square_of};
use crate::realtime::{
    Arbiter, CheckRule, Command, Delays, EnPassantRule, Options, Position, PromotionRule, Setup,
    StalemateRule, Status, TU, Tick,
};

/// A scenario of a file.
pub struct Scenario {
    pub name: String,
    pub options: Options,
    start: Position,
    /// In the order in which they are heard, each with its place in the file.
    events: Vec<(Tick, Color, Command, usize)>,
    until: Tick,
}

/// What came of it.
pub struct Played {
    /// The last status of each command, in the order of the file.
    pub status: Vec<Status>,
    pub arbiter: Arbiter,
}

impl Scenario {
    /// Reads a scenario.
    pub fn read(case: &Value) -> Result<Scenario, Fault> {
        let options = options(&case["options"])?;
        let start = start(case, &options)?;
        let mut events = events(&case["events"])?;
        let last = events.iter().map(|event| event.0).max().unwrap_or(0);
        let until = match &case["until"] {
            Value::Null => last.saturating_add(2 * TU),
            until => number(until, "until")?,
        };
        // Sorting keeps what is alike in order.
        events.sort_by_key(|&(tick, side, ..)| (tick, side));
        let name = case["name"].as_str().unwrap_or_default().to_owned();
        Ok(Scenario { name, options, start, events, until })
    }

    /// Plays it to the end, and shows the game after each command to `watch` with the number of
    /// commands made.
    pub fn play(&self, watch: &mut dyn FnMut(usize, &Arbiter)) -> Played {
        let mut arbiter = Arbiter::new(self.options, self.start, 0);
        let mut status = vec![Status::Queued; self.events.len()];
        for (count, &(tick, side, command, place)) in (1..).zip(&self.events) {
            let now = arbiter.submit(tick, side, command);
            if let Some(slot) = status.get_mut(place) {
                *slot = now;
            }
            self.hear(&mut arbiter, &mut status);
            watch(count, &arbiter);
        }
        arbiter.advance(self.until);
        self.hear(&mut arbiter, &mut status);
        Played { status, arbiter }
    }

    fn hear(&self, arbiter: &mut Arbiter, status: &mut [Status]) {
        for news in arbiter.take_news() {
            let place = self.events.get(news.serial as usize).map(|event| event.3);
            if let Some(slot) = place.and_then(|place| status.get_mut(place)) {
                *slot = news.status;
            }
        }
    }
}

fn start(case: &Value, options: &Options) -> Result<Position, Fault> {
    let fen = case["initial"].as_str().unwrap_or_default();
    let mut start = rtfen::read_start(fen).map_err(|fault| fault.within("initial"))?;
    for (name, tick) in case["ready_at"].as_object().into_iter().flatten() {
        let at = square_of(name).ok_or_else(|| odd("ready_at", name))?;
        start.set_ready(at, number(tick, "ready_at")?);
    }
    if case["kind"] == "delays" {
        setup(case)?.freeze(options, &mut start);
    }
    Ok(start)
}

fn setup(case: &Value) -> Result<Setup, Fault> {
    let delays = match case["mode"].as_str().unwrap_or("fractional") {
        "fractional" => Delays::Fractional,
        "rounded" => Delays::Rounded,
        "mirrored" => Delays::Mirrored,
        "none" => Delays::None,
        "table" => Delays::Table,
        mode => return Err(odd("mode", mode)),
    };
    let seed = case["seed"].as_u64().unwrap_or(0);
    let black_extra = match &case["black_extra"] {
        Value::Null => TU,
        extra => number(extra, "black_extra")?,
    };
    Ok(Setup { delays, seed, black_extra })
}

fn events(list: &Value) -> Result<Vec<(Tick, Color, Command, usize)>, Fault> {
    let events = list.as_array().into_iter().flatten().enumerate();
    let read = |(place, event): (usize, &Value)| {
        let side = match event[1].as_str().unwrap_or_default() {
            "white" => Color::White,
            "black" => Color::Black,
            side => return Err(odd("side", side)),
        };
        let text = event[2].as_str().unwrap_or_default();
        let command = read_command(text).ok_or_else(|| odd("command", text))?;
        Ok((number(&event[0], "tick")?, side, command, place))
    };
    events
        .map(|event| {
            let place = format!("event {}", event.0 + 1);
            read(event).map_err(|fault| fault.within(&place))
        })
        .collect()
}

fn options(given: &Value) -> Result<Options, Fault> {
    let mut options = Options::default();
    for (name, value) in given.as_object().into_iter().flatten() {
        let word = value.as_str().unwrap_or_default();
        let flag = || value.as_bool().ok_or_else(|| odd(name, &value.to_string()));
        match (name.as_str(), word) {
            ("tie_window", _) if value.as_i64() == Some(-1) => options.tie_window = None,
            ("tie_window", _) => options.tie_window = Some(number(value, name)?),
            ("check", "any") => options.check = CheckRule::Any,
            ("check", "king_only") => options.check = CheckRule::KingOnly,
            ("stalemate", "draw") => options.stalemate = StalemateRule::Draw,
            ("stalemate", "wait") => options.stalemate = StalemateRule::Wait,
            ("ep", "cooldown") => options.en_passant = EnPassantRule::Cooldown,
            ("ep", "next_move") => options.en_passant = EnPassantRule::NextMove,
            ("ep", "off") => options.en_passant = EnPassantRule::Off,
            ("promo", "pawn") => options.promotion = PromotionRule::Pawn,
            ("promo", "piece") => options.promotion = PromotionRule::Piece,
            ("idle_limit", _) => options.idle_limit = number(value, name)?,
            ("offer_ticks", _) => options.offer_ticks = number(value, name)?,
            ("min_gap", _) => options.min_gap = number(value, name)?,
            ("premoves", _) => options.premoves = number(value, name)?.min(3) as u8,
            ("auto75", _) => options.auto75 = flag()?,
            ("auto5", _) => options.auto5 = flag()?,
            _ => return Err(odd("option", &format!("{name}: {value}"))),
        }
    }
    Ok(options)
}

fn number(value: &Value, what: &str) -> Result<Tick, Fault> {
    let tick = value.as_u64().and_then(|n| Tick::try_from(n).ok());
    tick.ok_or_else(|| odd(what, &value.to_string()))
}

fn odd(what: &str, text: &str) -> Fault {
    Fault::new(what, format!("{} makes no sense", fault::excerpt(text)))
}
