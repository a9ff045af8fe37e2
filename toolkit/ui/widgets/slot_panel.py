"""One action to choose: who, what, at whom, in which words, and why the rest cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.html import tag
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.visibility import show_if

Picked = Callable[..., Any]


class SlotPanel:
    """`picked(slot key, actor=…|use=…|target=…|also=…|text=…)` is called for each pick."""

    def __init__(self, picked: Picked) -> None:
        self._key = ""
        self._title, self._hint = Block(), Block("ts-hint")
        self.actor = PickerBox("ts-actor", lambda one: picked(self._key, actor=one))
        self.use = PickerBox("ts-use", lambda one: picked(self._key, use=one))
        self.target = PickerBox("ts-target", lambda one: picked(self._key, target=one))
        self.also = PickerBox("ts-also", lambda one: picked(self._key, also=one))
        self.text = Field(lambda key, typed: picked(key, text=typed), "ts-deed")
        pickers = (self._title, self.actor, self.use, self.target, self.also)
        self.view = ipywidgets.VBox([*(part.view for part in pickers), self.text, self._hint.view])
        self.view.add_class("ts-action")

    def show(self, slot: SlotView) -> None:
        """Mirror the model."""
        self._key = slot.key
        self._title.show(tag("h3", slot.title))
        self.actor.show(slot.actor)
        self.use.show(slot.use)
        self.target.show(slot.target)
        self.also.show(slot.also)
        with self.text.hold_sync():
            self.text.key, self.text.label, self.text.value = slot.key, slot.text.label, slot.text.value
        show_if(slot.text.shown, self.text)
        self._hint.show(slot.hint)
