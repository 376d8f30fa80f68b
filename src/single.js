// Unpacks the page that is one file (xtask/src/single.rs). Its programs and texts lie in it gzipped, as
// base85 (xtask/src/base85.rs), each in an element of its name.
//
// Beside a file on a disk nothing may be fetched, and no module may come from a blob. So whatever the page
// asks for by an address gets one that holds it whole, and is told of it by a `meta` of its name (see
// `told` and `fetch` in web/dom/browser.rs).
const packed = {};
for (const element of document.querySelectorAll("script[data-packed]")) {
  packed[element.dataset.packed] = element.textContent;
}

// As if it had been fetched. Programs get this function as text, so it needs nothing of what is around it.
const unpack = (packed, type) => {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!()*+,-./:;=>?@[]^_{|}~";
  const values = [];
  for (let i = 0; i < 85; i++) values[digits.charCodeAt(i)] = i;
  const bytes = new DataView(new ArrayBuffer(Math.ceil(packed.length / 5) * 4));
  for (let at = 0; at < packed.length; at += 5) {
    let number = 0;
    for (let i = at; i < at + 5; i++) number = number * 85 + (values[packed.charCodeAt(i)] ?? 84);
    bytes.setUint32(at / 5 * 4, number);
  }
  const whole = new Uint8Array(bytes.buffer, 0, Math.floor(packed.length * 4 / 5));
  const stream = new Blob([whole]).stream().pipeThrough(new DecompressionStream("gzip"));
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
const tell = (name, told) => {
  const content = address("text/plain", told);
  document.head.append(Object.assign(document.createElement("meta"), { name, content }));
};
for (const name in packed) {
  if (name.endsWith(".txt")) tell(name, await text(name));
  if (!name.startsWith("rulebooks/")) continue;
  for (const book of (await text(name)).split("\f").slice(1)) {
    const end = book.indexOf("\n");
    tell(book.slice(0, end), book.slice(end + 1));
  }
}
const pieces = `pieces/${document.documentElement.dataset.pieces}.txt`;
if (packed[pieces]) window.wonderboardPieces = text(pieces);
window.wonderboardTexts = text(`texts/${document.documentElement.lang}.ftl`);
const { default: init } = await import(address("text/javascript", await text("app.js")));
const wasm = await init({ module_or_path: unpack(packed["app.wasm"], "application/wasm") });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
