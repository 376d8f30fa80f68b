//! The page of the laboratory: the question, the answer in two pictures and a table, everything else that was found, and what
//! it cannot tell.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::laboratory::words::LabWords;
use crate::app::shell::route::YOURS;
use crate::app::shell::settings::Settings;
use crate::findings::pictures::{Album, Picture, Wording};
use crate::findings::{self, Findings, Headline, headline};
use crate::web::common::books::use_book;
use crate::web::common::parts::missing;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::laboratory::files::{Fetch, use_findings};
use crate::web::laboratory::picture::picture;
use crate::web::laboratory::table::{table, timed_table};
use crate::web::laboratory::yours::Yours;

/// The pictures that answer the question; the others follow the table.
const ANSWERS: [&str; 2] = ["losses", "hardness"];
/// How many things the numbers cannot tell.
const THREATS: u8 = 9;
/// The scale whose numbers are rough, and the measure by which games are compared.
const QUICK: &str = "quick";
const COMPARED: &str = "D1";

/// What shows the laboratory. It is in a part of the program of its own.
#[inline(never)]
pub fn laboratory(settings: &Settings, on_help: Callback<()>) -> Html {
    html! { <Laboratory settings={settings.clone()} {on_help} /> }
}

#[derive(PartialEq, Properties)]
struct LaboratoryProps {
    settings: Settings,
    on_help: Callback<()>,
}

/// The page of the laboratory.
#[component]
fn Laboratory(props: &LaboratoryProps) -> Html {
    let book = use_book::<LabWords>("page", 0);
    let found = use_findings(0);
    let is_yours = use_address();
    match (book, found) {
        (Some(Some(words)), Fetch::There(findings)) if is_yours => {
            let LaboratoryProps { settings, on_help } = props;
            let (lines, settings, on_help) = (lines(&findings), settings.clone(), on_help.clone());
            html! { <Yours {words} {lines} {settings} {on_help} /> }
        }
        (Some(Some(words)), Fetch::There(findings)) => html! { <Article {words} {findings} /> },
        (Some(None), _) | (_, Fetch::Missing) => html! { <main class="page">{ missing() }</main> },
        _ => html! { <main class="page waiting"></main> },
    }
}

/// Does somebody want to be measured?
#[hook]
fn use_address() -> bool {
    let is_yours = use_state(|| browser::hash_now() == YOURS);
    use_effect_with((), {
        let is_yours = is_yours.setter();
        move |()| {
            let follow = move |_| is_yours.set(browser::hash_now() == YOURS);
            let listener = Listener::new(browser::window().into(), "hashchange", follow);
            move || drop(listener)
        }
    });
    *is_yours
}

/// The games' lines; all are compared with the first.
fn lines(findings: &[Findings]) -> Vec<Headline> {
    let (turns, _) = findings::parted(findings);
    headline::lines(turns, turns.first().map_or("", |found| &found.game))
}

#[derive(PartialEq, Properties)]
struct ArticleProps {
    words: &'static LabWords,
    findings: Rc<[Findings]>,
}

/// What was found. Its pictures are made once, whatever happens around it.
#[component]
fn Article(props: &ArticleProps) -> Html {
    let ArticleProps { words, findings } = props;
    let (words, lines) = (*words, lines(findings));
    let (findings, timed) = findings::parted(findings);
    let pictures = Album { findings, lines: &lines, wording: words }.pictures();
    let (answers, others): (Vec<&Picture>, Vec<&Picture>) =
        pictures.iter().partition(|picture| ANSWERS.contains(&picture.key));
    let is_quick = |game: &str| {
        let found = findings.iter().find(|found| found.game == game);
        let sheet = found.and_then(|found| found.sheet(COMPARED));
        sheet.is_some_and(|sheet| sheet.scale == QUICK)
    };
    let say = |key: &str| words.say(key);
    html! {
        <main class="page lab">
            <article class="rules">
                <h1>{ say("lab_title") }</h1>
                <p class="lead">{ say("lab_question") }</p>
                <p class="lab-answer">{ words.answer(&lines) }{ " " }{ say("lab_answer_but") }</p>
                <p>{ say("lab_lead") }{ " " }{ say("lab_how") }</p>
                for answer in answers { { picture(answer, words) } }
                <h2>{ say("lab_table") }</h2>
                { table(&lines, words, is_quick) }
                <p class="lab-terms">{ say("lab_terms") }{ " " }{ say("lab_scale") }</p>
                <aside class="lab-yours">
                    <h2>{ say("lab_yours") }</h2>
                    <p>{ say("lab_yours_lead") }</p>
                    <a class="button primary" href={YOURS}>{ say("lab_yours_play") }</a>
                </aside>
                for other in others { { picture(other, words) } }
                for timed in timed { { timed_table(timed, words) } }
                <h2>{ say("lab_threats") }</h2>
                <ol>for n in 1..=THREATS { <li>{ say(&format!("lab_threat_{n}")) }</li> }</ol>
            </article>
        </main>
    }
}
