"""Whom a recorded name or id means, looked up in one step however long the Log is. Pure.

As `core.lookup.find_combatant`: the exact id, the exact name, then either in any spelling; between several nobody is
meant.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from toolkit.core.names import fold


class Spelt:
    """The names and ids of a roster."""

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self._rows = rows
        self._exact: dict[str, set[str]] = defaultdict(set)
        self._folded: dict[str, set[str]] = defaultdict(set)
        for who, row in rows.items():
            self._exact[row.name].add(who)
            self._folded[fold(who)].add(who)
            self._folded[fold(row.name)].add(who)

    def meant(self, written: Any) -> str | None:
        """The id of the one who is meant; nobody where that cannot be told any more."""
        if not isinstance(written, (str, int)) or isinstance(written, bool):
            return None
        name = str(written)
        named = self._exact.get(name, set())
        if name in self._rows:
            return name if not named or name in named else None
        found = named or self._folded.get(fold(name), set())
        return next(iter(found)) if len(found) == 1 else None
