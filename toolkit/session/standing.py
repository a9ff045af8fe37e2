"""How those in the fight stand after an action, kept with its Log entry so that a post can tell it on any machine.

Told is who is active, and whose HP the action changed: name, HP, maximum and statuses, all of them to be seen at the
table anyway. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from toolkit.messages import one_line, term
from toolkit.session.preview import Preview
from toolkit.tables.cells import show_cell

Row = list[Any]
"""Name, HP, maximum, statuses as in a cell ("Burn, Sleep 2")."""


def standing(preview: Preview) -> list[Row]:
    """A row a combatant, in roster order."""
    if preview.state is None:
        return []
    hurt = {change.key for change in preview.changes if change.tab == "roster" and change.column == "hp"}
    return [
        [one_line(row.name), row.hp, row.max_hp, str(show_cell(row.status) or "")]
        for who, row in preview.state.roster.items()
        if (row.active or who in hurt) and row.hp is not None
    ]


def read_standing(written: Any, lang: str) -> list[str]:
    """`Cinder 52/60 (Burn)` each; rows of another shape, edited by hand, are left out."""
    return [_told(row, lang) for row in written if _fits(row)] if isinstance(written, list) else []


def _told(row: Row, lang: str) -> str:
    name, hp, most, statuses = row
    share = f"{name} {hp}" if most is None else f"{name} {hp}/{most}"
    return f"{share} ({', '.join(_statuses(statuses, lang))})" if statuses else share


def _statuses(written: str, lang: str) -> Iterator[str]:
    for status in written.split(", "):
        word, _, turns = status.rpartition(" ")
        yield f"{term(word, lang)} {turns}" if word and turns.isdecimal() else term(status, lang)


def _fits(row: Any) -> bool:
    if not isinstance(row, list) or len(row) != 4:
        return False
    name, hp, most, statuses = row
    return (
        isinstance(name, str) and isinstance(statuses, str) and type(hp) is int and (most is None or type(most) is int)
    )
