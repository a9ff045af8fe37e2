// One key, one button: pressing R presses the visible, enabled button under the class `ts-key-r`.
"use strict";
(() => {
  const TYPING = "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]";

  // The letter printed on the key where it is Latin, else the key's place: a Russian layout presses the same buttons.
  function letter(event) {
    if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
    return event.code?.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
  }

  function button(name) {
    const places = document.querySelectorAll(`.ts-key-${name}`);
    const buttons = [...places].map((place) => (place.matches("button") ? place : place.querySelector("button")));
    return buttons.find((found) => found && !found.disabled && found.getClientRects().length > 0);
  }

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.documentElement.dataset.tsConnection > "" && document.documentElement.dataset.tsConnection !== "up") return;
    if (event.target.closest?.(TYPING)) return;
    const name = letter(event);
    const found = name && button(name);
    if (!found) return;
    event.preventDefault();
    found.click();
  });
})();
