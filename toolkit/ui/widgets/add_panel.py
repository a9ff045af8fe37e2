"""New rows for the Roster: what they are called, how many, after whom they are made, where they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.roster.view import AddView
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if

FIELDS = ("name", "count", "side", "level", "columns")


class AddPanel:
    """`entered({field: text})` for each entry, `planned()` to see what would be written."""

    def __init__(self, entered: Callable[[dict[str, str | None]], Any], planned: Callable[[], Any]) -> None:
        self._title = Block()
        self.fields = {name: self._field(name, entered) for name in FIELDS}
        self.like = PickerBox("ts-add-like", lambda one: entered({"like": one}))
        self.active = PickerBox("ts-add-active", lambda one: entered({"active": one}))
        self.press = Press(lambda _: planned(), "ts-plan-rows", key="p")
        numbers = [*list(self.fields.values())[:4], self.like.view, self.active.view, self.fields["columns"]]
        form = Box(numbers)
        form.add_class("ts-numbers")
        self.view = Column([self._title.view, form, self.press.view])
        for hook in ("ts-add", "ts-panel", "ts-form"):
            self.view.add_class(hook)

    def _field(self, name: str, entered: Callable[[dict[str, str | None]], Any]) -> Field:
        return Field(lambda _, typed: entered({name: typed}), f"ts-add-{name}", numeric=name == "count")

    def show(self, model: AddView | None, button: ButtonView) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._title.show(model.title)
        for name, field in self.fields.items():
            with field.hold_sync():
                field.label, field.hint = model.labels[name], model.hints[name]
                field.value = getattr(model.entered, name)
        self.like.show(model.like)
        self.active.show(model.active)
        self.press.show(button)
