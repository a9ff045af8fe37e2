"""A button that works once: however often it is pressed, each token it shows buys one action.

In order: the page shows the button with a token; a press sends it, and no other press counts there until Python has
used it up, run the callbacks and shown a new one; what takes longer than a moment greys the button. A press that was
queued, or replayed after the line was cut, carries a used token and does nothing. Callbacks get the token, so that the
session can keep it under a UNIQUE constraint as well. It never decides whether the action is allowed.
"""

from __future__ import annotations

import asyncio
import inspect
import secrets
from collections.abc import Callable
from typing import Any

import traitlets

from toolkit.ui.moment import MOMENT
from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + f"const MOMENT = {MOMENT * 1000:.0f};"
    + """

function render({ model, el }) {
  const button = document.createElement("button");
  const label = document.createElement("span");
  const key = document.createElement("kbd");
  let used = null;
  let moment = 0;
  let long = false;
  let hadFocus = false;

  button.type = "button";
  button.className = "ts-button";
  key.setAttribute("aria-hidden", "true");
  button.append(label, key);
  el.append(button);

  function put(place, text) {
    if (place.textContent !== text) place.textContent = text; // the same text again would be laid out anew
  }

  const waiting = () => model.get("token") === used;

  // What is done in a moment is not dressed: the browser would draw the page for that, and the answer a frame later.
  function paint() {
    if (!waiting()) {
      clearTimeout(moment);
      long = false;
    }
    button.toggleAttribute("data-ts-asked", waiting()); // nothing is dressed by it
    const letter = model.get("key");
    put(label, model.get("label"));
    put(key, letter.toUpperCase());
    key.hidden = !letter;
    button.title = model.get("tooltip");
    el.removeAttribute("title"); // Jupyter puts it on the frame around the button as well
    button.disabled = long || model.get("disabled");
    button.setAttribute("aria-busy", String(long));
    button.classList.toggle("ts-turning", long);
    if (letter) button.setAttribute("aria-keyshortcuts", letter.toUpperCase());
    if (!button.disabled && hadFocus) {
      hadFocus = false;
      if (document.activeElement === document.body) button.focus();
    }
  }

  button.addEventListener("click", () => {
    if (button.disabled || waiting()) return;
    hadFocus = document.activeElement === button;
    used = model.get("token");
    model.send({ action: "press", token: used });
    moment = setTimeout(() => { long = true; paint(); }, MOMENT);
    paint();
  });
  for (const trait of ["label", "disabled", "tooltip", "token", "key"]) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class ActionButton(Own):
    """`label` is plain text; `key`, a letter, is its shortcut; classes come from `add_class` as for any widget."""

    _esm = _SCRIPT
    label = traitlets.Unicode().tag(sync=True)
    tooltip = traitlets.Unicode().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)  # always empty; Jupyter's tooltips cannot do without it
    disabled = traitlets.Bool(False).tag(sync=True)
    key = traitlets.Unicode().tag(sync=True)
    token = traitlets.Unicode().tag(sync=True)

    def __init__(self, label: str = "", *, key: str = "", classes: tuple[str, ...] = (), **traits: Any) -> None:
        self._callbacks: list[Callable[[str], Any]] = []
        self._live = secrets.token_urlsafe(12)
        self._lapsed: set[str] = set()
        self._tell: Callable[[], Any] = lambda: None
        super().__init__(label=label, key=key, token=self._live, **traits)
        for name in (*classes, *([f"ts-key-{key}"] if key else [])):
            self.add_class(name)
        self.on_msg(self._receive)

    def on_action(self, callback: Callable[[str], Any]) -> None:
        """Call `callback(token)` once for each token; an awaitable it returns is waited for before the next."""
        self._callbacks.append(callback)

    def press(self) -> None:
        """What a press in the browser does; nothing while disabled or at work."""
        self._use(self._live)

    def renew(self, tell: Callable[[], Any]) -> None:
        """Show a new token: a press on its way from a page that has changed since does nothing but `tell`."""
        if self._live:  # one at work is renewed when it is done
            self._lapsed.add(self._live)
            self._tell = tell
            self._renew()

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and content.get("action") == "press":
            self._use(content.get("token"))

    def _use(self, token: Any) -> None:
        # The live token is kept out of the traits: the page can write those.
        if isinstance(token, str) and token in self._lapsed:
            self._lapsed.clear()
            self._tell()
        if not self._live or token != self._live:
            return
        if self.disabled:  # pressed before that was shown: the page waits for a new token
            self._renew()
            return
        self._live = ""
        self._lapsed.clear()
        pending: list[Any] = []
        try:
            results = [callback(token) for callback in self._callbacks]
            pending = [result for result in results if inspect.isawaitable(result)]
        finally:
            if not pending:
                self._renew()
        if pending:
            self._work = asyncio.ensure_future(self._wait_for(pending))  # kept, or it may be collected half way

    async def _wait_for(self, pending: list[Any]) -> None:
        try:
            await asyncio.gather(*pending)
        finally:
            self._renew()

    def _renew(self) -> None:
        self._live = self.token = secrets.token_urlsafe(12)
