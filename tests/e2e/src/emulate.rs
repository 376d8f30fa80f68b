//! Being another device, on another network, with other wishes.

use super::page::Page;
use serde_json::{Value, json};

/// The screen that a page is seen on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Pixels of the screen to one of CSS.
    pub scale: f64,
    /// What points at it.
    pub pointer: Pointer,
}

/// What points at a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger; the page also behaves as on a phone (viewport, scrolling).
    Finger,
}

impl Device {
    /// A common laptop.
    pub const DESKTOP: Device =
        Device { width: 1280, height: 800, scale: 1.0, pointer: Pointer::Mouse };
    /// A common phone, upright.
    pub const PHONE: Device =
        Device { width: 390, height: 844, scale: 2.0, pointer: Pointer::Finger };
    /// A small phone, upright.
    pub const SMALL_PHONE: Device =
        Device { width: 360, height: 640, scale: 2.0, pointer: Pointer::Finger };
    /// A tablet, upright.
    pub const TABLET: Device =
        Device { width: 820, height: 1180, scale: 2.0, pointer: Pointer::Finger };
}

impl Page {
    /// Makes the page show on `device`.
    pub fn emulate(&self, device: Device) {
        let Device { width, height, scale, pointer } = device;
        let finger = pointer == Pointer::Finger;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": finger,
        });
        self.command("Emulation.setDeviceMetricsOverride", metrics);
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": finger }));
    }

    /// Sets media features, such as `("prefers-color-scheme", "dark")`,
    /// `("prefers-reduced-motion", "reduce")` or `("forced-colors", "active")`; all at once.
    pub fn prefer(&self, features: &[(&str, &str)]) {
        let features = features.iter().map(|(name, value)| json!({ "name": name, "value": value }));
        let features: Vec<Value> = features.collect();
        self.command("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Cuts the network off.
    pub fn go_offline(&self) {
        self.network(json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }));
    }

    /// Gives the network back, as fast as it is.
    pub fn go_online(&self) {
        self.network(json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }));
    }

    /// Slows the network: milliseconds before anything comes, and bytes a second then.
    pub fn slow_network(&self, latency: u32, throughput: u32) {
        self.network(json!({
            "offline": false, "latency": latency,
            "downloadThroughput": throughput, "uploadThroughput": throughput,
        }));
    }

    fn network(&self, conditions: Value) {
        self.command("Network.emulateNetworkConditions", conditions);
    }

    /// Lets no request of the page through whose address matches; `*` stands for anything. Workers
    /// are not bound by it: see [`Site::without`](xtask::site::Site::without).
    pub fn block(&self, patterns: &[&str]) {
        self.command("Network.setBlockedURLs", json!({ "urls": patterns }));
    }

    /// Slows the page's processor by this factor.
    pub fn slow_processor(&self, factor: f64) {
        self.command("Emulation.setCPUThrottlingRate", json!({ "rate": factor }));
    }

    /// For how long the page has worked so far, in seconds: not its workers.
    pub fn worked(&self) -> f64 {
        self.command("Performance.enable", json!({}));
        let told = self.command("Performance.getMetrics", json!({}));
        let mut metrics = told["metrics"].as_array().into_iter().flatten();
        let tasks = metrics.find(|metric| metric["name"] == "TaskDuration");
        tasks.and_then(|metric| metric["value"].as_f64()).unwrap_or_default()
    }

    /// Runs a script in every document to come, before any of its own.
    pub fn before_load(&self, script: &str) {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }
}
