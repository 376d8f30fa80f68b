//! Which view an address shows.

use crate::app::realtime::card;
use crate::app::realtime::protocol::Place;
use crate::variants::Spec;

/// A view of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The table of games with turns.
    Table,
    /// The table of the game without.
    RealTime,
    Rules(Spec),
    RealTimeRules,
    /// The list of all kept games.
    Records,
    /// Where a game is looked into.
    Analysis,
    /// Where a position is set up, which the rest of the address says.
    Editor,
    /// The first page.
    Home,
    /// The list of all courses.
    Courses,
    /// The course of a game with turns.
    Course(Spec),
    /// That of the game without.
    RealTimeCourse,
    /// Where puzzles are chosen and solved: of a game of turns, if the address names one.
    Puzzles(Option<Spec>),
    /// The same of the game without.
    TimedPuzzles,
    /// What was measured of the games.
    Laboratory,
    /// Where two people meet who play at two devices.
    Meet,
}

/// The address of the first page.
pub const HOME: &str = "#/home";

/// The address of the list of courses.
pub const COURSES: &str = "#/learn";

/// The address of the list.
pub const RECORDS: &str = "#/games";

/// The address of the puzzles, before whatever is chosen of them.
pub const PUZZLES: &str = "#/puzzles";

/// The address of the laboratory, before whatever of it.
pub const LABORATORY: &str = "#/laboratory";

/// The address of where two people meet, before whatever invitation or answer.
pub const MEET: &str = "#/meet";

/// The address of where people meet for the game without turns.
pub const MEET_TIMED: &str = "#/meet/realtime";

/// Where somebody is measured.
pub const YOURS: &str = "#/laboratory/yours";

/// The address of the analysis.
pub const ANALYSIS: &str = "#/analysis";

/// The address of the editor, before whatever position it shows.
pub const EDITOR: &str = "#/editor";

/// The address of the editor with the position of a link of ours, from its `#` on.
pub fn editor_address(link: &str) -> String {
    format!("{EDITOR}{}", link.strip_prefix('#').unwrap_or(link))
}

/// The address of a game's rules.
pub fn rules_address(spec: Spec) -> String {
    format!("#/rules/{}", spec.card().slug)
}

/// The address of a game's course, by its slug.
pub fn course_address(slug: &str) -> String {
    format!("{COURSES}/{slug}")
}

/// The address of the next puzzle of a game.
pub fn puzzles_of(slug: &str) -> String {
    format!("{PUZZLES}/{slug}")
}

/// The address of the next puzzle of a game that is like a move in a position.
pub fn puzzles_like(slug: &str, fen: &str, m: &str) -> String {
    format!("{PUZZLES}/{slug}?like={}&m={m}", fen.replace(' ', "_"))
}

impl Route {
    /// The view of the part of an address from `#` on.
    pub fn of(hash: &str) -> Route {
        let path = hash.strip_prefix("#/").unwrap_or_default();
        match path.strip_prefix("rules/") {
            Some(rules) if slug(rules) == card::SLUG => Route::RealTimeRules,
            Some(rules) => Spec::from_slug(slug(rules)).map_or(Route::Table, Route::Rules),
            None if slug(path) == card::SLUG => Route::RealTime,
            None if hash == RECORDS => Route::Records,
            None if hash == ANALYSIS => Route::Analysis,
            None if hash == HOME => Route::Home,
            None if slug(path) == "laboratory" => Route::Laboratory,
            None if slug(path) == "meet" => Route::Meet,
            None if slug(path) == "editor" => Route::Editor,
            None if slug(path) == "learn" => of_game(path, Route::RealTimeCourse, |spec| {
                spec.map_or(Route::Courses, Route::Course)
            }),
            None if ["puzzles", "puzzle"].contains(&slug(path)) => {
                of_game(path, Route::TimedPuzzles, Route::Puzzles)
            }
            None => Route::Table,
        }
    }

    /// The address of the rules of the game one plays or reads about, where that tells it.
    pub fn rules(self) -> Option<String> {
        match self {
            Route::RealTime
            | Route::RealTimeRules
            | Route::RealTimeCourse
            | Route::TimedPuzzles => Some(format!("#/rules/{}", card::SLUG)),
            _ => None,
        }
    }

    /// Is it the list of courses, or one of them?
    pub fn is_course(self) -> bool {
        matches!(self, Route::Courses | Route::Course(_) | Route::RealTimeCourse)
    }

    /// Is it where puzzles are chosen and solved?
    pub fn is_puzzles(self) -> bool {
        matches!(self, Route::Puzzles(_) | Route::TimedPuzzles)
    }

    /// Where one is, for the game without turns.
    pub fn place(self) -> Place {
        match self {
            Route::RealTime => Place::Table,
            Route::RealTimeRules => Place::Rules,
            _ => Place::Away,
        }
    }
}

/// What a path is that has a game after its first word: of the game without turns, or of one with, if it names one.
fn of_game(path: &str, timed: Route, of_turns: impl Fn(Option<Spec>) -> Route) -> Route {
    let game = path.split_once('/').map_or("", |(_, rest)| slug(rest));
    if game == card::SLUG { timed } else { of_turns(Spec::from_slug(game)) }
}

/// The first word of a path.
fn slug(path: &str) -> &str {
    path.split(['?', '/']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_its_view() {
        let chess = Route::Rules(Spec::CHESS);
        let views = ["", "#/chess", "#/rules/chess?lang=de", "#/rules/nothing", "#/realtimes"];
        let wanted = [Route::Table, Route::Table, chess, Route::Table, Route::Table];
        assert_eq!(Route::of("#/rules/chess"), chess);
        assert_eq!(views.map(Route::of), wanted);
        let views = ["#/realtime", "#/realtime?seed=1", "#/realtime/x", "#/rules/realtime"];
        assert_eq!(["#/games", "#/gamesome"].map(Route::of), [Route::Records, Route::Table]);
        let measured = [LABORATORY, YOURS, "#/laboratories"].map(Route::of);
        assert_eq!(measured, [Route::Laboratory, Route::Laboratory, Route::Table]);
        let others = ["#/analysis", "#/home", "#/homes"];
        assert_eq!(others.map(Route::of), [Route::Analysis, Route::Home, Route::Table]);
        let arena = Route::RealTime;
        assert_eq!(views.map(Route::of), [arena, arena, arena, Route::RealTimeRules]);
        let views = ["#/editor", "#/editor/chess?o=black", "#/editors"];
        assert_eq!(views.map(Route::of), [Route::Editor, Route::Editor, Route::Table]);
        let views = [MEET, "#/meet/abc/chess?by=link-1", "#/meetings"];
        assert_eq!(views.map(Route::of), [Route::Meet, Route::Meet, Route::Table]);
        let views = ["#/learn", "#/learn/chess?lang=de", "#/learn/nothing", "#/learned"];
        let courses = [Route::Courses, Route::Course(Spec::CHESS), Route::Courses, Route::Table];
        assert_eq!(views.map(Route::of), courses);
        assert_eq!(Route::of(&course_address("chess")), courses[1]);
        let [all, of_chess] = [Route::Puzzles(None), Route::Puzzles(Some(Spec::CHESS))];
        let views =
            ["#/puzzles", "#/puzzles/daily", "#/puzzles/chess?theme=fork", "#/puzzle/chess/0"];
        assert_eq!(views.map(Route::of), [all, all, of_chess, of_chess]);
        assert_eq!(Route::of("#/puzzle/realtime/0"), Route::TimedPuzzles);
        assert_eq!(["#/puzzler", "#/puzzle"].map(Route::of), [Route::Table, all]);
    }
}
