"""The riders of a move: the clauses that happen after its damage, left to right.

Each goes with every target it is called for by; what is about the user alone happens once. Nothing reaches the
defeated but what is about the user.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who, note
from toolkit.systems.odyssey.events import BoonsLaid, NoteLeft, StatusEnded, StatusGained
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.pairs import holder, members
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hit_points import lose, regain
from toolkit.systems.odyssey.procedures.pushing import pull, push
from toolkit.systems.odyssey.state import has, standing
from toolkit.systems.odyssey.vocabulary import OWN_RIDERS


def riders(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """All riders, target by target; those on the user go with the first target that calls for them."""
    done: set[int] = set()
    for tally in tallies:
        for clause in move.riders():
            own = clause.on_self or clause.what in OWN_RIDERS or tally.target is None
            if not called_for(clause, tally) or (own and clause.position in done):
                continue
            if own:
                done.add(clause.position)
            who = doing.actor if own else tally.who
            if own or standing(doing.row(who)):
                RIDERS[clause.what](doing, clause, tally, who)


def called_for(clause: Clause, tally: Tally) -> bool:
    """Whether the clause's `when` is met by what became of a target."""
    if clause.when == "on miss":
        return tally.result == "miss"
    if not tally.landed:
        return False
    if clause.natural is not None:
        return tally.natural >= clause.natural
    steps = tally.facts.get("steps")
    met = {
        "on crit": tally.result == "critical",
        "on super effective": isinstance(steps, int) and steps > 0,
        "on even": tally.natural > 0 and tally.natural % 2 == 0,
    }
    return met.get(clause.when or "", True)


def give_status(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A status with its duration; Chilled and Soaked together are Frozen (companion text)."""
    word = clause.word or ""
    together = {"Chilled": "Soaked", "Soaked": "Chilled"}
    if word in together and has(doing.row(who), together[word]):
        doing.emit(StatusEnded(Who(who), Term(together[word])))
        word = "Frozen"
    _gain(doing, word, who, clause.amount, clause.until or "")
    tally.effects.append(word)


def _gain(doing: Doing, word: str, who: str, turns: int | None, until: str, *, by: bool = False) -> None:
    """Until the end of its next turn means, in its own turn, that of the turn after this one."""
    now = holder(doing.fight) or doing.chain[0]
    count = 2 if until == "turn" and who in members(doing.fight, now) else turns
    doing.emit(StatusGained(Who(who), Term(word), count, until, doing.actor if by else None))


def _mark(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    _gain(doing, "Marked", who, clause.amount, clause.until or "", by=True)
    tally.effects.append("Marked")


def _ongoing(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.emit(StatusGained(Who(who), Term("Ongoing"), clause.amount, clause.word or ""))
    tally.effects.append(f"Ongoing {clause.amount}")


def _cure(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    if has(doing.row(who), clause.word or ""):
        doing.emit(StatusEnded(Who(who), Term(clause.word or "")))


def _boon(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    by = (clause.amount or 0) * (1 if clause.what == "boon" else -1)
    now = max(-9, min(9, (doing.row(who).next_boons or 0) + by))
    doing.emit(BoonsLaid(Who(who), by, now))


def _whole(doing: Doing, exact: Fraction | int) -> int:
    """A share in whole HP."""
    if exact == int(exact):
        return int(exact)
    return ceil(exact) if doing.ruling("share_rounding") == "ceil" else floor(exact)


def _heal(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A number of HP, or a share of the maximum."""
    exact = clause.amount if clause.share is None else clause.share * (doing.row(who).max_hp or 0)
    gained = regain(doing.scene, who, _whole(doing, exact or 0), note("odyssey.cause.move", use=doing.used.shown))
    tally.healed += gained


def _drain(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    gained = _whole(doing, (clause.share or 0) * tally.damage)
    tally.healed += regain(doing.scene, doing.actor, gained, note("odyssey.cause.drain", use=doing.used.shown))


def _recoil(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    lose(doing.scene, doing.actor, _whole(doing, (clause.share or 0) * tally.damage), note("odyssey.cause.recoil"))


def _push(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    most = clause.amount or 0
    push(doing, who, most if doing.used.squares is None else min(doing.used.squares, most))


def _pull(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    pull(doing, who, clause.amount or 0)


def _note(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.emit(NoteLeft(doing.used.shown, clause.text or ""))
    tally.effects.append(clause.text or "")


RIDERS: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "status": give_status,
    "mark": _mark,
    "ongoing": _ongoing,
    "cure": _cure,
    "boon": _boon,
    "bane": _boon,
    "heal": _heal,
    "drain": _drain,
    "recoil": _recoil,
    "push": _push,
    "pull": _pull,
    "note": _note,
}
