"""The top of the page: whose campaign, which battle and round, who sits here, how all stands, what is wrong."""

from __future__ import annotations

from toolkit.ui.desk import battles, saving
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.view import Glance
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.hands import Hands
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class Top:
    """`views` in order."""

    def __init__(self, hands: Hands) -> None:
        self._header, self._status, self._troubles = Block(), Block("ts-status"), Block("ts-problem")
        self.by = Field(lambda _, name: hands.do(saving.sign, name), "ts-by", remembered="ts-by")
        self.battle = PickerBox("ts-battle", lambda one: hands.do(battles.choose_battle, one, slow=True))
        self.begin = Press(lambda _: hands.do(battles.begin_or_end, slow=True), "ts-begin")
        parts = [self._header.view, self.battle.view, self.begin.view, self.by, self._status.view]
        bar = Box(parts)
        bar.add_class("ts-top")
        self.views = (bar, self._troubles.view)

    def show(self, view: Glance) -> None:
        """Mirror the model."""
        self._header.show(view.header)
        self.battle.show(view.battle.picker)
        shown = view.battle.picker.shown
        self.begin.show(ButtonView(view.battle.label, shown, view.by is not None, about=view.battle.about))
        show_if(view.by is not None, self.by)
        if view.by is not None:
            with self.by.hold_sync():
                self.by.label, self.by.value, self.by.hint = view.by.label, view.by.name, view.by.hint
        self._status.show(view.status)
        self._troubles.show(view.troubles)
