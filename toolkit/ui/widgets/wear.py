"""Classes that a widget of our own puts on or takes off while it is on the page.

anywidget drops Jupyter's listener for them, so each script begins with `WEAR` and calls `wear(model, el)` once.
"""

from __future__ import annotations

WEAR = """
function wear(model, el) {
  let worn = model.get("_dom_classes");
  model.on("change:_dom_classes", () => {
    const now = model.get("_dom_classes");
    for (const name of worn) if (!now.includes(name)) el.classList.remove(name);
    for (const name of now) if (!worn.includes(name)) el.classList.add(name);
    worn = now;
  });
}
"""
