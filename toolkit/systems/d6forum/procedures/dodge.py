"""The evasion die ([004] Уклонения): when it is rolled, what it spares, what it costs, and that this is always said.

Not after an attack value of 1 or 6, nor against a move that cannot miss; only if the defender wants it and has one
of its five left. 1 spares nothing, 2 a part, 3 half, 4 all but scratches, 5 and 6 everything; a 6 does not count.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

from toolkit.dice import YES_NO, Ask, BadAnswer, check_answer
from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.events import Dodged
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import D6, Doing
from toolkit.systems.d6forum.procedures.shifts import counted, size, total

_SPARED = {1: Fraction(1), 3: Fraction(1, 2), 5: Fraction(0), 6: Fraction(0)}


def dodge(doing: Doing, move: Move, target: str, value: int) -> Fraction:
    """The share of the damage that is left; 0 means that the attack missed."""
    left = doing.row(target).dodges_left or 0
    if value == 6 or move.homing:
        return _without(doing, target, "impossible")
    if not left:
        return _without(doing, target, "none_left")
    die = _wanted(doing, move, target)
    if die is None:
        return _without(doing, target, "unwanted")
    evasion = doing.settle_die(f"{target}.dodge", counted(die, _shift(doing, move, target), doing.ruling))
    doing.scene.tell_roll("d6forum.rolled_dodge", who=Who(target), die=die, value=evasion, shifted=die != evasion)
    free = evasion == 6
    doing.emit(Dodged(Who(target), "free" if free else "used", left if free else left - 1, evasion))
    share = _SPARED[evasion] if evasion in _SPARED else doing.ruling(f"evade.multiplier.{evasion}")
    return doing.settle(f"{target}.spared", share)


def needless(doing: Doing, target: str) -> None:
    """Nothing was there to dodge."""
    _without(doing, target, "needless")


def superfluous(doing: Doing) -> None:
    """An evasion die that was given and that nobody needed is named, so that it is not taken for one that counted."""
    for die in doing.left_over("dodge"):
        if isinstance(die, int) and not isinstance(die, bool):
            doing.scene.tell_roll("d6forum.unused_dodge", die=die)


def _without(doing: Doing, target: str, how: Literal["unwanted", "none_left", "impossible", "needless"]) -> Fraction:
    doing.emit(Dodged(Who(target), how, doing.row(target).dodges_left or 0))
    return doing.settle(f"{target}.spared", Fraction(1)) if how != "needless" else Fraction(1)


def _wanted(doing: Doing, move: Move, target: str) -> int | None:
    """The die, if the defender wants to dodge. `with` gives the wish (one for all targets), or the die itself."""
    given = doing.deed.prepared.get("dodge", ())
    one_wish = len(given) == 1 and isinstance(given[0], bool)
    prepared = given if one_wish else doing.prepared("dodge")
    wish = prepared[0] if prepared else _wish(doing, move, target)
    if isinstance(wish, bool) or wish in YES_NO:
        ask = Ask("dodge", target, dice=D6, prompt=note("d6forum.ask.dodge", who=Who(target), use=move.name))
        return doing.scene.ask(ask).number if wish in (True, "yes") else None
    return _typed(doing, target, wish)


def _wish(doing: Doing, move: Move, target: str) -> str:
    left = doing.row(target).dodges_left or 0
    prompt = note("d6forum.ask.evade", who=Who(target), use=move.name, left=left)
    return str(doing.ask(Ask("evade", target, options=YES_NO, prompt=prompt)).value)


def _typed(doing: Doing, target: str, given: Any) -> int:
    checked = check_answer(Ask("dodge", target, dice=D6), given)
    if isinstance(checked, Note):
        raise BadAnswer(f"{doing.deed.where}.with.dodge", given, checked)
    return checked.number


def _shift(doing: Doing, move: Move, target: str) -> int:
    first = -1 if move.clause("first") is not None else 0
    return total([size(doing.row(target).speed_stage), -size(doing.me.accuracy_stage), first], doing.ruling)
