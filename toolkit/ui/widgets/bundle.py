"""Where the parts of a gathered message arrive in the browser, not seen: each is handed to its own widget.

See `gathering`. What is for a widget that the browser does not know (any more) is dropped, as Jupyter does.
"""

from __future__ import annotations

from typing import Any

from toolkit.ui.gathering import GATHERING, Part
from toolkit.ui.widgets.bare import Own

_SCRIPT = """
function initialize({ model }) {
  async function hand({ parts }) {
    const found = parts.map(([id]) => model.widget_manager.get_model(id).catch(() => null));
    const models = await Promise.all(found);
    parts.forEach(([, data], number) => {
      models[number]?._handle_comm_msg({ content: { data }, buffers: [], parent_header: {} });
    });
  }
  model.on("msg:custom", hand);
  model.send({ here: true });
}
function render({ el }) {
  el.hidden = true;
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
            GATHERING.begin(self._hand_over)

    def _hand_over(self, parts: list[Part]) -> None:
        self.send({"parts": parts})
