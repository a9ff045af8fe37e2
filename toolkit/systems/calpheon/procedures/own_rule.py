"""Using a rule that the campaign gives itself: its number, formula or roll table (`own_rules`) put to the dice.

In this order: the ruling; the values a formula names (where one is blank, or the formula has no value, the game master
decides, and is told why); its dice; a chance in % as a d100, or the row of a table with its effects. The dice are all
of one ask name, the rule's own.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

from toolkit.core.formula import Formula, FormulaFailed
from toolkit.dice import Dice
from toolkit.messages import Who, note
from toolkit.systems.calpheon.own_rules import Own, OwnTable, Result, compares, read_own
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.initiative import counted_speed
from toolkit.systems.calpheon.procedures.riders import bring_about
from toolkit.systems.calpheon.vocabulary import staff_words

ASKS = {"rest_amount": "rest", "flee": "flee", "death_roll": "death", "exhaustion": "exhaustion"}
"""Rule -> name of its dice."""


def yes_or_no(doing: Doing, key: str, tally: Tally, about: str, foe: str | None = None) -> bool | None:
    """Whether it comes about for `about`; `None` where the game master decides."""
    own = _own(doing, key)
    if isinstance(own, OwnTable):
        return _drawn(doing, key, own, tally, about).decided
    exact = _exact(doing, key, own, about, foe)
    if exact is None or (isinstance(own, Formula) and compares(own)):
        return None if exact is None else bool(exact)
    percent = doing.settle(ASKS[key], min(100, floor(exact)))
    tally.facts["chance"] = percent
    return chance(doing, ASKS[key], percent, about=Who(about))


def amount(doing: Doing, key: str, tally: Tally, about: str) -> Fraction | None:
    """How much it is, 0 or more; `None` where the game master decides. A row of effects alone is 0."""
    own = _own(doing, key)
    if isinstance(own, OwnTable):
        return Fraction(_drawn(doing, key, own, tally, about).number or 0)
    exact = _exact(doing, key, own, about, None)
    return None if exact is None else max(Fraction(0), exact)


def _own(doing: Doing, key: str) -> Own | None:
    """A broken rule was a problem before any action."""
    own = read_own(key, doing.ruling(key), staff_words(doing.fight.guides.vocabulary))
    return None if isinstance(own, list) else own


def _value(doing: Doing, name: str, about: str, foe: str | None) -> int | None:
    """What a formula's name stands for; Speed counts its stages as in Initiative."""
    if name == "turn":
        return doing.fight.battle.round or 1
    who = foe if name.startswith("foe_") else about
    if who is None:
        return None
    value: int | None = getattr(doing.row(who), name.removeprefix("foe_"))
    return counted_speed(doing.scene, who) if name.endswith("speed") and value is not None else value


def _exact(doing: Doing, key: str, own: int | Formula | None, about: str, foe: str | None) -> Fraction | None:
    if own is None or isinstance(own, int):
        return None if own is None else Fraction(own)
    given = {name: value for name in own.names_used if (value := _value(doing, name, about, foe)) is not None}
    if missing := [name for name in own.names_used if name not in given]:
        doing.scene.advise("calpheon.own_rule_lacks", use=doing.planned.shown, missing=missing)
        return None
    rolls = [_roll(doing, key, dice) for dice in own.dice]
    try:
        exact = own.value(given, rolls)
    except FormulaFailed:
        doing.scene.advise("calpheon.own_rule_failed", use=doing.planned.shown, formula=own.text)
        return None
    shown = [*(f"{name} {value}" for name, value in given.items()), *(str(roll) for roll in rolls)]
    doing.scene.tell_roll("calpheon.own_rule_valued", use=doing.planned.shown, given=shown or "none", exact=str(exact))
    return exact


def _drawn(doing: Doing, key: str, own: OwnTable, tally: Tally, about: str) -> Result:
    total = _roll(doing, key, own.table.dice)
    row, result = own.drawn(total)
    facts = {"use": doing.planned.shown, "who": Who(about)}
    doing.scene.tell_roll("calpheon.own_rule_drawn", die=total, words=row.words, **facts)
    bring_about(doing, result.clauses, tally, about)
    return result


def _roll(doing: Doing, key: str, dice: Dice) -> int:
    prompt = note("calpheon.ask.own_rule", use=doing.planned.shown, who=doing.actor)
    return doing.roll(ASKS[key], dice, prompt).number
