//! The camera, and codes that the browser reads in its picture. Few browsers do that, so it is asked for by name.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::browser::{document, reveal, window};

/// What reads codes, and which kind of them.
const READER: &str = "BarcodeDetector";
const KIND: &str = "qr_code";

/// Why there is no camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCamera {
    /// Somebody, or the page's host, does not let the page have one.
    Forbidden,
    /// There is none, or it does not work.
    Missing,
}

/// Does the browser read codes, and can it be asked for a camera? Nobody hears of that.
pub async fn can_read() -> bool {
    let kinds = asked(&named(&window(), READER), "getSupportedFormats", &JsValue::UNDEFINED).await;
    let reads =
        listed(&kinds.unwrap_or_default()).any(|it| it.as_string().as_deref() == Some(KIND));
    reads && named(&devices(), "getUserMedia").is_function()
}

/// A camera that somebody has agreed to, and that is on for as long as this is kept.
pub struct Camera {
    stream: JsValue,
    reader: JsValue,
}

impl Camera {
    /// Asks for the camera on the back of the device.
    pub async fn open() -> Result<Camera, NoCamera> {
        let wanted = with("video", &with("facingMode", &"environment".into()));
        let stream =
            asked(&devices(), "getUserMedia", &wanted).await.map_err(|fault| why(&fault))?;
        Ok(Camera { stream, reader: reader() })
    }

    /// Shows its picture in the video of a selector, and what is read in that.
    pub async fn look(&self, selector: &str) -> Option<String> {
        let place = document().query_selector(selector).ok()??;
        let video: JsValue = place.clone().into();
        if named(&video, "srcObject") != self.stream {
            Reflect::set(&video, &"srcObject".into(), &self.stream).ok()?;
            reveal(&place);
        }
        // As long as there is no picture nothing is read in it, which is said as an error.
        let found = asked(&self.reader, "detect", &video).await.ok()?;
        listed(&found).next().and_then(|code| named(&code, "rawValue").as_string())
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let tracks = called(&self.stream, "getTracks", &JsValue::UNDEFINED);
        listed(&tracks).for_each(|track| {
            called(&track, "stop", &JsValue::UNDEFINED);
        });
    }
}

fn devices() -> JsValue {
    named(&named(&window(), "navigator"), "mediaDevices")
}

/// Reads what is wanted of codes, where [`can_read`] has said so.
fn reader() -> JsValue {
    let kinds = with("formats", &Array::of1(&KIND.into()));
    let made = named(&window(), READER).dyn_into::<Function>();
    let made = made.and_then(|made| Reflect::construct(&made, &Array::of1(&kinds)));
    made.unwrap_or_default()
}

fn why(fault: &JsValue) -> NoCamera {
    match named(fault, "name").as_string().as_deref() {
        Some("NotAllowedError" | "SecurityError") => NoCamera::Forbidden,
        _ => NoCamera::Missing,
    }
}

/// What something calls so; nothing if there is none of that name.
fn named(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// What a list holds.
fn listed(list: &JsValue) -> impl Iterator<Item = JsValue> {
    let length = named(list, "length").as_f64().unwrap_or(0.0) as u32;
    let list = list.clone();
    (0..length).map(move |at| named(&list, &at.to_string()))
}

fn with(name: &str, value: &JsValue) -> JsValue {
    let object: JsValue = Object::new().into();
    let _ = Reflect::set(&object, &name.into(), value);
    object
}

/// What comes of calling something by its name; nothing if that cannot be done.
fn called(of: &JsValue, name: &str, argument: &JsValue) -> JsValue {
    let function = named(of, name).dyn_into::<Function>();
    function.and_then(|function| function.call1(of, argument)).unwrap_or_default()
}

/// The same of what answers later.
fn asked(of: &JsValue, name: &str, argument: &JsValue) -> JsFuture {
    JsFuture::from(Promise::resolve(&called(of, name, argument)))
}
