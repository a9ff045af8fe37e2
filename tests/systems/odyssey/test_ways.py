"""Shortest ways, compared with a search that tries everything again until nothing gets shorter."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.systems.odyssey.boards import fight
from toolkit.systems.odyssey.geometry import AROUND, Square, footprint
from toolkit.systems.odyssey.state import Fight, edge, foes, size_value, squares
from toolkit.systems.odyssey.travel import speed, ways

WIDTH, HEIGHT = 6, 5

maps = st.lists(st.text("...~#", min_size=WIDTH, max_size=WIDTH), min_size=HEIGHT, max_size=HEIGHT)
sizes = st.sampled_from(["Small", "Medium", "Large"])
places = st.tuples(st.integers(1, WIDTH), st.integers(1, HEIGHT))


Worth = tuple[int, int, int, tuple[Square, ...]]


def brute(state: Fight, who: str, most: int) -> dict[Square, Worth]:
    """The best way to every square one may end on, by relaxing every step until nothing changes.

    Movement, steps, steps aslant and the squares as (y, x): whatever is least comes first.
    """
    row = state.roster[who]
    walls = {
        square
        for foe in foes(state, who)
        if size_value(state.roster[foe]) >= size_value(row)
        for square in squares(state.roster[foe])
    }
    others = {square for one in state.roster.values() if one.id != who for square in squares(one)}

    def free(corner: Square, filled: set[Square]) -> bool:
        return all(
            1 <= x <= WIDTH and 1 <= y <= HEIGHT and "#" not in state.ground.letters.get((x, y), "")
            and (x, y) not in filled
            for x, y in footprint(corner, edge(row))
        )  # fmt: skip

    assert row.x is not None
    assert row.y is not None
    least: dict[Square, Worth] = {(row.x, row.y): (0, 0, 0, ())}
    changed = True
    while changed:
        changed = False
        for (x, y), (spent, steps, aslant, way) in list(least.items()):
            for right, down in AROUND:
                there = (x + right, y + down)
                if not free(there, walls):
                    continue
                entered = set(footprint(there, edge(row))) - set(footprint((x, y), edge(row)))
                cost = 2 if any("~" in state.ground.letters.get(square, "") for square in entered) else 1
                worth = (spent + cost, steps + 1, aslant + abs(right * down), (*way, there[::-1]))
                if worth[0] <= most and (there not in least or worth < least[there]):
                    least[there], changed = worth, True
    start = (row.x, row.y)
    return {to: worth for to, worth in least.items() if to != start and free(to, others)}


@settings(max_examples=150)
@given(maps, sizes, st.lists(st.tuples(sizes, places, st.sampled_from("AB")), max_size=3), st.integers(1, 6))
def test_every_legal_end_with_its_cost_and_its_path(
    rows: list[str], size: str, others: list[tuple[str, Square, str]], most: int
) -> None:
    drawing = "\n".join(["." + rows[0][1:], *rows[1:]])
    table = [
        {"name": f"N{at}", "side": side, "size": big, "x": x, "y": y} for at, (big, (x, y), side) in enumerate(others)
    ]
    state = fight(drawing, {"name": "Me", "side": "A", "size": size, "x": 1, "y": 1}, *table)
    found = ways(state, "me", most)
    wanted = brute(state, "me", most)
    assert {to: trail.cost for to, trail in found.items()} == {to: worth[0] for to, worth in wanted.items()}
    for to, trail in found.items():
        assert trail.steps[-1] == to
        assert tuple(step[::-1] for step in trail.steps) == wanted[to][3]


def test_the_same_map_gives_the_same_way_straight_before_aslant() -> None:
    state = fight("......\n......\n......", {"name": "Me", "side": "A", "x": 1, "y": 2}, {"name": "B", "side": "B"})
    assert ways(state, "me", 6)[6, 2].steps == ((2, 2), (3, 2), (4, 2), (5, 2), (6, 2))


def test_half_the_movement_once_however_many_reasons() -> None:
    me = {"name": "Me", "side": "A", "status": "Slowed, Chilled", "movement": 7, "x": 1, "y": 1}
    assert speed(fight("....", me, {"name": "B", "side": "B"}), "me") == 3
