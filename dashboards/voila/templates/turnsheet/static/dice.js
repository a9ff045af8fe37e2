// Dice that this page has just rolled tumble for a moment. Their faces are on the page from the start, for screen
// readers and for whoever has switched this off, here (`ts-motion`, in the sheet of keys) or in the system. On a phone
// the result is brought into view; the keyboard stays where it is.
"use strict";
(() => {
  const html = document.documentElement;
  const root = document.getElementById("rendered_cells");
  const RECENTLY = 15000;
  const SETTLING = 2000;
  const narrow = window.matchMedia("(max-width: 759px)");
  const fallen = new Set();
  let rolled = -Infinity;
  let landed = -Infinity;

  function kept() {
    try {
      return localStorage.getItem("ts-motion");
    } catch {
      return null;
    }
  }

  function setMotion(wanted) {
    try {
      localStorage.setItem("ts-motion", wanted ? "on" : "off");
    } catch {
      // a browser that keeps nothing: for this page only
    }
    html.dataset.tsMotion = wanted ? "on" : "off";
  }

  function throwDice() {
    const fresh = [...root.querySelectorAll(".ts-die[data-key]")].filter((die) => !fallen.has(die.dataset.key));
    const ours = performance.now() - rolled < RECENTLY;
    const moving = ours && html.dataset.tsMotion !== "off";
    if (ours && narrow.matches && fresh.length) landed = performance.now();
    if (performance.now() - landed < SETTLING) show();
    fresh.forEach((die, number) => {
      fallen.add(die.dataset.key);
      if (!moving) return;
      die.style.animationDuration = `${500 + Math.min(number, 8) * 60}ms`; // one lands after the other
      die.classList.add("ts-rolling");
    });
  }

  // A result that is in sight, above the bar at the bottom edge, stays where it is. What comes a moment later may push
  // it out again; whoever has begun anything else by then is left alone.
  function show() {
    const preview = root.querySelector(".ts-preview");
    const bar = root.querySelector(".ts-actions")?.getBoundingClientRect().top ?? window.innerHeight;
    const first = preview?.querySelector(".ts-step") ?? preview?.querySelector(".ts-tray");
    const seen = first?.getBoundingClientRect().bottom <= bar && preview.getBoundingClientRect().top >= 0;
    if (!seen) preview?.scrollIntoView({ block: "start" });
  }
  for (const kind of ["pointerdown", "wheel", "touchmove", "keydown"]) {
    document.addEventListener(kind, () => { landed = -Infinity; }, { capture: true, passive: true });
  }

  html.dataset.tsMotion = kept() === "off" ? "off" : "on";
  document.addEventListener("click", (event) => {
    if (event.target.closest?.(".ts-roll, .ts-ask")) rolled = performance.now();
  }, true);
  window.turnsheet.onChange(throwDice);
  window.turnsheet.setMotion = setMotion;
})();
