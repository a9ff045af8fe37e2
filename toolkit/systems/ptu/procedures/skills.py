"""Skill checks, the ask `check`: dice by the skill's rank; an opposed one is won by the higher total, a tie lost.

The column Skills holds `Combat 4, Stealth 2d6+1`: a rank is so many d6. A skill that is not on the sheet is no guess of
ours: its total is asked as a number (core p. 240-242).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toolkit.core.names import fold
from toolkit.dice import Ask, Dice, parse_dice
from toolkit.messages import Term, Who, note
from toolkit.systems.ptu.procedures.doing import Doing
from toolkit.systems.ptu.records import PtuCombatant

EXPERT = 5
"""The rank called Expert."""

SKILLS = {
    "Acrobatics": "акробатика", "Athletics": "атлетика", "Charm": "обаяние", "Combat": "бой, сражение",
    "Command": "командование", "Focus": "сосредоточенность", "Guile": "хитрость", "Intimidate": "запугивание",
    "Intuition": "интуиция", "Perception": "внимание", "Stealth": "скрытность", "Survival": "выживание",
}  # fmt: skip
"""Skills, each with its Russian words."""

RANKS = {"pathetic": 1, "untrained": 2, "novice": 3, "adept": 4, "expert": 5, "master": 6}

_MEANT = {fold(word): skill for skill, more in SKILLS.items() for word in (skill, *more.split(","))}


def read_skill(item: str) -> tuple[str, Dice] | None:
    """`Combat 4`, `Combat Expert`, `Combat 4d6+1` -> the skill and its dice; `None` for what is none of these."""
    name, _, value = item.strip().rpartition(" ")
    rank = RANKS.get(value.casefold()) or (int(value) if value.isdecimal() and 1 <= int(value[:3]) <= 8 else None)
    dice = Dice(rank, 6) if rank else parse_dice(value)
    skill = _MEANT.get(fold(name))
    return (skill, dice) if skill and dice else None


def skills_of(row: PtuCombatant) -> Mapping[str, Dice]:
    """The skills that stand on the sheet."""
    return dict(read for item in row.skills if (read := read_skill(item)))


def expert_in_combat(row: PtuCombatant) -> bool:
    """Whether Struggle is the better one."""
    dice = skills_of(row).get("Combat")
    return dice is not None and dice.count >= EXPERT


def check(doing: Doing, who: str, skills: Sequence[str], bonus: int = 0) -> int:
    """One side's check with the best of these skills."""
    row = doing.row(who)
    known = skills_of(row)
    best = max(
        (known[skill] for skill in skills if skill in known), key=lambda dice: dice.low + dice.high, default=None
    )
    prompt = note("ptu.ask.check", who=Who(who), skills=[Term(skill) for skill in skills], use=doing.used.shown)
    ask = (
        Ask("check", who, low=1, high=999, prompt=prompt)
        if best is None
        else Ask("check", who, dice=best, prompt=prompt)
    )
    rolled = doing.ask(ask).number
    hindered = -2 if row.hindered else 0
    total = doing.settle(f"{who}.check", rolled + bonus + hindered)
    doing.scene.tell("ptu.checked", who=Who(who), skills=[Term(skill) for skill in skills], rolled=rolled,
                     bonus=f"{bonus + hindered:+d}" if bonus + hindered else "0", total=total)  # fmt: skip
    return total


def wins(doing: Doing, target: str, own: Sequence[str], others: Sequence[str], bonus: int = 0) -> bool:
    """Whether the actor wins an opposed check."""
    mine = check(doing, doing.actor, own, bonus)
    return mine > check(doing, target, others)
