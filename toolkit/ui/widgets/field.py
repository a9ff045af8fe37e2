"""A labelled box for a short text. What is typed comes with the key the page showed, so it is never put elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from toolkit.ui.widgets.wear import WEAR

LONGEST = 400
"""Characters that are taken of what was typed."""

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const field = document.createElement("div");
  const label = document.createElement("label");
  const input = document.createElement("input");
  let key = null;

  field.className = "ts-field";
  label.className = "widget-label";
  input.id = label.htmlFor = `ts-${Math.random().toString(36).slice(2)}`;
  input.type = "text";
  input.autocomplete = "off";
  field.append(label, input);
  el.append(field);

  function paint() {
    label.textContent = model.get("label");
    input.placeholder = model.get("hint");
    input.inputMode = model.get("numeric") ? "numeric" : "text";
    if (key !== model.get("key") || document.activeElement !== input) input.value = model.get("value");
    key = model.get("key");
  }

  input.addEventListener("change", () => model.send({ typed: input.value, key }));
  for (const trait of ["label", "hint", "value", "key", "turn"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class Field(anywidget.AnyWidget):
    """`typed(key, text)` when a person leaves the box or presses Enter with something new in it."""

    _esm = _SCRIPT
    label = traitlets.Unicode().tag(sync=True)
    hint = traitlets.Unicode().tag(sync=True)
    value = traitlets.Unicode().tag(sync=True)
    key = traitlets.Unicode().tag(sync=True)
    numeric = traitlets.Bool(False).tag(sync=True)
    turn = traitlets.Int().tag(sync=True)

    def __init__(self, typed: Callable[[str, str], Any], *hooks: str, **traits: Any) -> None:
        super().__init__(**traits)
        for hook in hooks:
            self.add_class(hook)
        self._typed = typed
        self.on_msg(self._receive)

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        typed, key = content.get("typed"), content.get("key")
        if isinstance(typed, str) and isinstance(key, str):
            self._typed(key, typed[:LONGEST])
            self.turn += 1  # shows again what counts, should the text not have been taken
