"""The page's sign of life, not seen: the process asks again and again, and the browser answers for as long as the page
is there. A process alone proves nothing: it outlives a closed laptop.

With the answer comes whether somebody pressed anything since, and the name that was typed in this window. At first the
browser tells on which seat this window sat before it was reloaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

LONGEST = 40
"""Characters that are taken of a name or a seat."""

_SCRIPT = """
function render({ model, el }) {
  const place = `ts-seat ${location.pathname}`;
  let busy = false;

  el.hidden = true;
  model.send({ sat: sessionStorage.getItem(place) ?? "" });
  sessionStorage.setItem(place, model.get("seat"));
  const noted = () => { busy = true; };
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, noted, true);
  model.on("change:beat", () => {
    model.send({ beat: model.get("beat"), busy, name: sessionStorage.getItem("ts-by") ?? "" });
    busy = false;
  });
  return () => { for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, noted, true); };
}
export default { render };
"""


class Pulse(anywidget.AnyWidget):
    """`sat(seat before)` once the page is there; `alive(busy, name)` for each answer."""

    _esm = _SCRIPT
    seat = traitlets.Unicode().tag(sync=True)
    beat = traitlets.Int().tag(sync=True)

    def __init__(self, seat: str, sat: Callable[[str], Any], alive: Callable[[bool, str], Any]) -> None:
        super().__init__(seat=seat)
        self.add_class("ts-pulse")
        self._sat, self._alive = sat, alive
        self.on_msg(self._receive)

    def ask(self) -> None:
        """Ask whether the page is there."""
        self.beat += 1

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        sat, name = content.get("sat"), content.get("name")
        if isinstance(sat, str):
            self._sat(sat[:LONGEST])
        elif isinstance(name, str):
            self._alive(content.get("busy") is True, name[:LONGEST])
