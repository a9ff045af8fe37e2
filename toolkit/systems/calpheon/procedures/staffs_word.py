"""What the game master says comes about, in words of the effect language ([003] VIII.02; [000] IX.05-06).

Used for a creative action's result, for what a move leaves to the game master, and for the effects in the rows of the
campaign's own roll tables. Nothing stands in its way: no Protect, no Substitute, no chance. Clauses go left to right;
who has fallen loses no more HP, but may be healed. What is laid on a side lies on the side of who is named.
`riders.bring_about` lets it happen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil

from toolkit.core.effects import Clause
from toolkit.dice import Ask
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.events import HpRegained, SpShifted
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import fall, lose, lose_own
from toolkit.systems.calpheon.procedures.laying import clear, lay
from toolkit.systems.calpheon.staff_words import read_word, wrong_with
from toolkit.systems.calpheon.state import standing


def ask_staff(doing: Doing, prompt: Note, *, may_damage: bool = True) -> tuple[str, tuple[Clause, ...]]:
    """What the game master says comes of it: as written, and as clauses; blank and none for nothing."""
    wrong = partial(wrong_with, doing.fight, may_damage=may_damage)
    written = str(doing.ask(Ask("adjudication", doing.actor, prompt=prompt, text=wrong)).value)
    read = read_word(doing.fight, written, "")
    return written, read if isinstance(read, tuple) else ()


def _damage(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    amount = doing.settle(f"{who}.damage", clause.amount or 0)
    cause = note("calpheon.cause.move", use=doing.planned.shown)
    if who == doing.actor:
        lost = lose_own(doing, tally, amount, cause)
        tally.facts["lost"] = lost
    else:
        lost = lose(doing, who, amount, cause)
        if lost and not standing(doing.row(who)):
            fall(doing, tally, who)
    if who == tally.target:
        tally.damage += lost


def _heal(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A share of its maximum, rounded up like all healing ([000] III.01), or just so many HP."""
    row = doing.row(who)
    exact = clause.amount if clause.share is None else ceil(clause.share * (row.max_hp or 0))
    hp = row.hp or 0
    gained = max(0, min(doing.settle(f"{who}.heal", exact or 0), (row.max_hp or 0) - hp))
    tally.healed += gained
    doing.emit(HpRegained(Who(who), gained, hp + gained, note("calpheon.cause.move", use=doing.planned.shown)))


def _stamina(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """SP more or fewer, never below 0 or above the maximum; who has none is told so."""
    row = doing.row(who)
    if row.sp is None:
        doing.scene.tell("calpheon.failed.no_stamina", who=Who(who))
        return
    left = max(0, row.sp + (clause.amount or 0))
    left = left if row.max_sp is None else min(left, max(row.sp, row.max_sp))
    doing.emit(SpShifted(Who(who), left - row.sp, left))


def _barrier(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    lay(doing, clause, tally, "Barrier", [doing.row(who).side])


def _hazard(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    lay(doing, clause, tally, "Hazard", [doing.row(who).side])


def _clear_hazards(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    clear(doing, tally, doing.row(who).side, "Hazard")


def _remark(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.scene.tell("calpheon.staff_remarks", text=clause.text or "")
    tally.effects.append(clause.text or "")


STAFFS: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "damage_fixed": _damage,
    "heal": _heal,
    "sp": _stamina,
    "note": _remark,
    "barrier": _barrier,
    "hazard": _hazard,
    "clear_hazards": _clear_hazards,
}
"""Clauses that only staff has, or that mean something else in its mouth than in a move."""
