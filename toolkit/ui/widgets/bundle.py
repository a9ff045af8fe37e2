"""Where the parts of a gathered message arrive in the browser, not seen: each is handed to its own widget.

See `gathering`. What is for a widget that the browser does not know (any more) is dropped, as Jupyter does.
"""

from __future__ import annotations

from typing import Any

from ipywidgets.widgets.widget import _instances

from toolkit.ui.gathering import GATHERING, Part
from toolkit.ui.widgets.bare import Own

_SCRIPT = """
const PATIENCE = 5000;
// A widget that does not come keeps the others waiting for so many thousandths of a second at most.
const enough = () => new Promise((done) => { setTimeout(done, PATIENCE, null); });

function initialize({ model }) {
  const find = ([id]) => Promise.race([model.widget_manager.get_model(id), enough()]).catch(() => null);

  async function hand({ parts }) {
    const models = await Promise.all(parts.map(find));
    const taken = parts.map(([, data], number) =>
      models[number]?._handle_comm_msg({ content: { data }, buffers: [], parent_header: {} }));
    Promise.allSettled(taken).then(() => window.turnsheet?.settle?.());
  }
  let before = Promise.resolve();
  model.on("msg:custom", (parts) => {
    before = before.then(() => hand(parts)).catch(console.error); // what one cannot take costs the next nothing
  });
}
// Drawn are the widgets only once the browser listens to every one of them.
function render({ model, el }) {
  el.hidden = true;
  model.send({ here: true });
}
export default { initialize, render };
"""


class Bundle(Own):
    """Begins to gather once the browser has it."""

    _esm = _SCRIPT

    def __init__(self) -> None:
        super().__init__()
        self.add_class("ts-bundle")
        self.on_msg(self._receive)

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and content.get("here") is True:
            self._say_again(GATHERING.begin(self._hand_over))

    def _say_again(self, missed: dict[str, set[str]]) -> None:
        with GATHERING.gathered():
            for line, names in missed.items():
                widget = _instances.get(line)
                if widget is not None:
                    widget.send_state(names)

    def _hand_over(self, parts: list[Part]) -> None:
        self.send({"parts": parts})
