"""Initiative (core): the Speed that counts, Combat Stages and Paralysis included; ties are rolled off with d20.

Full contact: everybody by Initiative. League: trainers first, who declare from low to high and act from high to low,
then the Pokémon. Who has no Speed on the sheet acts last. The order holds for the round; later Speed counts when the
next round begins.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.core.scene import Scene
from toolkit.dice import Ask, Dice
from toolkit.messages import Who, note
from toolkit.systems.ptu.events import InitiativeSet, OrderSet
from toolkit.systems.ptu.procedures.stages import stat_of
from toolkit.systems.ptu.state import Fight, is_trainer, present

D20 = Dice(1, 20)


def roll_initiative(scene: Scene[Fight]) -> None:
    """Set everybody's Initiative and the order of the first round."""
    fighters = [who for who, row in scene.state.roster.items() if present(row)]
    for who in fighters:
        speed = stat_of(scene.state.roster[who], "speed")
        if speed is not None:
            scene.emit(InitiativeSet(Who(who), scene.settle(f"act.{who}.initiative", speed)))
    order = order_of(scene, fighters, tied=_roll_offs(scene, fighters))
    if scene.ruling("ptu.initiative") == "league":
        trainers = [Who(who) for who in order if is_trainer(scene.state.roster[who])]
        scene.tell("ptu.league", order=list(reversed(trainers)))
    scene.emit(OrderSet(order, order[0] if order else ""))


def order_of(scene: Scene[Fight], fighters: Sequence[str], tied: Sequence[str] = ()) -> tuple[str, ...]:
    """These by Initiative, high first; equal ones as rolled, else as they stood, else in roster order."""
    fight = scene.state
    stood = [*tied, *fight.battle.turn_order, *fight.roster]
    league = fight.rulings["ptu.initiative"] == "league"

    def place(who: str) -> tuple[bool, bool, int, int]:
        row = fight.roster[who]
        later = league and not is_trainer(row)
        return (later, row.initiative is None, -(row.initiative or 0), stood.index(who))

    return tuple(sorted(fighters, key=place))


def _roll_offs(scene: Scene[Fight], fighters: Sequence[str]) -> list[str]:
    """Everybody by Initiative and roll-off: the higher die first, equal ones roll again, all in roster order."""
    ranks: dict[str, tuple[int, ...]] = {}
    for who in fighters:
        initiative = scene.state.roster[who].initiative
        if initiative is not None:
            ranks[who] = (initiative,)
    while tied := [who for who, rank in ranks.items() if list(ranks.values()).count(rank) > 1]:
        ranks |= {who: (*ranks[who], _rolled(scene, who)) for who in tied}
    return sorted(ranks, key=lambda who: ranks[who], reverse=True)


def _rolled(scene: Scene[Fight], who: str) -> int:
    total = scene.state.roster[who].initiative or 0
    die = scene.ask(
        Ask("initiative", who, dice=D20, prompt=note("ptu.ask.initiative", who=Who(who), total=total))
    ).number
    scene.tell("ptu.tie_rolled", who=Who(who), die=die, total=total)
    return die
