"""A switch between a few words, of which one is always chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets


class Switch:
    """`switched` is called with the value a person chose."""

    def __init__(self, hook: str, switched: Callable[[str], Any]) -> None:
        self.view = ipywidgets.ToggleButtons(options=[("", "")])
        self.view.add_class(hook)
        self._switched = switched
        self._quiet = False
        self.view.observe(self._changed, "value")

    def show(self, entries: Sequence[tuple[str, str]], value: str) -> None:
        """Mirror the model."""
        self._quiet = True
        try:
            with self.view.hold_sync():
                if self.view.options != tuple(entries):
                    self.view.options = tuple(entries)
                self.view.value = value
        finally:
            self._quiet = False

    def _changed(self, change: dict[str, Any]) -> None:
        if not self._quiet:
            self._switched(change["new"])
