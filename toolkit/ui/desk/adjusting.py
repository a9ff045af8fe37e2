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


@dataclass(frozen=True, slots=True)
class AdjustView:
    """The panel: two pickers, what stands in the chosen cell now."""

    who: Picker
    what: Picker
    now: str
    ready: bool


def adjustable(model: type[RowModel]) -> list[str]:
    """The columns that play may change."""
    return [key for key, declared in columns_of(model).items() if declared.writer != "gm" and key != "id"]


def adjust_view(roster: Mapping[str, Any], model: type[RowModel], who: str, what: str, words: Words) -> AdjustView:
    """The panel for a chosen combatant and column; either may be blank or gone."""
    people = tuple(Choice(words.name(one), one) for one in roster)
    columns = tuple(Choice(words.header(model, key), key) for key in adjustable(model))
    known = who in roster and any(column.value == what for column in columns)
    now = (shown(getattr(roster[who], what), words) or words.say("blank")) if known else ""
    return AdjustView(
        Picker(words.say("adjust_who"), words.say("choose"), people, who if who in roster else None),
        Picker(words.say("adjust_what"), words.say("choose"), columns, what or None),
        words.say("stands_now", value=now) if known else "",
        known,
    )


def adjust_entry(who: str, what: str, typed: str, reason: str) -> dict[str, Any]:
    """The `do` entry: numbers as numbers, blank as blank, all else as text."""
    written = typed.strip()
    plain = written.replace("−", "-")
    number = plain.lstrip("-").isdecimal() and len(plain) < 10
    value: Any = int(plain) if number else (written or None)
    return {"adjust": {"who": who, "set": {what: value}, "why": reason.strip()}}
