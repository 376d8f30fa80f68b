// Unpacks the page that is one file (xtask/src/single.rs). Its programs and texts lie in it gzipped, as
// base128 (xtask/src/base128.rs), each in an element of its name.
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
  const barred = [0, 13, 34, 60], pairs = 256;
  const whole = new Uint8Array(packed.length * 2);
  let length = 0, held = 0, count = 0;
  const take = (seven) => {
    held = (held << 7 | seven) & 0xffff;
    count += 7;
    if (count < 8) return;
    count -= 8;
    whole[length++] = held >> count;
  };
  for (let at = 0; at < packed.length; at++) {
    const letter = packed.charCodeAt(at), row = letter - pairs >> 7, column = letter & 127;
    if (letter < 128) take(letter);
    else if (row < barred.length) take(barred[row]), take(column);
    else take(barred[column]);
  }
  const stream = new Blob([whole.subarray(0, length)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
};
const text = (name) => unpack(packed[name], "text/plain").text();
const address = (type, text) => `data:${type},${encodeURIComponent(text)}`;

// A module that brings a program, with the program in it.
const program = async (name) => address("text/javascript", [
  await text(`${name}.js`),
  `__wbg_init({ module_or_path: (${unpack})(${JSON.stringify(packed[`${name}.wasm`])}, "application/wasm") })`,
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
  if (!/^(rulebooks|courses|laboratory|puzzles|networks)/.test(name)) continue;
  for (const file of (await text(name)).split("\f").slice(1)) {
    const end = file.indexOf("\n");
    tell(file.slice(0, end), file.slice(end + 1));
  }
}
const pieces = `pieces/${document.documentElement.dataset.pieces}.txt`;
if (packed[pieces]) window.wonderboardPieces = text(pieces);
window.wonderboardTexts = text(`texts/${document.documentElement.lang}.ftl`);
const { default: init } = await import(address("text/javascript", await text("app.js")));
const wasm = await init({ module_or_path: unpack(packed["app.wasm"], "application/wasm") });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
