"""Types that a move changes, and statuses that it cures. Both last until something changes them again.

A roster's own types are never overwritten: what somebody is for now stands in a column of its own (`types_now`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.conditions import AILMENTS
from toolkit.systems.calpheon.events import StatusesCounted, TypesChanged
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention
from toolkit.systems.calpheon.state import members, types_of

TYPELESS = "Typeless"
"""The one word in place of types for who has lost the last of them."""


def become(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Of one type alone."""
    _change(doing, tally, who, (clause.word or "",))


def add_type(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Of one type more."""
    _change(doing, tally, who, (*(kind for kind in types_of(doing.row(who)) if kind != TYPELESS), clause.word or ""))


def lose_type(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Of one type less."""
    left = tuple(kind for kind in types_of(doing.row(who)) if kind != clause.word)
    _change(doing, tally, who, left or (TYPELESS,))


def copy_types(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The user is of the other's types."""
    _change(doing, tally, doing.actor, types_of(doing.row(who)) or (TYPELESS,))


def _change(doing: Doing, tally: Tally, who: str, types: tuple[str, ...]) -> None:
    types = tuple(dict.fromkeys(types))
    if types != types_of(doing.row(who)):
        doing.emit(TypesChanged(Who(who), types))
        mention(doing, tally, "/".join(types), who)


def cure(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """One status, or all ailments, gone."""
    _cure(doing, who, AILMENTS if clause.word is None else (clause.word,))


def cure_team(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """All ailments of the user's whole side, also of who is not in battle."""
    for member in members(doing.fight, doing.side):
        _cure(doing, member, AILMENTS)


def _cure(doing: Doing, who: str, words: tuple[str, ...]) -> None:
    held = doing.row(who).status
    gone = [status for status in held if status.name in words]
    if gone:
        doing.emit(StatusesCounted(Who(who), tuple(status for status in held if status not in gone)))
    for status in gone:
        doing.scene.tell("calpheon.status_ended", who=Who(who), status=Term(status.name))


NATURE: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "type": become,
    "add_type": add_type,
    "lose_type": lose_type,
    "copy_types": copy_types,
    "cure": cure,
    "cure_team": cure_team,
}
