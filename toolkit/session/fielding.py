"""Several rows of the Roster put into the battle or taken out of it by hand, as one step that is undone as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.problems import Problem
from toolkit.messages import note, text
from toolkit.session.battles import marked
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded
from toolkit.session.planned import Planned, looked_over
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.tables.changes import CellChange
from toolkit.tables.headers import is_blank
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet
from toolkit.tables.words import YES_NO

ACTIVE = "active"


def plan_active(
    loaded: Loaded, sheet: Sheet, people: Sequence[str], active: bool, deed: Deed
) -> Planned | list[Problem]:
    """The entry that says of these (ids or names) whether they are in the battle, looked over; or what is wrong."""
    if "roster" not in sheet.tables or ACTIVE not in sheet.tables["roster"].columns:
        return [Problem("active", None, note("session.no_active_column"))]
    roster: dict[str, Any] = {row.id: row for row in sheet.roster}
    found = [find_combatant(roster, one, f"active[{at}]") for at, one in enumerate(people)]
    if problems := [one for one in found if isinstance(one, Problem)]:
        return problems
    ids = list(dict.fromkeys(one for one in found if isinstance(one, str)))
    names = {who: roster[who].name for who in ids}
    entry = LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_field" if active else "session.deed_bench", deed.lang, names=list(names.values())),
        target=", ".join(names.values()),
        changes=tuple(change for who in ids for change in _changes(sheet, who, active)),
        record=marked({"fielded": ids, ACTIVE: active}, sheet.chosen),
    )
    return looked_over(loaded, entry, names)


def _changes(sheet: Sheet, who: str, active: bool) -> Sequence[CellChange]:
    """The cell, if it does not say so already, and the row's id if it has none."""
    old = sheet.raw(who, ACTIVE)
    ticked = any(isinstance(cell, bool) for cell in sheet.tables["roster"].cells(ACTIVE))
    new = active if ticked else YES_NO[sheet.lang][0 if active else 1]
    if same(old, new):
        return ()
    nameless = "id" in sheet.tables["roster"].columns and is_blank(sheet.raw(who, "id"))
    given = [CellChange("roster", who, "id", None, who)] if nameless else []
    return [*given, CellChange("roster", who, ACTIVE, old, new)]
