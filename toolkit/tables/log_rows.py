"""New rows of the Log: below its last row that holds anything, by the headers it has.

The Log is ours, so a header it lacks is added to the right of the others. A Log tab that is missing or has no headers
is a clash: nothing is played that cannot be told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toolkit.tables.changes import CellChange, LogRow
from toolkit.tables.columns import columns_of, english_header, header
from toolkit.tables.headers import is_blank
from toolkit.tables.layout import Table, last_row, lay_out
from toolkit.tables.placing import Placing, in_the_way
from toolkit.tables.rows import LogRecord
from toolkit.tables.snapshot import Tab
from toolkit.tables.tabs import where


def log_table(tabs: Mapping[str, Tab]) -> Table | None:
    """The Log, if there is one with headers."""
    return lay_out(tabs["log"], LogRecord)[0] if "log" in tabs else None


def ids_in(log: Table) -> set[str]:
    """The ids of all rows of the Log."""
    return set(log.texts("id"))


def append_rows(placing: Placing, log: Table | None, rows: Sequence[LogRow], lang: str) -> None:
    """Place the rows; cells without a value are not touched."""
    if log is None:
        if rows:
            placing.clash(CellChange("log", "", "id", None, rows[0].values.get("id")), "gone", "Log")
        return
    columns = _columns(placing, log, rows, lang)
    start = max(last_row(log.tab), log.header_row) + 1
    for number, row in enumerate(rows, start=start):
        for key, value in row.values.items():
            at = (number, columns.get(key, 0))
            if is_blank(value):
                continue
            if reason := in_the_way(log.tab, at):
                change = CellChange("log", str(row.values.get("id")), key, None, value)
                placing.clash(change, reason, where(log.tab.name, at, english_header(key)), log.tab.at(*at))
            placing.put(log.tab, at, value)


def _columns(placing: Placing, log: Table, rows: Sequence[LogRow], lang: str) -> Mapping[str, int]:
    declared = columns_of(LogRecord)
    wanted = {key for row in rows for key, value in row.values.items() if not is_blank(value)}
    columns = dict(log.columns)
    free = max(len(row) for row in log.tab.rows) + 1
    for key in [*declared, *sorted(wanted - declared.keys())]:
        if key in wanted and key not in columns:
            label = header(key, declared[key], lang) if key in declared else english_header(key)
            placing.put(log.tab, (log.header_row, free), label)
            columns[key], free = free, free + 1
    return columns
