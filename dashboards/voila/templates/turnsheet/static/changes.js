// What the page's other scripts do about a change: once before the page is drawn, however much a press has changed.
"use strict";
(() => {
  const root = document.getElementById("rendered_cells");
  const told = [];
  let coming = false;

  function tell() {
    coming = false;
    for (const one of told) one();
  }

  // A page that lies behind others is not drawn, and is put right all the same.
  function soon() {
    if (coming) return;
    coming = true;
    if (document.hidden) setTimeout(tell);
    else requestAnimationFrame(tell);
  }

  new MutationObserver(soon).observe(root, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["class"],
  });
  window.turnsheet.onChange = (callback) => { told.push(callback); };
})();
