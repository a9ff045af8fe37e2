"""The ready move list: every move of the games as a row of the Moves tab, made by `movelists/generate.py`.

SP costs and training requirements stand in no source and are blank. Nothing of the list is in force until its rows
stand in a campaign's own Moves tab.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from toolkit.core.names import fold


@cache
def ready_moves() -> tuple[Mapping[str, str], ...]:
    """The rows in order of their names, column keys to cells; blank cells are left out."""
    text = files("toolkit.systems.calpheon").joinpath("data", "moves.csv").read_text(encoding="utf-8")
    return tuple({key: cell for key, cell in row.items() if cell} for row in csv.DictReader(text.splitlines()))


@cache
def ready_names() -> Mapping[str, str]:
    """Folded name -> name."""
    return {fold(row["name"]): row["name"] for row in ready_moves()}
