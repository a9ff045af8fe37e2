"""Setting a ruling from outside the sheet: one cell of the Campaign tab, logged and undone like any action."""

from __future__ import annotations

from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.core.rulings import read_rulings, show_ruling
from toolkit.messages import note, render, text
from toolkit.session.change_text import BLANK
from toolkit.session.entries import LogEntry
from toolkit.session.loading import cell
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import CellChange
from toolkit.tables.diff import VALUE
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet


def ruling_entry(system: Ruleset, sheet: Sheet, key: str, value: str, deed: Deed) -> LogEntry | list[Problem]:
    """The entry that sets `key` to what was typed, or what is wrong with either."""
    known = {ruling.key: ruling for ruling in system.rulings}
    ruling = known.get(key)
    if ruling is None:
        return [Problem(f"rulings.{key}", key, note("core.known_ruling"), did_you_mean(nearest(key, known)))]
    rulings, problems = read_rulings(system.rulings, {key: value})
    if problems:
        return problems
    old, new = cell(sheet, "campaign", key, VALUE), rulings[key]
    written = new if isinstance(new, (bool, int)) else show_ruling(new) or None
    changes = () if same(old, written) else (CellChange("campaign", key, VALUE, old, written),)
    return LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_ruling", deed.lang, key=key, value=show_ruling(new) or BLANK),
        result=render(ruling.meaning, deed.lang),
        changes=changes,
        record={"ruling": {key: show_ruling(new)}},
    )
