"""What lies between, compared with a plain reading of the rule on random small maps."""

from __future__ import annotations

from math import floor

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.systems.odyssey.boards import field, fight
from toolkit.systems.odyssey.geometry import Square
from toolkit.systems.odyssey.sight import look
from toolkit.systems.odyssey.travel import in_plain_sight, view

maps = st.lists(st.text("....:co#", min_size=7, max_size=7), min_size=5, max_size=5).map("\n".join)
places = st.tuples(st.integers(1, 7), st.integers(1, 5))


def plainly(drawing: str, one: Square, other: Square) -> tuple[bool, int, int]:
    """(blocked, rough, cover), square by square as the rule tells it, for tokens of one square."""
    rows = drawing.split()
    far = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    blocked, rough, cover = False, 0, 0
    for i in range(1, far):
        x = one[0] + floor((other[0] - one[0]) * i / far + 0.5)
        y = one[1] + floor((other[1] - one[1]) * i / far + 0.5)
        letter = rows[y - 1][x - 1]
        beside_one = max(abs(x - one[0]), abs(y - one[1])) <= 1
        beside_other = max(abs(x - other[0]), abs(y - other[1])) <= 1
        covers = letter in "co" and not (beside_one and not beside_other)
        blocked = blocked or letter == "#"
        cover += covers
        rough += letter in ":o" and not covers
    return blocked, rough, cover


@settings(max_examples=300)
@given(maps, places, places)
def test_the_way_of_an_attack(drawing: str, one: Square, other: Square) -> None:
    way = look(field(drawing), (one,), (other,), ())
    assert (way.blocked, way.rough, way.cover) == plainly(drawing, one, other)


def test_a_foe_of_ones_size_blocks_and_a_smaller_one_or_a_friend_does_not() -> None:
    me, far = {"name": "Me", "side": "A", "x": 1, "y": 1}, {"name": "Far", "side": "B", "x": 5, "y": 1}
    for size, side, blocked in (
        ("Medium", "B", True),
        ("Large", "B", True),
        ("Small", "B", False),
        ("Large", "A", False),
    ):
        between = {"name": "Mid", "side": side, "size": size, "x": 3, "y": 1}
        way = view(fight(".....\n.....", me, far, between), "me", "far")
        assert way is not None
        assert way.blocked is blocked, (size, side)


def test_the_defeated_and_those_in_their_balls_block_nothing() -> None:
    me, far = {"name": "Me", "side": "A", "x": 1, "y": 1}, {"name": "Far", "side": "B", "x": 5, "y": 1}
    for more in ({"hp": 0}, {"active": False}):
        way = view(fight(".....", me, far, {"name": "Mid", "side": "B", "x": 3, "y": 1, **more}), "me", "far")
        assert way is not None
        assert way.clear


def test_cover_hides_from_a_foe_beside_it_though_it_hinders_no_attack_of_its() -> None:
    me, foe = {"name": "Me", "side": "A", "x": 4, "y": 1}, {"name": "Foe", "side": "B", "x": 1, "y": 1}
    state = fight(".c..", me, foe)
    way = view(state, "foe", "me")
    assert way is not None
    assert (way.clear, way.plain) == (True, False)
    assert in_plain_sight(state, "me") is None
    assert in_plain_sight(fight("....", me, foe), "me") == "foe"
