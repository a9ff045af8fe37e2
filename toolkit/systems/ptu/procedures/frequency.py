"""How often a move may be used (core p. 337): at will, every other turn, so often a scene or a day.

While Suppressed, at-will moves may be used every other turn, and what may be used every other turn or twice a scene
once a scene. A frequency that is none of these words is not tracked. Uses are counted when the move is used.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from toolkit.core.names import fold
from toolkit.messages import Note, Who
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.doing import failed
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import has_status
from toolkit.systems.ptu.uses import count_of, with_count

_FORM = re.compile(r"(?P<word>.*?)\s*(?:[x×хX]\s*(?P<count>[1-9]))?", re.DOTALL)
_WORDS = {
    "at_will": "at-will, по желанию, всегда, неограниченно",
    "eot": "eot, every other turn, через ход",
    "scene": "scene, сцена, раз в сцену",
    "day": "daily, day, день, ежедневно, раз в день",
    "static": "static, постоянно, постоянный",
}
_MEANT = {fold(word): kind for kind, words in _WORDS.items() for word in words.split(",")}

REST = 2
"""Own turns that end before a move of every other turn may be used again: this one and the next."""


@dataclass(frozen=True, slots=True)
class Frequency:
    """`kind` is one of `_WORDS`, `count` the uses a scene or day."""

    kind: str
    count: int = 1


def read_frequency(written: str) -> Frequency | None:
    """The frequency meant; `None` for what is no such word. Blank is at will."""
    if not written:
        return Frequency("at_will")
    found = _FORM.fullmatch(written)
    kind = _MEANT.get(fold(found["word"])) if found else None
    return Frequency(kind, int(found["count"] or 1)) if found and kind else None


def frequency_of(row: PtuCombatant, move: Move) -> Frequency:
    """The frequency that counts for somebody now."""
    given = read_frequency(move.row.frequency) or Frequency("at_will")
    if not has_status(row, "Suppressed"):
        return given
    if given.kind == "at_will":
        return Frequency("eot")
    lowered = given.kind == "eot" or given == Frequency("scene", 2)
    return Frequency("scene") if lowered else given


def used_up(who: Who, row: PtuCombatant, move: Move) -> Note | None:
    """Why the move cannot be used now, or `None`."""
    frequency = frequency_of(row, move)
    if frequency.kind == "static":
        return failed("static", use=move.name)
    if frequency.kind == "at_will":
        return None
    used = count_of(row.move_uses, move.name, frequency.kind)
    if frequency.kind == "eot":
        return failed("every_other_turn", who=who, use=move.name) if used else None
    code = "used_up_scene" if frequency.kind == "scene" else "used_up_day"
    return failed(code, who=who, use=move.name, count=frequency.count) if used >= frequency.count else None


def spent(row: PtuCombatant, move: Move) -> tuple[str, ...]:
    """The uses after one more of this move."""
    frequency = frequency_of(row, move)
    if frequency.kind == "eot":
        return with_count(row.move_uses, move.name, "eot", REST)
    if frequency.kind in ("scene", "day"):
        count = count_of(row.move_uses, move.name, frequency.kind) + 1
        return with_count(row.move_uses, move.name, frequency.kind, count)
    return row.move_uses
