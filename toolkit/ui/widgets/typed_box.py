"""What all boxes for text share: a label, what stands there, and what a person typed, with the key the page showed.

So that nothing typed is ever put elsewhere: it comes with the key of the thing it was typed for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import traitlets

from toolkit.ui.widgets.bare import Own


class TypedBox(Own):
    """`typed(key, text)` for each text that is handed over, cut at `LONGEST` characters."""

    LONGEST: ClassVar[int]
    label = traitlets.Unicode().tag(sync=True)
    value = traitlets.Unicode().tag(sync=True)
    key = traitlets.Unicode().tag(sync=True)

    def __init__(self, typed: Callable[[str, str], Any], *hooks: str, **traits: Any) -> None:
        super().__init__(**traits)
        for hook in hooks:
            self.add_class(hook)
        self._typed = typed
        self.on_msg(self._receive)

    def taken(self, key: str, typed: str) -> None:
        """Hand on what was typed."""
        self._typed(key, typed)

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        typed, key = content.get("typed"), content.get("key")
        if isinstance(typed, str) and isinstance(key, str):
            self.taken(key, typed[: self.LONGEST])
