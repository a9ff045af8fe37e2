"""One action to choose: who, what, at whom, and why the rest cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.html import tag
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.picker_box import PickerBox

Picked = Callable[..., Any]


class SlotPanel:
    """`picked(slot key, actor=…|use=…|target=…)` is called for each pick."""

    def __init__(self, picked: Picked) -> None:
        self._key = ""
        self._title, self._hint = Block(), Block("ts-hint")
        self.actor = PickerBox("ts-actor", lambda one: picked(self._key, actor=one))
        self.use = PickerBox("ts-use", lambda one: picked(self._key, use=one))
        self.target = PickerBox("ts-target", lambda one: picked(self._key, target=one))
        parts = (self._title, self.actor, self.use, self.target, self._hint)
        self.view = ipywidgets.VBox([part.view for part in parts])
        self.view.add_class("ts-action")

    def show(self, slot: SlotView) -> None:
        """Mirror the model."""
        self._key = slot.key
        self._title.show(tag("h3", slot.title))
        self.actor.show(slot.actor)
        self.use.show(slot.use)
        self.target.show(slot.target)
        self._hint.show(slot.hint)
