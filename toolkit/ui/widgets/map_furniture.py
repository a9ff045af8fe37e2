"""What stands around a map: its title, the buttons of its size, the frame it scrolls in, what is said, lists and help.

`furniture(el)` makes the elements, empty, in the order in which they are read; the widget's script (`map_box`) fills
them. The frame is the map's one tab stop; lists and help are folded until somebody wants them.
"""

from __future__ import annotations

FURNITURE = """
function furniture(el) {
  const made = (name, className, more) => Object.assign(document.createElement(name), { className, ...more });
  const fold = (className) => {
    const all = made("details", className), title = made("summary", ""), inside = made("ul", "");
    all.append(title, inside);
    return { all, title, inside };
  };
  const id = `ts-${Math.random().toString(36).slice(2)}`;
  const title = made("h2", "", { id });
  const sized = { type: "button", tabIndex: -1 }; // the frame has keys for it
  const smaller = made("button", "ts-button ts-map-zoom", { ...sized, textContent: "−" });
  const larger = made("button", "ts-button ts-map-zoom", { ...sized, textContent: "+" });
  const head = made("div", "ts-map-head");
  const keys = made("p", "ts-seen-only-by-readers", { id: `${id}-keys` });
  const frame = made("div", "ts-map-frame", { tabIndex: 0 });
  const caption = made("p", "ts-map-said");
  const go = made("button", "ts-button ts-map-go", { type: "button", hidden: true });
  const foot = made("div", "ts-map-foot");
  const legend = made("p", "ts-map-legend");
  const list = fold("ts-map-list"), help = fold("ts-map-help");
  frame.setAttribute("role", "application");
  frame.setAttribute("aria-labelledby", id);
  frame.setAttribute("aria-describedby", keys.id);
  caption.setAttribute("role", "status");
  caption.setAttribute("aria-live", "polite");
  head.append(title, smaller, larger);
  foot.append(caption, go);
  el.append(head, keys, frame, foot, legend, list.all, help.all);
  return { title, smaller, larger, keys, frame, caption, go, legend, list, help, made };
}
"""
