"""Deeds on a desk that several tests do: a plan, answers, what the pickers hold."""

from __future__ import annotations

from typing import Any

from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import Picker
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import DeskView, look


def plan(desk: Desk) -> None:
    """Two actions a side."""
    for key, use in (("Bank1", "Kindle"), ("Bank2", "Bellow"), ("Ferry1", "Pebble Rain"), ("Ferry2", "Rest")):
        choosing.pick(desk, key, use=use)


def answer_all(desk: Desk, typed: str = "1") -> None:
    """The same answer to every question, so that no chance is left."""
    answering.set_mode(desk, "type")
    for number in range(30):
        if look(desk).step is not Step.TYPE:
            return
        answering.answer(desk, typed, f"{desk.held.id}-{len(desk.held.answers)}-{number}")


def pickers(view: DeskView, key: str) -> tuple[Picker, Picker, Picker]:
    """Who, what and at whom of a slot."""
    slot = next(slot for side in view.sides for slot in side.slots if slot.key == key)
    return slot.actor, slot.use, slot.target


def fill(book: Any, tab: str, values: dict[str, Any]) -> None:
    """Fill in the cells to the right of these keys."""
    for row in book[tab].iter_rows():
        for cell in row:
            if cell.value in values:
                cell.offset(0, 1).value = values[cell.value]
