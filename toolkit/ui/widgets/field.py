"""A labelled box for a short text, and beside it why what was typed is not taken."""

from __future__ import annotations

import traitlets

from toolkit.ui.widgets.typed_box import TypedBox
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const field = document.createElement("div");
  const label = document.createElement("label");
  const input = document.createElement("input");
  const fault = document.createElement("p");
  let key = null;

  field.className = "ts-field";
  label.className = "widget-label";
  input.id = label.htmlFor = `ts-${Math.random().toString(36).slice(2)}`;
  input.type = "text";
  input.autocomplete = "off";
  fault.className = "ts-fault";
  fault.id = `${input.id}-fault`;
  fault.setAttribute("role", "alert");
  field.append(label, input, fault);
  el.append(field);

  function paint() {
    if (label.textContent !== model.get("label")) label.textContent = model.get("label");
    input.placeholder = model.get("hint");
    input.inputMode = model.get("numeric") ? "numeric" : "text";
    const said = model.get("fault");
    if (fault.textContent !== said) fault.textContent = said;
    fault.hidden = !said;
    input.setAttribute("aria-invalid", String(said !== ""));
    said ? input.setAttribute("aria-describedby", fault.id) : input.removeAttribute("aria-describedby");
    if (key !== model.get("key") || document.activeElement !== input) input.value = model.get("value");
    key = model.get("key");
  }

  function send() {
    const store = model.get("remembered");
    if (store) sessionStorage.setItem(store, input.value);
    model.send({ typed: input.value, key });
  }

  // What this window was told before a reload comes first; another window may have said something else meanwhile.
  function recall() {
    const kept = model.get("remembered") && sessionStorage.getItem(model.get("remembered"));
    if (typeof kept === "string" && kept !== model.get("value")) model.send({ typed: kept, key: model.get("key") });
  }

  input.addEventListener("change", send);
  for (const trait of ["label", "hint", "value", "key", "fault", "turn"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
  recall();
}
export default { render };
"""
)


class Field(TypedBox):
    """`typed(key, text)` when a person leaves the box or presses Enter with something new in it.

    With `remembered` the browser's window keeps what was typed under that name, and types it again after a reload.
    """

    LONGEST = 400
    _esm = _SCRIPT
    hint = traitlets.Unicode().tag(sync=True)
    fault = traitlets.Unicode().tag(sync=True)
    numeric = traitlets.Bool(False).tag(sync=True)
    remembered = traitlets.Unicode().tag(sync=True)
    turn = traitlets.Int().tag(sync=True)

    def taken(self, key: str, typed: str) -> None:
        """Hand it on, and show again what counts, should the text not have been taken."""
        super().taken(key, typed)
        self.turn += 1
