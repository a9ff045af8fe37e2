// The opening screen: shown until the desk itself is on the page. Also takes the token out of the address line, and
// sees to it that a slow machine opens a whole page.
"use strict";
(() => {
  const PATIENCE = 120000;
  const screen = document.getElementById("ts-opening");
  const slow = screen.querySelector("[data-ts-word=slow]");
  window.turnsheet.speak();
  const asked = new URLSearchParams(location.search);
  if (asked.has("token")) {
    asked.delete("token");
    history.replaceState(null, "", location.pathname + (asked.size ? `?${asked}` : ""));
  }

  // anywidget gives up what it has not loaded within two seconds: then a page on a busy machine or a slow phone would
  // stand there as it opened and follow nobody, without a word.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (wait) => timeout(Math.max(wait, PATIENCE));

  // Jupyter waits four seconds for the first copy of all widgets, and then asks for each of them by itself.
  const later = window.setTimeout.bind(window);
  window.setTimeout = (run, wait, ...facts) => later(run, wait === 4000 ? PATIENCE : wait, ...facts);

  // anywidget also makes a module of every widget's own copy of its script. The same text is the same module here: a
  // page has many widgets and few scripts, and each module takes its time to load.
  const { Blob: AnyBlob } = window;
  const texts = new WeakMap();
  const modules = new Map();
  const make = URL.createObjectURL.bind(URL);
  const forget = URL.revokeObjectURL.bind(URL);
  window.Blob = class Blob extends AnyBlob {
    constructor(parts = [], options = {}) {
      super(parts, options);
      if (options.type === "text/javascript" && parts.length === 1) texts.set(this, parts[0]);
    }
  };
  URL.createObjectURL = (one) => {
    const text = texts.get(one);
    if (text === undefined) return make(one);
    if (!modules.has(text)) modules.set(text, make(one));
    return modules.get(text);
  };
  URL.revokeObjectURL = (address) => { if (![...modules.values()].includes(address)) forget(address); };

  // Whoever has reloaded the page chooses on, and the page knows it a moment after it is there: until then it would
  // tell them that somebody else does.
  const SITTING_DOWN = 3000;
  const sat = sessionStorage.getItem(`ts-seat ${location.pathname}`);
  let shownAt = null;

  const late = setTimeout(() => { slow.hidden = false; }, 12000);

  // All has arrived and yet there is no page: Jupyter has given it up. It is opened once more, by itself only once.
  const LOST = 40000;
  const AGAIN = "ts-again";
  addEventListener("load", () => setTimeout(() => {
    if (!screen.isConnected || sessionStorage.getItem(AGAIN)) return;
    sessionStorage.setItem(AGAIN, "yes");
    location.reload();
  }, LOST));
  const looking = new MutationObserver(look);
  function look() {
    const page = document.querySelector("#rendered_cells .ts-page, #rendered_cells .ts-problem");
    if (!page) return;
    shownAt ??= Date.now();
    if (sat && page.matches(".ts-elsewhere") && Date.now() - shownAt < SITTING_DOWN) return setTimeout(look, 50);
    clearTimeout(late);
    looking.disconnect();
    screen.remove();
    sessionStorage.removeItem(AGAIN);
  }
  looking.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });

  // A page taken back from the browser's memory has lost its process.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
