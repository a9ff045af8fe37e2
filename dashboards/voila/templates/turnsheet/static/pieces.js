// A piece of HTML that changes: only what is different is put anew. What stands there and is the same stays as it is, with
// the keyboard in it, opened or drawn. Jupyter would replace the whole piece, whatever changed of its widget.
"use strict";
(() => {
  const SPOKEN = "[aria-live], [role=alert], [role=status]"; // read aloud as a whole

  function read(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  const boxes = (node) => node.nodeType === Node.ELEMENT_NODE && node.children.length === node.childNodes.length;

  // The same box around something else. What holds text, or has another attribute, is replaced.
  function alike(one, other) {
    return boxes(one) && boxes(other) && one.children.length > 0 && one.cloneNode().isEqualNode(other.cloneNode());
  }

  // Of a row of pieces, followed by `next`, those stay that are still there in the same order.
  function merge(live, old, shown, made, next) {
    let at = 0;
    for (const node of made) {
      const found = old.findIndex((one, number) => number >= at && one.isEqualNode(node));
      if (found < 0) live.insertBefore(document.importNode(node, true), shown[at] ?? next);
      else {
        shown.slice(at, found).forEach((gone) => gone.remove());
        at = found + 1;
      }
    }
    shown.slice(at).forEach((gone) => gone.remove());
  }

  // `live` is what was made of `before`; the page's scripts may have dressed it since, but its children are still those.
  function settle(live, before, after) {
    const [old, made, shown] = [[...before.childNodes], [...after.childNodes], [...live.childNodes]];
    if (shown.length !== old.length) return live.replaceChildren(...document.importNode(after, true).childNodes);
    const most = Math.min(old.length, made.length);
    let first = 0;
    let last = 0;
    while (first < most && old[first].isEqualNode(made[first])) first += 1;
    while (last < most - first && old.at(-1 - last).isEqualNode(made.at(-1 - last))) last += 1;
    const [ends, oldEnd] = [made.length - last, old.length - last];
    if (ends - first === 1 && oldEnd - first === 1 && alike(old[first], made[first])) {
      return settle(shown[first], old[first], made[first]);
    }
    merge(live, old.slice(first, oldEnd), shown.slice(first, oldEnd), made.slice(first, ends), shown[oldEnd] ?? null);
  }

  function show(view) {
    const [place, html] = [view.content, view.model.get("value")];
    if (view.tsShown === html) return;
    const after = read(html);
    if (!view.tsPiece || view.el.closest(SPOKEN)) place.replaceChildren(document.importNode(after, true));
    else settle(place, view.tsPiece, after);
    [view.tsShown, view.tsPiece] = [html, after];
  }

  async function begin() {
    const manager = await window.turnsheet.managed;
    const { prototype } = await manager.loadClass("HTMLView", "@jupyter-widgets/controls", "2.0.0");
    const above = Object.getPrototypeOf(prototype).update;
    prototype.update = function update(...options) {
      show(this);
      return above.apply(this, options);
    };
  }

  // Once the page is drawn: until then everything is for Jupyter alone.
  let begun = false;
  window.turnsheet.onChange(() => {
    if (begun || !document.querySelector("#rendered_cells .ts-page")) return;
    begun = true;
    begin();
  });
})();
