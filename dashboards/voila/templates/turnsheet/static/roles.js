// What widgets cannot say about themselves: roles, names, the language; and what they would forget when their text is
// replaced: opened explanations, the keyboard's place, the width a bar had.
"use strict";
(() => {
  const root = document.getElementById("rendered_cells");
  const ROLES = [
    [".ts-status", { role: "status", "aria-live": "polite" }],
    [".ts-problem:not(li), .ts-complaint", { role: "alert" }], // an entry of a list is none
    [".ts-next", { "aria-live": "polite" }],
    [".ts-side, .ts-log, .ts-preview, .ts-post", { role: "region" }],
    [".ts-card, .ts-actions", { role: "group" }],
  ];
  const opened = new Set();
  const closed = new Set();
  const wide = window.matchMedia("(min-width: 760px)");
  const widths = new Map();
  const numbers = new Map();
  const seen = new WeakSet();
  let focusedKey = null;

  function give(place, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (place.getAttribute(name) !== value) place.setAttribute(name, value);
    }
  }

  function nameOf(place) {
    if (place.matches(".ts-card")) return place.querySelector(".ts-name")?.textContent;
    return place.querySelector("h1, h2, h3, .ts-next")?.textContent;
  }

  function dressRoles() {
    for (const [selector, attributes] of ROLES) {
      for (const place of root.querySelectorAll(selector)) {
        give(place, attributes);
        const named = ["region", "group"].includes(attributes.role);
        const name = named && nameOf(place)?.trim();
        if (name && (!place.hasAttribute("aria-label") || place.dataset.tsNamed)) {
          give(place, { "aria-label": name, "data-ts-named": "yes" });
        }
      }
    }
    const lang = root.querySelector(".ts-page")?.className.match(/\bts-lang-([a-z]{2})\b/)?.[1];
    if (lang) window.turnsheet.setLanguage(lang);
  }

  function restore() {
    for (const details of root.querySelectorAll("details[data-key]")) {
      if (seen.has(details)) continue;
      seen.add(details);
      const key = details.dataset.key;
      if (opened.has(key) || (details.matches(".ts-roomy") && wide.matches && !closed.has(key))) details.open = true;
      if (focusedKey === key && document.activeElement === document.body) {
        details.querySelector("summary")?.focus({ preventScroll: true });
      }
    }
  }

  // From as full as it was.
  function glide() {
    for (const fill of root.querySelectorAll(".ts-card[data-id] .ts-bar-fill")) {
      if (seen.has(fill)) continue;
      seen.add(fill);
      const meter = fill.closest(".ts-meter");
      const key = `${fill.closest(".ts-card").dataset.id} ${meter?.querySelector(".ts-meter-name")?.textContent}`;
      const [before, now] = [widths.get(key), fill.style.getPropertyValue("--ts-full")];
      widths.set(key, now);
      if (before !== undefined && before !== now) {
        fill.style.setProperty("--ts-was", before);
        fill.classList.add("ts-gliding");
      }
      markChange(key, meter?.querySelector(".ts-meter-value"));
    }
  }

  function markChange(key, value) {
    if (!value) return;
    const before = numbers.get(key);
    numbers.set(key, value.textContent);
    if (before !== undefined && before !== value.textContent) value.classList.add("ts-changed");
  }

  document.addEventListener("toggle", (event) => {
    const key = event.target.dataset?.key;
    if (!key) return;
    (event.target.open ? opened : closed).add(key);
    (event.target.open ? closed : opened).delete(key);
  }, true);
  document.addEventListener("focusin", (event) => {
    focusedKey = event.target.closest("summary")?.parentElement.dataset.key ?? null;
  });

  function dress() {
    dressRoles();
    restore();
    glide();
  }

  window.turnsheet.onChange(dress);
  dress();
  window.turnsheet.speak();
})();
