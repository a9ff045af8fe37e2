"""Stages that a move changes, resets, turns round, copies or swaps ([003] III.02; the games' own moves).

The sources give stages no limit. A reset or an exchange is told as the changes it makes, stat by stat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.events import StageChanged
from toolkit.systems.calpheon.procedures.affecting import add_stages
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention

Stages = Mapping[str, int]


def change_stage(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Stages add up; a guide's row may keep others from lowering them."""
    if add_stages(doing, who, clause.word or "", clause.amount or 0):
        mention(doing, tally, f"{clause.word} {clause.amount or 0:+d}", who)


def reset_stages(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """All of them back to 0."""
    _set(doing, tally, who, dict.fromkeys(_stages(doing, who), 0))


def invert_stages(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """What was up is as far down."""
    _set(doing, tally, who, {stat: -stage for stat, stage in _stages(doing, who).items()})


def copy_stages(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The user's become those of the other."""
    own, other = _stages(doing, doing.actor), _stages(doing, who)
    _set(doing, tally, doing.actor, {stat: other.get(stat, 0) for stat in {**own, **other}})


def swap_stages(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """User and target exchange theirs: those of one stat, or all."""
    own, other = _stages(doing, doing.actor), _stages(doing, who)
    stats = [_key(clause)] if clause.word else list({**own, **other})
    _set(doing, tally, doing.actor, {stat: other.get(stat, 0) for stat in stats})
    _set(doing, tally, who, {stat: own.get(stat, 0) for stat in stats})


def _key(clause: Clause) -> str:
    return (clause.word or "").lower()


def _stages(doing: Doing, who: str) -> Stages:
    return dict(doing.row(who).stages)


def _set(doing: Doing, tally: Tally, who: str, wanted: Stages) -> None:
    for stat, now in wanted.items():
        by = now - doing.row(who).stages.get(stat, 0)
        if by:
            doing.emit(StageChanged(Who(who), Term(stat.capitalize()), by, now))
            mention(doing, tally, f"{stat.capitalize()} {by:+d}", who)


STAGES: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "stage": change_stage,
    "reset_stages": reset_stages,
    "invert_stages": invert_stages,
    "copy_stages": copy_stages,
    "swap_stages": swap_stages,
}
