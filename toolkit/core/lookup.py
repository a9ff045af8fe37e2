"""Who is meant by a name or an id, and what by the word for a use: one way of finding for actions and battle keys.

Order: the exact id, the exact name, then either in any spelling (`names.fold`); a whole number is an id or name made
of its digits. Never guesses between several: not between namesakes, nor between somebody's id and another's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Protocol

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.core.state import Combatant
from toolkit.messages import Note, note


def find_combatant(roster: Mapping[str, Combatant], written: Any, where: str) -> str | Problem:
    """The id of the one combatant meant by `written`, or the problem at `where`."""
    name = str(written) if isinstance(written, int) and not isinstance(written, bool) else written
    if not isinstance(name, str) or not name.strip():
        return Problem(where, written, note("core.somebody"))
    called = [*map(_name, roster.values())]
    named = [key for key, one in zip(roster, called, strict=True) if one == name] if name in called else []
    if name in roster:
        doubtful = bool(named) and name not in named
        return Problem(where, written, _id_and_name(roster, name, named[0])) if doubtful else name
    found = named or [key for key, row in roster.items() if fold(name) in (fold(key), fold(row.name))]
    if len(found) == 1:
        return found[0]
    if found:
        return Problem(where, written, note("core.one_of_several", name=name, ids=found))
    return _unknown(roster.values(), name, where)


def find_targets(roster: Mapping[str, Combatant], written: Any, where: str, expected: Note) -> Iterator[str | Problem]:
    """The ids meant by a name or a list of them; `expected` is what a system wants to see there."""
    if written is None:
        return
    names = [written] if isinstance(written, str | int) else written
    if not isinstance(names, list | tuple):
        yield Problem(where, visible(str(written)), expected)
        return
    for at, name in enumerate(names):
        yield find_combatant(roster, name, f"{where}[{at}]" if names is written else where)


_name = attrgetter("name")


class Named(Protocol):
    """A move as a look-up sees it."""

    @property
    def name(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Uses:
    """What may be used: moves and action words; `knows` tells a move of the actor's own list.

    `move` and `action` give what is meant by a text in any spelling, `expected` what a system wants to see there.
    """

    moves: Iterable[Named]
    move: Callable[[str], Named | None]
    action: Callable[[str], str | None]
    actions: Iterable[str]
    knows: Callable[[str], bool]
    expected: Note

    def find(self, written: Any, where: str) -> tuple[str, str] | Problem:
        """(the name to show, folded name of the move or blank); `{"move": …}` and `{"action": …}` say which.

        A word that is both is the move where the actor knows it, else the action (contract).
        """
        wanted: tuple[str, ...] = ("move", "action")
        if isinstance(written, Mapping) and len(written) == 1 and set(written) <= set(wanted):
            ((key, written),) = written.items()
            wanted, where = (key,), f"{where}.{key}"
        if not isinstance(written, str) or not written.strip():
            return Problem(where, written, self.expected)
        action = self.action(written) if "action" in wanted else None
        move = self.move(written) if "move" in wanted else None
        if move is not None and (action is None or self.knows(move.name)):
            return move.name, fold(move.name)
        if action is not None:
            return action, ""
        names = [*(one.name for one in self.moves), *self.actions]
        return Problem(where, visible(written), self.expected, did_you_mean(nearest(written, names)))


def _id_and_name(roster: Mapping[str, Combatant], name: str, other: str) -> Note:
    return note("core.id_and_name", name=name, who=roster[name].name, other=other)


def _unknown(roster: Iterable[Combatant], written: str, where: str) -> Problem:
    near = nearest(written, [row.name for row in roster])
    return Problem(where, written, note("core.somebody"), did_you_mean(near))
