//! Files made on the page: saved to the device, or put on the clipboard.

use js_sys::{Array, Object, Promise, Reflect, encode_uri_component};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, Url,
};

use crate::app::share::picture::Picture;
use crate::web::dom::browser::{clipboard, document, window};

const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// So many pixels of a PNG are one unit of the picture.
const SHARPNESS: u32 = 2;

/// Saves a picture as SVG; false if the browser does not let us.
pub fn save_svg(picture: &Picture) -> bool {
    let saved = blob(&picture.svg, SVG).and_then(|svg| save(&svg, &picture.name, "svg"));
    saved.is_some()
}

/// Saves a text of a kind; false if the browser does not let us.
pub fn save_text(text: &str, name: &str, ending: &str, kind: &str) -> bool {
    blob(text, kind).and_then(|text| save(&text, name, ending)).is_some()
}

/// Saves a picture as PNG; `done` hears whether that worked.
pub fn save_png(picture: Picture, done: impl FnOnce(bool) + 'static) {
    spawn_local(async move {
        let drawn = png(&picture).await;
        done(drawn.and_then(|png| save(&png, &picture.name, "png")).is_some());
    });
}

/// Can pictures be put on the clipboard?
pub fn can_copy() -> bool {
    let item = Reflect::get(&window(), &"ClipboardItem".into());
    clipboard().is_some() && item.is_ok_and(|item| item.is_function())
}

/// Puts a picture on the clipboard; `done` hears whether that worked.
pub fn copy(picture: Picture, done: impl FnOnce(bool) + 'static) {
    // A promise, for a browser may want to be asked while the button is still pressed.
    let drawn =
        future_to_promise(
            async move { png(&picture).await.map(JsValue::from).ok_or(JsValue::NULL) },
        );
    let written = item(&drawn).and_then(|item| Some(clipboard()?.write(&Array::of1(&item))));
    let Some(written) = written else { return done(false) };
    spawn_local(async move { done(JsFuture::from(written).await.is_ok()) });
}

fn item(drawn: &Promise) -> Option<ClipboardItem> {
    let record = Object::new();
    Reflect::set(&record, &PNG.into(), drawn).ok()?;
    ClipboardItem::new_with_record_from_str_to_blob_promise(&record).ok()
}

fn blob(text: &str, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()
}

/// Saves what somebody asked for under a name, in the way of the browser.
fn save(blob: &Blob, name: &str, ending: &str) -> Option<()> {
    let url = Url::create_object_url_with_blob(blob).ok()?;
    let link = document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    link.set_href(&url);
    link.set_download(&format!("{name}.{ending}"));
    link.click();
    let _ = Url::revoke_object_url(&url);
    Some(())
}

/// The picture as the browser draws it.
async fn png(picture: &Picture) -> Option<Blob> {
    let canvas = drawn(picture).await?;
    let made = Promise::new(&mut |made, failed| {
        if canvas.to_blob(&made).is_err() {
            let _ = failed.call0(&JsValue::NULL);
        }
    });
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}

async fn drawn(picture: &Picture) -> Option<HtmlCanvasElement> {
    let image = HtmlImageElement::new().ok()?;
    let loaded = Promise::new(&mut |loaded, failed| {
        image.set_onload(Some(&loaded));
        image.set_onerror(Some(&failed));
    });
    // Of all addresses that need no file, a strict policy lets images have this kind.
    image.set_src(&format!("data:{SVG},{}", String::from(encode_uri_component(&picture.svg))));
    JsFuture::from(loaded).await.ok()?;
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    let (width, height) = (picture.width * SHARPNESS, picture.height * SHARPNESS);
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??;
    let context = context.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let (width, height) = (f64::from(width), f64::from(height));
    context
        .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
        .ok()?;
    Some(canvas)
}
