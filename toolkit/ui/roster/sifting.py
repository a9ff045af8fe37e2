"""Which rows of the Roster are shown, and in which order. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.core.names import fold
from toolkit.tables.columns import columns_of
from toolkit.tables.rows import RosterRow
from toolkit.tables.words import KINDS

ORDERS = ("name", "side", "level", "hp", "initiative")
"""What the rows can be put in order by; blank is the Roster's own."""


@dataclass(frozen=True, slots=True)
class Sieve:
    """The filters as they stand; blank lets everybody through. `active`: yes or no."""

    find: str = ""
    side: str = ""
    kind: str = ""
    active: str = ""
    owner: str = ""
    status: str = ""
    order: str = ""

    def sifted(self, rows: Sequence[RosterRow]) -> list[RosterRow]:
        """Those who fit, in order."""
        fitting = [row for row in rows if self._fits(row)]
        if self.order not in ORDERS:
            return fitting
        by_number = self.order not in ("name", "side")
        return sorted(fitting, key=lambda row: _rank(row, self.order), reverse=by_number)

    def _fits(self, row: RosterRow) -> bool:
        return (
            self.side in ("", row.side)
            and self.kind in ("", kind_of(row))
            and self.active in ("", "yes" if row.active else "no")
            and self.owner in ("", row.owner)
            and (not self.status or self.status in {status.name for status in row.status})
            and (not self.find or fold(self.find) in fold(_said(row)))
        )


def kind_of(row: RosterRow) -> str:
    """pokemon, human, other; a blank kind is a Pokémon."""
    return KINDS.english(row.kind or "pokemon") or "other"


def initiative_of(row: RosterRow) -> int | None:
    """The initiative that counts now, where the system has one."""
    here = columns_of(type(row))
    key = "current_initiative" if "current_initiative" in here else "initiative"
    found: int | None = getattr(row, key, None)
    return found


def _said(row: RosterRow) -> str:
    return " ".join([row.id, row.name, row.side, row.owner, row.notes, *row.types, *row.moves, *row.abilities])


def _rank(row: RosterRow, order: str) -> Any:
    if order in ("name", "side"):
        return fold(getattr(row, order))
    value = initiative_of(row) if order == "initiative" else getattr(row, order)
    return (value is not None, value or 0)
