//! *Find your number*: what somebody has played so far, what comes of it, and the next game.

use yew::prelude::*;

use crate::app::laboratory::staircase::{Due, GAMES, Staircase, nodes};
use crate::app::laboratory::words::{LabWords, signed};
use crate::app::share::sharing;
use crate::app::shell::route::LABORATORY;
use crate::app::shell::settings::Settings;
use crate::app::turns::table::Table;
use crate::findings::pictures::Wording;
use crate::findings::{Estimate, Headline};
use crate::variants::Spec;
use crate::web::common::store;
use crate::web::laboratory::play::Measuring;
use crate::web::share::save::save_text;
use crate::web::turns::actions::Confirm;

#[derive(PartialEq, Properties)]
pub struct YoursProps {
    pub words: &'static LabWords,
    pub lines: Vec<Headline>,
    pub settings: Settings,
    pub on_help: Callback<()>,
}

impl PartialEq for LabWords {
    /// There is one of them.
    fn eq(&self, other: &LabWords) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The staircase as it is kept, and the way to change it.
type Stairs = UseStateHandle<Staircase>;

/// What somebody has played, or the game that is played.
#[component]
pub fn Yours(props: &YoursProps) -> Html {
    let stairs =
        use_state(|| store::kept::<Staircase>(store::NUMBER).ok().flatten().unwrap_or_default());
    let playing = use_state(|| None::<Due>);
    let change = {
        let stairs = stairs.clone();
        Callback::from(move |next: Staircase| {
            store::keep(store::NUMBER, &next);
            stairs.set(next);
        })
    };
    let due = stairs.due(base(), &chosen(&stairs));
    let go = {
        let (playing, due) = (playing.clone(), due.clone());
        Callback::from(move |()| playing.set(due.clone()))
    };
    let stop = {
        let playing = playing.clone();
        Callback::from(move |()| playing.set(None))
    };
    if let Some(at) = &*playing {
        let YoursProps { words, settings, on_help, .. } = props;
        let key = format!("{} {}", at.game, at.number);
        let (stairs, settings, on_help) = ((*stairs).clone(), settings.clone(), on_help.clone());
        let next = due.is_some().then_some(go);
        return html! {
            <Measuring {key} {words} due={at.clone()} {stairs} {settings} {on_help} {change} {next} {stop} />
        };
    }
    overview(props, &stairs, &change, due.as_ref(), &go)
}

/// What all games are compared with.
fn base() -> &'static str {
    Spec::CHESS.slug()
}

/// The game that is compared: the one that was chosen, or the one that a stranger is shown first.
fn chosen(stairs: &Staircase) -> String {
    let chosen = Spec::from_slug(&stairs.chosen).filter(|spec| spec.slug() != base());
    chosen.unwrap_or(Spec::FIRST).slug().to_owned()
}

fn overview(
    props: &YoursProps,
    stairs: &Stairs,
    change: &Callback<Staircase>,
    due: Option<&Due>,
    go: &Callback<()>,
) -> Html {
    let words = props.words;
    let game = chosen(stairs);
    let choose = {
        let (stairs, change) = (stairs.clone(), change.clone());
        move |event: Event| {
            let select: web_sys::HtmlSelectElement = event.target_unchecked_into();
            change.emit(Staircase { chosen: select.value(), at_hand: None, ..(*stairs).clone() });
        }
    };
    let others = Spec::all().filter(|spec| spec.slug() != base());
    let play = if stairs.at_hand.is_some() { "lab_yours_goon" } else { "lab_yours_play" };
    html! {
        <main class="page lab yours">
            <article class="rules">
                <a class="back" href={LABORATORY}>{ words.say("lab_yours_back") }</a>
                <h1>{ words.say("lab_yours") }</h1>
                <p class="lead">{ words.say("lab_yours_lead") }</p>
                <p>{ words.say("lab_yours_rule") }</p>
                <label class="yours-choice">
                    { words.say("lab_yours_compare") }
                    <select onchange={choose}>
                        for spec in others {
                            <option value={spec.slug()} selected={spec.slug() == game}>{ words.game(spec.slug()) }</option>
                        }
                    </select>
                </label>
                for slug in [base(), &game] { { progress(words, stairs, slug) } }
                if let Some(due) = due {
                    <p class="yours-next">
                        { words.tell("lab_yours_next", &[
                            ("number", due.number.into()), ("all", GAMES.into()),
                            ("game", words.game(&due.game).as_str().into()),
                            ("side", side(due).into()), ("nodes", due.nodes().into()),
                        ]) }
                    </p>
                    <button class="button primary" type="button" onclick={go.reform(|_| ())}>{ words.say(play) }</button>
                } else {
                    <p class="yours-next">{ words.tell("lab_yours_done", &[("all", GAMES.into())]) }</p>
                }
                { results(props, stairs, &game) }
                <Keeping {words} stairs={(**stairs).clone()} change={change.clone()} />
            </article>
        </main>
    }
}

fn side(due: &Due) -> &'static str {
    if due.begins { "white" } else { "black" }
}

/// How many games of a kind have been played.
fn progress(words: &LabWords, stairs: &Staircase, slug: &str) -> Html {
    let (played, game) = (stairs.of(slug).count(), words.game(slug));
    let told = [("game", game.as_str().into()), ("played", played.into()), ("all", GAMES.into())];
    let said = words.tell("lab_yours_of", &told);
    html! {
        <div class="yours-progress">
            <span>{ said.clone() }</span>
            <progress value={played.to_string()} max={GAMES.to_string()} aria-label={said}></progress>
        </div>
    }
}

/// What the games come to, beside what the models did.
fn results(props: &YoursProps, stairs: &Staircase, game: &str) -> Html {
    let words = props.words;
    let strength = |slug: &str| {
        let found = stairs.strength(slug)?;
        let [own, low, high] =
            [found.value, found.low, found.high].map(|value| nodes((2.0 * value).round() as i32));
        let title = words.game(slug);
        Some(words.tell(
            "lab_yours_strength",
            &[
                ("game", title.as_str().into()),
                ("nodes", own.into()),
                ("low", low.into()),
                ("high", high.into()),
            ],
        ))
    };
    let [base_strength, game_strength] = [base(), game].map(strength);
    let Some(first) = base_strength else { return html! {} };
    let hardness = stairs.hardness(base(), game).map(|found| {
        let [value, low, high] = shown(&found);
        let title = words.game(game);
        words.tell(
            "lab_yours_hardness",
            &[
                ("game", title.as_str().into()),
                ("value", value.as_str().into()),
                ("low", low.as_str().into()),
                ("high", high.as_str().into()),
            ],
        )
    });
    let model =
        props.lines.iter().find(|line| line.game == game).and_then(|line| line.plies.as_ref());
    let model = model.map(|found| {
        let [value, low, high] = shown(found);
        words.tell(
            "lab_yours_model",
            &[
                ("value", value.as_str().into()),
                ("low", low.as_str().into()),
                ("high", high.as_str().into()),
            ],
        )
    });
    html! {
        <section class="yours-result">
            <h2>{ words.say("lab_yours_result") }</h2>
            <ul>
                <li>{ first }</li>
                for second in game_strength { <li>{ second }</li> }
                for own in hardness { <li><b>{ own }</b>for model in model.clone() { <>{ "; " }{ model }</> }</li> }
            </ul>
            <p class="lab-terms">{ words.say("lab_yours_few") }</p>
        </section>
    }
}

fn shown(found: &Estimate) -> [String; 3] {
    [found.value, found.low, found.high].map(|number| signed(number, 1))
}

#[derive(PartialEq, Properties)]
struct KeepingProps {
    words: &'static LabWords,
    stairs: Staircase,
    change: Callback<Staircase>,
}

/// Takes all games along, or forgets them.
#[component]
fn Keeping(props: &KeepingProps) -> Html {
    let KeepingProps { words, stairs, change } = props;
    let asks = use_state(|| false);
    let count = stairs.played.len();
    if count == 0 {
        return html! {};
    }
    let save = {
        let stairs = stairs.clone();
        move |_: MouseEvent| {
            let games: Vec<String> =
                stairs.tables().iter().map(|table: &Table| sharing::pgn(table)).collect();
            save_text(&games.join("\n"), "wonderboard-number", "pgn", "application/x-chess-pgn");
        }
    };
    let set = |to: bool| {
        let asks = asks.clone();
        Callback::from(move |()| asks.set(to))
    };
    let forget = {
        let (asks, change) = (asks.clone(), change.clone());
        let chosen = stairs.chosen.clone();
        move |()| {
            asks.set(false);
            change.emit(Staircase { chosen: chosen.clone(), ..Staircase::default() });
        }
    };
    let say = |key| words.say(key);
    html! {
        <div class="yours-keeping">
            <button class="button" type="button" onclick={save}>{ say("lab_yours_save") }</button>
            if *asks {
                <Confirm
                    ask={words.tell("lab_yours_forget_sure", &[("all", count.into())])}
                    yes={say("lab_yours_forget")} no={say("lab_yours_keep")} on_yes={forget} on_no={set(false)}
                />
            } else {
                <button class="button quiet" type="button" onclick={set(true).reform(|_| ())}>{ say("lab_yours_forget") }</button>
            }
        </div>
    }
}
