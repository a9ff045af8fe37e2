"""Who may see what of the Log: the game master everything, a player what is told at the table.

The one door for whatever is not for every eye: whoever shows entries to a player passes them through here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from toolkit.session.entries import LogEntry

View = Literal["gm", "player"]
VIEWS: tuple[View, ...] = ("gm", "player")

HIDDEN: dict[View, frozenset[str]] = {
    "gm": frozenset(),
    "player": frozenset({"by", "rulings", "changes", "entry", "can_undo"}),
}
"""What an entry is shown without, by its names in JSON: who keeps the sheet, and what only programs need."""


def seen(entries: Sequence[LogEntry], view: View) -> list[LogEntry]:
    """The entries that may be seen at all: a player is told what is in effect."""
    if view == "gm":
        return list(entries)
    return [entry for entry in entries if entry.kind == "action" and entry.live]
