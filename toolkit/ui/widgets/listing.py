"""A long list as one piece of HTML: its buttons (`<button data-pick="…">`) tell which of them was pressed.

A widget a row would make a long list slow. The keyboard's place is kept when the list is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const list = document.createElement("div");
  list.className = "ts-listing";
  el.append(list);

  function paint() {
    const held = list.contains(document.activeElement) ? document.activeElement.dataset.pick : undefined;
    list.innerHTML = model.get("html");
    if (held === undefined) return;
    const again = [...list.querySelectorAll("button[data-pick]")].find((one) => one.dataset.pick === held);
    (again ?? list.querySelector("button[data-pick]"))?.focus({ preventScroll: true });
  }

  list.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-pick]");
    if (button && !button.disabled) model.send({ picked: button.dataset.pick });
  });
  model.on("change:html", paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class _Html(Own):
    _esm = _SCRIPT
    html = traitlets.Unicode().tag(sync=True)


class Listing:
    """`picked` is called with what a pressed button stands for."""

    def __init__(self, picked: Callable[[str], Any], *hooks: str) -> None:
        self.view = _Html()
        for hook in hooks:
            self.view.add_class(hook)
        self._picked = picked
        self.view.on_msg(self._receive)

    def show(self, markup: Markup = NOTHING) -> None:
        """Put `markup` on the page. Raises TypeError for anything that was not escaped."""
        if not isinstance(markup, Markup):
            raise TypeError("only Markup goes on the page")
        if self.view.html != markup:
            self.view.html = markup

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and isinstance(content.get("picked"), str):
            self._picked(content["picked"])
