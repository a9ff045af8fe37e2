"""The battle's frame: it begins, a round ends, a scene or a day is over (Initiative and Turns).

A battle begins: trainers without a Pokémon on the field release one; everybody is fresh and in order of Initiative,
ties by lot or as the roster has them. A round ends what lasts until then; everybody may act, punish and give an Order
again.
"""

from __future__ import annotations

from itertools import groupby

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.dice import Ask, Dice
from toolkit.messages import Term, Who, note
from toolkit.systems.odyssey.actions import Frame
from toolkit.systems.odyssey.apply import apply
from toolkit.systems.odyssey.events import (
    BattleBegan,
    BattleOver,
    RoundEnded,
    StatusEnded,
    Switched,
    TieBroken,
    TurnPassed,
)
from toolkit.systems.odyssey.pairs import initiative, leaders, next_leader, out, team
from toolkit.systems.odyssey.state import Fight, is_human, present, standing
from toolkit.systems.odyssey.throwing import throws


def frame(scene: Scene[Fight], action: Frame) -> None:
    """Begin or end."""
    if action.kind == "start":
        _start(scene)
    elif action.kind == "end_round":
        _end_round(scene)
    else:
        scene.emit(BattleOver(action.kind))
    scene.emit(Outcome(None, action.kind, None, "done"))


def _start(scene: Scene[Fight]) -> None:
    _release(scene)
    fresh = apply(scene.state, BattleBegan(()))
    order: list[str] = []
    for value, equal in groupby(leaders(fresh), key=lambda who: initiative(fresh, who)):
        order += _by_lot(scene, list(equal), value)
    scene.emit(BattleBegan(tuple(order)))


def _release(scene: Scene[Fight]) -> None:
    """Every trainer who has none out releases a Pokémon: its only one, or the one it names."""
    for trainer in [who for who, row in scene.state.roster.items() if is_human(row) and row.side and present(row)]:
        able = [who for who in team(scene.state, trainer) if standing(scene.state.roster[who])]
        if able and out(scene.state, trainer) is None:
            chosen = able[0] if len(able) == 1 else _named(scene, trainer, able)
            places = throws(scene.state, trainer, chosen)
            scene.emit(Switched(Who(trainer), None, Who(chosen), places[0] if places else None))


def _named(scene: Scene[Fight], trainer: str, able: list[str]) -> str:
    names = tuple(scene.state.roster[who].name for who in able)
    options = names if len(set(names)) == len(names) else tuple(able)
    asked = Ask("release", trainer, options=options, prompt=note("odyssey.ask.release", who=Who(trainer)))
    return able[options.index(str(scene.ask(asked).value))]


def _by_lot(scene: Scene[Fight], tied: list[str], value: int) -> list[str]:
    """Those with equal Initiative in the order that the dice give: 1 is the first in roster order."""
    order: list[str] = []
    if len(tied) > 1 and scene.ruling("odyssey.init_tie") == "roster":
        return tied
    while len(tied) > 1:
        prompt = note("odyssey.ask.tie", whom=[Who(who) for who in tied])
        die = scene.ask(Ask("tie", tied[0], dice=Dice(1, len(tied)), prompt=prompt)).number
        first = tied.pop(die - 1)
        scene.emit(TieBroken(Who(first), die, value))
        order.append(first)
    return order + tied


def _end_round(scene: Scene[Fight]) -> None:
    for who, row in scene.state.roster.items():
        for held in row.status:
            if held.until == "round":
                scene.emit(StatusEnded(Who(who), Term(held.name)))
    battle = scene.state.battle
    kept = bool(battle.turn or battle.phase)
    scene.emit(RoundEnded((battle.round or 1) + 1))
    following = next_leader(scene.state) if kept else None
    if following is not None:
        scene.emit(TurnPassed(Who(following)))
