"""What the guides' rows bring at a moment: the end or the start of a turn, coming in, a status ending ([003] V.01).

The order, the same every turn and told as it happens: weather, terrain, what lies on the sides, statuses. In each of
these first all that is lost, then all that is regained, then everything else; within that in roster order, and for
one combatant in the order of its statuses. Whoever has fallen gets nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from toolkit.core.effects import Clause
from toolkit.core.scene import Scene
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import Fell, Grew, HpRegained, MomentBegan, Replaced, Switched
from toolkit.systems.calpheon.guide_words import END, ENDING, START, SWITCH_IN, TIMED
from toolkit.systems.calpheon.guides import Guide
from toolkit.systems.calpheon.in_force import (
    affects,
    kept_from_healing,
    of_side,
    of_statuses,
    of_terrain,
    of_weather,
)
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.affecting import add_stages, give_status
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.procedures.falling import lose
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.sides import times_grown
from toolkit.systems.calpheon.state import Fight, active, is_pokemon, is_present, present, standing

STEPS = (of_weather, of_terrain, of_side, of_statuses)
"""The order of a moment."""

_NAMES: Mapping[Callable[[Fight, str], list[Guide]], str] = {
    of_weather: "weather",
    of_terrain: "terrain",
    of_side: "sides",
    of_statuses: "statuses",
}

_LOSSES = ("lose", "lose_fixed", "lose_growing", "drain_max")
_STAGES = (_LOSSES, ("heal_max",), ("status", "stage"))


def in_battle(fight: Fight) -> list[str]:
    """Who is on a side and can be reached, in roster order."""
    # On a long roster nearly all are Pokémon that wait, whose kind mostly is not even written.
    return [who for who, row in fight.roster.items() if (row.active or row.kind) and row.side and is_present(row)]


def pass_moment(scene: Scene[Fight], when: str, step: Callable[[Fight, str], list[Guide]]) -> None:
    """Let one step of a moment happen to everybody in the battle."""
    if not _anything(scene.state, when, step):
        return
    scene.emit(MomentBegan(_MOMENTS[when], _NAMES[step]))
    for whats in _STAGES:
        for who in in_battle(scene.state):
            happen(scene, who, step(scene.state, who), when, whats)


def _anything(fight: Fight, when: str, step: Callable[[Fight, str], list[Guide]]) -> bool:
    """Whether the step brings anything to anybody as things stand."""
    return bool(fight.guides.rows) and any(
        clause.when == when and _meets(fight, who, guide, clause)
        for who in in_battle(fight)
        for guide in step(fight, who)
        for clause in guide.clauses
    )


def _meets(fight: Fight, who: str, guide: Guide, clause: Clause) -> bool:
    """Whether a clause can do anything to somebody: who has fallen gets nothing, who is unhurt is not healed."""
    row = fight.roster[who]
    healed = clause.what == "heal_max" and (row.hp or 0) >= (row.max_hp or 0)
    return standing(row) and affects(guide, row) and not healed


def happen(scene: Scene[Fight], who: str, guides: Iterable[Guide], when: str, whats: Iterable[str] = TIMED) -> None:
    """Let the clauses of a moment happen to one combatant, row by row."""
    for guide in guides:
        for clause in guide.clauses:
            if clause.when == when and clause.what in whats and _meets(scene.state, who, guide, clause):
                _happen(scene, who, guide, clause)


def _happen(scene: Scene[Fight], who: str, guide: Guide, clause: Clause) -> None:
    doing = Doing(scene, Planned(who, Term(guide.name)), scene.state.roster[who].side, 0)
    part = guide.name.lower().replace(" ", "_").replace(".", "")
    doing.key = f"{_moment(scene, who, clause)}.{who}.{part}"
    what: Term | Note = Term(clause.word) if clause.word else note("calpheon.number.lose")
    if clause.chance is None or chance(doing, "effect", clause.chance, target=Who(who), what=what):
        _BRINGS[clause.what](doing, who, guide, clause)


def _moment(scene: Scene[Fight], who: str, clause: Clause) -> str:
    """The first part of the numbers' keys; somebody may come in more than once in a turn."""
    moment = _MOMENTS[clause.when or ""]
    came = sum(isinstance(event, Switched | Replaced) and event.new == who for event in scene.events)
    return f"{moment}{came}" if moment == "entry" and came > 1 else moment


_MOMENTS = {END: "end", START: "start", SWITCH_IN: "entry", ENDING: "ending"}


def _share(doing: Doing, who: str, clause: Clause, times: int = 1) -> int:
    exact = (clause.share or Fraction(0)) * times * (doing.row(who).max_hp or 0)
    return doing.settle(f"{_NUMBERS[clause.what]}{clause.position}", rounded(doing, "status", exact))


_NUMBERS = {"lose": "lose", "lose_growing": "lose", "drain_max": "lose", "heal_max": "heal"}


def _take(doing: Doing, who: str, guide: Guide, amount: int) -> int:
    lost = lose(doing, who, amount, note("calpheon.cause.guide", what=Term(guide.name)))
    if lost and not standing(doing.row(who)):
        doing.emit(Fell(Who(who)))
    return lost


def _lose(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    _take(doing, who, guide, _share(doing, who, clause))


def _lose_fixed(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    _take(doing, who, guide, doing.settle(f"lose{clause.position}", clause.amount or 0))


def _lose_growing(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    times = times_grown(doing.fight, who, guide.name) + 1
    doing.emit(Grew(Who(who), Term(guide.name), times))
    _take(doing, who, guide, _share(doing, who, clause, times))


def _drain(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    """The holder's loss goes to whoever gave the status, or to who stands in its place."""
    lost = _take(doing, who, guide, _share(doing, who, clause))
    giver = _receiver(doing.fight, who, guide)
    if giver is None or not lost:
        return
    cause = kept_from_healing(doing.fight, giver)
    if cause is not None and doing.ruling("heal_block.drain"):
        doing.scene.tell("calpheon.drain_prevented", who=Who(giver), cause=cause)
        return
    _regain(doing, giver, guide, lost)


def _receiver(fight: Fight, who: str, guide: Guide) -> str | None:
    """The giver, if it stands in battle; else the Pokémon of its side; unnamed, the first other side's."""
    by = next((status.by for status in fight.roster[who].status if status.name == guide.name), "")
    named = next((one for one, row in fight.roster.items() if by and by in (one, row.name)), None)
    if named is not None and present(fight, named):
        return named
    others = [row.side for row in fight.roster.values() if row.side not in ("", fight.roster[who].side)]
    side = fight.roster[named].side if named is not None else next(iter(others), "")
    there = active(fight, side)
    return there if there is not None and present(fight, there) and is_pokemon(fight.roster[there]) else None


def _heal(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    """Passive healing: neither limited to once a turn nor stopped by Heal Block ([000] III.04)."""
    _regain(doing, who, guide, _share(doing, who, clause))


def _regain(doing: Doing, who: str, guide: Guide, amount: int) -> None:
    row = doing.row(who)
    hp = row.hp or 0
    gained = max(0, min(amount, (row.max_hp or 0) - hp))
    doing.emit(HpRegained(Who(who), gained, hp + gained, note("calpheon.cause.guide", what=Term(guide.name))))


def _status(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    give_status(doing, who, clause.word or "", clause.amount)


def _stage(doing: Doing, who: str, guide: Guide, clause: Clause) -> None:
    add_stages(doing, who, clause.word or "", clause.amount or 0)


_BRINGS: Mapping[str, Callable[[Doing, str, Guide, Clause], None]] = {
    "lose": _lose,
    "lose_fixed": _lose_fixed,
    "lose_growing": _lose_growing,
    "drain_max": _drain,
    "heal_max": _heal,
    "status": _status,
    "stage": _stage,
}
