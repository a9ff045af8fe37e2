"""One action to choose: who, what, at whom, in which words, what more of it, and why the rest cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from toolkit.ui.desk.html import tag
from toolkit.ui.desk.plan import FieldView, SlotView
from toolkit.ui.desk.step import CHOICE
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.visibility import set_class, show_if

Picked = Callable[..., Any]
Specified = Callable[[str, str, str], Any]


class _FieldBox:
    """Something more to say: a box for a number, or a picker for a yes or no. `said(field's key, text)`."""

    def __init__(self, said: Callable[[str, str], Any]) -> None:
        self._key = ""
        self.number = Field(said, numeric=True)
        self.picker = PickerBox("ts-yes-no", lambda one: said(self._key, one or ""))
        self.view = Column([self.number, self.picker.view])

    def show(self, model: FieldView) -> None:
        """Mirror the model."""
        self._key = model.key
        with self.number.hold_sync():
            self.number.key, self.number.label = model.key, model.box.label
            self.number.hint, self.number.value = model.hint, model.box.value
        show_if(model.box.shown, self.number)
        self.picker.show(model.picker)


class SlotPanel:
    """`picked(slot key, actor=…|use=…|target=…|also=…|text=…)` is called for each pick.

    `specified(slot key, field's key, text)` for each field.
    """

    def __init__(self, picked: Picked, specified: Specified) -> None:
        self._key = ""
        self._shown: SlotView | None = None
        self._title, self._hint = Block(), Block("ts-hint")
        self.actor = PickerBox("ts-actor", lambda one: picked(self._key, actor=one))
        self.use = PickerBox("ts-use", lambda one: picked(self._key, use=one))
        self.target = PickerBox("ts-target", lambda one: picked(self._key, target=one))
        self.also = PickerBox("ts-also", lambda one: picked(self._key, also=one))
        self.text = Field(lambda key, typed: picked(key, text=typed), "ts-deed")
        pickers = (self._title, self.actor, self.use, self.target, self.also)
        self.fields: Pool[FieldView] = Pool(
            lambda: _FieldBox(partial(self._said, specified)), "ts-fields", "ts-numbers"
        )
        shown = [part.view for part in pickers]
        self.view = Column([*shown, self.text, self.fields.view, self._hint.view])
        self.view.add_class("ts-action")

    def show(self, slot: SlotView) -> None:
        """Mirror the model; the same one again changes nothing."""
        if slot is self._shown:
            return
        self._shown = slot
        self._key = slot.key
        self._title.show(tag("h3", slot.title, id=CHOICE if slot.wanted else None))
        self.actor.show(slot.actor)
        self.use.show(slot.use)
        self.target.show(slot.target)
        for name, picker in (("actor", self.actor), ("use", self.use), ("target", self.target)):
            set_class(slot.wanted == name, "ts-wanted", picker.view)
        self.also.show(slot.also)
        with self.text.hold_sync():
            self.text.key, self.text.label, self.text.value = slot.key, slot.text.label, slot.text.value
        show_if(slot.text.shown, self.text)
        self.fields.show(slot.fields)
        self._hint.show(slot.hint)

    def _said(self, specified: Specified, name: str, text: str) -> None:
        specified(self._key, name, text)
