"""A picker: a labelled list out of which one entry is chosen, by its id and never by its place.

Jupyter's own lists send places: when entries change while a click is on its way, another entry is chosen. Here the
page sends the id it showed, new entries never change a choice, and what cannot be chosen now stands at the end, greyed.
Whoever goes quickly through the list keeps the entry they came to: what answers an earlier choice is not shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import traitlets

from toolkit.ui.desk.plan import Picker
from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.visibility import show_if
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const field = document.createElement("div");
  const label = document.createElement("label");
  const select = document.createElement("select");
  const PATIENCE = 5000; // milliseconds after which a choice without an answer is thought lost
  let drawn = "";
  let awaited = 0; // the turn that answers the last choice made here
  let lost = 0;

  field.className = "ts-field";
  label.className = "widget-label";
  select.id = label.htmlFor = `ts-${Math.random().toString(36).slice(2)}`;
  field.append(label, select);
  el.append(field);

  function option([value, text], disabled) {
    const made = new Option(text, value);
    made.disabled = disabled;
    return made;
  }

  function paint() {
    const chosen = model.get("turn") < awaited ? select.value : model.get("value");
    const said = model.get("label");
    if (label.textContent !== said) label.textContent = said;
    const entries = JSON.stringify([model.get("entries"), model.get("barred")]);
    if (entries !== drawn) {
      drawn = entries;
      select.replaceChildren(...model.get("entries").map((entry) => option(entry, false)));
      const group = document.createElement("optgroup");
      group.label = model.get("barred_label");
      group.append(...model.get("barred").map((entry) => option(entry, true)));
      if (group.children.length) select.append(group);
    }
    select.value = chosen;
    shorten();
  }

  // The chosen entry is as wide as its box: what else there is to say of it stands below.
  function shorten() {
    model.get("entries").forEach(([, text, brief], at) => {
      const shown = at === select.selectedIndex && brief ? brief : text;
      if (select.options[at].text !== shown) select.options[at].text = shown;
    });
  }

  select.addEventListener("change", () => {
    shorten();
    awaited = Math.max(awaited, model.get("turn")) + 1;
    clearTimeout(lost);
    lost = setTimeout(() => { awaited = 0; paint(); }, PATIENCE);
    model.send({ picked: select.value });
  });
  for (const trait of ["label", "entries", "barred", "value", "turn"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class _List(Own):
    _esm = _SCRIPT
    label = traitlets.Unicode().tag(sync=True)
    entries: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    barred: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    barred_label = traitlets.Unicode().tag(sync=True)
    value = traitlets.Unicode().tag(sync=True)
    turn = traitlets.Int().tag(sync=True)


class PickerBox:
    """`picked` is called with the id a person chose, or `None` when they emptied the picker.

    A future that it returns is waited for before the page shows the model's choice again.
    """

    def __init__(self, hook: str, picked: Callable[[str | None], Any]) -> None:
        self.view = _List()
        self.view.add_class(hook)
        self.view.on_msg(self._receive)
        self._picked = picked

    def show(self, picker: Picker) -> None:
        """Mirror the model."""
        with self.view.hold_sync():
            self.view.label = picker.label
            self.view.barred_label = picker.barred_label
            self.view.entries = [
                ["", picker.empty, ""],
                *([choice.value, choice.label, choice.brief] for choice in picker.choices),
            ]
            self.view.barred = [[choice.value, choice.label] for choice in picker.barred]
            self.view.value = picker.value or ""
        show_if(picker.shown, self.view)

    def pick(self, value: str) -> None:
        """What choosing an entry in the browser does."""
        done = self._picked(value or None)
        if asyncio.isfuture(done):  # something slow comes first
            done.add_done_callback(lambda _: self._answer())
        else:
            self._answer()

    def _answer(self) -> None:
        self.view.turn += 1  # the page shows something else than the model if the pick was not taken

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and isinstance(content.get("picked"), str):
            self.pick(content["picked"])
