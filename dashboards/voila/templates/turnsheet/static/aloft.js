// What a press brought about is told at the top of the pages beside the battle page. Where that has been scrolled out of
// sight, the same words stand at the upper edge until the next press or key. Screen readers hear the line itself.
"use strict";
(() => {
  const root = document.getElementById("rendered_cells");
  const aloft = document.createElement("div");
  let last = null; // what is there at first is no news

  const within = (place) => place.getBoundingClientRect().bottom > 0;

  function hide() {
    aloft.hidden = true;
  }

  function look() {
    const [status, complaint] = [".ts-top .ts-status", ".ts-complaint"].map((one) => root.querySelector(one));
    if (!status || !complaint || root.querySelector(".ts-actions")) return;
    const wrong = complaint.textContent.trim();
    const told = `${status.querySelector(".ts-dot")?.dataset.number} ${wrong}`;
    if (told === last) return;
    const first = last === null;
    last = told;
    hide();
    if (first || within(status)) return;
    aloft.textContent = wrong || status.textContent.trim();
    aloft.hidden = false;
  }

  aloft.className = "ts-aloft";
  aloft.setAttribute("aria-hidden", "true");
  hide();
  document.body.append(aloft);
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, hide, true);
  document.addEventListener("scroll", () => {
    if (!aloft.hidden && within(root.querySelector(".ts-top .ts-status"))) hide();
  }, { passive: true });
  window.turnsheet.onChange(look);
  look();
})();
