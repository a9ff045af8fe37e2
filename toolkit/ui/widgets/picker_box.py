"""A picker: one entry out of several, chosen by its id.

ipywidgets selects the first entry whenever entries change and tells the world about it; here new entries never change
a choice and never look like somebody's click.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.plan import Picker
from toolkit.ui.widgets.visibility import show_if


class PickerBox:
    """`picked` is called with the id a person chose, or `None` when they emptied the picker."""

    def __init__(self, hook: str, picked: Callable[[str | None], Any]) -> None:
        self.view = ipywidgets.Dropdown(options=[("", "")], value="")
        self.view.add_class(hook)
        self._picked = picked
        self._quiet = False
        self.view.observe(self._changed, "value")

    def show(self, picker: Picker) -> None:
        """Mirror the model."""
        entries = ((picker.empty, ""), *((choice.label, choice.value) for choice in picker.choices))
        self._quiet = True
        try:
            with self.view.hold_sync():
                self.view.description = picker.label
                if self.view.options != entries:
                    self.view.options = entries
                self.view.value = picker.value or ""
        finally:
            self._quiet = False
        show_if(picker.shown, self.view)

    def _changed(self, change: dict[str, Any]) -> None:
        if not self._quiet:
            self._picked(change["new"] or None)
