"""The game master's own word on a cell: which combatants and columns, what was typed, and the entry made of it.

The cell's own type reads what was typed, as if it stood in the sheet, and the rules look at the row: what they could
not play is refused, what is merely strange is said before it is set.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toolkit.core.problems import Problem
from toolkit.scenario.adjust import read_adjust
from toolkit.systems.ruleset import AnyState, Ruleset
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
    """The panel: two pickers, what stands in the chosen cell now, two boxes.

    `fault` says why the value cannot be set, `doubt` what is strange about it.
    """

    wish: Wish
    who: Picker
    what: Picker
    now: str
    value_label: str
    why_label: str
    ready: bool
    fault: str = ""
    doubt: str = ""


def adjustable(model: type[RowModel]) -> list[str]:
    """The columns that play may change."""
    return [key for key, declared in columns_of(model).items() if declared.writer != "gm" and key != "id"]


def adjust_view(system: Ruleset, state: AnyState, wish: Wish, words: Words) -> AdjustView:
    """The panel for what was entered so far; the combatant may be gone meanwhile."""
    roster, model = state.roster, system.roster
    people = tuple(Choice(words.name(one), one) for one in roster)
    columns = tuple(Choice(words.header(model, key), key) for key in adjustable(model))
    ready = wish.who in roster and wish.what in adjustable(model)
    errors, doubts = _looked_at(system, state, wish) if ready and wish.value.strip() else ([], [])
    now = (shown(getattr(roster[wish.who], wish.what), words) or words.say("blank")) if ready else ""
    return AdjustView(
        wish,
        Picker(words.say("adjust_who"), words.say("choose"), people, wish.who if wish.who in roster else None),
        Picker(words.say("adjust_what"), words.say("choose"), columns, wish.what or None),
        words.say("stands_now", value=now) if ready else "",
        words.say("adjust_value"),
        words.say("adjust_reason"),
        ready and not errors,
        words.misfit(wish.value, errors[0].expected) if errors else "",
        words.say("doubtful", expected=words.put(doubts[0].expected)) if doubts and not errors else "",
    )


def _looked_at(system: Ruleset, state: AnyState, wish: Wish) -> tuple[list[Problem], list[Problem]]:
    """What stands against the value, and what is strange about it."""
    _, problems = read_adjust(system, state, wish.entry, "adjust")
    errors = [problem for problem in problems if problem.level == "error"]
    return errors, [problem for problem in problems if problem not in errors]
