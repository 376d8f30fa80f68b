//! What keeps a session going: timers for what is due, a heartbeat, and what the browser tells.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::app::realtime::notice::{Heard, SoundKind};
use crate::app::realtime::protocol::FromRealtime;
use crate::app::realtime::saved::SavedSession;
use crate::app::realtime::{Phase, Session, SessionAction, Why, words};
use crate::board::Color;
use crate::realtime::Tick;
use crate::texts::texts;
use crate::web::common::sound;
use crate::web::common::sound::Sound;
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::dom::browser::now;
use crate::web::draw::keys::Listener;
use crate::web::realtime::room::SessionHandle;

/// What has happened is kept for the next visit so much later at most, in milliseconds.
const KEEP: u32 = 1_000;

/// But among all games only so often, for there it is compared with what stands there: that takes a frame.
const FILE: f64 = 10_000.0;

/// How often the page looks whether it slept, in milliseconds.
const BEAT: u32 = 250;

/// Wakes the session when something is due, and tells it when the page slept.
#[hook]
pub fn use_time(room: &SessionHandle) {
    let due = room.clone();
    use_effect_with(room.session.version, move |_| {
        let timer = due.session.due(now()).map(|wait| {
            // A moment later rather than too early.
            let wait = wait.ceil().min(f64::from(i32::MAX)) as u32 + 1;
            Timeout::new(wait, move || due.dispatch(SessionAction::Wake))
        });
        move || drop(timer)
    });
    let beats = room.clone();
    use_effect_with((room.session.clock.runs(), room.session.epoch), move |&(runs, _)| {
        let interval = runs.then(|| {
            Interval::new(BEAT, move || {
                if let Some(slept) = beats.beats(now()) {
                    beats.dispatch(slept);
                }
            })
        });
        move || drop(interval)
    });
}

/// Keeps the session for the next visit and among all games, and pauses it when the page goes out of
/// sight.
#[hook]
pub fn use_keeping(room: &SessionHandle, on_keep: &Callback<FromRealtime>) {
    let latest = use_mut_ref(|| room.session.clone());
    *latest.borrow_mut() = room.session.clone();
    let is_new = room.session.record.is_none() && is_to_be_kept(&room.session);
    use_effect_with(is_new, {
        let dispatcher = room.dispatcher();
        move |&is_new| {
            if is_new {
                dispatcher.dispatch(SessionAction::File { from: None, to: store::new_id() });
            }
        }
    });
    let keep = {
        let (latest, on_keep) = (latest.clone(), on_keep.clone());
        move || keep(&latest.borrow(), &on_keep)
    };
    use_effect_with((room.session.epoch, room.session.record, room.session.is_over()), {
        let keep = keep.clone();
        move |_| keep()
    });
    // Moves come fast, and keeping takes its time.
    let (timer, filed) = (use_mut_ref(|| None::<Timeout>), use_mut_ref(|| f64::MIN));
    use_effect_with(room.session.arbiter.submitted(), {
        let keep = keep.clone();
        move |_| {
            let later = timer.clone();
            timer.borrow_mut().get_or_insert_with(|| {
                Timeout::new(KEEP, move || {
                    later.borrow_mut().take();
                    if now() - *filed.borrow() < FILE {
                        return store(&latest.borrow());
                    }
                    filed.replace(now());
                    keep();
                })
            });
        }
    });
    let dispatcher = room.dispatcher();
    use_effect_with((), move |()| {
        let away = {
            let keep = keep.clone();
            Listener::new(browser::document().into(), "visibilitychange", move |_| {
                if browser::document().hidden() {
                    dispatcher.dispatch(SessionAction::Pause(Why::Hidden));
                    keep();
                }
            })
        };
        let gone = {
            let keep = keep.clone();
            Listener::new(browser::window().into(), "pagehide", move |_| keep())
        };
        // Whoever looks at something else stops the timer above.
        move || {
            drop((away, gone));
            keep();
        }
    });
}

/// Keeps a session for the next visit.
fn store(session: &Session) {
    store::keep(store::REALTIME, &SavedSession::of(session, now()));
}

/// Keeps a session for the next visit and among all games.
fn keep(session: &Session, on_keep: &Callback<FromRealtime>) {
    store(session);
    if is_to_be_kept(session) {
        FromRealtime::keep(session, now()).into_iter().for_each(|told| on_keep.emit(told));
    }
}

/// Is it a game that somebody has played here? A frame keeps none.
fn is_to_be_kept(session: &Session) -> bool {
    session.is_played_on && !session.arbiter.log().is_empty() && !browser::is_frame()
}

/// Lets what happens be heard, and a piece of one's own that is ready, softly.
#[hook]
pub fn use_sounds(room: &SessionHandle, on: bool) {
    use_effect_with((on, room.session.phase == Phase::Countdown), |&(on, begins)| {
        if on && begins {
            sound::wake();
        }
    });
    let heard = room.session.heard.clone();
    use_effect_with(room.session.version, move |_| {
        let loudest = heard.iter().map(Heard::kind).max();
        if let Some(kind) = loudest.filter(|_| on) {
            sound::play(match kind {
                SoundKind::Move => Sound::Move,
                SoundKind::Capture => Sound::Capture,
                SoundKind::Check => Sound::Check,
                SoundKind::Voided => Sound::Voided,
                SoundKind::End => Sound::End,
            });
        }
    });
    let before = use_mut_ref(|| 0);
    let session = room.session.clone();
    use_effect_with(room.session.version, move |_| {
        let tick = session.tick(now());
        let since = before.replace(tick);
        if on && session.phase == Phase::Running && is_ready_since(&session, since, tick) {
            sound::play(Sound::Ready);
        }
    });
}

/// Has a piece of somebody here become ready since a tick?
fn is_ready_since(session: &Session, since: Tick, tick: Tick) -> bool {
    let position = &session.scene().position;
    let own = Color::ALL.into_iter().filter(|&side| session.setup.is_human(side));
    let mut pieces = own.flat_map(|side| position.board().color(side));
    pieces.any(|at| (since + 1..=tick).contains(&position.ready_at(at)))
}

/// At most one announcement in so many milliseconds.
const CALM: f64 = 1_000.0;
/// Of several things only so many are told at once; the rest is counted.
const MOST: usize = 3;

#[derive(PartialEq, Properties)]
pub struct AnnouncementsProps {
    pub room: SessionHandle,
}

/// What has happened, for those who do not see it: never more than one announcement a second.
#[component]
pub fn Announcements(props: &AnnouncementsProps) -> Html {
    let room = &props.room;
    let text = use_state(String::new);
    let waiting = use_mut_ref(Vec::<String>::new);
    let last = use_mut_ref(|| f64::MIN);
    let timer = use_mut_ref(|| None::<Timeout>);
    use_effect_with(room.session.version, {
        let (text, session) = (text.clone(), room.session.clone());
        move |_| {
            let said = session.heard.iter().map(|heard| words::heard(&session, heard));
            waiting.borrow_mut().extend(said);
            if waiting.borrow().is_empty() || timer.borrow().is_some() {
                return;
            }
            let wait = (*last.borrow() + CALM - now()).clamp(0.0, CALM);
            let speak = {
                let (waiting, last, timer) = (waiting.clone(), last.clone(), timer.clone());
                move || {
                    *last.borrow_mut() = now();
                    timer.borrow_mut().take();
                    text.set(told(std::mem::take(&mut *waiting.borrow_mut())));
                }
            };
            *timer.borrow_mut() = Some(Timeout::new(wait as u32, speak));
        }
    });
    html! { <p class="visually-hidden" role="log" aria-live="polite">{ (*text).clone() }</p> }
}

/// Several things in one breath: the latest.
fn told(mut said: Vec<String>) -> String {
    let more = said.len().saturating_sub(MOST);
    let late = said.split_off(more);
    let counted = (more > 0).then(|| texts().timed_spoken_more(more));
    counted.into_iter().chain(late).collect::<Vec<_>>().join(" ")
}
