// While somebody at another page is choosing (`ts-elsewhere` on the page), the controls of the open action can be read
// and reached but not changed. Only for the eye and the hand: what counts is refused in the process.
"use strict";
(() => {
  const root = document.getElementById("rendered_cells");
  const PLACES = ".ts-action, .ts-asks, .ts-overrides, .ts-dice, .ts-paste-box";
  const CONTROLS = "select, input, textarea, button";
  const WAYS = new Set(["Tab", "Escape"]);

  const elsewhere = () => root.querySelector(".ts-page.ts-elsewhere") !== null;
  const open = (place) => place.closest(".ts-own-choice") !== null; // what is chosen unseen is nobody else's
  const shut = (target) => target.closest?.(CONTROLS) && target.closest(PLACES) && !open(target) && elsewhere();

  function block(event) {
    if (!shut(event.target) || (event.type === "keydown" && WAYS.has(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["mousedown", "click", "keydown", "beforeinput", "input", "change", "paste"]) {
    root.addEventListener(kind, block, true);
  }

  function dress() {
    const now = elsewhere();
    for (const place of root.querySelectorAll(PLACES)) {
      for (const control of place.querySelectorAll(CONTROLS)) {
        if (now && !open(place)) control.setAttribute("aria-disabled", "true");
        else if (control.getAttribute("aria-disabled") === "true") control.removeAttribute("aria-disabled");
      }
    }
  }
  let last = false;
  window.turnsheet.onChange(() => {
    const now = elsewhere();
    if (now || last) dress();
    last = now;
  });
})();
