"""One entry of the Log: what was done, by whom, every die and ruling, each cell's old and new value.

`record` is what replay needs: `do` (the entry as `resolve` takes it), `answers` in strict order of asking, `overrides`,
`seed`; in a battle with an id, `battle`. Rows about sealed choices hold `seal`, `open` or `withdraw` instead
(`seals`). `history.annotate` fills in what only the whole Log can tell: `kind`, `live`, `can_undo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.session.ids import Sealed
from toolkit.tables.changes import CellChange

Kind = Literal["action", "undo", "redo"] | Sealed


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action, undo, redo or step of sealed choices. Texts stand as in the sheet, in the campaign's language.

    `result` holds a sentence a line, `dice` each die and choice, `rulings` the `key=value` that decided something.
    `undoes` is the id of the entry this one takes back, or of several at once, by commas. `intact` is False when
    somebody edited the row so that it can no longer be read exactly; such an entry is shown, never undone or replayed.
    """

    id: str
    time: str = ""
    round: int | None = None
    by: str = ""
    actor: str = ""
    action: str = ""
    target: str = ""
    result: str = ""
    dice: str = ""
    rulings: tuple[str, ...] = ()
    changes: tuple[CellChange, ...] = ()
    undoes: str = ""
    record: Mapping[str, Any] = field(default_factory=dict)
    intact: bool = True
    kind: Kind = "action"
    live: bool = True
    """Still in effect: not taken back by a later entry that is itself in effect."""
    mark: str | None = None
    """Its roll id where it stands here without all that this is made of; "": it is shown with none."""
    can_undo: bool = False
    """A live, intact action whose cells still hold what it wrote."""

    @property
    def takes_back(self) -> tuple[str, ...]:
        """The ids of the entries this one takes back, the newest first."""
        return tuple(one.strip() for one in self.undoes.split(",") if one.strip())

    def clock(self, today: str = "") -> str:
        """The time for people: day (unless it is `today`, an ISO date), hour, minute; any other text as it stands."""
        day, _, clock = self.time.partition("T")
        if not clock:
            return self.time
        return clock[:5] if day == today else f"{day} {clock[:5]}"
