"""Giving statuses and changing stages, and what ends a status early ([000] V.07, VII; [003] V.01).

A status it already has keeps the longer time, one without turns has no end; without a number in the move the guide's
row says how long. Rows may keep a status or a loss of stages away. A row's own column says what ends its status: a
strike that takes HP, a move of a type, leaving the battle, the battle's end.
"""

from __future__ import annotations

from collections.abc import Collection

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.events import StageChanged, StatusesCounted, StatusGained
from toolkit.systems.calpheon.guides import STATUS, Guide
from toolkit.systems.calpheon.in_force import affects, held
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.state import Fight, types_of


def give_status(doing: Doing, who: str, word: str, turns: int | None) -> bool:
    """Whether it took hold."""
    guide = doing.fight.guides.get(STATUS, word)
    cause = kept_off(doing.fight, who, word)
    if cause is not None:
        doing.scene.tell("calpheon.kept_off", who=Who(who), what=Term(word), cause=cause)
        return False
    turns = guide.turns if turns is None and guide is not None else turns
    had = [status for status in doing.row(who).status if status.name == word]
    ends = [turns, *(status.turns for status in had)]
    longest = None if None in ends else max(end for end in ends if end is not None)
    doing.emit(StatusGained(Who(who), Term(word), longest, _giver(doing, who, guide)))
    return True


def kept_off(fight: Fight, who: str, word: str) -> Term | None:
    """What keeps a status away: the row of something in force, or its own, which spares some types."""
    guide, types = fight.guides.get(STATUS, word), types_of(fight.roster[who])
    if guide is not None and not affects(guide, fight.roster[who]):
        spared = [one for one in types if any((c.what, c.word) == ("spares", one) for c in guide.clauses)]
        return Term(next(iter([*spared, *types]), word))
    found = held(fight, who, "immune_status")
    return next((one.name for one in found if one.clause.word in (None, word)), None)


def _giver(doing: Doing, who: str, guide: Guide | None) -> str:
    """Who is to regain what the status drains; nobody where it drains nothing."""
    drains = guide is not None and any(clause.what == "drain_max" for clause in guide.clauses)
    return doing.me.name if drains and who != doing.actor else ""


def add_stages(doing: Doing, who: str, stat: str, by: int) -> bool:
    """Stages add up; the sources give them no limit. Whether it changed."""
    cause = next((one.name for one in held(doing.fight, who, "immune_drops")), None)
    if by < 0 and who != doing.actor and cause is not None:
        doing.scene.tell("calpheon.kept_off", who=Who(who), what=Term(stat), cause=cause)
        return False
    now = doing.row(who).stages.get(stat.lower(), 0) + by
    doing.emit(StageChanged(Who(who), Term(stat), by, now))
    return True


def struck(doing: Doing, who: str, move: Move | None) -> None:
    """A strike took HP: statuses that end by that are over."""
    ending = {"ends_damage"} if move is None else {"ends_damage", f"ends_type {move.type}"}
    end_statuses(doing.scene, who, ending)


def end_statuses(scene: Scene[Fight], who: str, ending: Collection[str]) -> None:
    """End the statuses whose rows name one of these ends."""
    over = [name for name in _with_ends(scene.state, who) if _with_ends(scene.state, who)[name] & set(ending)]
    if over:
        left = tuple(status for status in scene.state.roster[who].status if status.name not in over)
        scene.emit(StatusesCounted(Who(who), left))
    for name in over:
        scene.tell("calpheon.status_ended", who=Who(who), status=Term(name))


def _with_ends(fight: Fight, who: str) -> dict[str, set[str]]:
    """Each of its statuses that has a row, with what ends it."""
    named = {status.name: fight.guides.get(STATUS, status.name) for status in fight.roster[who].status}
    return {
        name: {f"{clause.what} {clause.word or ''}".strip() for clause in guide.ends}
        for name, guide in named.items()
        if guide is not None
    }
