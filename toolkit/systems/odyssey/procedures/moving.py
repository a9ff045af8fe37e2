"""Movement Actions: Move, Disengage, Stand, and the further one of a Sprint (Movement, General Combat Actions).

In this order: where to, if that was not said; the Punish Attacks and Interrupts that a normal Move may meet before it
happens; the shortest legal way; whoever is held comes along; who has lost its hiding place is seen; Reactions.
"""

from __future__ import annotations

from collections.abc import Mapping

from toolkit.dice import Ask
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.odyssey.deeds import square_of
from toolkit.systems.odyssey.events import Moved, MovementGained, MovementUsed, Shifted, StatusEnded, shown
from toolkit.systems.odyssey.geometry import Square, apart, distance, footprint
from toolkit.systems.odyssey.going import disengage_cost, disengage_ways, held_fast, moves_left
from toolkit.systems.odyssey.paths import Trail
from toolkit.systems.odyssey.procedures.confusion import stagger
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.procedures.exchange import over, starts_to_move
from toolkit.systems.odyssey.procedures.hiding import look_around
from toolkit.systems.odyssey.procedures.starting import begin
from toolkit.systems.odyssey.state import edge, squares, standing
from toolkit.systems.odyssey.targets import refused
from toolkit.systems.odyssey.travel import fits, grappled_with, speed, taken, ways


def move(doing: Doing) -> None:
    """A normal Movement, which may be punished."""
    to = _destination(doing, ways(doing.fight, doing.actor, speed(doing.fight, doing.actor)))
    begin(doing)
    starts_to_move(doing)
    why = _prevented(doing, to)
    if why is not None:
        doing.fail(why)
    else:
        _go(doing, to)
    over(doing)


def disengage(doing: Doing) -> None:
    """Movement and 1 AP for one square, 2 AP for more; nobody may punish it."""
    found = disengage_ways(doing.fight, doing.actor)
    to = _destination(doing, found)
    trail = found.get(to) if to else None
    if trail is not None and len(trail.steps) < trail.cost == 2:
        doing.ruling("slow_disengage")
    begin(doing, disengage_cost(doing.fight, trail))
    _go(doing, to)


def stand(doing: Doing) -> None:
    """Up from being Prone."""
    begin(doing)
    doing.emit(MovementUsed(doing.actor, moves_left(doing.fight, doing.actor) - 1))
    doing.emit(StatusEnded(doing.actor, Term("Prone")))
    doing.end()


def sprint(doing: Doing) -> None:
    """2 AP for one more Movement Action."""
    begin(doing)
    doing.emit(MovementGained(doing.actor, moves_left(doing.fight, doing.actor) + 1))
    doing.end()


def _destination(doing: Doing, found: Mapping[Square, Trail]) -> Square | None:
    """Where to: as it was said, else as it is answered; nowhere where the mover's place is not known."""
    if doing.used.to is not None or not squares(doing.me):
        return doing.used.to
    options = tuple(shown(square) for square in found)
    prompt = note("odyssey.ask.to", who=doing.actor, use=doing.used.shown)
    return square_of(str(doing.ask(Ask("to", doing.actor, options=options, prompt=prompt)).value))


def _prevented(doing: Doing, to: Square | None) -> Note | None:
    """Why the Move cannot happen any more after it was punished."""
    if not standing(doing.me):
        return refused("defeated", who=doing.actor)
    why = held_fast(doing.fight, doing.actor)
    if why is not None or to is None or not squares(doing.me):
        return why
    return None if to in ways(doing.fight, doing.actor, speed(doing.fight, doing.actor)) else refused("nowhere_to_go")


def _go(doing: Doing, to: Square | None) -> None:
    me, left = doing.me, moves_left(doing.fight, doing.actor) - 1
    start = (me.x, me.y) if me.x is not None and me.y is not None else None
    if to is None or start is None:
        doing.emit(Moved(doing.actor, start, (to,) if to else (), 0, left))
    else:
        trail = ways(doing.fight, doing.actor, speed(doing.fight, doing.actor))[to]
        doing.emit(Moved(doing.actor, start, trail.steps, trail.cost, left))
        _drag(doing)
    stagger(doing)
    look_around(doing.scene)
    doing.end()


def _drag(doing: Doing) -> None:
    """Whoever is in a Grapple with the mover comes along to the nearest free square beside it."""
    other = grappled_with(doing.fight, doing.actor)
    if other is None or not squares(doing.row(other)) or distance(squares(doing.me), squares(doing.row(other))) <= 1:
        return
    row, filled = doing.row(other), taken(doing.fight, [other])
    here = (row.x or 0, row.y or 0)
    x, y = doing.me.x or 0, doing.me.y or 0
    around = [(x + right, y + down) for down in range(-2, 3) for right in range(-2, 3)]
    beside = [to for to in around if distance(footprint(to, edge(row)), squares(doing.me)) == 1]
    free = [to for to in beside if fits(doing.fight, other, to, filled)]
    if free:
        nearest = min(free, key=lambda to: (apart(to, here), abs(to[0] - here[0]) + abs(to[1] - here[1])))
        doing.emit(Shifted(Who(other), "dragged", nearest))
