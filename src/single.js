// Unpacks the page that is one file (xtask/src/single.rs). Its programs and texts lie in it gzipped, as
// base64, each in an element of its name.
//
// Beside a file on a disk nothing may be fetched, and no module may come from a blob. So whatever the page
// asks for by an address gets one that holds it whole, and is told of it by a `meta` of its name (see
// `told` and `fetch` in ui/web/browser.rs).
const packed = {};
for (const element of document.querySelectorAll("script[data-packed]")) {
  packed[element.dataset.packed] = element.textContent;
}

// As if it had been fetched. Programs get this function as text, so it needs nothing of what is around it.
const unpack = (base64, type) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
};
const text = (name) => unpack(packed[name], "text/plain").text();
const address = (type, text) => `data:${type},${encodeURIComponent(text)}`;

// A module that brings a program, with the program in it.
const program = async (name) => address("text/javascript", [
  await text(`${name}.js`),
  `__wbg_init({ module_or_path: (${unpack})("${packed[`${name}.wasm`]}", "application/wasm") })`,
  "  .catch((error) => setTimeout(() => { throw error; }));",
].join("\n"));

for (const meta of document.querySelectorAll("meta[data-program]")) {
  meta.content = await program(meta.dataset.program);
}
for (const name of Object.keys(packed).filter((name) => name.endsWith(".txt"))) {
  const content = address("text/plain", await text(name));
  document.head.append(Object.assign(document.createElement("meta"), { name, content }));
}
window.wonderboardTexts = text(`texts/${document.documentElement.lang}.ftl`);
const { default: init } = await import(address("text/javascript", await text("app.js")));
const wasm = await init({ module_or_path: unpack(packed["app.wasm"], "application/wasm") });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
