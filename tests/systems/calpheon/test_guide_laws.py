"""Whatever a campaign writes into its guides: HP stay within bounds, nothing breaks, seeds repeat, the log is told."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from toolkit.scenario import resolve

TIMED = (
    "lose 30% max", "lose 9", "lose 20% max growing", "drain 25% max", "heal 40% max", "burn 2", "speed -1",
    "lose 70% max 50%",
)  # fmt: skip
LASTING = (
    "blocks action 50%", "blocks moves", "blocks status moves", "blocks switch", "blocks healing",
    "hits itself 60% max 50%", "speed x1/3", "power x5/2", "resilience x0", "accuracy x1/2", "damage taken x3",
    "damage dealt fire x1/2", "immune statuses", "immune sleep", "immune stage drops", "immune priority moves",
    "spares fire", "only grass",
)  # fmt: skip
MOMENTS = ("end of turn", "start of turn", "on switch in", "on ending")
ENDS = ("on switch", "on damage", "end of turn", "end of battle", "on fire move", "chance 50%")
STATUSES = ("Burn", "Sleep", "Leech Seed", "Frostbite")
FIELD = (("Rain", "Weather"), ("Grassy", "Terrain"), ("Spikes", "Hazard"), ("Reflect", "Barrier"))

MOVES: list[dict[str, Any]] = [
    {"name": "Blaze", "type": "Fire", "category": "Special", "power": 60, "sp": 2, "effect": "frostbite 2 50%"},
    {"name": "Jab", "type": "Normal", "category": "Physical", "power": 40, "accuracy": 80, "effect": "power -1"},
    {"name": "Lull", "type": "Grass", "category": "Status", "sp": 1, "effect": "sleep; leech seed"},
    {"name": "Mend", "type": "Normal", "category": "Status", "sp": 3, "effect": "heal 50%", "range": "Self"},
    {"name": "Lay", "type": "Rock", "category": "Status", "effect": "hazard spikes; barrier reflect; weather rain"},
]
STATS = {"max_hp": 40, "power": 10, "resilience": 8, "sp": 9, "max_sp": 12}
ROSTER: list[dict[str, Any]] = [
    {"name": "Ash", "side": "A", "types": "Fire", "speed": 9, "status": "Burn, Leech Seed 3", **STATS},
    {"name": "Elm", "side": "A", "types": "Grass", "speed": 7, "active": False, "status": "Frostbite", **STATS},
    {"name": "Moth", "side": "B", "types": "Bug", "speed": 8, "status": "Sleep 1", "substitute_hp": 5, **STATS},
    {"name": "Wisp", "side": "B", "types": "Ghost", "speed": 6, "active": False, **STATS},
]
BENCH = {"Ash": "Elm", "Elm": "Ash", "Moth": "Wisp", "Wisp": "Moth"}

effects = st.lists(
    st.sampled_from(LASTING) | st.builds("{}: {}".format, st.sampled_from(MOMENTS), st.sampled_from(TIMED)), max_size=5
).map("; ".join)
turns = st.none() | st.integers(1, 3)
ends = st.lists(st.sampled_from(ENDS), max_size=2).map("; ".join)


@st.composite
def guides(draw: st.DrawFn) -> dict[str, Any]:
    """Rows for some statuses and some of the field; what only statuses may say is taken out of the others."""
    statuses = [
        {"name": name, "effect": draw(effects), "turns": draw(turns), "ends": draw(ends)}
        for name in STATUSES
        if name == "Frostbite" or draw(st.booleans())
    ]
    field = []
    for name, kind in FIELD:
        said = draw(effects).split("; ")
        fit = [one for one in said if not any(word in one for word in ("growing", "drain", "on ending"))]
        field.append({"name": name, "kind": kind, "effect": "; ".join(fit), "turns": draw(turns)})
    return {"statuses": statuses, "field": field}


@st.composite
def plans(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Two Actions a side, of whoever; the fallen are replaced within the turn."""

    def action(who: str) -> dict[str, Any]:
        use = draw(st.sampled_from([*(move["name"] for move in MOVES), "Switch", "Wait"]))
        return {"actor": who, "use": use, **({"on": [BENCH[who]]} if use == "Switch" else {})}

    sides = {"A": ("Ash", "Elm"), "B": ("Moth", "Wisp")}
    return [
        {"turn": {side: [action(draw(st.sampled_from(people))) for _ in range(2)] for side, people in sides.items()}}
        for _ in range(draw(st.integers(1, 3)))
    ]


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(guides=guides(), do=plans(), seed=st.integers(0, 2**16), lang=st.sampled_from(["en", "ru"]))
def test_bounds_hold_whatever_the_guides_say(guides: Any, do: Any, seed: int, lang: str) -> None:
    scenario = {
        "system": "calpheon", "roster": ROSTER, "moves": MOVES, **guides, "do": do, "seed": seed, "language": lang,
        "battle": {"weather": "Rain 2", "terrain": "Grassy", "sides": "A: Spikes, B: Reflect 2"},
        "rulings": {"calpheon.damage_formula": "move_power * power / (4 * max(1, resilience))"},
    }  # fmt: skip
    result = resolve(scenario)
    assert result["ok"], result
    for row in result["roster"]:
        assert 0 <= row["hp"] <= row["max_hp"]
        assert 0 <= row["sp"] <= row["max_sp"]
    assert all(line and "{" not in line for line in result["log"])
    assert resolve(scenario) == result
    again = resolve({**scenario, "roster": result["roster"], "battle": result["battle"], "do": []})
    assert again["ok"], again
    assert again["roster"] == result["roster"]
