//! A puzzle of the game without turns: one command. Time stands still until it is given, and runs then to show what
//! comes of it.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::common::player::Side;
use crate::app::draw::icons::Icon;
use crate::app::puzzles::strike::{StrikeAction, StrikeAttempt, StrikePhase, halted, running};
use crate::app::puzzles::words;
use crate::app::realtime::SessionAction;
use crate::app::realtime::words::remark;
use crate::app::shell::settings::Settings;
use crate::notation::realtime::rtfen;
use crate::puzzle::strike::{Strike, options};
use crate::realtime::Command;
use crate::texts::texts;
use crate::web::dom::browser::now;
use crate::web::puzzles::finding::Found;
use crate::web::puzzles::panel::{Panel, Verdict, panel};
use crate::web::puzzles::record::use_record;
use crate::web::puzzles::steering::{Steered, use_puzzle_keys};
use crate::web::puzzles::ways::Ways;
use crate::web::realtime::arena::stage;
use crate::web::realtime::hooks::{use_sounds, use_time};
use crate::web::realtime::pointer::Pointers;
use crate::web::realtime::room::{SessionHandle, SessionRoom};
use crate::web::turns::actions::button;

/// How long what came of a wrong command stands, in milliseconds.
const STANDS: u32 = 1_500;

#[derive(PartialEq, Properties)]
pub struct TimedProps {
    pub found: Rc<Found>,
    pub strike: Rc<Strike>,
    pub settings: Settings,
    pub on_next: Callback<()>,
    pub ways: Ways,
}

/// The attempt on the page.
#[derive(PartialEq)]
struct StrikeRoom(StrikeAttempt);

impl Reducible for StrikeRoom {
    type Action = StrikeAction;

    fn reduce(self: Rc<Self>, action: StrikeAction) -> Rc<Self> {
        Rc::new(StrikeRoom(self.0.act(action)))
    }
}

type StrikeHandle = UseReducerHandle<StrikeRoom>;

/// The board, and what is said beside it.
#[component]
pub fn TimedPuzzle(props: &TimedProps) -> Html {
    let TimedProps { found, strike, settings, on_next, ways } = props;
    let attempt = use_reducer(|| StrikeRoom(StrikeAttempt::new(strike.clone())));
    let room = use_reducer(|| SessionRoom::new(attempt.0.session()));
    use_time(&room);
    use_sounds(&room, settings.sound);
    use_command(&room, &attempt);
    use_course(&room, &attempt);
    let hands = use_memo((), |()| Pointers::default());
    let record = use_record(found, attempt.0.outcome);
    let steered = Steered {
        is_done: attempt.0.is_done(),
        next: on_next.clone(),
        hint: hint(&room, &attempt),
        help: ways.help.clone(),
    };
    use_puzzle_keys(&steered);
    let verdict = match attempt.0.phase {
        StrikePhase::Refuting | StrikePhase::Answered => Verdict::Wrong,
        StrikePhase::Solved => Verdict::Right,
        StrikePhase::Open if attempt.0.tried.is_some() => Verdict::Wrong,
        StrikePhase::Open | StrikePhase::Shown => Verdict::None,
    };
    let struck = match attempt.0.phase {
        StrikePhase::Refuting | StrikePhase::Answered => Some("struck-wrong"),
        StrikePhase::Solved => Some("struck-right"),
        StrikePhase::Open | StrikePhase::Shown => None,
    };
    html! {
        <div class="solving">
            <main class={classes!("table", "timed", struck)}>
                <h1 class="visually-hidden">{ texts().timed_title() }</h1>
                { stage(&room, &hands, html! {}, [html! {}, html! {}]) }
                { panel(Panel {
                    found, record: &record, verdict, is_done: steered.is_done, on_next: on_next.clone(),
                    status: status(&room, &attempt),
                    moves: html! {}, tries: html! {},
                    acts: acts(&room, &attempt, ways, &steered.hint),
                }) }
            </main>
        </div>
    }
}

/// How it stands, or why what was wanted last is refused.
fn status(room: &SessionHandle, attempt: &StrikeHandle) -> String {
    let notice = room.session.notice.as_ref();
    match notice.filter(|_| attempt.0.phase == StrikePhase::Open) {
        Some(notice) => remark(&notice.what),
        None => words::strike_status(&attempt.0),
    }
}

/// Hears the command. One of a piece that is frozen would wait for it, and is none.
#[hook]
fn use_command(room: &SessionHandle, attempt: &StrikeHandle) {
    let session = &room.session;
    let waits = !session.arbiter.premoves().is_empty();
    let (room, attempt) = (room.dispatcher(), attempt.clone());
    use_effect_with((attempt.0.commanded(session), waits), move |&(commanded, waits)| {
        if waits {
            attempt.dispatch(StrikeAction::Frozen);
            room.dispatch(SessionAction::Open(Box::new(attempt.0.session())));
        } else if let Some(m) = commanded {
            attempt.dispatch(StrikeAction::Commanded(m));
        }
    });
}

/// Has time run to show what comes of a command, and goes back after a wrong one.
#[hook]
fn use_course(room: &SessionHandle, attempt: &StrikeHandle) {
    let (room, attempt) = (room.clone(), attempt.clone());
    use_effect_with((attempt.0.phase, attempt.0.is_over), move |&(phase, is_over)| {
        let open = |session| room.dispatch(SessionAction::Open(Box::new(session)));
        let due = |wait| {
            let attempt = attempt.dispatcher();
            Timeout::new(wait, move || attempt.dispatch(StrikeAction::Due))
        };
        let run = |session| {
            let (running, wait) = running(&session, attempt.0.shown_until(&session), now());
            open(running);
            due(wait)
        };
        let timer = match phase {
            StrikePhase::Open if room.session.arbiter.submitted() == 0 => None,
            StrikePhase::Open => {
                open(attempt.0.session());
                None
            }
            _ if is_over => {
                open(halted(&room.session, now()));
                None
            }
            StrikePhase::Refuting | StrikePhase::Solved => Some(run((*room.session).clone())),
            StrikePhase::Shown => Some(run(attempt.0.struck())),
            StrikePhase::Answered => {
                let side = !attempt.0.strike.side;
                if let Some((_, m)) = attempt.0.answer() {
                    room.dispatch(SessionAction::Tell(side, Command::Move(m)));
                }
                Some(due(STANDS))
            }
        };
        move || drop(timer)
    });
}

/// Picks the piece that strikes, while it is to be found.
fn hint(room: &SessionHandle, attempt: &StrikeHandle) -> Callback<()> {
    let (room, attempt) = (room.clone(), attempt.clone());
    Callback::from(move |()| {
        if attempt.0.phase == StrikePhase::Open {
            attempt.dispatch(StrikeAction::Hint);
            room.dispatch(SessionAction::LetGo);
            room.dispatch(SessionAction::Press { at: attempt.0.strike.command.from, when: now() });
        }
    })
}

/// What one can do.
fn acts(room: &SessionHandle, attempt: &StrikeHandle, ways: &Ways, hint: &Callback<()>) -> Html {
    let t = texts();
    let on = |action: StrikeAction| {
        let attempt = attempt.dispatcher();
        Callback::from(move |_: MouseEvent| attempt.dispatch(action.clone()))
    };
    let play = {
        let strike = &attempt.0.strike;
        let side = strike.side.pick(Side::White, Side::Black);
        let way = (rtfen::write(&strike.start, &options(), 0), side);
        ways.play_timed.reform(move |_: MouseEvent| way.clone())
    };
    let flip = {
        let room = room.dispatcher();
        Callback::from(move |_: MouseEvent| room.dispatch(SessionAction::Flip))
    };
    let is_open = attempt.0.phase == StrikePhase::Open;
    html! {
        <>
            if attempt.0.is_done() {
                { button(Icon::Undo, t.solve_again(), false, on(StrikeAction::Again)) }
                { button(Icon::Play, t.solve_play_on(), false, play) }
            } else {
                { button(Icon::Bulb, t.solve_hint(), !is_open, hint.reform(|_| ())) }
                { button(Icon::Check, t.solve_solution(), !is_open, on(StrikeAction::GiveUp)) }
            }
            { button(Icon::Flip, t.flip(), false, flip) }
        </>
    }
}
