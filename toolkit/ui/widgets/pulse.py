"""The page's sign of life, not seen: the process asks again and again, and the browser answers for as long as the page
is there. A process alone proves nothing: it outlives a closed laptop.

With the answer comes whether somebody pressed anything since, and the name that was typed in this window. At first the
browser tells on which seat this window sat before it was reloaded, and gives back what it kept for this page alone
(`own`), which stands in no file of ours.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from toolkit.ui.widgets.bare import Own

LONGEST = 40
"""Characters that are taken of a name or a seat."""
MOST = 100_000
"""Characters that are taken of what a window kept."""

_SCRIPT = """
function render({ model, el }) {
  const place = `ts-seat ${location.pathname}`;
  const kept = `ts-own ${location.pathname}`;
  let busy = false;

  el.hidden = true;
  model.send({ sat: sessionStorage.getItem(place) ?? "", own: sessionStorage.getItem(kept) ?? "" });
  sessionStorage.setItem(place, model.get("seat"));
  const noted = () => { busy = true; };
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, noted, true);
  model.on("change:own", () => {
    if (model.get("own")) sessionStorage.setItem(kept, model.get("own"));
    else sessionStorage.removeItem(kept);
  });
  model.on("change:beat", () => {
    model.send({ beat: model.get("beat"), busy, name: sessionStorage.getItem("ts-by") ?? "" });
    busy = false;
  });
  return () => { for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, noted, true); };
}
export default { render };
"""


class Pulse(Own):
    """`sat(seat before, what the window kept)` once the page is there; `alive(busy, name)` for each answer."""

    _esm = _SCRIPT
    seat = traitlets.Unicode().tag(sync=True)
    beat = traitlets.Int().tag(sync=True)
    own = traitlets.Unicode().tag(sync=True)

    def __init__(self, seat: str, sat: Callable[[str, Any], Any], alive: Callable[[bool, str], Any]) -> None:
        super().__init__(seat=seat)
        self.add_class("ts-pulse")
        self._sat, self._alive = sat, alive
        self.on_msg(self._receive)

    def keep(self, own: Mapping[str, Any]) -> None:
        """Let the window keep this, and nobody else."""
        self.own = json.dumps(own) if own else ""

    def ask(self) -> None:
        """Ask whether the page is there."""
        self.beat += 1

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        sat, name = content.get("sat"), content.get("name")
        if isinstance(sat, str):
            self._sat(sat[:LONGEST], _read(content.get("own")))
        elif isinstance(name, str):
            self._alive(content.get("busy") is True, name[:LONGEST])


def _read(own: Any) -> Any:
    try:
        return json.loads(own) if isinstance(own, str) and 0 < len(own) <= MOST else None
    except (ValueError, RecursionError):
        return None
