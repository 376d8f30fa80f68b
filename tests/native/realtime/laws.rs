//! What holds in every game, whatever the players do.

use proptest::prelude::*;
use wonderboard::board::Color;
use wonderboard::notation::realtime::{TimedRecord, TimedSettings, link, pgn, record, rtfen};
use wonderboard::realtime::{
    Arbiter, CheckRule, Command, EnPassantRule, Move, Options, PromotionRule, Readiness,
    StalemateRule, Status, Tick, TimedPosition,
};

/// What somebody does: how long after the last, who, and a choice.
type Action = (u32, bool, u8, u16);

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let pause = prop_oneof![4 => 0_u32..60, 3 => 0_u32..600, 1 => 0_u32..4000];
    proptest::collection::vec((pause, any::<bool>(), any::<u8>(), any::<u16>()), 1..160)
}

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - - 0,0 0",
    "r3k2r/pppq1ppp/2npbn2/4p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R KQkq - d2=300,d7=900 0,0 0",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 - - - 0,0 0",
    "4k2r/P1P3pp/8/3q4/3Q4/8/p1p3PP/4K2R Kk - - 0,0 0",
    "r3k2r/8/3b4/2pPpPp1/1PpPpP2/3B4/8/R3K2R KQkq - - 0,0 0",
];

fn settings() -> impl Strategy<Value = (TimedSettings, usize)> {
    (
        any::<u16>(),
        0..STARTS.len(),
        prop_oneof![Just(None), Just(Some(0)), Just(Some(50)), Just(Some(400))],
    )
        .prop_map(|(bits, start, tie_window)| {
            let bit = |n: u16| bits >> n & 3 == 3;
            let mut options = Options { tie_window, ..Options::default() };
            if bit(0) {
                options.check = CheckRule::KingOnly;
            }
            if bit(2) {
                options.stalemate = StalemateRule::Wait;
            }
            options.en_passant = match bits >> 4 & 7 {
                6 => EnPassantRule::Off,
                7 => EnPassantRule::NextMove,
                _ => EnPassantRule::Cooldown,
            };
            if bit(7) {
                options.promotion = PromotionRule::Piece;
            }
            if bit(9) {
                options.min_gap = 120;
            }
            if bit(11) {
                options.premoves = 3;
            }
            (TimedSettings { options, ..TimedSettings::default() }, start)
        })
}

fn begin(settings: &TimedSettings, start: usize) -> TimedRecord {
    let (position, tick) = rtfen::read(STARTS[start]).expect("a position");
    TimedRecord { settings: *settings, arbiter: Arbiter::new(settings.options, position, tick) }
}

/// The command an action stands for in a game.
fn command(arbiter: &Arbiter, side: Color, kind: u8, pick: u16) -> Command {
    let readiness = if kind & 1 == 0 { Readiness::Counted } else { Readiness::Ignored };
    let mut moves = Vec::new();
    arbiter.view(side).legal(arbiter.options(), side, arbiter.now(), readiness, &mut moves);
    let scattered = Move {
        from: wonderboard::board::Square::new(pick as u8),
        to: wonderboard::board::Square::new((pick >> 6) as u8),
        promotion: None,
    };
    let chosen = moves.get(pick as usize % moves.len().max(1)).map_or(scattered, |e| e.asked());
    match kind {
        0..=159 => Command::Move(chosen),
        160..=219 => Command::Premove(chosen),
        220..=229 => Command::Move(scattered),
        230..=239 => Command::Premove(scattered),
        240..=245 => Command::Cancel(chosen.from),
        246..=248 => Command::Offer,
        249..=251 => Command::Decline,
        252..=254 => Command::Claim,
        255 if pick & 7 == 0 => Command::Resign,
        255 => Command::Move(scattered),
    }
}

/// Does an action; says what was asked and what came of it.
fn act(arbiter: &mut Arbiter, action: Action) -> (Command, Status) {
    let (pause, white, kind, pick) = action;
    let side = if white { Color::White } else { Color::Black };
    let tick = arbiter.now() + pause;
    arbiter.advance(tick);
    let command = command(arbiter, side, kind, pick);
    (command, arbiter.submit(tick, side, command))
}

/// The game of a log alone, without ties and premoves.
fn replayed(arbiter: &Arbiter) -> Arbiter {
    let log = arbiter.log().iter().map(|entry| (entry.tick, entry.side, entry.asked()));
    let &(start, tick) = arbiter.start();
    let mut game = Arbiter::new(*arbiter.options(), start, tick);
    log.for_each(|(tick, side, m)| game.append(tick, side, m).expect("a log can be replayed"));
    game
}

fn same_pieces(a: &TimedPosition, b: &TimedPosition) -> bool {
    a.board() == b.board()
        && a.board().occupied().all(|at| a.ready_at(at) == b.ready_at(at))
        && a.key() == b.key()
}

/// The key of a position from scratch.
fn unmoved_key(position: &TimedPosition) -> u64 {
    let mut unmoved = TimedPosition::EMPTY;
    for at in position.board().occupied() {
        unmoved.put(at, position.piece_at(at).expect("a piece"), 0);
    }
    for at in position.board().unmoved() {
        unmoved.set_unmoved(at);
    }
    unmoved.key()
}

/// What can be seen of a game.
type Sight = (
    TimedPosition,
    TimedPosition,
    usize,
    usize,
    Option<wonderboard::realtime::Ending>,
    Vec<(Color, Move)>,
);

fn sight(arbiter: &Arbiter) -> Sight {
    let [white, black] = Color::ALL.map(|side| *arbiter.view(side));
    let (log, pending) = (arbiter.log().len(), arbiter.pending().len());
    (white, black, log, pending, arbiter.ending(), arbiter.awaited())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn positions_stay_sound((settings, start) in settings(), actions in actions()) {
        let mut arbiter = begin(&settings, start).arbiter;
        for action in actions {
            let before = sight(&arbiter);
            let now = arbiter.now();
            let (command, status) = act(&mut arbiter, action);
            for side in Color::ALL {
                let view = arbiter.view(side);
                let checks = Color::ALL.map(|color| view.in_check(color));
                prop_assert_ne!(checks, [true, true], "both kings are in check");
                prop_assert_eq!(view.key(), unmoved_key(view));
            }
            // What is refused changes nothing (unless time did).
            let refused = matches!(status, Status::Rejected(_));
            if refused && arbiter.now() == now && arbiter.take_news().is_empty() {
                prop_assert_eq!(sight(&arbiter), before, "{:?}", command);
            }
            let refused_pending = matches!(status, Status::Pending) && settings.options.tie_window.is_none();
            prop_assert!(!refused_pending);
        }
    }

    #[test]
    fn the_log_alone_tells_the_game((settings, start) in settings(), actions in actions()) {
        let mut arbiter = begin(&settings, start).arbiter;
        for (count, action) in actions.into_iter().enumerate() {
            act(&mut arbiter, action);
            if count % 8 == 0 || arbiter.ending().is_some() {
                let again = replayed(&arbiter);
                // White sees what is final and nothing else.
                prop_assert!(same_pieces(again.view(Color::White), arbiter.view(Color::White)));
                let pending = arbiter.pending();
                prop_assert!(pending.iter().all(|entry| entry.side == Color::Black));
                prop_assert!(!pending.iter().any(|entry| arbiter.log().contains(entry)));
                // And Black the same with his own moves made.
                let live = pending.iter().fold(*again.view(Color::White), |position, entry| {
                    position.apply(arbiter.options(), &entry.deed.effect, entry.tick)
                });
                prop_assert!(same_pieces(&live, arbiter.view(Color::Black)));
            }
        }
    }

    #[test]
    fn a_game_put_away_goes_on_as_if_it_had_not_been(
        (settings, start) in settings(),
        actions in actions(),
        cut in any::<proptest::sample::Index>(),
    ) {
        let mut game = begin(&settings, start);
        let cut = cut.index(actions.len());
        for &action in &actions[..cut] {
            act(&mut game.arbiter, action);
        }
        let text = record::write(&game);
        let mut again = record::read(&text).map_err(|fault| TestCaseError::fail(format!("{fault}\n{text}")))?;
        prop_assert_eq!(record::write(&again), text.clone());
        prop_assert_eq!(sight(&again.arbiter), sight(&game.arbiter));
        for &action in &actions[cut..] {
            game.arbiter.take_news();
            again.arbiter.take_news();
            prop_assert_eq!(act(&mut game.arbiter, action), act(&mut again.arbiter, action), "{}", text);
            prop_assert_eq!(sight(&again.arbiter), sight(&game.arbiter), "{}", text);
            let news = |record: &mut TimedRecord| record.arbiter.take_news().into_iter()
                .map(|news| (news.tick, news.side, news.asked, news.status)).collect::<Vec<_>>();
            prop_assert_eq!(news(&mut game), news(&mut again));
        }
    }

    #[test]
    fn links_and_pgn_bring_the_game_back((settings, start) in settings(), actions in actions()) {
        let mut game = begin(&settings, start);
        for action in actions {
            act(&mut game.arbiter, action);
        }
        let text = link::encode(&game);
        prop_assert_eq!(link::decode(&text).map(|again| link::encode(&again)), Ok(text.clone()));
        prop_assert!(text.ends_with(|c: char| c.is_ascii_alphanumeric()), "chats cut {}", text);
        let safe = |c: char| c.is_ascii_alphanumeric() || "#/?&=_.~-,@".contains(c);
        prop_assert!(text.chars().all(safe), "{}", text);
        for again in [link::decode(&text), pgn::read(&pgn::write(&game, &[]))] {
            let again = again.map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert_eq!(again.settings, game.settings);
            prop_assert_eq!(again.arbiter.start(), game.arbiter.start());
            prop_assert_eq!(again.arbiter.ending(), game.arbiter.ending());
            prop_assert!(same_pieces(again.arbiter.view(Color::White), game.arbiter.view(Color::White)));
            let played = |record: &TimedRecord| record.arbiter.log().iter()
                .map(|entry| (entry.tick, entry.side, entry.asked())).collect::<Vec<_>>();
            prop_assert_eq!(played(&again), played(&game));
        }
    }

    #[test]
    fn nothing_happens_before_it_is_due((settings, start) in settings(), actions in actions()) {
        let mut arbiter = begin(&settings, start).arbiter;
        for action in actions {
            act(&mut arbiter, action);
            let Some(due) = arbiter.next_due() else { continue };
            prop_assert!(due > arbiter.now());
            let mut waited = arbiter.clone();
            waited.advance(due.saturating_sub(1));
            prop_assert_eq!(sight(&waited), sight(&arbiter));
            // Step by step or at once is the same.
            let mut leapt = arbiter.clone();
            let end: Tick = arbiter.now() + 3000;
            leapt.advance(end);
            while let Some(due) = waited.next_due().filter(|&due| due < end) {
                waited.advance(due.max(waited.now() + 1));
            }
            waited.advance(end);
            prop_assert_eq!(sight(&waited), sight(&leapt));
        }
    }

    #[test]
    fn rewinding_is_playing_up_to_there((settings, start) in settings(), actions in actions()) {
        let mut arbiter = begin(&settings, start).arbiter;
        for action in actions {
            act(&mut arbiter, action);
        }
        let moves = arbiter.log().len() / 2;
        let rewound = arbiter.rewound(moves);
        prop_assert_eq!(rewound.log().len(), moves);
        let played = |arbiter: &Arbiter| arbiter.log().iter().take(moves)
            .map(|entry| (entry.tick, entry.side, entry.deed)).collect::<Vec<_>>();
        prop_assert_eq!(played(&rewound), played(&arbiter));
        prop_assert!(rewound.pending().is_empty() && rewound.ending().is_none());
        prop_assert_eq!(arbiter.rewound(usize::MAX).log().len(), arbiter.log().len());
    }
}
