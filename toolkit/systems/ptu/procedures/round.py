"""The end of a round: turns still under way end with it, weather is counted down, the next round begins.

Who had no turn in it has what counts turns counted all the same. A new round begins with the first in the order.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.messages import Who
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import OrderSet, RoundEnded, TurnPassed, WeatherChanged, condition
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.end_of_turn import close_turn, later_statuses
from toolkit.systems.ptu.procedures.initiative import order_of
from toolkit.systems.ptu.state import Fight, in_fight, present
from toolkit.systems.ptu.uses import a_turn_later


def end_round(scene: Scene[Fight]) -> None:
    """End the round."""
    for who in _in_order(scene.state):
        row = scene.state.roster[who]
        if row.own_turn == "now":
            doing = Doing(scene, Use(who, "End Turn"))
            tally = Tally(who)
            close_turn(doing, tally)
            doing.end(tally)
        elif not row.own_turn and in_fight(row):
            _pass(scene, who)
    _weather(scene)
    again = order_of(scene, _listed(scene.state)) if scene.state.battle.turn_order else ()
    if again and again != scene.state.battle.turn_order:
        scene.emit(OrderSet(again, ""))
    first = next((who for who in again if present(scene.state.roster[who])), "")
    scene.emit(RoundEnded((scene.state.battle.round or 0) + 1, first))
    scene.emit(Outcome(None, "end_round", None, "done"))


def _in_order(fight: Fight) -> list[str]:
    order = [who for who in fight.battle.turn_order if who in fight.roster]
    return [*order, *(who for who in fight.roster if who not in order)]


def _listed(fight: Fight) -> list[str]:
    return [who for who in fight.roster if in_fight(fight.roster[who])]


def _pass(scene: Scene[Fight], who: str) -> None:
    row = scene.state.roster[who]
    statuses, uses = later_statuses(row, flinch=True), a_turn_later(row.move_uses)
    if statuses != row.status or uses != row.move_uses or row.hindered:
        scene.emit(TurnPassed(Who(who), statuses, uses))


def _weather(scene: Scene[Fight]) -> None:
    name, rounds = condition(scene.state.battle.weather)
    if rounds is not None:
        scene.emit(WeatherChanged(f"{name} {rounds - 1}" if rounds > 1 else ""))
