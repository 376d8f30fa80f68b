//! The page as one file, which plays every game by itself, opened from a disk too.
//!
//! Styles and the first script take the places of the tags that ask for them. Programs, texts, rulebooks, courses,
//! puzzles and networks lie in it packed, and `src/single.js` brings them.

use crate::base128;
use crate::gzip;
use crate::later;
use crate::markup::{attribute, each};
use crate::parallel;
use crate::puzzles;
use crate::scripts;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// The file's name, beside the page.
pub const NAME: &str = "wonderboard.html";

/// The page's own program; the page names the others.
const APP: &str = "app";

/// Stands before the name of each file that is packed with others, which a line ends; `src/single.js` parts them by it.
const FILE: char = '\u{c}';

/// By this `src/single.js` starts a program.
const START: &str = "__wbg_init as default";

/// Writes the file, of the finished build in `dist`.
pub fn write(dist: &Path) -> Result<()> {
    let mut single = Single { dist, contents: Vec::new() };
    let page = single.text("index.html")?;
    let page = each(&page, "<meta ", ">", |meta| single.meta(meta))?;
    let page = each(&page, "<link ", ">", |link| single.link(link))?;
    let page = each(&page, "<script ", "</script>", |script| single.script(script))?;
    for books in ["rulebooks", "courses", "laboratory"] {
        for language in names_in(&dist.join(books))? {
            single.folder(&format!("{books}/{language}"))?;
        }
    }
    single.folder(puzzles::FOLDER)?;
    single.folder("networks")?;
    let unpacker = crate::root().join("src").join("single.js");
    let unpacker =
        fs::read_to_string(&unpacker).with_context(|| format!("{}", unpacker.display()))?;
    let unpacker = scripts::stripped(&unpacker);
    let (head, tail) = page.split_once("</body>").context("the page has no end")?;
    let packed = parallel::map(&single.contents, packed)?.concat();
    let page =
        format!("{head}{packed}<script type=\"module\">\n{unpacker}</script>\n</body>{tail}");
    if let Some((_, rest)) = page.split_once("=\"./") {
        bail!("the page as one file asks for {}", rest.split('"').next().unwrap_or_default());
    }
    Ok(fs::write(dist.join(NAME), page)?)
}

/// A page that becomes one file, and what is to be packed in it: names and bytes.
struct Single<'a> {
    dist: &'a Path,
    contents: Vec<(String, Vec<u8>)>,
}

/// The element that holds a file.
fn packed((name, bytes): &(String, Vec<u8>)) -> Result<String> {
    let packed = base128::encode(&gzip::packed(bytes)?);
    Ok(format!("<script type=\"text/plain\" data-packed=\"{name}\">{packed}</script>\n"))
}

impl Single<'_> {
    fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        fs::read(self.dist.join(name)).with_context(|| format!("no {name} was built"))
    }

    fn text(&self, name: &str) -> Result<String> {
        String::from_utf8(self.bytes(name)?).with_context(|| format!("{name} is no text"))
    }

    /// The text that a tag asks for, to stand in an element of its own.
    fn inner(&self, address: Option<&str>, element: &str) -> Result<String> {
        let address = address.context("a tag of the page asks for nothing")?;
        let name = address.strip_prefix("./").unwrap_or(address);
        let text = self.text(name)?;
        if text.contains(&format!("</{element}")) || text.contains("<!--") {
            bail!("{name} cannot stand in the page: it would end there");
        }
        Ok(format!("<{element}>\n{text}</{element}>"))
    }

    fn meta(&mut self, meta: &str) -> Result<String> {
        let content = attribute(meta, "content").unwrap_or_default();
        match attribute(meta, "name") {
            // Its program is whole, and its styles are all there.
            Some(later::TAG) => return Ok(String::new()),
            Some(later::STYLES) => {
                let sheets = content.split([',', ' ']).filter(|name| !name.is_empty());
                return sheets.map(|sheet| self.inner(Some(sheet), "style")).collect();
            }
            _ => {}
        }
        let name = attribute(meta, "name").and_then(|name| name.strip_prefix("wonderboard-"));
        if let Some(language) = name.and_then(|name| name.strip_prefix("texts-")) {
            let files =
                content.split(' ').map(|name| self.text(name)).collect::<Result<String>>()?;
            self.pack(&format!("texts/{language}.ftl"), files.into_bytes());
            return Ok(meta.replace(&format!("content=\"{content}\""), "content=\"\""));
        }
        if let Some(pieces) = attribute(meta, "name").filter(|name| name.starts_with("pieces/")) {
            self.pack(pieces, self.bytes(content)?);
            return Ok(String::new());
        }
        match (name, content.strip_suffix("_loader.js")) {
            (Some(program), Some(built)) => {
                self.program(program, built)?;
                let told = format!("content=\"{content}\"");
                Ok(meta.replace(&told, &format!("data-program=\"{program}\"")))
            }
            // This is the file.
            _ if content == NAME => Ok(String::new()),
            _ => Ok(meta.into()),
        }
    }

    fn link(&mut self, link: &str) -> Result<String> {
        let address = attribute(link, "href");
        match attribute(link, "rel") {
            Some("stylesheet") => self.inner(address, "style"),
            Some("modulepreload") => {
                let built = address.and_then(|name| name.strip_prefix("./")?.strip_suffix(".js"));
                self.program(APP, built.context("the page's program has another name")?)?;
                Ok(String::new())
            }
            // It is there, and is not installed.
            Some("preload" | "manifest" | "apple-touch-icon") => Ok(String::new()),
            _ => Ok(link.into()),
        }
    }

    fn script(&mut self, script: &str) -> Result<String> {
        match attribute(script, "type") {
            // `src/single.js` does that.
            Some("module") => Ok(String::new()),
            _ => self.inner(attribute(script, "src"), "script"),
        }
    }

    fn program(&mut self, name: &str, built: &str) -> Result<()> {
        let glue = self.bytes(&format!("{built}.js"))?;
        if !String::from_utf8_lossy(&glue).contains(START) {
            bail!("{built}.js does not start as src/single.js expects: no `{START}`");
        }
        self.pack(&format!("{name}.js"), glue);
        let whole = format!("{built}{}", later::WHOLE);
        let is_there = self.dist.join(&whole).exists();
        let program = if is_there { whole } else { format!("{built}_bg.wasm") };
        self.pack(&format!("{name}.wasm"), self.bytes(&program)?);
        Ok(())
    }

    /// The files of a folder are packed together, for they say much alike: rulebooks take 16 kB less so.
    fn folder(&mut self, folder: &str) -> Result<()> {
        let mut all = String::new();
        for file in names_in(&self.dist.join(folder))? {
            let name = format!("{folder}/{file}");
            all += &format!("{FILE}{name}\n{}", self.text(&name)?);
        }
        self.pack(folder, all.into_bytes());
        Ok(())
    }

    fn pack(&mut self, name: &str, bytes: Vec<u8>) {
        self.contents.push((name.to_owned(), bytes));
    }
}

/// The names of what lies in a folder, in order.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A build as trunk and the other steps leave it, as far as it matters here.
    const FILES: [(&str, &str); 15] = [
        (
            "index.html",
            "<head><meta name=\"wonderboard-worker\" content=\"worker-1_loader.js\">\
             <meta name=\"wonderboard-single\" content=\"wonderboard.html\">\
             <meta name=\"wonderboard-texts-en\" content=\"texts/en-1.ftl texts/en-later-2.ftl\">\
             <link rel=\"manifest\" href=\"manifest.webmanifest\">\
             <script src=\"./boot-1.js\"></script><link rel=\"stylesheet\" href=\"./a-1.css\"/>\
             <link rel=\"modulepreload\" href=\"./app-1.js\">\
             <script type=\"module\" src=\"./start-1.js\"></script></head><body>skeleton</body>",
        ),
        ("boot-1.js", "boot();\n"),
        ("a-1.css", "a { b: c }\n"),
        ("app-1.js", "export { __wbg_init as default };"),
        ("app-1_bg.wasm", "app"),
        ("worker-1.js", "export { __wbg_init as default };"),
        ("worker-1_bg.wasm", "worker"),
        ("texts/en-1.ftl", "theme = Theme\n"),
        ("texts/en-later-2.ftl", "dark = Dark\n"),
        ("rulebooks/en/chess.txt", "rules"),
        ("rulebooks/de/chess.txt", "rules"),
        ("courses/en/chess.txt", "# Move"),
        ("laboratory/found/findings.txt", "chess"),
        ("puzzles/chess.txt", "puzzles"),
        ("networks/chess.txt", "network"),
    ];

    #[test]
    fn asks_for_nothing_beside_it() {
        let folder = crate::root().join("target").join("single-test");
        for books in ["rulebooks/en", "rulebooks/de", "courses/en", "laboratory/found"] {
            fs::create_dir_all(folder.join(books)).unwrap();
        }
        for name in ["texts", puzzles::FOLDER, "networks"] {
            fs::create_dir_all(folder.join(name)).unwrap();
        }
        FILES.iter().for_each(|(name, text)| fs::write(folder.join(name), text).unwrap());
        write(&folder).unwrap();
        let page = fs::read_to_string(folder.join(NAME)).unwrap();
        let head = "<head><meta name=\"wonderboard-worker\" data-program=\"worker\">\
                    <meta name=\"wonderboard-texts-en\" content=\"\"><script>\nboot();\n\
                    </script><style>\na { b: c }\n</style></head><body>skeleton<script";
        assert!(page.starts_with(head), "{page}");
        let gzip = base128::encode(&[0x1f, 0x8b, 8, 0]);
        let packed = |name: &str| page.matches(&format!("data-packed=\"{name}\">{gzip}")).count();
        let names = ["app.js", "app.wasm", "worker.js", "worker.wasm", "texts/en.ftl"];
        assert_eq!(names.map(packed), [1; 5]);
        let books = ["rulebooks/en", "rulebooks/de", "courses/en", "laboratory/found"];
        assert_eq!(books.map(packed), [1; 4]);
        assert_eq!(["puzzles", "networks"].map(packed), [1; 2]);
        fs::write(folder.join("boot-1.js"), "'</script>'").unwrap();
        assert!(write(&folder).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
