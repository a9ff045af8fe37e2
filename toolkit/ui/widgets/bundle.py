"""Where the parts of a gathered message arrive in the browser, not seen: each is handed to its own widget.

See `gathering`. What is for a widget that the browser does not know (any more) is dropped, as Jupyter does.
"""

from __future__ import annotations

from typing import Any

import traitlets
from ipywidgets.widgets.widget import _instances

from toolkit.ui.gathering import GATHERING, Part
from toolkit.ui.widgets.bare import Own

_SCRIPT = """
const PATIENCE = 5000;
const FRAME = 50;
let shown = Promise.resolve(); // once the last of what arrived has been drawn

// A widget that does not come keeps the others waiting for so many thousandths of a second at most.
const enough = () => new Promise((done) => { setTimeout(done, PATIENCE, null); });

// Behind others a page is not drawn, or seldom.
const drawn = () => new Promise((done) => {
  if (document.hidden) return done();
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, FRAME);
});

function initialize({ model }) {
  const find = ([id]) => Promise.race([model.widget_manager.get_model(id), enough()]).catch(() => null);

  async function hand(parts) {
    const models = await Promise.all(parts.map(find));
    const taken = parts.map(([, data], number) =>
      models[number]?._handle_comm_msg({ content: { data }, buffers: [], parent_header: {} }));
    await Promise.race([Promise.allSettled(taken), enough()]);
    window.turnsheet?.settle?.();
    await drawn();
  }
  model.on("msg:custom", ({ parts }) => { shown = hand(parts).catch(console.error); });
}

// Jupyter takes in hand one message after the other and waits for what its listener returns. So an answer is drawn
// before anything else that has arrived changes the page.
async function wait(model) {
  const own = await model.widget_manager.get_model(model.get("line"));
  own.comm.on_msg(async (message) => {
    await own._handle_comm_msg(message);
    await shown;
  });
}

// Drawn are the widgets only once the browser listens to every one of them.
async function render({ model, el }) {
  el.hidden = true;
  await wait(model);
  model.send({ here: true });
}
export default { initialize, render };
"""


class Bundle(Own):
    """Begins to gather once the browser has it."""

    _esm = _SCRIPT
    line = traitlets.Unicode().tag(sync=True)
    """The id of its own line."""

    def __init__(self) -> None:
        super().__init__()
        self.line = self.model_id
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
