//! No two files of the source know each other, however long the way around, and no two folders of the
//! page do: read from what they import.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::sources;

/// The folders of which each is beneath or above any other.
const LAYERED: [&str; 2] = ["app", "web"];

/// Where something stands: `["app", "turns", "table"]`.
type Path = Vec<String>;

/// What files know, by their modules' paths.
type Graph = BTreeMap<Path, BTreeSet<Path>>;

#[test]
fn no_files_know_each_other_in_a_circle() {
    let graph = graph();
    assert!(graph.len() > 200 && graph.values().any(|known| known.len() > 10), "they are read");
    assert_eq!(circle(&graph), None);
}

#[test]
fn no_folders_of_the_page_know_each_other_in_a_circle() {
    let mut folders = Graph::new();
    for (file, known) in graph().iter().filter_map(|(file, known)| Some((folder(file)?, known))) {
        let others = known.iter().filter_map(folder).filter(|other| *other != file);
        folders.entry(file.clone()).or_default().extend(others);
    }
    assert!(folders.len() > 12, "they are read");
    assert_eq!(circle(&folders), None);
}

#[test]
fn circles_are_found() {
    let path = |text: &str| parts(text);
    let tree = "crate::app::{turns::{self, table::Table as T}, wording}";
    let wanted = ["crate::app::turns", "crate::app::turns::table::Table", "crate::app::wording"];
    assert_eq!(
        leaves(tree).iter().map(|leaf| &leaf.path).collect::<Vec<_>>(),
        wanted.map(path).each_ref()
    );
    let edges = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("e", "a")];
    let mut graph = Graph::new();
    for (file, known) in edges {
        graph.entry(path(file)).or_default().insert(path(known));
    }
    assert_eq!(circle(&graph).as_deref(), Some("b -> c -> d -> b"));
    graph.remove(&path("c"));
    assert_eq!(circle(&graph), None);
}

/// The folder of a layered one that a file is in.
fn folder(file: &Path) -> Option<Path> {
    let folder = file.get(..2)?.to_vec();
    LAYERED.contains(&folder[0].as_str()).then_some(folder)
}

/// Who knows whom. A folder's own file hands on what its files have: whoever asks it knows them.
fn graph() -> Graph {
    let sources = sources();
    let files: BTreeMap<Path, &str> = sources
        .iter()
        .filter(|source| !source.path.starts_with("bin/"))
        .map(|source| (module(&source.path), source.code.as_str()))
        .collect();
    let handed_on = handed_on(&files);
    let mut graph = Graph::new();
    for (file, code) in &files {
        let mut known = BTreeSet::new();
        for path in paths(file, code) {
            let path = end_of(path, &handed_on);
            let there =
                (1..=path.len()).rev().map(|n| &path[..n]).find(|path| files.contains_key(*path));
            // A folder and what is in it are one.
            known.extend(
                there
                    .filter(|at| !at.starts_with(file) && !file.starts_with(at))
                    .map(<[_]>::to_vec),
            );
        }
        graph.insert(file.clone(), known);
    }
    graph
}

/// The path of a file's module.
fn module(file: &str) -> Path {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').map(str::to_owned).collect()
}

/// The names that files hand on, and what they stand for.
fn handed_on(files: &BTreeMap<Path, &str>) -> BTreeMap<Path, Path> {
    let mut names = BTreeMap::new();
    for (file, code) in files {
        for (is_handed_on, tree) in uses(code) {
            for leaf in leaves(&tree).into_iter().filter(|_| is_handed_on) {
                let name = [&file[..], &[leaf.name]].concat();
                names.insert(name, absolute(file, leaf.path).0);
            }
        }
    }
    names
}

/// Follows a path to where what it names stands.
fn end_of(mut path: Path, handed_on: &BTreeMap<Path, Path>) -> Path {
    // Nothing is handed on more often than that.
    for _ in 0..5 {
        let known = (1..=path.len()).rev().find_map(|n| Some((n, handed_on.get(&path[..n])?)));
        let Some((n, target)) = known.filter(|(n, target)| path[..*n] != target[..]) else { break };
        path = [&target[..], &path[n..]].concat();
    }
    path
}

/// What a file names of this package, from its root on.
fn paths(file: &Path, code: &str) -> Vec<Path> {
    let imported = uses(code).into_iter().flat_map(|(_, tree)| leaves(&tree)).map(|leaf| leaf.path);
    let named = ["crate::", "super::", "self::"].into_iter().flat_map(|root| {
        code.match_indices(root).filter(|(at, _)| !code[..*at].ends_with(is_of_a_name)).map(
            |(at, _)| {
                let rest = &code[at..];
                let end = rest.find(|c: char| !is_of_a_name(c) && c != ':').unwrap_or(rest.len());
                parts(&rest[..end])
            },
        )
    });
    let all = imported.chain(named).map(|path| absolute(file, path));
    all.filter(|(_, is_ours)| *is_ours).map(|(path, _)| path).collect()
}

/// A path from the root of the package on, and whether it is known to begin there: what has no root may
/// be of another package.
fn absolute(file: &Path, path: Path) -> (Path, bool) {
    let up = path.iter().take_while(|part| *part == "super").count();
    match path.first().map(String::as_str) {
        Some("crate") => (path[1..].to_vec(), true),
        Some("self") => ([&file[..], &path[1..]].concat(), true),
        Some("super") => ([&file[..file.len().saturating_sub(up)], &path[up..]].concat(), true),
        _ => ([&file[..], &path[..]].concat(), false),
    }
}

/// The trees of a file's imports, each with whether it hands on what it names.
fn uses(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    for statement in code.split_inclusive(';').filter(|statement| statement.ends_with(';')) {
        let Some((before, tree)) = statement.rsplit_once("use ") else { continue };
        let line = before.rsplit('\n').next().unwrap_or_default().trim();
        let is_import = line.is_empty() || line == "pub" || line.starts_with("pub(");
        if is_import {
            found.push((!line.is_empty(), tree.trim_end_matches(';').to_owned()));
        }
    }
    found
}

/// What an import names: its path, and what it is called here.
struct Leaf {
    path: Path,
    name: String,
}

/// What a tree of imports names.
fn leaves(tree: &str) -> Vec<Leaf> {
    let Some((stem, branches)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path = parts(path);
        path.pop_if(|last| last == "self");
        let name =
            if name.is_empty() { path.last().cloned() } else { Some(name.trim().to_owned()) };
        return vec![Leaf { name: name.unwrap_or_default(), path }];
    };
    let branches = branches.trim_end().strip_suffix('}').expect("an end");
    let mut depth = 0;
    let between = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    };
    let branches = branches.split(between).filter(|branch| !branch.trim().is_empty());
    branches.flat_map(|branch| leaves(&format!("{stem}{}", branch.trim()))).collect()
}

fn parts(path: &str) -> Path {
    path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

fn is_of_a_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A circle of a graph in words, if there is one.
fn circle(graph: &Graph) -> Option<String> {
    let mut done = BTreeSet::new();
    graph.keys().find_map(|file| circle_from(graph, file, &mut Vec::new(), &mut done))
}

fn circle_from<'a>(
    graph: &'a Graph,
    file: &'a Path,
    way: &mut Vec<&'a Path>,
    done: &mut BTreeSet<&'a Path>,
) -> Option<String> {
    way.push(file);
    if let Some(begins) = way[..way.len() - 1].iter().position(|other| *other == file) {
        let names: Vec<String> = way[begins..].iter().map(|path| path.join("::")).collect();
        return Some(names.join(" -> "));
    }
    if !done.contains(file) {
        for known in graph.get(file).into_iter().flatten() {
            if let Some(found) = circle_from(graph, known, way, done) {
                return Some(found);
            }
        }
        done.insert(file);
    }
    way.pop();
    None
}
