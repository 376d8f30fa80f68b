//! Tools from their makers' archives, which a server on this machine has, lacks or spoils.

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};
use xtask::archives::{Source, obtain};
use xtask::pin::renewed;
use xtask::pins::{Pins, Release};
use xtask::server::Server;
use xtask::site::Site;

const PATH: &str = "makers/v0.1/tool-0.1-any.tar.gz";

/// A folder of this test's own, empty.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The makers' host, with an archive in which `tool` is a script. Gives the archive's digest too.
fn host(folder: &Path, script: &str) -> (Server, String) {
    let (site, packed) = (folder.join("site"), folder.join("tool-0.1-any"));
    let archive = site.join(PATH);
    fs::create_dir_all(archive.parent().unwrap()).unwrap();
    fs::create_dir_all(&packed).unwrap();
    fs::write(packed.join("README.md"), "Read me.").unwrap();
    fs::write(packed.join("tool"), script).unwrap();
    executable(&packed.join("tool"));
    let mut tar = Command::new("tar");
    tar.current_dir(folder).arg("-czf").arg(&archive).arg("tool-0.1-any");
    assert!(tar.status().unwrap().success());
    let digest = Sha256::digest(fs::read(&archive).unwrap());
    let digest = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    (Site::new(site).listen(0).unwrap(), digest)
}

#[cfg(unix)]
fn executable(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(not(unix))]
fn executable(_: &Path) {}

const SCRIPT: &str = "#!/bin/sh\necho tool 0.1\n";

fn release(sha256: &str) -> Release {
    let (tool, version) = ("tool".into(), "0.1".into());
    Release { tool, version, path: PATH.into(), sha256: sha256.into() }
}

/// Makes sure that `source` does not give the release, for a reason in which `why` occurs, that the
/// tool is compiled instead, and that nothing else comes to lie at its place.
fn is_compiled(source: &Source, release: &Release, folder: &Path, why: &str) {
    let place = folder.join("bin").join("tool");
    let complaint = format!("{:#}", source.install(release, &place).unwrap_err());
    assert!(complaint.contains(why) && complaint.lines().count() == 1, "{complaint}");
    let compiled = || Ok(PathBuf::from("compiled"));
    let got = obtain(source, Ok(release.clone()), &place, compiled).unwrap();
    assert_eq!(got, Path::new("compiled"));
    let left = fs::read_dir(folder.join("bin")).map_or(0, Iterator::count);
    assert_eq!(left, 0);
}

fn never() -> Result<PathBuf> {
    bail!("compiled, though the archive is there")
}

/// A host that gives one answer to whoever asks, whatever they ask.
fn answering(answer: String) -> Source {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    Source::at(&format!("http://{address}"))
}

#[test]
#[cfg(unix)]
fn a_good_archive_is_installed_and_used() {
    let folder = folder("good");
    let (server, digest) = host(&folder, SCRIPT);
    let place = folder.join("bin").join("tool");
    let source = Source::at(&server.origin());
    assert_eq!(obtain(&source, Ok(release(&digest)), &place, never).unwrap(), place);
    let said = Command::new(&place).output().unwrap();
    assert_eq!(said.stdout, b"tool 0.1\n");
    assert_eq!(fs::read_dir(folder.join("bin")).unwrap().count(), 1);
    assert!(server.served(PATH));
}

#[test]
#[cfg(unix)]
fn hosts_may_send_elsewhere() {
    let folder = folder("elsewhere");
    let (server, digest) = host(&folder, SCRIPT);
    let head = format!("HTTP/1.1 302 Found\r\nLocation: {}\r\n", server.url(PATH));
    let source = answering(format!("{head}Content-Length: 0\r\nConnection: close\r\n\r\n"));
    let place = folder.join("bin").join("tool");
    assert_eq!(obtain(&source, Ok(release(&digest)), &place, never).unwrap(), place);
}

#[test]
fn another_archive_than_the_pinned_one_is_refused() {
    let folder = folder("another");
    let (server, digest) = host(&folder, SCRIPT);
    let pinned = digest.replace(|letter: char| letter.is_ascii_digit(), "a");
    let why = format!("refused {PATH}: its SHA-256 is {digest}, tools.toml says {pinned}");
    is_compiled(&Source::at(&server.origin()), &release(&pinned), &folder, &why);
}

#[test]
fn an_archive_with_another_version_is_not_used() {
    let folder = folder("version");
    let (server, digest) = host(&folder, "#!/bin/sh\necho tool 0.2\n");
    let why = "does not run here as version 0.1";
    is_compiled(&Source::at(&server.origin()), &release(&digest), &folder, why);
}

#[test]
fn what_tar_cannot_read_is_not_used() {
    let folder = folder("unreadable");
    let source = answering("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc".into());
    let digest = source.digest(PATH).unwrap();
    assert_eq!(digest, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    is_compiled(&source, &release(&digest), &folder, &format!("cannot use {PATH}"));
}

#[test]
fn a_host_without_the_archive_is_done_without() {
    let folder = folder("missing");
    let server = Site::new(&folder).listen(0).unwrap();
    is_compiled(&Source::at(&server.origin()), &release("0a"), &folder, "404");
    assert!(server.requests().iter().all(|request| request.status == 404));
    let cut = answering("HTTP/1.1 200 OK\r\nContent-Length: 30\r\n\r\nabc".into());
    is_compiled(&cut, &release("0a"), &folder, PATH);
}

#[test]
fn a_host_that_cannot_be_reached_is_done_without() {
    let folder = folder("unreachable");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let source = Source::at(&format!("http://{address}"));
    is_compiled(&source, &release("0a"), &folder, &format!("cannot get http://{address}/{PATH}"));
}

#[test]
fn a_host_that_hangs_is_given_up() {
    let folder = folder("hanging");
    // Nobody accepts: the connection stands, and nothing ever comes.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let source = Source::at(&format!("http://{}", listener.local_addr().unwrap()));
    let start = Instant::now();
    is_compiled(&source.with_patience(1), &release("0a"), &folder, "cannot get");
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn an_archive_without_a_digest_is_not_asked_for() {
    let folder = folder("unpinned");
    let (server, _) = host(&folder, SCRIPT);
    let pins = Pins::parse(PINS.into()).unwrap();
    let place = folder.join("bin").join("tool");
    let compiled = || Ok(PathBuf::from("compiled"));
    let source = Source::at(&server.origin());
    let got = obtain(&source, pins.release("tool", "any"), &place, compiled).unwrap();
    assert_eq!(got, Path::new("compiled"));
    assert!(server.requests().is_empty());
}

const PINS: &str = "\
[versions]
tool = \"0.1\"  # as it is
[archives.tool]
folder = \"makers/v{version}\"
files.any = \"tool-{version}-any.tar.gz\"
sha256.any = \"\"
";

#[test]
fn pinning_writes_what_the_host_has() {
    let folder = folder("pinning");
    let (server, digest) = host(&folder, SCRIPT);
    let pins = || Pins::parse(PINS.into()).unwrap();
    let pinned = renewed(pins(), &Source::at(&server.origin())).unwrap();
    assert_eq!(pinned.text(), PINS.replace("any = \"\"", &format!("any = \"{digest}\"")));
    assert_eq!(pinned.release("tool", "any").unwrap(), release(&digest));
    let elsewhere = Source::at(&server.url("elsewhere"));
    assert!(renewed(pins(), &elsewhere).is_err());
}
