"""The game master's own word on a cell: which combatants and columns, what was typed, and the entry made of it.

The cell's own type reads what was typed, as if it stood in the sheet; the rules check it once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from toolkit.tables.columns import RowModel, columns_of
from toolkit.ui.desk.cards import shown
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.words import Words

_BLANK = ("", "-", "–", "—", "--")


@dataclass(frozen=True, slots=True)
class Wish:
    """What the game master has entered so far: whose which cell, the new value and the reason as typed."""

    who: str = ""
    what: str = ""
    value: str = ""
    why: str = ""
    open: bool = False

    @property
    def entry(self) -> dict[str, Any]:
        """The `do` entry: numbers as numbers, a dash as blank, all else as text."""
        written = self.value.strip()
        plain = written.replace("−", "-")
        number = plain.removeprefix("-").isdecimal() and len(plain) < 10
        value: Any = int(plain) if number else None if written in _BLANK else written
        return {"adjust": {"who": self.who, "set": {self.what: value}, "why": self.why.strip()}}


@dataclass(frozen=True, slots=True)
class AdjustView:
    """The panel: two pickers, what stands in the chosen cell now, two boxes."""

    wish: Wish
    who: Picker
    what: Picker
    now: str
    value_label: str
    why_label: str
    ready: bool


def adjustable(model: type[RowModel]) -> list[str]:
    """The columns that play may change."""
    return [key for key, declared in columns_of(model).items() if declared.writer != "gm" and key != "id"]


def adjust_view(roster: Mapping[str, Any], model: type[RowModel], wish: Wish, words: Words) -> AdjustView:
    """The panel for what was entered so far; the combatant may be gone meanwhile."""
    people = tuple(Choice(words.name(one), one) for one in roster)
    columns = tuple(Choice(words.header(model, key), key) for key in adjustable(model))
    ready = wish.who in roster and wish.what in adjustable(model)
    now = (shown(getattr(roster[wish.who], wish.what), words) or words.say("blank")) if ready else ""
    return AdjustView(
        wish,
        Picker(words.say("adjust_who"), words.say("choose"), people, wish.who if wish.who in roster else None),
        Picker(words.say("adjust_what"), words.say("choose"), columns, wish.what or None),
        words.say("stands_now", value=now) if ready else "",
        words.say("adjust_value"),
        words.say("adjust_reason"),
        ready,
    )
