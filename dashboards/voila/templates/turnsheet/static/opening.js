// The opening screen: shown until the desk itself is on the page. Also takes the token out of the address line.
"use strict";
(() => {
  const screen = document.getElementById("ts-opening");
  const slow = screen.querySelector("[data-ts-word=slow]");
  window.turnsheet.speak();
  const asked = new URLSearchParams(location.search);
  if (asked.has("token")) {
    asked.delete("token");
    history.replaceState(null, "", location.pathname + (asked.size ? `?${asked}` : ""));
  }

  const late = setTimeout(() => { slow.hidden = false; }, 12000);
  const looking = new MutationObserver(() => {
    if (!document.querySelector("#rendered_cells .ts-page, #rendered_cells .ts-problem")) return;
    clearTimeout(late);
    looking.disconnect();
    screen.remove();
  });
  looking.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });

  // A page taken back from the browser's memory has lost its process.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
