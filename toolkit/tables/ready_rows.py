"""A row that is given in English, as a person would type it in a sheet of either language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.effects import Vocabulary
from toolkit.tables.columns import RowModel, cell_in_words, template_columns
from toolkit.tables.snapshot import CellValue


def cells_of(record: RowModel, row: Mapping[str, Any], vocabulary: Vocabulary, lang: str) -> dict[str, CellValue]:
    """Column key -> cell, for the columns that the row gives; `record` is the row decoded."""
    from toolkit.tables.template.listing import told_in  # templates bring openpyxl along
    from toolkit.tables.template.phrases import in_words

    given = told_in(row, lang)
    cells = {
        key: cell_in_words(type(record), key, getattr(record, key), lang) for key in template_columns(type(record))
    }
    if given.get("effect"):
        cells["effect"] = in_words(str(given["effect"]), vocabulary, lang)
    if given.get("notes"):
        cells["notes"] = str(given["notes"])
    return {key: cell for key, cell in cells.items() if key in row}
