// What is typed and not yet handed over outlives a reload: the text, the caret and the place of the keyboard, kept by
// this window alone and given back once, when the same box is there again and nobody has begun anything else.
"use strict";
(() => {
  // What a window keeps is for whoever sat at it: with another token all of it goes, before anything here reads it.
  const whom = document.cookie.split("; ").find((one) => one.startsWith("ts-whom=")) ?? "";
  if ((sessionStorage.getItem("ts-whom") ?? whom) !== whom) sessionStorage.clear();
  sessionStorage.setItem("ts-whom", whom);

  const root = document.getElementById("rendered_cells");
  const STORE = `ts-typed ${location.pathname}`;
  const BOXES = "input:not([type]), input[type=text], input[type=number], textarea";
  const PATIENCE = 30000;
  const began = Date.now();
  let kept = read();
  let waiting = { ...kept };

  function read() {
    try {
      return JSON.parse(sessionStorage.getItem(STORE)) ?? {};
    } catch {
      return {};
    }
  }

  function write() {
    if (Object.keys(kept).length) sessionStorage.setItem(STORE, JSON.stringify(kept));
    else sessionStorage.removeItem(STORE);
  }

  // A box is known by the hooks around it and its own label: places move, ids are made anew.
  const nameOf = (box) => [hooksOf(box), box.labels?.[0]?.textContent ?? ""].join(" | ");

  function hooksOf(box) {
    const hook = box.closest("[class*='ts-']:not(.ts-field):not(.ts-answer)");
    const hooks = [...(hook?.classList ?? [])].filter((name) => name.startsWith("ts-")).join(" ");
    const side = [...(box.closest(".ts-side")?.classList ?? [])].join(" ");
    return [hooks, side].join(" | ");
  }

  // In another language it has another label: then it is known by its place among those with the same hooks.
  function placeOf(box) {
    const alike = [...root.querySelectorAll(BOXES)].filter((one) => hooksOf(one) === hooksOf(box));
    return [hooksOf(box), alike.indexOf(box), alike.length].join(" | ");
  }

  function waitingFor(box) {
    const name = nameOf(box);
    const lang = document.documentElement.lang;
    const same = (one) => waiting[one].lang !== lang && waiting[one].place === placeOf(box);
    return name in waiting ? name : Object.keys(waiting).find(same);
  }

  const boxOf = (event) => (event.target.matches?.(BOXES) ? event.target : null);
  const asked = (box) => box.closest(".ts-ask") !== null;

  function keep(event) {
    const box = boxOf(event);
    if (!box) return;
    delete waiting[nameOf(box)];
    const at = { place: placeOf(box), lang: document.documentElement.lang };
    kept[nameOf(box)] = { text: box.value, from: box.selectionStart, to: box.selectionEnd, focus: true, ...at };
    write();
  }

  // A page may be gone before what a box was left with has arrived: that is forgotten once all has been answered.
  const left = new Map();
  new MutationObserver(() => {
    if (document.documentElement.hasAttribute("data-ts-busy") || closing) return;
    if (!left.size) return;
    for (const [name, text] of left) if (kept[name]?.text === text) delete kept[name];
    left.clear();
    write();
  }).observe(document.documentElement, { attributeFilter: ["data-ts-busy"] });

  function forget(box) {
    if (!box || !(nameOf(box) in kept)) return;
    delete kept[nameOf(box)];
    write();
  }

  root.addEventListener("input", keep);
  root.addEventListener("change", (event) => {
    const box = boxOf(event);
    if (!box) return;
    if (!asked(box)) left.set(nameOf(box), box.value); // an answer is handed over by Enter or its button alone
    else if (kept[nameOf(box)]) keep(event);
  });
  root.addEventListener("focusout", (event) => {
    const box = boxOf(event);
    if (box && asked(box) && kept[nameOf(box)] && !closing) {
      kept[nameOf(box)].focus = false;
      write();
    }
  });
  let closing = false;
  addEventListener("pagehide", () => { closing = true; });
  addEventListener("beforeunload", () => { closing = true; });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && boxOf(event) && asked(event.target)) forget(event.target);
  });
  root.addEventListener("click", (event) => {
    if (event.target.closest?.(".ts-ask button")) forget(event.target.closest(".ts-ask").querySelector(BOXES));
  });

  function giveBack() {
    if (!Object.keys(waiting).length) return;
    if (Date.now() - began > PATIENCE) {
      waiting = {};
      return;
    }
    for (const box of root.querySelectorAll(BOXES)) {
      const name = waitingFor(box);
      const found = waiting[name];
      if (!found || !box.getClientRects().length) continue;
      delete waiting[name];
      delete kept[name];
      kept[nameOf(box)] = found;
      write();
      if (box.value === found.text) continue;
      const free = document.activeElement === document.body || document.activeElement === null;
      if (!asked(box) && !free) continue; // what is not under the keyboard would be painted over
      if (found.focus && free) box.focus();
      box.value = found.text;
      if (found.focus && free) box.setSelectionRange?.(found.from, found.to);
    }
  }
  window.turnsheet.onChange(giveBack);
})();
