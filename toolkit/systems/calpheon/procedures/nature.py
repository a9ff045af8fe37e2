"""Types and Abilities that a move changes, and statuses that it cures or passes on.

What a roster says of somebody is never overwritten: what it is for now stands in columns of their own (`types_now`,
`abilities_now`), until a move changes it again or the battle is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.conditions import AILMENTS
from toolkit.systems.calpheon.events import AbilitiesChanged, StatusesCounted, TypesChanged
from toolkit.systems.calpheon.procedures.affecting import give_status
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention
from toolkit.systems.calpheon.state import abilities_of, members, types_of

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


def pass_status(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The user's ailments go over to the target."""
    ailing = [status for status in doing.me.status if status.name in AILMENTS]
    _cure(doing, doing.actor, AILMENTS)
    for status in ailing:
        if give_status(doing, who, status.name, status.turns):
            mention(doing, tally, status.name, who)


def ability(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Has this Ability alone."""
    _abilities(doing, who, (clause.text or "",))


def copy_ability(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The user has the other's Abilities."""
    _abilities(doing, doing.actor, abilities_of(doing.row(who)))


def give_ability(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The target has the user's Abilities."""
    _abilities(doing, who, abilities_of(doing.me))


def swap_abilities(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """User and target exchange theirs."""
    own, other = abilities_of(doing.me), abilities_of(doing.row(who))
    _abilities(doing, doing.actor, other)
    _abilities(doing, who, own)


def _abilities(doing: Doing, who: str, abilities: tuple[str, ...]) -> None:
    """Who has none has none to give."""
    if abilities and abilities != abilities_of(doing.row(who)):
        doing.emit(AbilitiesChanged(Who(who), abilities))


NATURE: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "type": become,
    "add_type": add_type,
    "lose_type": lose_type,
    "copy_types": copy_types,
    "cure": cure,
    "pass_status": pass_status,
    "ability": ability,
    "copy_ability": copy_ability,
    "give_ability": give_ability,
    "swap_abilities": swap_abilities,
    "cure_team": cure_team,
}
