"""The end of a turn and of a round ([004] Статусные атаки): what is counted down, what still hurts.

A turn: burn and poison hurt (how much the text does not say: ruling `d6.status_damage`, blank is only told), then every
status and every stage has a turn less; all of that in the ball as well. A round: the turn of everybody whose turn it
was not the end of yet, then the weather.
"""

from __future__ import annotations

from fractions import Fraction

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.d6forum.apply import STAGES
from toolkit.systems.d6forum.events import (
    Fell,
    HpLost,
    RoundEnded,
    StagesCounted,
    StatusesCounted,
    TurnEnded,
    WeatherChanged,
    condition,
)
from toolkit.systems.d6forum.procedures.damage import rounded
from toolkit.systems.d6forum.records import ForumCombatant
from toolkit.systems.d6forum.state import Fight, fights, standing
from toolkit.tables.cells import Status

HURTS = ("Burn", "Poison", "Badly Poisoned")


def end_turn(scene: Scene[Fight], who: str, use: str = "end_turn") -> None:
    """A combatant's turn is over."""
    scene.emit(TurnEnded(Who(who), with_round=use == "end_round"))
    lost = sum(_hurt(scene, who, status.name) for status in scene.state.roster[who].status if status.name in HURTS)
    _count_statuses(scene, who)
    _count_stages(scene, who)
    scene.emit(Outcome(Who(who), use, Who(who), "done", damage=lost))


def end_round(scene: Scene[Fight]) -> None:
    """The round is over for everybody."""
    for who, row in list(scene.state.roster.items()):
        if who not in scene.state.battle.turns_ended and _counts(row):
            end_turn(scene, who, "end_round")
    name, turns = condition(scene.state.battle.weather)
    if turns is not None:
        scene.emit(WeatherChanged(f"{name} {turns - 1}" if turns > 1 else ""))
    scene.emit(RoundEnded((scene.state.battle.round or 1) + 1))
    scene.emit(Outcome(None, "end_round", None, "done"))


def _counts(row: ForumCombatant) -> bool:
    """Whether a turn makes a difference to it."""
    return fights(row) and bool(row.stage_turns or any(status.turns or status.name in HURTS for status in row.status))


def _hurt(scene: Scene[Fight], who: str, status: str) -> int:
    row = scene.state.roster[who]
    if not standing(row):
        return 0
    share = scene.ruling("d6.status_damage")
    if share is None:
        scene.tell("d6forum.hurts_by_hand", who=Who(who), status=Term(status))
        return 0
    exact = (row.max_hp or 0) * Fraction(share)
    amount = scene.settle(
        f"{who}.{status.lower().replace(' ', '_')}", rounded(exact, lambda key: scene.ruling(f"d6.{key}"))
    )
    lost = min(max(amount, 0), row.hp or 0)
    scene.emit(HpLost(Who(who), lost, (row.hp or 0) - lost, Term(status)))
    if lost == row.hp:
        scene.emit(Fell(Who(who)))
    return lost


def _count_statuses(scene: Scene[Fight], who: str) -> None:
    had = scene.state.roster[who].status
    left = tuple(
        status if status.turns is None else Status(status.name, status.turns - 1, status.by, status.until)
        for status in had
    )
    for status in left:
        if status.turns is not None and status.turns <= 0:
            scene.tell("d6forum.status_ended", who=Who(who), status=Term(status.name))
    kept = tuple(status for status in left if status.turns is None or status.turns > 0)
    if kept != had:
        scene.emit(StatusesCounted(Who(who), kept))


def _count_stages(scene: Scene[Fight], who: str) -> None:
    items = scene.state.roster[who].stage_turns
    if not items:
        return
    columns: dict[str, object] = {}
    left = []
    for stat, turns in map(condition, items):
        if (turns or 0) > 1:
            left.append(f"{stat} {(turns or 0) - 1}")
        elif f"{stat.lower()}_stage" in STAGES:
            columns[f"{stat.lower()}_stage"] = None
            scene.tell("d6forum.stage_ended", who=Who(who), stat=Term(stat))
    scene.emit(StagesCounted(Who(who), {**columns, "stage_turns": tuple(left)}))
