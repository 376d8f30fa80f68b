//! The friend's answer, read with the camera, in browsers that read codes and in others.

use crate::meet::{ANN, BOB, accept, invite, page_of, wait_to_be_together};
use crate::sharing::scanned;
use e2e::{Device, Page, Tab};
use serde_json::json;

/// A browser that reads what the test holds before its camera, which shows a green picture. `__asked` counts how often
/// somebody was asked for it.
const EYES: &str = "(() => {
    window.__asked = 0;
    window.__looked = 0;
    window.BarcodeDetector = class {
        static getSupportedFormats() { return Promise.resolve(['aztec', 'qr_code']); }
        constructor(options) { this.formats = options.formats.join(); }
        async detect(video) {
            if (!video.videoWidth || this.formats !== 'qr_code') throw new DOMException('', 'InvalidStateError');
            window.__looked++;
            return window.__held ? [{ rawValue: window.__held }] : [];
        }
    };
    navigator.mediaDevices.getUserMedia = async (wanted) => {
        window.__asked++;
        if (!wanted.video || wanted.audio) throw new TypeError('a camera alone');
        if (window.__refuses) throw new DOMException('', window.__refuses);
        const canvas = document.createElement('canvas');
        canvas.width = 320;
        canvas.height = 240;
        const paint = canvas.getContext('2d');
        const frame = () => { paint.fillStyle = '#6a9'; paint.fillRect(0, 0, 320, 240); };
        frame();
        window.__frames = setInterval(frame, 50);
        window.__stream = canvas.captureStream(20);
        return window.__stream;
    };
})()";

/// The state of the camera: `live` or `ended`.
fn camera(page: &Page) -> String {
    let state = page.eval("window.__stream ? window.__stream.getTracks()[0].readyState : 'none'");
    state.as_str().expect("a state").to_owned()
}

fn with_eyes() -> Page {
    let page: Page = page_of(ANN);
    page.before_load(EYES);
    page
}

#[test]
fn an_answer_is_read_with_the_camera() {
    let (ann, bob): (Page, Page) = (with_eyes(), page_of(BOB));
    let link = invite(&ann);
    let answer = accept(&bob, &link);
    // What is read is what the friend's page shows.
    assert_eq!(scanned(&bob, ".meet-link .qr").as_deref(), Some(&*answer));
    ann.wait_for_text(".meet-ways", "Read it with the camera");
    assert_eq!(ann.eval("window.__asked"), 0, "nobody is asked before they want it");
    ann.click("text=Read it with the camera");
    ann.wait_to_see(".meet-camera video");
    ann.until("a look", || ann.eval("window.__looked") != 0);
    ann.must_be_accessible();
    ann.screenshot("meet-camera");
    // What is no answer is said, and the camera looks on.
    ann.eval(&format!("window.__held = {}, 0", json!(link)));
    ann.wait_for_text("#meet-fault", "This is an invitation, not an answer.");
    assert_eq!(camera(&ann), "live");
    ann.eval(&format!("window.__held = {}, 0", json!(answer)));
    wait_to_be_together([&ann, &bob]);
    ann.until("the camera to be off", || camera(&ann) == "ended");
    assert_eq!(ann.eval("window.__asked"), 1);
}

#[test]
fn a_camera_that_nobody_wants_any_more_is_off() {
    let ann = with_eyes();
    ann.emulate(Device::PHONE);
    invite(&ann);
    for times in 1..=2 {
        ann.click("text=Read it with the camera");
        ann.until("a look", || ann.eval("window.__looked") != 0);
        assert_eq!((camera(&ann).as_str(), ann.eval("window.__asked")), ("live", json!(times)));
        ann.screenshot("meet-camera-phone");
        ann.click("text=Stop the camera");
        ann.until("it to be off", || camera(&ann) == "ended");
        assert_eq!(ann.count(".meet-camera"), 0);
        ann.eval("window.__looked = 0");
    }
    // Nor does it go on when somebody goes elsewhere.
    ann.click("text=Read it with the camera");
    ann.until("a look", || camera(&ann) == "live" && ann.eval("window.__looked") != 0);
    ann.eval("location.hash = '#/rules'");
    ann.until("it to be off", || camera(&ann) == "ended");
}

#[test]
fn a_camera_that_is_refused_or_missing_is_said_to_be() {
    let ann = with_eyes();
    invite(&ann);
    let cases =
        [("NotAllowedError", "may not use the camera"), ("NotFoundError", "There is no camera")];
    for (refuses, said) in cases {
        ann.eval(&format!("window.__refuses = {}, 0", json!(refuses)));
        ann.click("text=Read it with the camera");
        ann.wait_for_text(".meet-ways", said);
        ann.must_be_accessible();
        assert_eq!(ann.count(".meet-camera"), 0);
    }
    // Who changes their mind can try again.
    ann.eval("window.__refuses = null");
    ann.click("text=Read it with the camera");
    ann.until("a look", || ann.eval("window.__looked") != 0);
}

#[test]
fn a_browser_that_reads_no_codes_offers_none() {
    for eyes in [
        "delete window.BarcodeDetector".to_owned(),
        EYES.replace("'qr_code']);", "'ean_13']);"),
        format!("{EYES}; navigator.mediaDevices.getUserMedia = undefined"),
        format!("{EYES}; BarcodeDetector.getSupportedFormats = () => Promise.reject(1)"),
    ] {
        let ann: Page = page_of(ANN);
        ann.before_load(&eyes);
        invite(&ann);
        ann.wait_to_see(".meet-ways .primary");
        ann.pause();
        assert_eq!(ann.count(".meet-ways .button"), 1, "{eyes}");
    }
}
