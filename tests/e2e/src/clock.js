// Takes the page's time into a test's hands: what the page reads and waits for stands still until
// `__clock` lets it pass. What is due now is done now; workers and CSS keep the time of the wall.
(() => {
  const { setTimeout: soon, Date: { now: today } } = window;
  const opened = today();
  const waits = new Map();
  let now = 0;
  let latest = 0;

  performance.now = () => now;
  Date.now = () => opened + now;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => now });

  const wait = (then, ms, every, rest) => {
    const number = ++latest;
    waits.set(number, { at: now + Math.max(0, +ms || 0), every, act: () => then(...rest) });
    if (waits.get(number).at <= now) soon(() => waits.has(number) && run(number));
    return number;
  };
  window.setTimeout = (then, ms, ...rest) => wait(then, ms, null, rest);
  window.setInterval = (then, ms, ...rest) => wait(then, ms, Math.max(1, +ms || 0), rest);
  window.clearTimeout = window.clearInterval = (number) => void waits.delete(number);

  const run = (number) => {
    const one = waits.get(number);
    if (one.every === null) waits.delete(number);
    else one.at = now + one.every;
    one.act();
  };
  const next = (end) => {
    const due = [...waits].filter(([, { at }]) => at <= end);
    return due.reduce((a, b) => (b[1].at < a[1].at ? b : a), due[0] ?? [])[0];
  };
  // The page does what it does after a task: promises, and what it draws because of them.
  const breath = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });

  window.__clock = {
    now: () => now,
    soon: soon.bind(window),
    // Lets so many milliseconds pass, and does in turn what is due in them.
    async advance(ms) {
      const end = now + ms;
      await breath();
      for (let due = next(end); due !== undefined; due = next(end)) {
        now = Math.max(now, waits.get(due).at);
        run(due);
        await breath();
      }
      now = end;
    },
    // Lets them pass at a stroke, as over a page that sleeps.
    async oversleep(ms) {
      now += ms;
      await this.advance(0);
    },
  };
})();
