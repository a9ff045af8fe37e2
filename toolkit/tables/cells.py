"""Cell types: how one cell is read into a value and how the value is shown again.

Each type is `Annotated[python type, BeforeValidator(read_…)]`; a reader takes a raw cell (text, number, yes/no,
`None`) and returns the value, or raises `PydanticCustomError` whose type is a message code of `tables`. `show` turns
any value back into a cell. Readers never guess: what is not unambiguous is an error that says what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BeforeValidator


@dataclass(frozen=True, slots=True)
class Status:
    """A status by its English name and, where it has one, the turns left: `Sleep 3`."""

    name: str
    turns: int | None = None

    def __str__(self) -> str:
        return self.name if self.turns is None else f"{self.name} {self.turns}"


def read_whole(cell: Any) -> Any:
    """A whole number or blank."""
    return cell


def read_text(cell: Any) -> Any:
    """Text as it stands, trimmed; blank is the empty string."""
    return "" if cell is None else str(cell).strip()


def read_yes_no(cell: Any) -> Any:
    """Yes, no, or blank (`None`)."""
    return cell


def read_words(cell: Any) -> Any:
    """A list separated by `,` or `;`."""
    return cell


def read_types(cell: Any) -> Any:
    """A list separated by `,`, `;` or `/`, types in English."""
    return cell


def read_statuses(cell: Any) -> Any:
    """A list of `Status`."""
    return cell


def read_stages(cell: Any) -> Any:
    """`Power +1, Speed -2` as a mapping stat key -> stages (`{"power": 1, "speed": -2}`)."""
    return cell


Whole = Annotated[int | None, BeforeValidator(read_whole)]
Text = Annotated[str, BeforeValidator(read_text)]
YesNo = Annotated[bool | None, BeforeValidator(read_yes_no)]
Words = Annotated[tuple[str, ...], BeforeValidator(read_words)]
Types = Annotated[tuple[str, ...], BeforeValidator(read_types)]
Statuses = Annotated[tuple[Status, ...], BeforeValidator(read_statuses)]
Stages = Annotated[Mapping[str, int], BeforeValidator(read_stages)]
