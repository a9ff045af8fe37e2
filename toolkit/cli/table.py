"""A table on the screen: in a terminal the columns that fit, in a file or a pipe, which have no edge, all in which
anything stands, a line for each row."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from toolkit.messages import one_line, text

if TYPE_CHECKING:
    from rich.table import Table

_WIDEST = 24
"""A column's cells are folded at this width where they have to be."""
_GAP = 3


def print_table(
    title: str | None, heads: Sequence[str], rows: Sequence[Sequence[str]], lang: str, *, first: Sequence[int] = ()
) -> None:
    """Print rows under their heads; a title tells how many. `first`: the columns, by place, that matter most."""
    from rich.console import Console

    live = sys.stdout.isatty()
    rows = [[one_line(cell) for cell in row] for row in rows]
    full = _widths(heads, rows)
    console = Console(highlight=False) if live else Console(width=_total(full), highlight=False)
    shown = full if not live or _total(full) <= console.width else _fitting(full, first, console.width)
    with console.capture() as lines:
        counted = None if title is None else f"{title} ({len(rows)})"
        console.print(_drawn(counted, heads, rows, shown, fixed=_total(shown) <= console.width))
    print(*(line.rstrip() for line in lines.get().splitlines()), sep="\n")
    if left := [heads[at] for at in full if at not in shown]:
        print(text("cli.left_out", lang, columns=left))


def _widths(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> dict[int, int]:
    """The width of each column in which anything stands, by its place."""
    from rich.cells import cell_len

    filled = [at for at in range(len(heads)) if any(row[at] for row in rows)]
    return {at: max(cell_len(word) for word in (heads[at], *(row[at] for row in rows))) for at in filled}


def _total(widths: Mapping[int, int]) -> int:
    return sum(width + _GAP for width in widths.values()) + _GAP


def _fitting(full: Mapping[int, int], first: Sequence[int], room: int) -> dict[int, int]:
    """The columns that fit, the most wanted before the others, in the order of the sheet; always at least one."""
    chosen: dict[int, int] = {}
    for at in dict.fromkeys((*(at for at in first if at in full), *full)):
        wider = {**chosen, at: min(full[at], _WIDEST)}
        if not chosen or _total(wider) <= room:
            chosen = wider
    spare = max(room - _total(chosen), 0)
    widened = max(chosen, key=lambda at: full[at] - chosen[at], default=None)
    if widened is not None:
        chosen[widened] = min(full[widened], chosen[widened] + spare)
    return {at: chosen[at] for at in full if at in chosen}


def _drawn(
    title: str | None, heads: Sequence[str], rows: Sequence[Sequence[str]], widths: Mapping[int, int], *, fixed: bool
) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for at, width in widths.items():
        table.add_column(heads[at], overflow="fold", width=width if fixed else None)
    for row in rows:
        table.add_row(*(Text(row[at]) for at in widths))
    return table
