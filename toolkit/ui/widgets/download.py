"""A button that saves a text as a file, made by the browser itself: nothing is fetched, nothing leaves the machine."""

from __future__ import annotations

from typing import Any

import traitlets

from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ts-button";
  el.append(button);

  function paint() { button.textContent = model.get("label"); }

  button.addEventListener("click", () => {
    const blob = new Blob([model.get("value")], { type: "text/plain;charset=utf-8" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = model.get("file");
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
  model.on("change:label", paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class Download(Own):
    """`value` is the text, `file` the name it is saved under, `label` the button's."""

    _esm = _SCRIPT
    value = traitlets.Unicode().tag(sync=True)
    file = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)

    def __init__(self, *hooks: str, **traits: Any) -> None:
        super().__init__(**traits)
        for hook in hooks:
            self.add_class(hook)
