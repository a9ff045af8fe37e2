"""What happens in an action that somebody else may answer, and whether it is what a trigger waits for.

Acts are known as they are declared, the fate of an attack once its Accuracy Rolls are made, Shaken and Defeated when it
is over (Out of Turn Actions). Nothing here asks or changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from toolkit.systems.odyssey.state import Fight, adjacent, present
from toolkit.systems.odyssey.triggers import SUBJECTS


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that may be answered: `what` befell `who` by what `by` does; `near` were adjacent to `who` then."""

    what: str
    who: str
    by: str
    near: frozenset[str] = frozenset()


def happenings(fight: Fight, what: str, whom: Iterable[str], by: str) -> Iterator[Happening]:
    """One for each of those whom it befalls."""
    for who in whom:
        near = (one for one, row in fight.roster.items() if one != who and present(row) and adjacent(fight, one, who))
        yield Happening(what, who, by, frozenset(near))


def is_meant(fight: Fight, trigger: str, answerer: str, happened: Happening) -> bool:
    """Whether this is what somebody's trigger waits for."""
    subject = next((words for words in reversed(SUBJECTS) if trigger.startswith(f"{words} ")), "")
    if trigger.removeprefix(subject).strip() != happened.what:
        return False
    if not subject:
        return happened.who == answerer
    if happened.who == answerer or ("adjacent" in subject and answerer not in happened.near):
        return False
    allied = fight.roster[happened.who].side == fight.roster[answerer].side
    return allied == subject.endswith("ally")
