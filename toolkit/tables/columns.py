"""How a column is declared: once, on the field of a row model; decoding, templates, JSON schema and headers follow.

    class CalpheonCombatant(RosterRow):
        power: Whole = column(ru="Сила", low=0)
        stages: Stages = state_column(ru="Ступени")

The field's type (from `cells`) says how a cell is read and shown; `Column` says who writes it and what it is called.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Writer = Literal["gm", "toolkit", "both"]


@dataclass(frozen=True, slots=True)
class Column:
    """What a field's declaration says beyond its type.

    `writer`: `gm` (never written by us), `toolkit` (a state column we own), `both` (the GM fills it, play changes it:
    hp, sp, status). `ru` is the Russian header; the English one is the key in title case (`max_hp` -> Max HP).
    `choices` names a list for a dropdown: `moves`, `types`, `yes_no`, or literal words. `width` in characters.
    """

    ru: str
    writer: Writer = "gm"
    choices: tuple[str, ...] = ()
    choices_from: str = ""
    low: int | None = None
    high: int | None = None
    required: bool = False
    also: tuple[str, ...] = ()
    """Other headers it is recognised by."""
    width: int = 12


class RowModel(BaseModel):
    """A row of a table: frozen, blank cells become the field's default, unknown columns are the GM's own."""

    model_config = ConfigDict(frozen=True, extra="ignore", arbitrary_types_allowed=True)


def column(ru: str, *, default: Any = None, **details: Any) -> Any:
    """A column the GM fills in; keyword details as in `Column`."""
    declared = Column(ru=ru, **details)
    return Field(default=default, json_schema_extra={"turnsheet": declared})  # type: ignore[dict-item]


def state_column(ru: str, *, default: Any = None, **details: Any) -> Any:
    """A column the toolkit owns."""
    return column(ru, default=default, writer="toolkit", **details)


@cache
def columns_of(model: type[RowModel]) -> dict[str, Column]:
    """Column key -> declaration, in the order of declaration, parents first."""
    found = {}
    for key, info in model.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and isinstance(extra.get("turnsheet"), Column):
            found[key] = extra["turnsheet"]
    return found  # type: ignore[return-value]


_UPPER = {"hp", "sp", "ac", "cs", "id", "ap", "x", "y"}


def english_header(key: str) -> str:
    """`max_hp` -> `Max HP`."""
    return " ".join(word.upper() if word in _UPPER else word.capitalize() for word in key.split("_"))
