"""Cell types: how one cell is read into a value and how the value is shown again.

A column's type is `Annotated[python type, CellType]`: `Whole`, `Text`, `YesNo`, `Words`, `Types`, `Statuses` … A
`CellType` reads a raw cell (text, number, yes/no, blank, error; from JSON also lists) or raises a misfit whose type is
a message code of `tables`; a blank cell becomes the field's default. `show_cell` turns any value back into a cell:
reading what it shows gives the value again. Readers never guess: what is not unambiguous is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticUseDefault, core_schema

from toolkit.core.names import fold
from toolkit.tables.conditions import (
    Status,
    read_growing,
    read_sides,
    read_stage_turns,
    read_stages,
    read_statuses,
    read_terrain,
    read_weather,
    show_growing,
    show_sides,
    show_stage_turns,
    show_stages,
    show_statuses,
    show_terrain,
    show_weather,
)
from toolkit.tables.lists import join_items, split_items
from toolkit.tables.misfit import misfit, shows_error
from toolkit.tables.numbers import LARGEST, read_whole, tidy
from toolkit.tables.snapshot import CellError, CellValue
from toolkit.tables.words import COVERS, COVERS_RU, DASHES, NO, NOT_GIVEN, TYPES, YES

__all__ = [
    "CellType",
    "Covers",
    "Growing",
    "Sides",
    "StageTurns",
    "Stages",
    "Status",
    "Statuses",
    "Terrain",
    "Text",
    "Type",
    "Types",
    "Weather",
    "Whole",
    "Words",
    "YesNo",
    "read_stages",
    "read_statuses",
    "read_text",
    "read_type",
    "read_types",
    "read_whole",
    "read_words",
    "read_yes_no",
    "show_cell",
]


class CellType:
    """A kind of cell, by `name` known to templates and the JSON schema; `read` as above.

    `shown(value, lang)` is the cell in the words of a language; reading it gives the value again.
    """

    def __init__(
        self, name: str, read: Callable[[Any], Any], shown: Callable[[Any, str], CellValue] | None = None
    ) -> None:
        self.name = name
        self.read = read
        self.shown = shown or show_cell

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        value = handler(source)
        read = core_schema.no_info_before_validator_function(_or_default(self.read), value)
        if self.name != "whole":
            return read
        # Most cells of a sheet are plain whole numbers: they need not pass through Python.
        plain: CoreSchema = core_schema.int_schema(strict=True, ge=-LARGEST, le=LARGEST)
        if value["type"] != "nullable":  # the column has limits
            plain = core_schema.chain_schema([plain, value])
        return core_schema.union_schema([plain, read], mode="left_to_right")


def _or_default(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    # Columns repeat themselves: a text is looked at once however many rows hold it.
    read_again = lru_cache(4096)(read)

    def read_or_default(cell: Any) -> Any:
        kind = type(cell)
        if kind is CellError:
            raise shows_error(cell.code)
        value = read_again(cell) if kind is str else read(cell)
        if value or value == 0:
            return value
        raise PydanticUseDefault

    return read_or_default


def read_text(cell: Any) -> str:
    """Text as it stands, trimmed; blank or a mere dash is the empty string. Numbers are shown as a sheet would."""
    if isinstance(cell, str):
        text = tidy(cell)
        return "" if text in DASHES else text
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).upper()
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() else repr(cell)
    if isinstance(cell, int):
        return str(cell)
    raise misfit("text")


def read_yes_no(cell: Any) -> bool | None:
    """Yes, no, or blank (`None`). Raises a misfit."""
    if cell is None or isinstance(cell, bool):
        return cell
    if isinstance(cell, (int, float)) and cell in (0, 1):
        return bool(cell)
    folded = fold(tidy(cell)) if isinstance(cell, str) else "?"
    if folded in YES or (isinstance(cell, str) and tidy(cell) in YES):
        return True
    if folded in NO:
        return False
    if isinstance(cell, str) and (folded == "" or tidy(cell).casefold() in NOT_GIVEN):
        return None
    raise misfit("yes_no")


def read_words(cell: Any) -> tuple[str, ...]:
    """A list separated by `,` or `;`."""
    return split_items(cell, "words")


def read_type(cell: Any) -> str:
    """One type, in English where it is known; `TYPES` tells."""
    text = read_text(cell)
    return TYPES.english(text) or text


def read_types(cell: Any) -> tuple[str, ...]:
    """A list separated by `,`, `;` or `/`, types in English where they are known."""
    if isinstance(cell, str) and tidy(cell).casefold() in NOT_GIVEN:
        return ()
    return tuple(TYPES.english(item) or item for item in split_items(cell, "types", ",;/"))


def read_covers(cell: Any) -> tuple[str, ...]:
    """What is kept from players: a list of words of `COVERS`, or a plain yes for all of it.

    A word that is not known stays as it stands, so that whoever looks can keep back too much rather than too little.
    """
    if isinstance(cell, (list, tuple)) or (isinstance(cell, str) and fold(tidy(cell)) not in NO | YES):
        return tuple(COVERS.english(item) or item for item in split_items(cell, "covers", ",;/"))
    return ("all",) if read_yes_no(cell) else ()


def show_cell(value: Any, lang: str = "en") -> CellValue:
    """The cell that is read as `value`: yes/no and numbers as such, nothing as blank, all else as text of `lang`."""
    if value is None or value == () or value == "":
        return None
    if isinstance(value, (bool, int)):
        return value
    if isinstance(value, Mapping):
        return show_stages(value, lang) or None
    if isinstance(value, tuple):
        return show_statuses(value, lang) if isinstance(value[0], Status) else join_items(value)
    return str(value)


def _show_type(value: str, lang: str) -> CellValue:
    return TYPES.shown(value, lang) or None


def _show_covers(value: tuple[str, ...], lang: str) -> CellValue:
    return join_items(COVERS_RU.get(item, item) if lang == "ru" else item for item in value) or None


def _show_types(value: tuple[str, ...], lang: str) -> CellValue:
    shown = [TYPES.shown(item, lang) for item in value]
    return "/".join(shown) if all(item in TYPES.words for item in value) and value else join_items(shown) or None


Whole = Annotated[int | None, CellType("whole", read_whole)]
Text = Annotated[str, CellType("text", read_text)]
YesNo = Annotated[bool | None, CellType("yes_no", read_yes_no)]
Words = Annotated[tuple[str, ...], CellType("words", read_words)]
Type = Annotated[str, CellType("type", read_type, _show_type)]
Types = Annotated[tuple[str, ...], CellType("types", read_types, _show_types)]
Covers = Annotated[tuple[str, ...], CellType("covers", read_covers, _show_covers)]
Statuses = Annotated[tuple[Status, ...], CellType("statuses", read_statuses)]
Stages = Annotated[Mapping[str, int], CellType("stages", read_stages)]
StageTurns = Annotated[tuple[str, ...], CellType("words", read_stage_turns, show_stage_turns)]
Sides = Annotated[tuple[str, ...], CellType("words", read_sides, show_sides)]
Growing = Annotated[tuple[str, ...], CellType("words", read_growing, show_growing)]
Weather = Annotated[str, CellType("weather", read_weather, show_weather)]
Terrain = Annotated[str, CellType("terrain", read_terrain, show_terrain)]
