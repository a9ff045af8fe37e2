"""What a move does besides damage: statuses, stages, weather, healing, cures ([004]).

Of an attack: at a value of 4 what has a chance of at least 30 %, at 5 whatever it has, else nothing; statuses last two
turns. A certain flinch lands at every success. A dodge that leaves nothing keeps them off. Of a status move: as
long as its die says. What a move's own clause says of turns comes first. A fallen target gets nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who
from toolkit.systems.d6forum.events import Cured, HpRegained, StageChanged, StatusGained, WeatherChanged
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.damage import rounded
from toolkit.systems.d6forum.procedures.doing import Doing, Tally
from toolkit.systems.d6forum.procedures.strength import Strength
from toolkit.systems.d6forum.state import standing

ATTACK_TURNS = 2
WEATHER_TURNS = 4
FOUR_NEEDS = 30
"""The chance in % from which on an extra effect lands at a value of 4."""


def of_attack(doing: Doing, move: Move, tally: Tally, value: int, strong: Strength) -> None:
    """The extra effects of an attack that arrived."""
    for clause in move.riders():
        if clause.what == "note" or _lands(move, clause, value, strong):
            land(doing, move, clause, tally, ATTACK_TURNS)


def _lands(move: Move, clause: Clause, value: int, strong: Strength) -> bool:
    if move.sure_flinch(clause):
        return value > 1
    if strong.status_chosen and clause.what == "status":
        return True
    if value == 6 or strong.critical:
        return False
    return value == 5 or (value == 4 and move.chance(clause) >= FOUR_NEEDS)


def of_status_move(doing: Doing, move: Move, tally: Tally, turns: int) -> None:
    """Everything a status move does, for so many turns."""
    for clause in move.riders():
        land(doing, move, clause, tally, turns)


def land(doing: Doing, move: Move, clause: Clause, tally: Tally, turns: int) -> None:
    """One clause comes about."""
    who = str(doing.actor if clause.on_self or tally.target is None else tally.target)
    if clause.what == "note":
        doing.scene.tell("d6forum.by_hand", use=move.name, text=clause.text or "")
        tally.effects.append(clause.text or "")
    elif clause.what == "weather":
        _weather(doing, clause, tally)
    elif clause.what == "heal":
        _heal(doing, clause, tally)
    elif clause.what in ("cure", "cure_team"):
        for cured in _cured(doing, clause, who):
            _cure(doing, clause, cured, tally)
    elif standing(doing.row(who)):
        (_status if clause.what == "status" else _stage)(doing, clause, who, tally, turns)


def _status(doing: Doing, clause: Clause, who: str, tally: Tally, turns: int) -> None:
    """One that is there already keeps the longer time; an interrupted move has none."""
    word = clause.word or ""
    had = next((status for status in doing.row(who).status if status.name == word), None)
    given = clause.amount or turns
    lasts = None if word == "Flinch" or (had and had.turns is None) else max(given, (had and had.turns) or 0)
    doing.emit(StatusGained(Who(who), Term(word), lasts))
    tally.effects.append(word if lasts is None else f"{word} {lasts}")


def _stage(doing: Doing, clause: Clause, who: str, tally: Tally, turns: int) -> None:
    row, stat, by = doing.row(who), clause.word or "", clause.amount or 0
    now = max(-99, min(99, (getattr(row, f"{stat.lower()}_stage") or 0) + by))
    left = [int(item.rpartition(" ")[2]) for item in row.stage_turns if item.startswith(f"{stat} ")]
    lasts = max([turns, *left]) if doing.ruling("stage_duration") == "die" else None
    doing.emit(StageChanged(Who(who), Term(stat), by, now, lasts))
    tally.effects.append(f"{stat} {by:+d}")


def _weather(doing: Doing, clause: Clause, tally: Tally) -> None:
    weather = f"{clause.word} {clause.amount or WEATHER_TURNS}"
    doing.emit(WeatherChanged(weather))
    tally.effects.append(weather)


def _heal(doing: Doing, clause: Clause, tally: Tally) -> None:
    row = doing.me
    most, hp = row.max_hp or 0, row.hp or 0
    amount = doing.settle("heal", rounded(most * (clause.share or Fraction(0)), doing.ruling))
    healed = max(0, min(amount, most - hp))
    doing.emit(HpRegained(doing.actor, healed, hp + healed))
    tally.healed += healed


def _cured(doing: Doing, clause: Clause, who: str) -> Iterator[str]:
    if clause.what == "cure":
        yield who
        return
    side = doing.me.side
    yield from (one for one, row in doing.fight.roster.items() if row.side == side)


def _cure(doing: Doing, clause: Clause, who: str, tally: Tally) -> None:
    """All statuses, or the one that the clause names."""
    found = tuple(Term(status.name) for status in doing.row(who).status if clause.word in (None, status.name))
    if found:
        doing.emit(Cured(Who(who), found))
        tally.effects += [f"cure {status}" for status in found]
