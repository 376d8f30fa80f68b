// <wonder-board game="alice" moves="e2e4" mode="replay"></wonder-board>: the board in a frame.
//
// The attributes are the parameters of docs/embedding.md under their names, and `sandbox`, which is
// handed on. What the frame tells is an event of the element: ready, position, move, end, resize,
// refused. An element that no style gives a height has the one that the frame tells.
// `set({ fen, moves, … })` changes what is shown. The file lies beside the page under this name for
// good, and needs nothing else of it.
(() => {
  "use strict";
  const page = new URL("./", document.currentScript.src);
  const parameters = { moves: "m", orientation: "o", ply: "ply", mode: "mode", theme: "theme", engine: "engine", level: "level", lang: "lang" };

  class WonderBoard extends HTMLElement {
    static observedAttributes = ["game", "fen", "options", ...Object.keys(parameters)];
    #frame = document.createElement("iframe");
    #fits = false;
    #ready = false;
    #waiting = [];
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      const frame = this.#frame;
      frame.title = this.title || "Wonderboard";
      frame.allow = "clipboard-write; fullscreen";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      // Not by an attribute: a strict policy for styles forbids those.
      frame.style.cssText = "display:block;width:100%;height:100%;border:0";
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      this.#fits ||= !this.clientHeight;
      if (this.#fits) this.style.aspectRatio = "4/5";
      addEventListener("message", this.#hear);
      frame.src = this.#address();
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#ready = false;
    }

    attributeChangedCallback() {
      if (this.isConnected && this.#frame.parentNode) this.#frame.src = this.#address();
    }

    // Changes what is shown, once the frame hears.
    set(change) {
      if (!this.#ready) return void this.#waiting.push(change);
      const message = { ...change, app: "wonderboard", v: 1, type: "set" };
      this.#frame.contentWindow.postMessage(message, this.#origin() ?? "*");
    }

    // None where a sandbox takes the frame's origin away.
    #origin() {
      const sandbox = this.getAttribute("sandbox");
      return sandbox === null || /\ballow-same-origin\b/.test(sandbox) ? page.origin : undefined;
    }

    #address() {
      const value = (name) => encodeURIComponent(this.getAttribute(name));
      const fen = this.hasAttribute("fen") ? "/" + this.getAttribute("fen").trim().replace(/\s/g, "_") : "";
      const options = this.hasAttribute("options") ? "&" + this.getAttribute("options") : "";
      const named = Object.keys(parameters).filter((name) => this.hasAttribute(name));
      const wishes = named.map((name) => `&${parameters[name]}=${value(name)}`).join("");
      const origin = location.origin === "null" ? "" : `&origin=${location.origin}`;
      return `${page}#/${this.getAttribute("game") ?? "chess"}${fen}?embed=1${wishes}${options}${origin}`;
    }

    #heard({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== (this.#origin() ?? "null")) return;
      if (data?.app !== "wonderboard") return;
      if (data.type === "resize" && this.#fits) {
        this.style.aspectRatio = "auto";
        this.style.height = `${data.height}px`;
      }
      if (data.type === "ready") {
        this.#ready = true;
        for (const change of this.#waiting.splice(0)) this.set(change);
      }
      this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
    }
  }

  customElements.define("wonder-board", WonderBoard);
})();
