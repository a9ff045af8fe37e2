"""Lists in one cell: items between `,` or `;` (types also `/`), in quotes where an item holds such a sign itself.

"Ember, Vine Whip", "Fire/Poison", "Ember; \"10,000,000 Volt Thunderbolt\"". Empty items are dropped. `join_items` is
the inverse of `split_items`. Items keep their spelling; what they mean is for the readers in `cells`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from toolkit.tables.misfit import misfit, shows_error
from toolkit.tables.numbers import DATE, refuse_dates, tidy
from toolkit.tables.snapshot import CellError
from toolkit.tables.words import DASHES

_QUOTED = r"\"(?:[^\"]|\"\")*\"|«[^»]*»|“[^”]*”"


@cache
def _items(separators: str) -> re.Pattern[str]:
    return re.compile(rf"\s*({_QUOTED}|[^{separators}]*?)\s*(?:[{separators}]|$)")


def split_items(cell: Any, expected: str, separators: str = ",;") -> tuple[str, ...]:
    """The items of a list cell; a list from JSON is taken item by item. Raises a misfit `expected`."""
    if cell is None or isinstance(cell, (list, tuple)):
        return tuple(text for item in cell or () for text in [_item(item, expected)] if text)
    text = _item(cell, expected)
    if text == "" or text in DASHES:
        return ()
    refuse_dates(text, expected)
    if not any(sign in text for sign in f'{separators}"«“'):
        return (text,)
    found = (_unquoted(tidy(match[1])) for match in _items(separators).finditer(text))
    return tuple(item for item in found if item)


def join_items(items: Iterable[str]) -> str:
    """A list cell of these items."""
    return ", ".join(_quoted(item) for item in items)


def _item(cell: Any, expected: str) -> str:
    if isinstance(cell, CellError):
        raise shows_error(cell.code)
    if isinstance(cell, bool) or not isinstance(cell, (str, int)):
        raise misfit(expected)
    return tidy(str(cell))


def _unquoted(item: str) -> str:
    if len(item) < 2 or item[0] not in '"«“' or not re.fullmatch(_QUOTED, item):
        return item
    inside = item[1:-1].replace('""', '"') if item[0] == '"' else item[1:-1]
    return tidy(inside)


def _quoted(item: str) -> str:
    if item not in DASHES and not DATE.fullmatch(item) and not any(sign in item for sign in ',;"/«“'):
        return item
    return '"' + item.replace('"', '""') + '"'
