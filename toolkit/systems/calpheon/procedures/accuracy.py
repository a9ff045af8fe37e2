"""Accuracy: one check a move, before its strikes ([000] II.01).

A blank accuracy and `cannot miss` need none. By ruling the check is 1d100 at most the move's accuracy (nothing is
rolled at 100 or more, nor at 0), or the game master says hit or miss.
"""

from __future__ import annotations

from typing import Any

from toolkit.core.effects import Clause
from toolkit.dice import Ask
from toolkit.messages import Term, note
from toolkit.systems.calpheon.conditions import holds
from toolkit.systems.calpheon.in_force import factors, product, shown
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import D100, Doing, Tally
from toolkit.systems.calpheon.procedures.rounding import rounded


def hits(doing: Doing, move: Move, tallies: list[Tally]) -> bool:
    """Whether the move hits those it can reach."""
    if move.row.accuracy is None or any(_sure(doing, move, clause, tallies) for clause in move.clauses):
        return True
    prompt = note("calpheon.ask.accuracy", who=doing.actor, use=move.name, accuracy=move.row.accuracy)
    if doing.ruling("accuracy_rule") == "manual":
        answer = doing.ask(Ask("accuracy", doing.actor, options=("hit", "miss"), prompt=prompt))
        return answer.value == "hit"
    need = doing.settle("accuracy", _counted(doing, move.row.accuracy + _by_stages(doing, move, tallies[0].target)))
    for tally in tallies:
        tally.facts["accuracy"] = need
    return chance(doing, "accuracy", need)


def _sure(doing: Doing, move: Move, clause: Clause, tallies: list[Tally]) -> bool:
    """Whether a `cannot miss` counts against all of them."""
    met = (holds(doing.fight, clause.when, doing.actor, tally.target or doing.actor) for tally in tallies)
    return clause.what == "cannot_miss" and all(met)


def _by_stages(doing: Doing, move: Move, target: str | None) -> int:
    """Stages of the user's accuracy less those of the first target's evasion, each worth what the ruling says."""
    counts = target is not None and move.clause("ignore_stages") is None
    evasion = doing.row(target).stages.get("evasion", 0) if counts and target else 0
    stages = doing.me.stages.get("accuracy", 0) - evasion
    return stages * int(doing.ruling("accuracy_per_stage")) if stages else 0


def _counted(doing: Doing, accuracy: int) -> int:
    """The move's accuracy with the factors that hold for its user, rounded once."""
    found = factors(doing.fight, doing.actor, "accuracy_factor")
    if not found:
        return accuracy
    result = rounded(doing, "stat", product(found) * accuracy)
    word = Term("Accuracy")
    facts = {"who": doing.actor, "stat": word, "value": accuracy, "factors": shown(found), "counted": result}
    doing.scene.explain("calpheon.stat_counted", **facts)
    return result


def chance(doing: Doing, name: str, percent: int, **facts: Any) -> bool:
    """Whether something of `percent` % happens: a d100 of that name, none where it is certain either way.

    The die is told with what was needed; `facts` go into the question and that sentence.
    """
    if percent <= 0 or percent >= 100:
        return percent > 0
    facts |= {"who": doing.actor, "use": doing.planned.shown}
    die = doing.roll(name, D100, note(f"calpheon.ask.{name}", accuracy=percent, chance=percent, **facts)).number
    doing.scene.tell_roll(f"calpheon.rolled.{name}", die=die, need=percent, met=die <= percent, **facts)
    return die <= percent
