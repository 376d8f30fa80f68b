//! Sounds, made on the spot: no files, nothing to load.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    Move,
    Capture,
    Check,
    End,
    /// A piece has become ready.
    Ready,
    /// A move was never made.
    Voided,
    /// Time is short.
    LowTime,
    /// What was to be done is done.
    Solved,
}

/// One tone: from one pitch to another in Hz, beginning after and lasting so many seconds.
struct Tone {
    from: f32,
    to: f32,
    after: f64,
    lasts: f64,
    volume: f32,
}

const fn tone(from: f32, to: f32, after: f64, lasts: f64, volume: f32) -> Tone {
    Tone { from, to, after, lasts, volume }
}

const MOVE: [Tone; 2] = [tone(320.0, 120.0, 0.0, 0.06, 0.5), tone(1500.0, 500.0, 0.0, 0.018, 0.12)];
const CAPTURE: [Tone; 3] = [
    tone(420.0, 130.0, 0.0, 0.07, 0.5),
    tone(1900.0, 700.0, 0.0, 0.02, 0.2),
    tone(260.0, 90.0, 0.03, 0.08, 0.45),
];
const CHECK: [Tone; 2] = [tone(660.0, 660.0, 0.0, 0.08, 0.22), tone(880.0, 880.0, 0.08, 0.1, 0.22)];
const END: [Tone; 3] = [
    tone(523.0, 523.0, 0.0, 0.16, 0.2),
    tone(392.0, 392.0, 0.14, 0.16, 0.2),
    tone(330.0, 330.0, 0.28, 0.34, 0.2),
];

const READY: [Tone; 1] = [tone(1175.0, 1320.0, 0.0, 0.07, 0.05)];
const VOIDED: [Tone; 2] = [tone(300.0, 180.0, 0.0, 0.12, 0.25), tone(180.0, 120.0, 0.1, 0.14, 0.2)];

const LOW_TIME: [Tone; 2] =
    [tone(988.0, 988.0, 0.0, 0.09, 0.3), tone(988.0, 988.0, 0.16, 0.09, 0.3)];

const SOLVED: [Tone; 2] = [tone(659.0, 659.0, 0.0, 0.11, 0.2), tone(988.0, 988.0, 0.1, 0.22, 0.2)];

/// As loud as the tones say, in percent.
const PLAIN: f32 = 70.0;

thread_local! {
    static LOUDNESS: Cell<f32> = const { Cell::new(1.0) };
    // Browsers allow few of these, and none before somebody has touched the page.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// For so long after a press nothing else is likely to be done, in milliseconds.
const REST: u32 = 80;

/// Makes ready for sounds a little later, between the press that picks a piece and the one that moves it: the first
/// sound would otherwise hold up what it goes with.
#[inline(never)]
pub fn wake_soon() {
    Timeout::new(REST, wake).forget();
}

/// Makes ready for sounds, which takes some frames: best done while nothing moves.
pub fn wake() {
    CONTEXT.with_borrow_mut(|slot| {
        if slot.is_none() {
            *slot = AudioContext::new().ok();
        }
    });
}

/// Says how loud sounds are from now on, in percent.
#[inline(never)]
pub fn set_loudness(percent: u8) {
    LOUDNESS.set(f32::from(percent) / PLAIN);
}

/// Plays a sound. Where there is no sound, nothing happens.
pub fn play(sound: Sound) {
    let tones: &[Tone] = match sound {
        Sound::Move => &MOVE,
        Sound::Capture => &CAPTURE,
        Sound::Check => &CHECK,
        Sound::End => &END,
        Sound::Ready => &READY,
        Sound::Voided => &VOIDED,
        Sound::LowTime => &LOW_TIME,
        Sound::Solved => &SOLVED,
    };
    if LOUDNESS.get() == 0.0 {
        return;
    }
    wake();
    CONTEXT.with_borrow(|slot| {
        let Some(context) = slot else { return };
        // It sleeps until somebody has touched the page; the promise tells nothing of use.
        let _ = context.resume();
        for tone in tones {
            let _ = tone.sound(context);
        }
    });
}

impl Tone {
    fn sound(&self, context: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
        let loudness = LOUDNESS.get();
        let start = context.current_time() + self.after;
        let end = start + self.lasts;
        let oscillator = context.create_oscillator()?;
        oscillator.set_type(OscillatorType::Triangle);
        oscillator.frequency().set_value_at_time(self.from, start)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(self.to, end)?;
        let gain = context.create_gain()?;
        gain.gain().set_value_at_time(self.volume * loudness, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        oscillator
            .connect_with_audio_node(&gain)?
            .connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)
    }
}
