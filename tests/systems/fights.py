"""Fights for tests: a system's demo as a state, a table that answers everything, plans drawn from the choices."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hypothesis import strategies as st

from toolkit.core.events import fold
from toolkit.core.options import Slot, UseOption
from toolkit.core.rulings import read_rulings
from toolkit.dice import Answer, Ask, Asked, SeededReferee
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.decode import decode_rows


def place(tab: str, row: int, column: str) -> str:
    return f"{tab}[{row}].{column}"


def demo_state(system: Ruleset, rulings: Mapping[str, Any] | None = None, without: tuple[str, ...] = ()) -> AnyState:
    """The demo campaign as a state, with some rulings of one's own; `without` leaves demo rulings at their default."""
    rows = system.demo()
    given = {row["key"]: row["value"] for row in rows["campaign"] if row["key"] not in without}
    in_force, strange = read_rulings(system.rulings, {**given, **(rulings or {})})
    roster, unread = decode_rows(system.roster, rows["roster"], lambda row, column: place("roster", row, column))
    moves, misread = decode_rows(system.moves, rows["moves"], lambda row, column: place("moves", row, column))
    extra: dict[str, Any] = {"map": rows["map"]} if "map" in rows else {}
    for role, guide in system.guides.items():
        extra[role], found = decode_rows(guide.rows, rows.get(role, ()), partial(place, role))
        unread += found
    state, problems = system.build_state(Tables(roster, moves, system.battle(), in_force, place, extra))
    assert [*strange, *unread, *misread, *problems] == []
    return state


DECISIONS = (
    "", "damage 9", "heal 20%; power -1", "sp -4", "lose 10% max", "speed +1 self", "weather rain 3", "trapped 2",
    "Tackle", "Growl",
)  # fmt: skip
"""What a game master may say to a question that takes words; the systems that do not know them say so."""


class Table(SeededReferee):
    """A whole table: dice from a seed, and a game master who answers the rest from the same seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._word = random.Random(seed + 1)

    def ask(self, ask: Ask) -> Answer:
        if ask.dice is not None:
            return super().ask(ask)
        if ask.text is not None:
            fitting = [word for word in DECISIONS if ask.text(word) is None]
            return self._noted(ask, Answer(self._word.choice(fitting)))
        high = 30 if ask.high is None else min(ask.high, 30)
        value = self._word.choice(ask.options) if ask.options else self._word.randint(ask.low or 0, high)
        return self._noted(ask, Answer(value))

    def _noted(self, ask: Ask, answer: Answer) -> Answer:
        self.asked.append(Asked(ask, answer))
        return answer


def lines(option: UseOption, actor: str) -> list[dict[str, Any]]:
    """The action lines an option stands for: one a target, or one."""
    line = {"actor": actor, "use": {"move" if option.kind == "move" else "action": option.use}}
    return [{**line, "on": [target]} for target in option.targets] or [line]


def choices(system: Ruleset, state: AnyState, slot: Slot, chosen: Mapping[str, Any], *, legal: bool) -> list[Any]:
    """All lines for a slot; with `legal` only those that are not refused."""
    return [
        line
        for actor in system.options(state, slot, chosen)
        for option in actor.uses
        if not (legal and option.refused)
        for line in lines(option, actor.actor)
    ]


def draw_entry(
    draw: Callable[[st.SearchStrategy[Any]], Any], system: Ruleset, state: AnyState, *, legal: bool
) -> Mapping[str, Any]:
    """An entry of `do` made by choosing something for every slot."""
    chosen: dict[str, Any] = {}
    for slot in system.slots(state):
        offered = choices(system, state, slot, chosen, legal=legal)
        if offered:
            chosen[slot.key] = draw(st.sampled_from(offered))
    return system.assemble(state, chosen)


def act(system: Ruleset, state: AnyState, entry: Mapping[str, Any], referee: Any) -> tuple[Any, AnyState]:
    """The resolution of an entry, and the state after it."""
    action = system.read_action(state, entry, "do[0]")
    assert not isinstance(action, list), action
    resolution = system.resolve(state, action, referee)
    return resolution, fold(system.apply, state, resolution.events)
