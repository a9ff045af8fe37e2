"""Evasion: a fifth of the staged stat, at most 6; one kind a check, at most 9 with bonuses, never below 0.

Physical attacks meet Physical or Speed Evasion, Special ones Special or Speed, Status attacks Speed alone (core
p. 234). A willing, Vulnerable, sleeping or frozen target has none, the Stuck no Speed Evasion; Flanked takes 2 off.
Where an area meets friend and foe, the willing are the friends.
"""

from __future__ import annotations

from toolkit.dice import Ask
from toolkit.messages import Who, note
from toolkit.systems.ptu.procedures.doing import Doing
from toolkit.systems.ptu.procedures.stages import stat_of
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import has_status

MOST, FROM_STAT, FLANKED = 9, 6, 2

HELPLESS = ("Vulnerable", "Sleep", "Freeze", "Grappled", "Fainted")
"""Who cannot evade at all."""

KINDS = {"Physical": ("physical", "speed"), "Special": ("special", "speed"), "Status": ("speed",)}
"""Category of the attack -> the kinds of Evasion against it."""

_STATS = {"physical": "defense", "special": "special_defense", "speed": "speed"}


def evasion(doing: Doing, category: str, target: str) -> int:
    """What is added to the AC against this target."""
    row = doing.row(target)
    if has_status(row, *HELPLESS):
        doing.scene.explain("ptu.no_evasion", who=Who(target))
        return 0
    kind = _kind(doing, category, target, row)
    if kind == "none":
        doing.scene.explain("ptu.no_evasion", who=Who(target))
        return 0
    return _total(doing, target, kind, kind_value(row, kind))


def kind_value(row: PtuCombatant, kind: str) -> int:
    """One kind of Evasion without bonuses: the sheet's own number, else what the stat gives."""
    given: int | None = getattr(row, f"{kind}_evasion")
    if kind == "speed" and has_status(row, "Stuck"):
        return 0
    if given is not None:
        return given
    return min(FROM_STAT, (stat_of(row, _STATS[kind]) or 0) // 5)


def _kind(doing: Doing, category: str, target: str, row: PtuCombatant) -> str:
    chosen = doing.used.options.get("evasion")
    kinds = KINDS[category]
    if chosen is not None and (chosen != "none" or _willing(doing, target)):
        return str(chosen)
    if len(kinds) > 1 and doing.ruling("evasion_choice") == "ask":
        prompt = note("ptu.ask.evasion", who=Who(target), use=doing.used.shown, actor=doing.actor)
        return str(doing.ask(Ask("evasion", target, options=(*kinds, "none"), prompt=prompt)).value)
    return max(kinds, key=lambda kind: kind_value(row, kind))


def _willing(doing: Doing, target: str) -> bool:
    """Whether no Evasion is this target's choice: where some targets are of the user's side, it is theirs alone."""
    sides = {one: doing.row(one).side for one in doing.used.targets}
    return sides.get(target) == doing.me.side or doing.me.side not in sides.values()


def _total(doing: Doing, target: str, kind: str, value: int) -> int:
    row = doing.row(target)
    bonus = row.evasion_bonus or 0
    flanked = FLANKED if has_status(row, "Flanked") else 0
    if flanked and not doing.ruling("flanking_after_cap"):
        total = min(MOST, value + bonus - flanked)
    else:
        total = min(MOST, value + bonus) - flanked
    total = max(0, total)
    place = doing.fight.source(
        target, f"{kind}_evasion" if getattr(row, f"{kind}_evasion") is not None else _STATS[kind]
    )
    doing.scene.explain(
        "ptu.evasion", who=Who(target), kind=kind, value=value, bonus=bonus, flanked=flanked, total=total, place=place
    )
    return total
