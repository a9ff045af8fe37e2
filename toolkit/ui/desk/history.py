"""How the fight went: everybody's HP after each action that counts, worked back from what stands now.

The Log holds every cell an action changed, old and new; what was taken back is left out. Of many combatants the sides
are told instead, each by the HP of all its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toolkit.session import LogEntry
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk.html import NOTHING, Markup, why
from toolkit.ui.desk.words import Words
from toolkit.ui.pictures.course import Line, course

MOST = 8
"""More combatants than these are told as sides."""


def told(entries: Sequence[LogEntry], roster: Mapping[str, RosterRow], words: Words) -> Markup:
    """The picture, folded away until wanted."""
    drawn = course(history(entries, roster, words.names), words.lang)
    return why("course", words.say("course"), drawn) if drawn else NOTHING


def history(entries: Sequence[LogEntry], roster: Mapping[str, RosterRow], names: Mapping[str, str]) -> Sequence[Line]:
    """A line for each combatant whose HP changed, or for each side; none before the first such action.

    `entries` oldest first; whoever left the roster since is left out.
    """
    deeds = [entry for entry in entries if entry.kind == "action" and entry.live]
    hit = {change.key for entry in deeds for change in entry.changes if _is_hp(change.tab, change.column)}
    rows = [row for who, row in roster.items() if who in hit and row.max_hp]
    told = [Line(names.get(row.id, row.id), row.side, tuple(_hp(row, deeds)), row.max_hp or 0) for row in rows]
    return told if len(told) <= MOST else _by_side(told)


def _is_hp(tab: str, column: str) -> bool:
    return (tab, column) == ("roster", "hp")


def _hp(row: RosterRow, deeds: Sequence[LogEntry]) -> list[int]:
    """Before the first deed and after each; a blank cell is full HP."""
    now = row.max_hp if row.hp is None else row.hp
    found = [now or 0]
    for deed in reversed(deeds):
        old = [change.old for change in deed.changes if change.key == row.id and _is_hp(change.tab, change.column)]
        if old:
            now = old[0] if isinstance(old[0], int) else row.max_hp
        found.append(now or 0)
    return found[::-1]


def _by_side(told: Sequence[Line]) -> Sequence[Line]:
    sides = dict.fromkeys(line.side for line in told)
    return [_together(side, [line for line in told if line.side == side]) for side in sides]


def _together(side: str, told: Sequence[Line]) -> Line:
    points = tuple(sum(max(hp, 0) for hp in at) for at in zip(*(line.hp for line in told), strict=True))
    return Line(side, side, points, sum(line.most for line in told))
