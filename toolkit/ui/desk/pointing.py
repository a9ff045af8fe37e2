"""What pressing a square of the map means, or one step back, given what is picked. Pure; a page then does it.

A square that the action may lead to is picked for it; somebody it may be aimed at becomes its target; somebody who may
act becomes the actor; anybody else is only looked at. Legality is the rules': they made the `Board`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from toolkit.core.board import Board, Square
from toolkit.core.options import ActorOptions
from toolkit.ui.desk import plan
from toolkit.ui.desk.plan import Pick


@dataclass(frozen=True, slots=True)
class Pointer:
    """What is picked in the choice that is made on the map, out of what; without options there is no such choice.

    `pointed`: who is only looked at meanwhile.
    """

    pick: Pick = field(default_factory=Pick)
    options: Sequence[ActorOptions] = ()
    pointed: str | None = None

    @property
    def line(self) -> plan.Line:
        """The action as far as it is picked, or whoever is looked at."""
        if self.pointed is not None:
            return {"actor": self.pointed}
        return plan.begun_line(self.pick, self.options) if self.options else {}


@dataclass(frozen=True, slots=True)
class Place:
    """A use and a square are picked for it, or no square; `meets`: the targets that go with it."""

    use: str | None
    to: Square | None
    meets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the choice is picked: `actor`, `use`, `target` or `also`."""

    part: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody is only looked at, or nobody any more."""

    who: str | None


Meaning = Place | Part | Look


def placing_use(pointer: Pointer, board: Board) -> str | None:
    """The use for which one of the map's squares may be picked now; `None` while they are only to be looked at."""
    if pointer.pointed is not None:
        return None
    wanted = Pick(pointer.pick.actor, board.use) if board.use else pointer.pick
    use = plan.find_use(wanted, pointer.options)
    return wanted.use if use is not None and use.placed and not use.refused else None


def standing_at(board: Board, square: Square) -> list[str]:
    """Who fills a square, in roster order."""
    return [who for who, squares in board.tokens.items() if square in squares]


def pressed(pointer: Pointer, board: Board, square: Square) -> Meaning | None:
    """What pressing a square means; `None` where there is nothing."""
    use = placing_use(pointer, board)
    goal = next((goal for goal in board.goals if goal.square == square), None)
    if use is not None and goal is not None:
        return Place(use, square, goal.meets)
    there = standing_at(board, square)
    return _met(pointer, there[0]) if there else None


def _met(pointer: Pointer, who: str) -> Meaning:
    """Aim at somebody, let it act, or look at it."""
    pick = pointer.pick
    use = plan.find_use(pick, pointer.options)
    if use is not None and who in use.targets:
        return Part({"also" if use.several and pick.target is not None else "target": who})
    if any(one.actor == who for one in pointer.options) and (pointer.pointed or pick.actor != who):
        return Part({"actor": who})
    return Look(who if pointer.pointed != who and pick.actor != who else None)


def stepped_back(pointer: Pointer) -> Meaning | None:
    """What was picked last is taken back: whom one looked at, the square, the target, the use."""
    if pointer.pointed is not None or not pointer.options:
        return Look(None)
    pick = pointer.pick
    use = plan.find_use(pick, pointer.options)
    if pick.to is not None:
        return Place(pick.use, None)
    if use is not None and pick.target not in (None, use.likely):
        return Part({"target": None})
    return Part({"use": None}) if pick.use is not None else None
