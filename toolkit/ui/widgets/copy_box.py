"""A text to take along: a box that is only read, and a button that copies it.

Browsers let a page copy only over https or on one's own machine. Elsewhere the old way is tried, and where that is
refused too the text is left selected and the page says which keys copy it.
"""

from __future__ import annotations

from typing import Any

import traitlets

from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const area = document.createElement("textarea");
  const button = document.createElement("button");
  const said = document.createElement("p");

  area.readOnly = true;
  area.rows = 8;
  area.spellcheck = false;
  button.type = "button";
  button.className = "ts-button";
  said.setAttribute("role", "status");
  said.className = "ts-quiet";
  el.append(area, button, said);

  function paint() {
    const text = model.get("value");
    if (area.value !== text) {
      area.value = text;
      said.textContent = "";
    }
    area.setAttribute("aria-label", model.get("label"));
    button.textContent = model.get("copy");
  }

  async function taken() {
    if (navigator.clipboard && window.isSecureContext) {
      try {
        await navigator.clipboard.writeText(area.value);
        return true;
      } catch { /* not allowed: the other way */ }
    }
    area.focus();
    area.select();
    try { return document.execCommand("copy"); } catch { return false; }
  }

  button.addEventListener("click", async () => {
    const done = await taken();
    if (done) button.focus();
    said.textContent = model.get(done ? "copied" : "by_hand");
  });
  for (const trait of ["value", "label", "copy"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class CopyBox(Own):
    """`value` is the text, `label` its name, `copy` the button's; `copied` and `by_hand` are said afterwards."""

    _esm = _SCRIPT
    value = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    copy = traitlets.Unicode().tag(sync=True)
    copied = traitlets.Unicode().tag(sync=True)
    by_hand = traitlets.Unicode().tag(sync=True)

    def __init__(self, *hooks: str, **traits: Any) -> None:
        super().__init__(**traits)
        for hook in hooks:
            self.add_class(hook)
