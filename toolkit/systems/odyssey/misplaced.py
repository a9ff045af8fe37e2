"""Places in the Roster that look like slips: half a place, off the map, in a wall, where somebody else stands.

Each is a warning: the fight can be played all the same, and the rules take the places as they stand. Whoever is in its
ball or defeated takes up no square.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from toolkit.core.problems import Problem
from toolkit.messages import Note, note
from toolkit.systems.odyssey.geometry import Square
from toolkit.systems.odyssey.records import OdysseyCombatant
from toolkit.systems.odyssey.state import Fight, present, squares


def misplaced(rows: Sequence[OdysseyCombatant], fight: Fight, place: Callable[[int, str], str]) -> Iterator[Problem]:
    """A warning for each such place, at its cell, in the order of the Roster."""
    filled: dict[Square, str] = {}
    for at, row in enumerate(rows):
        found = next(_slips(row, fight, filled), None)
        if found is not None:
            column, said = found
            yield Problem(place(at, column), getattr(row, column), said, None, "warning")
        if present(row):
            filled |= dict.fromkeys(squares(row), row.name)


def _slips(row: OdysseyCombatant, fight: Fight, filled: dict[Square, str]) -> Iterator[tuple[str, Note]]:
    """(column, what was expected there)."""
    ground, mine = fight.ground, squares(row)
    for column, other, most in (("x", "y", ground.width), ("y", "x", ground.height)):
        value = getattr(row, column)
        if value is None and getattr(row, other) is not None:
            yield column, note("odyssey.expected_both")
        if ground.drawn and value is not None and value > most:
            yield column, note("odyssey.expected_on_map", most=most)
    if present(row):
        if any(map(ground.blocked, mine)):
            yield "x", note("odyssey.expected_no_wall", x=row.x, y=row.y)
        there = next((filled[square] for square in mine if square in filled), None)
        if there is not None:
            yield "x", note("odyssey.expected_free_square", other=there, x=row.x, y=row.y)
