"""A Pass: by ruling the user runs on along its line and ends beyond those whom it met.

It ends on the last square of the line where its token may stand, before the first wall; it is no normal Movement.
"""

from __future__ import annotations

from toolkit.systems.odyssey.events import Shifted
from toolkit.systems.odyssey.geometry import Square, along, nearest_pairs
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.procedures.hiding import look_around
from toolkit.systems.odyssey.state import present, squares
from toolkit.systems.odyssey.travel import fits, taken


def pass_through(doing: Doing, move: Move, targets: tuple[str, ...]) -> None:
    """Run on to the end of the line, where the move is a Pass."""
    if move.reach.shape != "pass" or not squares(doing.me) or doing.ruling("pass") != "through":
        return
    way = _line(doing, move, targets)
    to = _end(doing, way) if way and present(doing.me) else None
    if to is not None:
        doing.emit(Shifted(doing.actor, "passed", to))
        look_around(doing.scene)


def _line(doing: Doing, move: Move, targets: tuple[str, ...]) -> tuple[Square, ...]:
    """The line that was aimed, or the first that meets them all."""
    here = squares(doing.me)
    met = [set(squares(doing.row(target))) for target in targets]
    aims = [doing.used.to] if doing.used.to else [square for those in met for square in sorted(those)]
    ways = (along(here, aim, move.reach.size) for aim in aims)
    return next((way for way in ways if all(those & set(way) for those in met if those)), ())


def _end(doing: Doing, way: tuple[Square, ...]) -> Square | None:
    """Where its upper left square comes to stand."""
    start = nearest_pairs(squares(doing.me), way[:1])[0][0]
    left, top = squares(doing.me)[0]
    filled, found = taken(doing.fight, [doing.actor]), None
    for x, y in way:
        corner = (left + x - start[0], top + y - start[1])
        if not fits(doing.fight, doing.actor, corner, frozenset()):
            break
        found = corner if fits(doing.fight, doing.actor, corner, filled) else found
    return found
