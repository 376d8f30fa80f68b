// Runs before the page is drawn: gives it its looks of last time, and says so when the program
// does not come. Once the program is there: keeps it for when there is no network, and offers a new
// version. Everything else is in Rust.
//
// An address with the parameter embed=1 is that of a frame in another page (docs/embedding.md):
// <html data-embed>. A frame reads and keeps nothing, and looks as its address says.
//
// localStorage["wonderboard.look"]: a JSON object of strings, each put on <html> as data-KEY:
// theme, board, pace, coords (see theme.css), pieces, the set of pieces, lang, the language that was chosen, and what the game left last time needs for the
// skeleton to have its boards where the game will have them: trays ("none" without zones), boards,
// files, layout, large (see table.css).
(() => {
  "use strict";
  // What must be said when nothing else has come, and in index.html (data-words), which has it in English. All
  // else is in texts/.
  const WORDS = {
    en: {
      reload: "Reload",
      later: "Later",
      newer: "A new version is ready.",
      silent: "There has been no answer for half a minute.",
      broken: "Something went wrong that cannot be repaired here. Your game is saved on this device.",
      lacking: "Part of the page could not be loaded.",
      wasm: "This browser cannot run WebAssembly.",
    },
    de: {
      title: "Wonderboard: ungewöhnliches Schach",
      setting: "Das Brett wird aufgebaut …",
      home: "Schach, aber anders",
      about: "Wilde Verwandte des Schachs, manche berühmt, manche bisher nirgends spielbar. Spiel sie im Browser, gegen eine starke Engine oder zu zweit, online oder offline.",
      failed: "Die Seite konnte nicht starten",
      again: "Versuch es gleich noch einmal oder nimm einen neueren Browser.",
      reload: "Neu laden",
      later: "Später",
      newer: "Eine neue Version ist da.",
      silent: "Seit einer halben Minute kommt keine Antwort.",
      broken: "Es ist ein Fehler aufgetreten, der sich hier nicht beheben lässt. Deine Partie ist auf diesem Gerät gespeichert.",
      lacking: "Ein Teil der Seite konnte nicht geladen werden.",
      wasm: "Dieser Browser kann kein WebAssembly ausführen.",
    },
    es: {
      title: "Wonderboard: ajedrez heterodoxo",
      setting: "Preparando el tablero…",
      home: "Ajedrez, pero no como lo conoces",
      about: "Parientes salvajes del ajedrez, algunos famosos y otros imposibles de jugar hasta ahora. Juégalos en tu navegador, contra un motor fuerte o con un amigo, con conexión o sin ella.",
      failed: "La página no se pudo iniciar",
      again: "Vuelve a intentarlo en un momento o usa un navegador más reciente.",
      reload: "Recargar",
      later: "Más tarde",
      newer: "Hay una versión nueva.",
      silent: "No hay respuesta desde hace medio minuto.",
      broken: "Ocurrió un error que aquí no se puede reparar. Tu partida está guardada en este dispositivo.",
      lacking: "No se pudo cargar una parte de la página.",
      wasm: "Este navegador no puede ejecutar WebAssembly.",
    },
    fr: {
      title: "Wonderboard : les échecs autrement",
      setting: "Mise en place de l’échiquier…",
      home: "Les échecs comme vous n’y avez jamais joué",
      about: "Les cousins sauvages des échecs, certains célèbres, d’autres que l’on ne pouvait encore jouer nulle part. Jouez-y dans votre navigateur, contre un moteur puissant ou un ami, en ligne ou hors ligne.",
      failed: "La page n’a pas pu démarrer",
      again: "Réessayez dans un instant, ou utilisez un navigateur plus récent.",
      reload: "Recharger",
      later: "Plus tard",
      newer: "Une nouvelle version est prête.",
      silent: "Aucune réponse depuis une demi-minute.",
      broken: "Une erreur s’est produite, impossible à réparer ici. Votre partie est enregistrée sur cet appareil.",
      lacking: "Un élément de la page n’a pas pu être chargé.",
      wasm: "Ce navigateur ne prend pas en charge WebAssembly.",
    },
  };
  const html = document.documentElement;
  const last = ["trays", "boards", "files", "layout", "large"];
  const wish = (name, values) => location.hash.match(`[?&]${name}=(${values})(&|$)`)?.[1];
  const frame = wish("embed", 1);
  let look = {};
  if (frame) {
    html.dataset.embed = wish("mode", "replay|puzzle") || "play";
    const theme = wish("theme", "light|dark");
    if (theme) html.dataset.theme = theme;
    html.dataset.trays = "none";
  } else try {
    look = JSON.parse(localStorage.getItem("wonderboard.look") || "{}");
    for (const key of ["theme", "board", "pieces", "pace", "coords", ...last]) {
      if (typeof look[key] === "string") html.dataset[key] = look[key];
    }
  } catch {
    // No storage, or not ours: the defaults will do.
  }

  // The language: as the address says, as it was chosen, or the first of the browser's that there is.
  // What the first board says is fetched while the programs are, which wait for it (web/common/language.rs), all
  // else with the first of the later parts. A page that is one file has its texts in it (single.js).
  const files = {};
  for (const { name, content } of document.querySelectorAll("meta[name^=wonderboard-texts-]")) {
    files[name.slice("wonderboard-texts-".length)] = content;
  }
  const tags = [wish("lang", "[\\w-]+"), look.lang, ...(navigator.languages || [])];
  const codes = tags.map((tag) => String(tag).split("-")[0].toLowerCase());
  const lang = codes.find((code) => Object.hasOwn(files, code)) || "en";
  const words = WORDS[lang];
  html.lang = lang;
  const [first, rest] = (files[lang] ?? "").split(" ");
  if (first) {
    window.wonderboardTexts = fetch(first).then((answer) => answer.ok ? answer.text() : Promise.reject());
    window.wonderboardTexts.catch(() => fail(words.lacking));
  }
  // Whoever is in no game and follows no link sees the first page, which the program draws (web/home).
  const home = !frame && (location.hash === "#/home" || location.hash.length < 2 && !("begun" in look));
  if (home) html.dataset.home = "";
  // A rulebook or course is fetched with the program that shows it.
  const [, shelf, book] = location.hash.match(/^#\/(rules|learn)\/([\w-]+)/) ?? [];
  if (shelf === "rules") html.dataset.reads = "";
  if (book && first) {
    document.head.append(Object.assign(document.createElement("link"), {
      rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `${shelf === "rules" ? "rulebooks" : "courses"}/${lang}/${book}.txt`,
    }));
  }
  // A set of pieces that was chosen; if it does not come, the page has one.
  const set = [...document.querySelectorAll("meta")].find(({ name }) => name === `pieces/${html.dataset.pieces}.txt` && !name.includes("/round."));
  if (set) window.wonderboardPieces = fetch(set.content).then((answer) => answer.ok && answer.text()).catch(() => {});
  if (lang !== "en") {
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `manifest.${lang}.webmanifest`);
    document.title = words.title;
    document.addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("[data-words]")) {
        element.textContent = words[element.dataset.words];
      }
    });
  }

  // The later parts of the program (xtask/src/later.rs), by their numbers: first what the first board does
  // without, then what only one view needs. The first is brought as soon as that board is drawn, at once
  // where the page begins with something else, the others when their view is wanted, and any at the latest
  // when it is needed. A part is its code and its styles, the first also what all of them say. A page that is one file has all in one.
  const list = (name) => document.querySelector(`meta[name=wonderboard-${name}]`)?.content.split(",") ?? [];
  const places = list("parts"), sheets = list("styles");
  const LATER = 0, HAND = 4, HOME = 12, COURSES = 13, PUZZLES = 14, TIMED_COURSE = 15, MEET = 18;
  const coming = [], modules = [], there = [];
  let exports, said;
  const parts = window.wonderboardParts = {
    // What parts ask the first for by one letter stands in its table, counted from the end (xtask/src/split.rs).
    prepare: (own) => exports = new Proxy(own, {
      get: (_, name) => own[name] ?? own.t0.get(own.t0.length + 0x7f - name.charCodeAt()),
    }),
    isThere: (part) => Boolean(there[part]) || !(places[part] || sheets[part]),
    fetch: (part) => coming[part] ??= Promise.all([compiled(part), styled(part), worded(part)]).catch((error) => {
      delete coming[part];
      throw error;
    }),
    async bring(part) {
      if (parts.isThere(part)) return;
      await Promise.all([parts.fetch(part), part !== LATER && parts.bring(LATER)]);
      parts.need(part);
    },
    // For where nobody has waited: the page stands still for it. What several of the others need is in the first.
    need(part) {
      if (parts.isThere(part)) return;
      if (part !== LATER) parts.need(LATER);
      parts.fetch(part).catch(() => {});
      if (places[part]) new WebAssembly.Instance(modules[part] ?? new WebAssembly.Module(fetchNow(places[part])), { first: exports });
      there[part] = true;
    },
    // The program draws now, and what held the place of its boards goes. What a hand does comes behind it.
    drawing() {
      for (const key of [...last, "reads"]) delete html.dataset[key];
      (window.requestIdleCallback ?? setTimeout)(() => parts.bring(HAND).then(ready, () => {}));
    },
    // What the parts say, for which the page stands still too where nobody has waited.
    texts: () => said ??= rest ? new TextDecoder().decode(fetchNow(rest)) : "",
  };
  // Those that draw what is at the address are fetched while the program is.
  const draws = [/(?!)/, /^#\/(learn\/)?realtime/, /^#\/games/, /^#\/rules/, /(?!)/, /^#\/analysis/, /[?&]embed=1(&|$)/, /(?!)/, /^#\/editor/];
  if (home) draws[HOME] = /(?:)/;
  draws[COURSES] = /^#\/learn/;
  draws[TIMED_COURSE] = /^#\/learn\/realtime/;
  draws[PUZZLES] = /^#\/puzzle/;
  draws[MEET] = /^#\/meet(\/|$)/;
  draws.forEach((draw, part) => {
    if (!draw.test(location.hash)) return;
    for (const each of new Set([LATER, part])) parts.fetch(each).catch(() => frame && fail(words.lacking));
  });

  function styled(part) {
    const names = sheets[part]?.split(" ") ?? [];
    return Promise.all(names.filter(Boolean).map((href) => new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.onload = resolve;
      link.onerror = () => reject(new Error(words.lacking));
      document.head.append(link);
    })));
  }

  async function compiled(part) {
    if (!places[part]) return;
    const answer = await fetched(places[part]);
    return modules[part] = await WebAssembly.compile(await answer.arrayBuffer());
  }

  async function worded(part) {
    if (part === LATER && rest) said ??= await (await fetched(rest)).text();
  }

  async function fetched(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(words.lacking);
    return answer;
  }

  // What was kept for when there is no network is read at once: nothing can be waited for then.
  function ready() {
    try {
      if (!navigator.serviceWorker?.controller) return;
    } catch {
      return; // In a sandbox one may not even ask.
    }
    places.forEach((_, part) => modules[part] ?? compiled(part).catch(() => {}));
  }

  function fetchNow(address) {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    // The only way to bytes for a request that is waited for.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status >= 400) throw new Error(words.lacking);
    return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
  }

  let started = false;
  const waited = setTimeout(() => fail(words.silent), 30000);

  function fail(why) {
    const plight = document.getElementById("failed");
    if (!plight) return document.addEventListener("DOMContentLoaded", () => fail(why), { once: true });
    if (!plight.hidden) return;
    clearTimeout(waited);
    plight.querySelector("[data-why]").textContent = why;
    plight.hidden = false;
    document.getElementById("app").hidden = true;
    plight.focus();
    keep(); // A version that does not start must not bar the way to the next.
  }

  // Capturing: the event of a script that cannot be fetched does not bubble.
  addEventListener("error", (event) => {
    const error = event.error;
    if (error?.name === "RuntimeError") {
      fail(words.broken);
    } else if (!started && (error || event.target?.localName === "script")) {
      fail(error ? String(error.message || error) : words.lacking);
    }
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (!started) fail(String(event.reason?.message || event.reason));
  });
  addEventListener("TrunkApplicationStarted", () => {
    started = true;
    clearTimeout(waited);
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
    place.innerHTML = `<div class="toast">${words.newer}<button class="button" type="button">${words.later}</button><button class="button" type="button">${words.reload}</button></div>`;
    const [later, reload] = place.querySelectorAll("button");
    later.onclick = () => place.replaceChildren();
    reload.onclick = () => {
      const next = kept.waiting;
      // Another page may have let it in already.
      if (!next) return location.reload();
      next.addEventListener("statechange", () => next.state === "activated" && location.reload());
      next.postMessage("take over");
      setTimeout(() => letGo(kept).catch(() => {}), 5000);
    };
  }

  // A browser that believes the last version to be at work keeps it for minutes. Then the page does
  // without, and is kept anew, if there is a network.
  async function letGo(kept) {
    const { ok } = await fetch("./", { method: "HEAD", cache: "no-store" });
    if (ok && await kept.unregister()) location.reload();
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#failed .button")) location.reload();
  });
  if (typeof WebAssembly !== "object") fail(words.wasm);
})();
