"""Whom a move may meet, compared with a plain reading of distance, sight and shapes on random small maps."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.systems.odyssey.boards import fight
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import footprint
from toolkit.systems.odyssey.limits import why_not
from toolkit.systems.odyssey.ranges import Reach
from toolkit.systems.odyssey.read_use import read_use
from toolkit.systems.odyssey.state import Fight
from toolkit.systems.odyssey.targets import shapes_of
from toolkit.systems.registry import systems

Square = tuple[int, int]

WIDTH, HEIGHT = 7, 6
RANGES = ("Melee", "Melee 2", "Range 3", "Burst 2", "Line 4", "Pass 3", "Cone 3", "Range 3, Burst 1")
SIZES = st.sampled_from(["Small", "Medium", "Large"])
CORNERS = st.tuples(st.integers(1, WIDTH - 1), st.integers(1, HEIGHT - 1))
MAPS = st.lists(st.text("....:#", min_size=WIDTH, max_size=WIDTH), min_size=HEIGHT, max_size=HEIGHT)


def off(one: Square, other: Square) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def ray(some: list[Square], to: Square, steps: range) -> list[Square]:
    """The squares at so many steps from the nearest square, the straightest of several, towards `to` and beyond."""
    x, y = min(some, key=lambda one: (off(one, to), abs(one[0] - to[0]) + abs(one[1] - to[1])))
    n, half = off((x, y), to), Fraction(1, 2)
    return [
        (floor(x + Fraction((to[0] - x) * i, n) + half), floor(y + Fraction((to[1] - y) * i, n) + half)) for i in steps
    ]


def in_cone(some: list[Square], there: Square, size: int) -> bool:
    """Whether any of the eight cones of a token covers a square."""
    left, top, right, bottom = *some[0], *some[-1]
    across = max(left - there[0], there[0] - right, 0)
    down = max(top - there[1], there[1] - bottom, 0)
    straight = (0 < across <= size and down < across) or (0 < down <= size and across < down)
    return straight or (0 < across <= size and 0 < down <= size)


def covers(state: Fight, written: str, some: list[Square], there: Square) -> bool:
    """Whether a range can come to one square, whatever is in the way."""
    word, far = written.split()[0], min(off(one, there) for one in some)
    size = int(written.split()[1].strip(",")) if " " in written else 1
    if written == "Range 3, Burst 1":
        near = [(x, y) for x in range(1, WIDTH + 1) for y in range(1, HEIGHT + 1) if off((x, y), there) <= 1]
        return any(min(off(one, at) for one in some) <= 3 and not state.ground.blocked(at) for at in near)
    if word == "Cone":
        return in_cone(some, there, size)
    return far <= size


def blocked(state: Fight, some: list[Square], others: list[Square]) -> bool:
    """Whether a wall stands between the nearest squares of two, the straightest pair of several."""
    pairs = [(one, other) for one in some for other in others]
    one, other = min(pairs, key=lambda pair: (off(*pair), sum(abs(a - b) for a, b in zip(*pair, strict=True))))
    return any(state.ground.blocked(square) for square in ray([one], other, range(1, off(one, other))))


def token(corner: Square, size: str) -> list[Square]:
    return list(footprint(corner, 2 if size == "Large" else 1))


def cleared(rows: list[str], filled: set[Square]) -> str:
    """The map without walls where somebody stands."""
    return "\n".join(
        "".join("." if (x, y) in filled else letter for x, letter in enumerate(row, 1)) for y, row in enumerate(rows, 1)
    )


@pytest.mark.parametrize("written", RANGES)
@settings(max_examples=40)
@given(rows=MAPS, here=CORNERS, there=CORNERS, sizes=st.tuples(SIZES, SIZES))
def test_whom_a_move_may_meet(
    written: str, rows: list[str], here: Square, there: Square, sizes: tuple[str, str]
) -> None:
    me = {"name": "Me", "side": "A", "size": sizes[0], "x": here[0], "y": here[1], "moves": "Hit"}
    foe = {"name": "Foe", "side": "B", "size": sizes[1], "x": there[0], "y": there[1]}
    hit = {"name": "Hit", "kind": "Strike", "range": written, "against": "Evasion", "damage": "2d6"}
    some, others = token(here, sizes[0]), token(there, sizes[1])
    if set(some) & set(others):
        return
    state = fight(cleared(rows, {*some, *others}), me, foe, moves=[hit])
    used = read_use(state, {"actor": "me", "use": "Hit", "on": ["foe"]}, "do")
    assert isinstance(used, Use)
    wanted = any(covers(state, written, some, at) for at in others) and not blocked(state, some, others)
    assert (why_not(state, used) is None) == wanted
    board = systems()["odyssey"].board(state, {"actor": "me", "use": "Hit"})
    assert board is not None
    assert all(goal.meets == ("foe",) and set(others) & set(goal.squares) for goal in board.goals)
    if written.split()[0] in ("Line", "Pass", "Cone") or "," in written:
        assert bool(board.goals) == wanted


@pytest.mark.parametrize("written", ["Cone 3", "Line 3", "Pass 3"])
def test_an_area_that_leads_to_its_own_user_leads_nowhere(written: str) -> None:
    me = {"name": "Me", "side": "A", "x": 3, "y": 3, "moves": "Hit"}
    foe = {"name": "Foe", "side": "B", "x": 4, "y": 3}
    hit = {"name": "Hit", "kind": "Trick", "range": written, "against": "Evasion"}
    state = fight("\n".join(["......."] * 6), me, foe, moves=[hit])
    for to, refused in (([3, 3], True), ([5, 3], False)):
        used = read_use(state, {"actor": "me", "use": "Hit", "on": ["foe"], "with": {"to": to}}, "do")
        assert isinstance(used, Use)
        assert (why_not(state, used) is not None) == refused


def test_a_burst_in_range_is_tried_only_where_it_comes_to_a_target() -> None:
    me, near = {"name": "Me", "side": "A", "x": 1, "y": 1}, {"name": "Near", "side": "B", "x": 5, "y": 1}
    state = fight("\n".join(["." * 60] * 60), me, near, {"name": "Far", "side": "B", "x": 60, "y": 60})
    reach = Reach("burst", 2, 15)
    assert list(shapes_of(state, "me", reach, ["far"])) == []
    assert all((5, 1) in shape for shape in shapes_of(state, "me", reach, ["near"]))
