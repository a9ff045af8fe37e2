// Everything by keyboard. A letter presses the visible, enabled button under the class `ts-key-<letter>`, goes to a part
// of the page (`PLACES`), or after G opens another page; N goes to whatever is to be done next. While somebody types,
// letters are theirs: Esc leaves a box, Enter takes what stands in it and goes on. `static/help.js` lists all of them.
"use strict";
(() => {
  const TYPING = "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]";
  const PLACES = {
    w: ".ts-actor select",
    d: ".ts-use select",
    t: ".ts-target select",
    i: ".ts-ask input, .ts-ask .ts-choices button",
    o: ".ts-override input",
    m: ".ts-map [tabindex='0']",
    v: ".ts-preview",
    l: ".ts-log",
  };
  const PAGES = { b: "battle", p: "player", s: "spectator", r: "roster", c: "check", o: "odds", l: "log", h: "start" };
  const LONGEST = 10000; // milliseconds that an answer of the process is waited for
  const FOLLOWED = 3000; // milliseconds that a place is followed which the page makes anew
  const html = document.documentElement;
  const last = {};
  let going = -Infinity; // when G was pressed
  let leading = 0; // the timer of the way to what is to be done next

  // The letter printed on the key where it is Latin, else the key's place: a Russian layout presses the same buttons.
  function letter(event) {
    if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
    return event.code?.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
  }

  const shown = (place) => place.getClientRects().length > 0 && !place.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

  function button(name) {
    return all(`button.ts-key-${name}, .ts-key-${name} button`)[0];
  }

  function reach(place) {
    if (!place.matches("button, input, select, textarea, a, [tabindex]")) place.tabIndex = -1;
    place.focus();
    place.scrollIntoView({ block: "nearest" });
    if (place.matches("input")) place.select();
  }

  // What is to be done next: the open question, the next choice, the button that leads on. Whoever has been led to a
  // choice and has left it open is led past it.
  function next() {
    const places = [PLACES.i, ".ts-wanted select", ".ts-actions .ts-main button"].flatMap(all);
    const found = places[0] === last.n ? (places[1] ?? places[0]) : places[0];
    if (found) reach((last.n = found));
    return Boolean(found);
  }

  const busy = () => html.hasAttribute("data-ts-busy") || Boolean(document.querySelector("button[data-ts-asked]"));

  // Leads to what is to be done next once the process has answered and the page shows it, and again when the page
  // makes that place anew; never once the keyboard has been taken elsewhere.
  function lead(from, notBefore) {
    clearInterval(leading);
    const began = Date.now();
    let led = null;
    let ledAt = 0;
    function step() {
      const now = Date.now();
      if (now - began < notBefore || (busy() && now - began < LONGEST)) return;
      const at = document.activeElement;
      const lost = at === document.body || !shown(at);
      const stays = led && at === led && !lost;
      if (stays ? now - ledAt > FOLLOWED : !lost && (led || at !== from)) return clearInterval(leading);
      if (stays) return;
      if (led) last.n = undefined;
      if (next()) [led, ledAt] = [last.n, now];
      else if (now - began > LONGEST) clearInterval(leading);
    }
    leading = setInterval(step, 50);
    step();
  }

  // A button that goes away by its own press, as “Redo” does, hands the keyboard on, and never to what a second Enter
  // would set going: to the sentence beside it, to the entry that is looked at.
  function near(from) {
    const found = all(from.closest(".ts-actions") ? ".ts-next" : ".ts-pick[aria-pressed=true]")[0] ?? all(".ts-pick")[0];
    if (found && !found.matches("button")) found.tabIndex = -1;
    found?.focus({ preventScroll: true });
  }

  function handOn(from) {
    const began = Date.now();
    leading = setInterval(() => {
      if (busy() && Date.now() - began < LONGEST) return;
      if (document.activeElement === document.body && !shown(from)) near(from);
      if (document.activeElement !== from || Date.now() - began > FOLLOWED) clearInterval(leading);
    }, 50);
  }

  // Each press goes one further; what is to be filled in next comes first.
  function go(name) {
    const places = all(PLACES[name]);
    const wanted = places.find((place) => place.closest(".ts-wanted") && place !== last[name]);
    const found = wanted ?? places[(places.indexOf(last[name]) + 1) % places.length];
    if (!found) return false;
    last[name] = found;
    reach(found);
    return true;
  }

  function turnPage(name) {
    const link = all("nav a").find((one) => new URL(one.href).pathname.split("/").pop() === PAGES[name]);
    link?.click();
    return Boolean(link);
  }

  function choose(number) {
    const found = all(".ts-ask .ts-choices button")[number - 1];
    const at = document.activeElement;
    found?.click();
    if (found && at.closest(".ts-ask")) lead(at, 150);
    return Boolean(found);
  }

  function does(event) {
    if (/^[1-9]$/.test(event.key)) return choose(Number(event.key));
    const name = letter(event);
    const opening = event.timeStamp - going < 1500;
    going = name === "g" && !opening ? event.timeStamp : -Infinity;
    if (going > 0) return true;
    if (opening) return turnPage(name);
    if (name === "n") {
      lead(document.activeElement, 0);
      return true;
    }
    const found = name ? button(name) : undefined;
    found?.click();
    return Boolean(found) || (name in PLACES && go(name));
  }

  // With Ctrl, the keys every program has for taking back and doing again; in a box they are the box's own.
  function withControl(event) {
    const name = letter(event);
    const wanted = name === "y" || (name === "z" && event.shiftKey) ? "y" : name === "z" ? "u" : "";
    const found = wanted ? button(wanted) : undefined;
    found?.click();
    return Boolean(found);
  }

  const presses = (event) => event.key === "Enter" || event.key === " ";

  function leads(event) {
    const at = event.target;
    if (event.key === "Enter" && at.matches?.(".ts-action :is(select, input), .ts-ask input")) return true;
    return presses(event) && at.matches?.(":is(.ts-roll, .ts-commit, .ts-reveal):not(.ts-beside *) button, .ts-ask button");
  }

  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.altKey || event.isComposing || document.querySelector("dialog[open]")) return;
    if (html.dataset.tsConnection > "" && html.dataset.tsConnection !== "up") return;
    clearInterval(leading);
    if (!event.ctrlKey && !event.metaKey && leads(event)) {
      if (event.target.matches(PLACES.i)) last.n = undefined; // the next question comes in the same box
      return lead(event.target, 150);
    }
    if (presses(event) && event.target.matches?.(".ts-button")) handOn(event.target);
    const typing = event.target.closest?.(TYPING);
    if (typing && event.key === "Escape") return typing.blur();
    if (event.defaultPrevented || (typing && !(typing.matches("select") && (event.ctrlKey || event.metaKey)))) return;
    if (event.ctrlKey || event.metaKey ? withControl(event) : does(event)) event.preventDefault();
  });
  document.addEventListener("pointerdown", () => clearInterval(leading), true);
  document.addEventListener("change", (event) => { if (event.target === last.n) last.n = undefined; }, true); // it is made
})();
