"""Combatants and the battle as a viewer may know them: new rows that hold what may be known and nothing else. Pure.

The game master's notes are shown to nobody. Of another side's combatant there are its name or the stand-in for it, its
types, where it stands (unless it hides by the rules), its statuses; of its HP the numbers, a bar or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from toolkit.core.names import fold
from toolkit.session.veil import Veil
from toolkit.tables.cells import Status
from toolkit.tables.columns import columns_of
from toolkit.tables.rows import BattleRow, RosterRow

TENTHS = 10
"""So many parts has the bar that stands for HP nobody may know exactly."""

_KEPT_BACK = frozenset({"notes", "hidden"})
_ANYBODYS = ("id", "name", "side", "kind", "owner", "types", "active", "x", "y", "size", "status")
"""What may be known of another side's combatant, its numbers aside."""
_TELLING = frozenset({"types", "owner"})
"""What would tell who it is."""
_SCENE = ("round", "phase", "weather", "terrain", "sides")


@dataclass(frozen=True, slots=True)
class Seen:
    """A combatant as a viewer may know it. `row` holds nothing else, under an id that tells nothing.

    `tenths`: how much of its HP is left where the number is not known; `None` where nothing is.
    """

    row: RosterRow
    own: bool
    tenths: int | None
    fallen: bool


def roster(veil: Veil) -> list[Seen]:
    """Everybody of whom it may be known that they are there, in roster order."""
    return [seen(veil, who) for who in veil.rows if veil.present(who)]


def seen(veil: Veil, who: str) -> Seen:
    """One of those who are there."""
    row = veil.rows[who]
    hp = row.max_hp if row.hp is None else row.hp
    bar = veil.barred(who)
    return Seen(_row(veil, who), veil.own(who), tenths(hp, row.max_hp) if bar else None, hp is not None and hp <= 0)


def battle(veil: Veil, keys: BattleRow) -> BattleRow:
    """The battle's keys: whose turn it is and who is next, by their aliases; nobody who is not there."""
    cells = {key: _safe(veil, getattr(keys, key)) for key in _SCENE if hasattr(keys, key)}
    order = tuple(alias for who in keys.turn_order if (alias := veil.alias(who)))
    return type(keys).model_construct(**{**cells, "turn": veil.alias(keys.turn), "turn_order": order})


def tenths(hp: int | None, most: int | None) -> int | None:
    """HP in tenths of the maximum, upwards: whoever stands has at least one."""
    return None if hp is None or not most else min(TENTHS, max(0, -(-TENTHS * hp // most)))


def _row(veil: Veil, who: str) -> RosterRow:
    row = veil.rows[who]
    cells = {key: _safe(veil, getattr(row, key)) for key in _keys(veil, who)}
    made: RosterRow = type(row).model_construct(**{**cells, "id": veil.alias(who), "name": veil.name(who)})
    return made


def _keys(veil: Veil, who: str) -> Iterator[str]:
    model: type[RosterRow] = type(veil.rows[who])
    columns = columns_of(model)
    if veil.own(who):
        yield from (key for key in columns if key not in _KEPT_BACK)
        return
    covered = frozenset() if veil.named(who) else _TELLING
    covered |= {"x", "y"} if any(status.name == "Hidden" for status in veil.rows[who].status) else frozenset()
    covered |= {"status"} if veil.keeps(who, "status") else frozenset()
    yield from (key for key in _ANYBODYS if key in columns and key not in covered)
    if veil.counted(who):
        yield from (key for key in columns if f"max_{key.removeprefix('max_')}" in columns)


def _safe(veil: Veil, value: Any) -> Any:
    """A cell's value without anybody's covered name."""
    if isinstance(value, Status):
        return replace(value, by=_safe(veil, value.by))
    if isinstance(value, tuple):
        return tuple(item for item in (_safe(veil, one) for one in value) if item != "")
    if isinstance(value, str) and veil.gives_away(value):
        whose = next((who for who, row in veil.rows.items() if fold(value) in (fold(who), fold(row.name))), None)
        return veil.names.get(whose, "") if whose is not None else ""
    return value
