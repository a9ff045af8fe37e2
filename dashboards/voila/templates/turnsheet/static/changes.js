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

  function due() {
    if (coming) tell();
  }

  // A page that lies behind others is not drawn, and is put right all the same.
  function soon() {
    if (coming) return;
    coming = true;
    if (document.hidden) setTimeout(due);
    else requestAnimationFrame(due);
  }

  const observer = new MutationObserver(soon);
  observer.observe(root, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["class"],
  });
  // All of a deed is there: what is to be done about it, and where everything stands now, is worked out while the page
  // waits for its turn to be drawn.
  window.turnsheet.settle = () => {
    tell();
    observer.takeRecords();
    void root.offsetHeight;
  };
  window.turnsheet.onChange = (callback) => { told.push(callback); };
})();
