"""Initiative: 1d100 + 2 x Speed, once a turn for each side's active Pokémon ([003] V.03-05, VII.02).

In this order: everybody who rolls does so in roster order, then a die decides every tie. A newcomer that acts in
Action 2 rolls its own at the start of that phase. Later changes of Speed leave the order alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from toolkit.core.scene import Scene
from toolkit.dice import Ask, Dice
from toolkit.messages import Who, note
from toolkit.systems.calpheon.events import InitiativeRolled, OrderSet, TieBroken
from toolkit.systems.calpheon.procedures.counted import counted
from toolkit.systems.calpheon.procedures.doing import D100
from toolkit.systems.calpheon.state import Fight, active, sides, standing

LAST = (10**9, 10**9)
"""The place of a side without a Pokémon that rolled."""


class Initiative:
    """This turn's rolls. `place(side)` sorts: lower acts first."""

    def __init__(self) -> None:
        self._total: dict[str, int] = {}
        self._rank: dict[str, int] = {}
        self._counts: dict[str, str] = {}

    def roll(self, scene: Scene[Fight], newcomers: Sequence[str]) -> None:
        """Let these roll, in roster order, and break the ties they are part of."""
        for who in scene.state.roster:
            if who in newcomers:
                self._total[who] = _rolled(scene, who)
                self._rank[who] = 0
                self._counts[scene.state.roster[who].side] = who
        self._break_ties(scene, newcomers)
        scene.emit(OrderSet(tuple(sorted(self._counts.values(), key=self._place_of))))

    def has_rolled(self, who: str) -> bool:
        return who in self._total

    def place(self, side: str) -> tuple[int, int]:
        """Where the side's Pokémon stands in the order; a tamer acts on its Pokémon's roll."""
        who = self._counts.get(side)
        return LAST if who is None else self._place_of(who)

    def _place_of(self, who: str) -> tuple[int, int]:
        return (-self._total[who], self._rank[who])

    def _break_ties(self, scene: Scene[Fight], newcomers: Sequence[str]) -> None:
        acting = set(self._counts.values())
        for total, _ in groupby(sorted((self._total[who] for who in newcomers), reverse=True)):
            tied = [who for who in scene.state.roster if who in acting and self._total[who] == total]
            self._rank |= {who: rank for rank, who in enumerate(_by_lot(scene, tied, total))}


def rollers(fight: Fight) -> list[str]:
    """The standing active Pokémon of all sides."""
    found = (active(fight, side) for side in sides(fight))
    return [who for who in found if who is not None and standing(fight.roster[who])]


def _rolled(scene: Scene[Fight], who: str) -> int:
    row = scene.state.roster[who]
    speed = counted_speed(scene, who)
    prompt = note("calpheon.ask.initiative", who=Who(who), speed=speed)
    die = scene.ask(Ask("initiative", who, dice=D100, prompt=prompt)).number
    total = scene.settle(f"{row.side}.{who}.initiative", die + 2 * speed)
    scene.emit(InitiativeRolled(Who(who), die, speed, total))
    return total


def counted_speed(scene: Scene[Fight], who: str) -> int:
    """Speed with its stages and factors."""
    return counted(scene, who, "speed")


def _by_lot(scene: Scene[Fight], tied: list[str], total: int) -> list[str]:
    """Those with equal rolls in the order that the dice give: 1 is the first in roster order."""
    order = []
    while len(tied) > 1:
        prompt = note("calpheon.ask.tie", whom=[Who(who) for who in tied])
        die = scene.ask(Ask("tie", tied[0], dice=Dice(1, len(tied)), prompt=prompt)).number
        first = tied.pop(die - 1)
        scene.emit(TieBroken(Who(first), die, total))
        order.append(first)
    return order + tied
