// Runs before the page is drawn: gives it its looks of last time, and says so when the program
// does not come. Once the program is there: keeps it for when there is no network, and offers a new
// version. Everything else is in Rust.
//
// An address with the parameter embed=1 is that of a frame in another page (docs/embedding.md):
// <html data-embed>. A frame reads and keeps nothing, and looks as its address says.
//
// localStorage["wonderboard.look"]: a JSON object of strings, each put on <html> as data-KEY:
// theme, board, pace, coords (see theme.css), and what the game left last time needs for the
// skeleton to have its boards where the game will have them: trays ("none" without zones), boards,
// files, layout, large (see table.css).
(() => {
  "use strict";
  const html = document.documentElement;
  const last = ["trays", "boards", "files", "layout", "large"];
  const wish = (name, values) => location.hash.match(`[?&]${name}=(${values})(&|$)`)?.[1];
  const frame = wish("embed", 1);
  if (frame) {
    html.dataset.embed = wish("mode", "replay|puzzle") || "play";
    const theme = wish("theme", "light|dark");
    if (theme) html.dataset.theme = theme;
    html.dataset.trays = "none";
  } else try {
    const look = JSON.parse(localStorage.getItem("wonderboard.look") || "{}");
    for (const key of ["theme", "board", "pace", "coords", ...last]) {
      if (typeof look[key] === "string") html.dataset[key] = look[key];
    }
  } catch {
    // No storage, or not ours: the defaults will do.
  }

  let started = false;
  const waited = setTimeout(() => fail("It has not answered for half a minute."), 30000);

  function fail(why) {
    const plight = document.getElementById("failed");
    if (!plight) return document.addEventListener("DOMContentLoaded", () => fail(why), { once: true });
    if (!plight.hidden) return;
    clearTimeout(waited);
    plight.querySelector("[data-why]").textContent = why;
    plight.hidden = false;
    for (const id of ["app", "arena", "records"]) document.getElementById(id).hidden = true;
    plight.focus();
    keep(); // A version that does not start must not bar the way to the next.
  }

  // Capturing: the event of a script that cannot be fetched does not bubble.
  addEventListener("error", (event) => {
    const error = event.error;
    if (error?.name === "RuntimeError") {
      fail("It met an error it cannot recover from. Your game is kept on this device.");
    } else if (!started && (error || event.target?.localName === "script")) {
      fail(error ? String(error.message || error) : "A part of it could not be fetched.");
    }
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (!started) fail(String(event.reason?.message || event.reason));
  });
  addEventListener("TrunkApplicationStarted", () => {
    started = true;
    clearTimeout(waited);
    for (const key of last) delete html.dataset[key];
    keep();
  });

  // Keeps the page for when there is no network (offline.js). A new version is offered, and waits.
  async function keep() {
    // A page that is one file has nothing beside it, and a frame keeps nothing.
    if (frame || !document.querySelector("link[rel=manifest]")) return;
    try {
      const kept = await navigator.serviceWorker.register("offline.js");
      const look = () => kept.waiting && kept.active && offer(kept);
      look();
      kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) kept.update().catch(() => {});
      });
    } catch {
      // Some places have no service workers; the page does without.
    }
  }

  function offer(kept) {
    const place = document.getElementById("update");
    place.innerHTML = '<div class="toast">A new version is ready.<button class="button" type="button">Later</button><button class="button" type="button">Reload</button></div>';
    const [later, reload] = place.querySelectorAll("button");
    later.onclick = () => place.replaceChildren();
    reload.onclick = () => {
      const next = kept.waiting;
      // Another page may have let it in already.
      if (!next) return location.reload();
      next.addEventListener("statechange", () => next.state === "activated" && location.reload());
      next.postMessage("take over");
    };
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#failed .button")) location.reload();
  });
  if (typeof WebAssembly !== "object") fail("This browser cannot run WebAssembly.");
})();
