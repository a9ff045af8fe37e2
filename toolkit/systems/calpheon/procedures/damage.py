"""The damage of one strike, before it meets the target's HP or Substitute ([000] II.02, VII).

In this order: a fixed-damage clause has its own number; else by ruling the game master types the HP lost after
Resilience, or the campaign's formula is valued: critical, then its dice, then the value, rounded down, at least 0.
Factors of the guides (weather, barriers …) come before that one rounding; typed damage has them already.
Where a tamer lacks what the formula names, damage is typed. The sources give no formula; none is ever assumed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Any

from toolkit.core.formula import Formula, FormulaFailed, parse_formula
from toolkit.dice import YES_NO, Ask
from toolkit.messages import Who, note
from toolkit.systems.calpheon.in_force import Held, factors, product, shown
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.counted import counted
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.procedures.effectiveness import effectiveness
from toolkit.systems.calpheon.procedures.power import power_against
from toolkit.systems.calpheon.procedures.retaliation import retaliation
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.state import types_of

NAMES = (
    "move_power", "power", "resilience", "level", "speed", "stab", "type", "crit",
    "power_stage", "resilience_stage", "speed_stage",
)  # fmt: skip
"""What a formula may name. `stab` and `crit` are 0 or 1, `type` the multiplier of the chart, stages signed steps."""

USERS_STATS = ("power", "level", "speed")
"""Those of them that are the user's own columns."""


@dataclass(frozen=True, slots=True)
class Strike:
    """The strike `number` of `count` of a move at a target. `move` is `None` for a tamer's own attack."""

    move: Move | None
    target: str
    number: int = 1
    count: int = 1

    @property
    def which(self) -> dict[str, Any]:
        """Facts for the questions about it."""
        return {"target": Who(self.target), "number": self.number, "count": self.count}


def strike_damage(doing: Doing, strike: Strike) -> tuple[int, bool]:
    """The strike's damage in HP and whether it is critical."""
    move = strike.move
    if move is not None and move.fixed is not None:
        return fixed_damage(doing, move, strike.target), _fixed_critical(doing, strike)
    formula = damage_formula(doing.ruling("damage_formula"))
    if move is None or formula is None or not can_value(doing, formula, strike.target):
        return typed_damage(doing, strike), False
    critical = "crit" in formula.names_used and is_critical(doing, strike)
    return _valued(doing, formula, move, strike, critical), critical


def can_value(doing: Doing, formula: Formula, target: str) -> bool:
    """Whether both have the stats it names. A tamer need not: its rules lie on a page that is missing."""
    own = all(getattr(doing.me, name) is not None for name in USERS_STATS if name in formula.names_used)
    return own and ("resilience" not in formula.names_used or doing.row(target).resilience is not None)


def damage_formula(ruling: Any) -> Formula | None:
    """The campaign's formula, or `None` where damage is typed. A broken one was a problem before any action."""
    if ruling == "manual":
        return None
    formula = parse_formula(str(ruling), NAMES)
    return formula if isinstance(formula, Formula) else None


def typed_damage(doing: Doing, strike: Strike) -> int:
    """HP lost after Resilience, as the game master says; what the guides' factors are stands in the log for that."""
    found = [] if strike.move is None else damage_factors(doing, strike.move, strike.target)
    if found and strike.number == 1:
        doing.scene.tell(
            "calpheon.factors_by_hand", use=doing.planned.shown, target=Who(strike.target), factors=shown(found)
        )
    prompt = note("calpheon.ask.damage", who=doing.actor, use=doing.planned.shown, **strike.which)
    return doing.ask(Ask("damage", doing.actor, low=0, high=99999, prompt=prompt)).number


def fixed_damage(doing: Doing, move: Move, target: str) -> int:
    """[000] VI.01-02, VII: a share of the user's level (rounded up), of the target's HP, of damage taken, a number."""
    clause = move.fixed
    assert clause is not None
    share, hp = clause.share or Fraction(0), doing.row(target).hp or 0
    if clause.what == "damage_level":
        return ceil(share * (doing.me.level or 0))
    if clause.what == "damage_current":
        return max(0, min(rounded(doing, "super_fang", share * hp), hp - 1))
    if clause.what == "damage_fixed":
        return clause.amount or 0
    if clause.what == "damage_own":
        return rounded(doing, "lose", share * (doing.me.hp or 0))
    if clause.what == "damage_down":
        return max(0, hp - (doing.me.hp or 0))
    return rounded(doing, "counter", share * retaliation(doing, clause.what).damage)


def is_critical(doing: Doing, strike: Strike) -> bool:
    """Each strike by itself; the sources give no chance, so it is the game master's number or word."""
    move = strike.move
    if move is not None and move.clause("always_crit"):
        return True
    often = move is not None and move.clause("high_crit") is not None
    percent = doing.ruling("high_critical_chance" if often else "critical_chance")
    if percent is not None:
        return chance(doing, "critical", percent, **strike.which)
    prompt = note("calpheon.ask.critical_by_hand", who=doing.actor, use=doing.planned.shown, **strike.which)
    return doing.ask(Ask("critical", doing.actor, options=YES_NO, prompt=prompt)).value == "yes"


def _fixed_critical(doing: Doing, strike: Strike) -> bool:
    """Fixed damage is never critical, unless the ruling says so and the campaign's formula knows criticals."""
    formula = damage_formula(doing.fight.rulings["calpheon.damage_formula"])
    known = formula is not None and "crit" in formula.names_used
    if not known and not doing.fight.rulings["calpheon.fixed.crit"]:
        return False
    ruled = bool(doing.ruling("fixed.crit"))
    if ruled:
        doing.ruling("damage_formula")
    return ruled and known and is_critical(doing, strike)


def _valued(doing: Doing, formula: Formula, move: Move, strike: Strike, critical: bool) -> int:
    prompt = note("calpheon.ask.damage_die", who=doing.actor, use=move.name, **strike.which)
    rolls = [doing.roll("damage", dice, prompt).number for dice in formula.dice]
    values = formula_values(doing, move, strike, critical, formula.names_used)
    found = damage_factors(doing, move, strike.target)
    try:
        exact = formula.value(values, rolls) * product(found)
    except FormulaFailed:
        doing.scene.advise("calpheon.formula_failed", formula=formula.text)
        return typed_damage(doing, strike)
    given: list[Any] = [f"{name} {_plain(values[name])}" for name in formula.names_used]
    given += [note("calpheon.formula_dice", rolls=rolls)] if rolls else []
    given += shown(found)
    damage = max(0, floor(exact))
    how = "low" if exact < 0 else "whole" if exact == damage else "down"
    doing.scene.explain("calpheon.formula_valued", given=given or "none", exact=str(exact), how=how, damage=damage)
    return damage


def _plain(value: int | Fraction | bool) -> int | Fraction:
    return int(value) if isinstance(value, bool) else value


def damage_factors(doing: Doing, move: Move, target: str) -> list[Held]:
    """What the guides make of damage by the formula: the user's factors, then the target's."""
    words = (move.category, move.type)
    return [
        *factors(doing.fight, doing.actor, "damage_dealt", *words),
        *factors(doing.fight, target, "damage_taken", *words),
    ]


def formula_values(
    doing: Doing, move: Move, strike: Strike, critical: bool, names: Collection[str] = NAMES
) -> dict[str, int | Fraction | bool]:
    """The values of `NAMES` for one strike; `names` are those that will be used.

    Stats count with what the rulings give for stages and with the guides' factors; stages are given as they are as
    well, for formulas that say themselves what they do.
    """
    target, unmoved = strike.target, move.clause("ignore_stages") is not None
    me, other = doing.me, doing.row(target)

    def stat(who: str, name: str, column: str = "", *, stages: bool = True) -> int:
        elsewhere = not stages or f"{name}_stage" in names
        return counted(doing.scene, who, column or name, stages_elsewhere=elsewhere) if name in names else 0

    hitter = target if move.clause("with_target_power") else str(doing.actor)
    move_power = power_against(doing.fight, move, doing.actor, target)
    return {
        "move_power": move_power * (strike.number if move.clause("rising") else 1),
        "power": stat(hitter, "power", "resilience" if move.clause("with_resilience") else ""),
        "resilience": stat(target, "resilience", stages=not unmoved),
        "level": me.level or 0,
        "speed": stat(doing.actor, "speed"),
        "stab": move.type in types_of(me),
        "type": effectiveness(move, other),
        "crit": critical,
        "power_stage": me.stages.get("power", 0),
        "resilience_stage": 0 if unmoved else other.stages.get("resilience", 0),
        "speed_stage": me.stages.get("speed", 0),
    }
