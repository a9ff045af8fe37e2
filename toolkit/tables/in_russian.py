"""Demo rows in both languages: what a cell says in English, and beside it, under `<key>_ru`, the same in Russian.

A cell is looked up as a whole, then part by part where it is a list. What has no Russian word stays as it is in both
languages; nothing is looked at but text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def in_russian(rows: Sequence[Mapping[str, Any]], words: Mapping[str, str]) -> Sequence[Mapping[str, Any]]:
    """The rows, each with the Russian of its cells added; `words` holds English -> Russian."""
    return [{**row, **_russian(row, words)} for row in rows]


def _russian(row: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, str]:
    texts = {key: value for key, value in row.items() if isinstance(value, str) and value}
    told = {f"{key}_ru": _told(value, words) for key, value in texts.items()}
    return {key: value for key, value in told.items() if value}


def _told(value: str, words: Mapping[str, str]) -> str:
    parts = value.split(", ")
    return words.get(value) or (", ".join(words[part] for part in parts) if set(parts) <= words.keys() else "")
