"""The riders of a move: the clauses that happen after its damage, left to right.

`on 16+` goes by the natural accuracy die, never by the total ([001] Making Attacks); a clause with a chance of its own
rolls the d100 `effect`, none at 100 %. Nothing befalls an immune or a fainted target. What is about the user or the
field happens once, however many targets there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import floor

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who, note
from toolkit.systems.ptu.events import WeatherChanged
from toolkit.systems.ptu.move import Move, is_own
from toolkit.systems.ptu.procedures.accuracy import Aim
from toolkit.systems.ptu.procedures.chart import multiplier
from toolkit.systems.ptu.procedures.doing import D100, Doing, Tally
from toolkit.systems.ptu.procedures.hit_points import lose, mention, woken
from toolkit.systems.ptu.procedures.recovery import gain_temp_hp, heal
from toolkit.systems.ptu.procedures.stages import change_stage
from toolkit.systems.ptu.procedures.statuses import gain_status
from toolkit.systems.ptu.state import standing
from toolkit.systems.ptu.vocabulary import FIELD

WEATHER_ROUNDS = 5
"""How long weather lasts that a move brings without a number (core, Weather)."""


def riders(doing: Doing, move: Move, aimed: Aim | None, tallies: Sequence[Tally]) -> None:
    """All riders, target by target; those on the user go with the first target that calls for them."""
    done: set[int] = set()
    for tally in tallies:
        for clause in move.riders():
            own = _own(doing, clause)
            if not _called_for(doing, move, clause, aimed, tally) or (own and clause.position in done):
                continue
            if own:
                done.add(clause.position)
            _happen(doing, clause, tally, doing.actor if own else tally.target or doing.actor)


def _own(doing: Doing, clause: Clause) -> bool:
    """Healing goes to whom the action names; where it names nobody, to the user."""
    if clause.what in ("heal", "temp_hp") and not clause.on_self:
        return not doing.used.targets
    return is_own(clause)


def _called_for(doing: Doing, move: Move, clause: Clause, aimed: Aim | None, tally: Tally) -> bool:
    if clause.when == "on miss":
        return tally.result == "miss"
    if not tally.landed:
        return False
    natural = aimed.natural(tally.target or "") if aimed is not None else None
    if clause.natural is not None:
        return natural is not None and natural >= clause.natural
    if clause.when == "on even":
        return natural is not None and natural % 2 == 0
    if clause.when == "on crit":
        return tally.result == "critical"
    if clause.when == "on super effective":
        return multiplier(move.type, doing.row(tally.target or doing.actor).types) > 1
    return True


def _happen(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    if not standing(doing.row(who)) and clause.what not in (*FIELD, "heal"):
        return
    if clause.chance is None or _chance(doing, clause, who):
        RIDERS[clause.what](doing, clause, tally, who)


def _chance(doing: Doing, clause: Clause, who: str) -> bool:
    percent = clause.chance or 0
    if percent >= 100:
        return True
    facts = {"who": doing.actor, "use": doing.used.shown, "what": Term(clause.word or ""), "target": Who(who)}
    die = doing.roll("effect", D100, note("ptu.ask.effect", chance=percent, **facts)).number
    doing.scene.tell("ptu.rolled_effect", die=die, need=percent, met=die <= percent, **facts)
    return die <= percent


def _status(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    gain_status(doing, tally, who, clause.word or "", clause.amount)


def _stage(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    moved = change_stage(doing, who, clause.word or "", clause.amount or 0)
    if moved:
        mention(doing, tally, f"{clause.word} {moved:+d}", who)


def _lose(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    share = (clause.share or 0) * (doing.row(who).max_hp or 0)
    amount = doing.settle(f"{who}.lose{clause.position}", floor(share))
    lost = lose(doing, tally, who, max(0, amount), note("ptu.cause.move", use=doing.used.shown))
    if who == doing.actor:
        tally.facts["lost"] = lost
    else:
        tally.damage += lost
        woken(doing, who)


def _heal(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    assert clause.share is not None
    heal(doing, tally, who, clause.share)


def _temp_hp(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    share = None if clause.share is None else floor(clause.share * (doing.row(who).max_hp or 0))
    gain_temp_hp(doing, who, share if share is not None else clause.amount or 0)


def _weather(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    weather = f"{clause.word} {clause.amount or WEATHER_ROUNDS}"
    doing.emit(WeatherChanged(weather))
    tally.effects.append(weather)


def _push(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.scene.tell("ptu.pushed", who=Who(who), metres=clause.amount)
    tally.effects.append(f"Push {clause.amount}")


def _note(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.scene.tell("ptu.by_hand", use=doing.used.shown, text=clause.text or "")
    tally.effects.append(clause.text or "")


RIDERS: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "status": _status,
    "stage": _stage,
    "lose": _lose,
    "heal": _heal,
    "temp_hp": _temp_hp,
    "weather": _weather,
    "push": _push,
    "note": _note,
}
