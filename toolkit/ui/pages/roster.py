"""The Roster page: find somebody, set a cell by hand, build an encounter, begin and end it, all of it planned first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets

from toolkit.ui.beside.taking_back import redo, undo
from toolkit.ui.desk import battles, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.beside import BesidePage
from toolkit.ui.roster import muster
from toolkit.ui.roster.muster import FRAMES, Muster
from toolkit.ui.roster.view import FILTERS, look
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.add_panel import AddPanel
from toolkit.ui.widgets.adjust_panel import AdjustPanel
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.listing import Listing
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


def build(visit: Visit) -> ipywidgets.Widget:
    """The page; it opens whatever state the campaign is in."""
    return RosterPage(Muster(Desk(visit.source, visit.lang)), visit).keep_looking()


class RosterPage(BesidePage[Muster]):
    """The widgets of one Roster. Keys: P plans new rows, C saves the plan, U takes back, Y does again."""

    def __init__(self, model: Muster, visit: Visit | None = None) -> None:
        super().__init__(model, visit or Visit("roster", model.desk.source))
        self.battle = PickerBox("ts-battle", lambda one: self.do(_choose_battle, one, slow=True))
        self.find = Field(lambda _, typed: self.do(muster.narrow, {"find": typed}), "ts-find")
        self.filters = [self._filter(key) for key in FILTERS]
        self.listed = Listing(lambda who: self.do(muster.pick, who), "ts-roster")
        self._plan = Block("ts-preview")
        self.add = AddPanel(lambda part: self.do(muster.enter, part), lambda: self.do(muster.plan_rows, slow=True))
        self.adjust = AdjustPanel(
            lambda **part: self.do(partial(_wish, **part)), lambda token: self.do(_adjust, token, slow=True)
        )
        self.presses = self._presses()
        self.fill(*self.head.views, self.battle.view, self._together("frames"), self._above(), self._middle())

    def _filter(self, key: str) -> PickerBox:
        return PickerBox("ts-filter", lambda one: self.do(muster.narrow, {key: one}))

    def _presses(self) -> dict[str, Press]:
        made = {kind: self._frame(kind) for kind in FRAMES}
        return made | {
            "more": Press(lambda _: self.do(muster.more), "ts-more"),
            "into": Press(lambda _: self.do(muster.plan_active, True, slow=True), "ts-into"),
            "out": Press(lambda _: self.do(muster.plan_active, False, slow=True), "ts-out"),
            "remove": Press(lambda _: self.do(muster.plan_removal, slow=True), "ts-remove"),
            "save": Press(lambda _: self.do(muster.save, slow=True), "ts-commit", key="c"),
            "drop": Press(lambda _: self.do(muster.drop), "ts-clear"),
            "undo": Press(lambda _: self.do(undo, slow=True), "ts-undo", key="u"),
            "redo": Press(lambda _: self.do(redo, slow=True), "ts-redo", key="y"),
        }

    def _frame(self, kind: str) -> Press:
        return Press(lambda _: self.do(muster.plan_frame, kind, slow=True), f"ts-{kind}")

    def _above(self) -> ipywidgets.Widget:
        box = Box([self.find, *(one.view for one in self.filters)])
        box.add_class("ts-filters")
        return box

    def _together(self, name: str) -> ipywidgets.Widget:
        codes = {
            "frames": (*FRAMES, "undo", "redo"),
            "several": ("into", "out", "remove"),
            "plan": ("save", "drop"),
        }[name]
        box = Box([self.presses[code].view for code in codes])
        box.add_class("ts-choices")
        return box

    def _middle(self) -> ipywidgets.Widget:
        """The rows and what is done with several of them; beside them the plan and the forms."""
        left = Column([self._together("several"), self.listed.view, self.presses["more"].view])
        self._planned = Column([self._plan.view, self._together("plan")])
        self._planned.add_class("ts-looked-at")
        at_hand = Column([self._planned, self.adjust.view])
        at_hand.add_class("ts-at-hand")
        right = Column([at_hand, self.add.view])
        both = Box([left, right])
        both.add_class("ts-beside")
        return both

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        view = look(self.model, busy)
        self.head.show(view.head)
        self.battle.show(view.battle.picker)
        with self.find.hold_sync():
            self.find.label, self.find.value = view.find
        for box, picker in zip(self.filters, view.filters, strict=True):
            box.show(picker)
        self.listed.show(view.listed)
        self._plan.show(view.plan)
        show_if(bool(view.plan), self._planned)
        self.add.show(view.add, view.buttons["plan"])
        self.adjust.show(view.adjust, view.buttons)
        for code, press in self.presses.items():
            press.show(view.buttons[code])

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses meant for the page before lapse: for each of them `tell`."""
        for code in ("save", "undo", "redo"):
            self.presses[code].renew(tell)


def _choose_battle(page: Muster, chosen: str | None) -> None:
    battles.choose_battle(page.desk, chosen)
    page.plan, page.picked = None, ""


def _wish(page: Muster, **part: Any) -> None:
    saving.wish(page.desk, **part)
    page.picked = page.desk.wish.who if "who" in part else page.picked


def _adjust(page: Muster, token: str) -> None:
    saving.adjust(page.desk, token)
