"""A box for a text of several lines, and the button that hands it over.

It is handed over when it was pasted, when a person leaves the box, presses the button or Ctrl+Enter: nothing that
stands there is lost to a reload.
"""

from __future__ import annotations

import traitlets

from toolkit.ui.widgets.typed_box import TypedBox
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const label = document.createElement("label");
  const area = document.createElement("textarea");
  const button = document.createElement("button");
  let key = null;

  label.className = "widget-label";
  area.id = label.htmlFor = `ts-${Math.random().toString(36).slice(2)}`;
  area.rows = 5;
  area.spellcheck = false;
  button.type = "button";
  button.className = "ts-button";
  el.append(label, area, button);

  function paint() {
    label.textContent = model.get("label");
    button.textContent = model.get("read");
    if (key !== model.get("key") || document.activeElement !== area) area.value = model.get("value");
    key = model.get("key");
  }

  function send() {
    if (area.value !== model.get("value")) model.send({ typed: area.value, key });
  }

  area.addEventListener("change", send);
  area.addEventListener("paste", () => setTimeout(send));
  area.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  });
  button.addEventListener("click", send);
  for (const trait of ["label", "read", "value", "key"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class PasteBox(TypedBox):
    """`typed(key, text)` for each text that is handed over."""

    LONGEST = 20_000
    _esm = _SCRIPT
    read = traitlets.Unicode().tag(sync=True)
