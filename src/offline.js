// The service worker: keeps one build of the page for when there is no network. `cargo xtask` fills in
// the first two lines (xtask/src/offline.rs) and puts it beside the page as offline.js.
//
// The page is fetched whole or not at all, every file by its checksum, and answered from what was
// fetched; so page, engines and rulebooks are of one build. A newer worker waits until the page sends
// "take over", or until no page is open.
"use strict";
const FILES = {}; // checksum by name; "./" is the page
const BUILD = "";

// Caches belong to the whole origin, where there may be other copies of the page under other paths.
const FAMILY = `wonderboard ${registration.scope} `;
const OWN = FAMILY + BUILD;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name, event.request));
});

async function fill() {
  const cache = await caches.open(OWN);
  const request = ([name, integrity]) => new Request(name, { integrity, cache: "no-cache" });
  await cache.addAll(Object.entries(FILES).map(request));
}

async function settle() {
  await clients.claim();
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // Another page than the one that let this build in may be of the last build and need its files.
  if (windows.filter(({ url }) => url.startsWith(registration.scope)).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(FAMILY) && name !== OWN) await caches.delete(name);
  }
}

// The name of a file that is ours, of this build or (by the fingerprint in its name) of another.
function nameOf({ method, url }) {
  const bare = url.split(/[?#]/)[0];
  if (method !== "GET" || !bare.startsWith(registration.scope)) return;
  const name = bare.slice(registration.scope.length).replace(/^(index\.html)?$/, "./");
  if (Object.hasOwn(FILES, name) || /-[0-9a-f]{10,16}[._]/.test(name)) return name;
}

async function answer(name, request) {
  const own = await caches.open(OWN);
  const options = { ignoreVary: true };
  return (await own.match(name, options)) ?? (await caches.match(name, options)) ?? fetch(request);
}
