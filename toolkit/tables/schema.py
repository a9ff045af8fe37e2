"""The JSON schema of a scenario's tables, from the same declarations that sheets are read by.

Every column takes what its cell may hold; a list also comes as an array, stages also as an object. Further keys are
allowed: they belong to whoever wrote the scenario.
"""

from __future__ import annotations

from typing import Any

from toolkit.core.rulings import Ruling, show_ruling
from toolkit.messages import render, text
from toolkit.tables.columns import Column, RowModel, cell_types, columns_of, header
from toolkit.tables.numbers import LARGEST
from toolkit.tables.tabs import Declared

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TEXT = {"type": ["string", "null"]}
_LIST = {"anyOf": [_TEXT, {"type": "array", "items": {"type": "string"}}]}
_SHAPES: dict[str, dict[str, Any]] = {
    "yes_no": {"type": ["boolean", "string", "integer", "null"]},
    "words": _LIST,
    "types": _LIST,
    "statuses": _LIST,
    "stages": {"anyOf": [_TEXT, {"type": "object", "additionalProperties": {"type": "integer"}}]},
}


def tables_schema(declared: Declared, lang: str = "en") -> dict[str, Any]:
    """`{"roster": [...], "moves": [...], "battle": {...}, "rulings": {...}}` as a JSON schema object."""
    return {
        "$schema": DIALECT,
        "type": "object",
        "properties": {
            "roster": {"type": "array", "items": row_schema(declared.roster, lang)},
            "moves": {"type": "array", "items": row_schema(declared.moves, lang)},
            **{
                role: {"type": "array", "items": row_schema(guide.rows, lang)}
                for role, guide in declared.guides.items()
            },
            "battle": row_schema(declared.battle, lang),
            "rulings": {
                "type": "object",
                "properties": {ruling.key: _ruling(ruling, lang) for ruling in declared.rulings},
                "additionalProperties": False,
            },
        },
    }


def row_schema(model: type[RowModel], lang: str = "en") -> dict[str, Any]:
    """The schema of one row."""
    columns = columns_of(model)
    properties = {key: _column(key, declared, cell_types(model)[key].name, lang) for key, declared in columns.items()}
    required = [key for key, declared in columns.items() if declared.required]
    return (
        {"type": "object", "properties": properties, "required": required}
        if required
        else {
            "type": "object",
            "properties": properties,
        }
    )


def _column(key: str, declared: Column, kind: str, lang: str) -> dict[str, Any]:
    said = {"title": header(key, declared, lang), "description": text(f"tables.template.by_{declared.writer}", lang)}
    return {**said, **_shape(declared, kind)}


def _shape(declared: Column, kind: str) -> dict[str, Any]:
    if kind == "whole":
        low = -LARGEST if declared.low is None else declared.low
        high = LARGEST if declared.high is None else declared.high
        return {"anyOf": [{"type": "integer", "minimum": low, "maximum": high}, _TEXT]}
    shape = _SHAPES.get(kind, {"type": ["string", "number", "null"]})
    return {**shape, "examples": list(declared.choices)} if declared.choices else shape


def _ruling(ruling: Ruling, lang: str) -> dict[str, Any]:
    words = [choice if isinstance(choice, bool) else show_ruling(choice) for choice in ruling.choices]
    said = {"description": render(ruling.meaning, lang), "default": _plain(ruling)}
    return {**said, "examples": words} if words else said


def _plain(ruling: Ruling) -> Any:
    return ruling.default if isinstance(ruling.default, bool | int) else show_ruling(ruling.default) or None
