"""Rolls that players are not to see, as a campaign offers them: kept when they are made, known here, revealed later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from toolkit.core.outcome import Refusal
from toolkit.messages import note, text
from toolkit.session.battles import battle_of, marked
from toolkit.session.commit import Committed
from toolkit.session.entries import LogEntry
from toolkit.session.hidden_store import HiddenStore
from toolkit.session.hidden_text import MARK, covered, roll_of, uncovered
from toolkit.session.home import Home
from toolkit.session.ids import new_id
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.sync.port import Conflict, Queued, SourceError
from toolkit.systems.ruleset import AnyState, Ruleset

SHOWN = "shown"
"""The key in the record of a row that reveals a roll."""


class HiddenRolls:
    """The hidden rolls of one campaign; those of this machine are kept in `folder`."""

    def __init__(self, home: Home, folder: Path, deed: Callable[[str], Deed]) -> None:
        self._home, self._store, self._deed = home, HiddenStore(folder), deed

    def cover(self, entry: LogEntry, before: AnyState, system: Ruleset, lang: str) -> LogEntry:
        """The entry to write in the place of one whose dice are to stay here; the roll is kept already."""
        roll = roll_of(entry)
        self._store.keep(roll)
        return covered(entry, roll, before, system, lang)

    def revealed(self, entries: Sequence[LogEntry]) -> list[LogEntry]:
        """The entries with every roll that the Log itself reveals; one that was altered stays hidden."""
        shown = {}
        for entry in entries:
            found = entry.record.get(SHOWN) if entry.kind == "reveal" and entry.intact else None
            if isinstance(found, dict) and isinstance(found.get("id"), str):
                shown[found["id"]] = found
        return [uncovered(entry, shown.get(entry.id)) or entry if MARK in entry.record else entry for entry in entries]

    def known(self, entries: Sequence[LogEntry], lang: str) -> list[LogEntry]:
        """The entries with every roll that is revealed or kept here: what the game master may read."""
        found = self.revealed(entries)
        kept = {}
        with suppress(SourceError):
            kept = self._store.of(str(entry.record[MARK]) for entry in found if MARK in entry.record)
        return [
            _known(entry, kept.get(str(entry.record[MARK])), lang) if MARK in entry.record else entry for entry in found
        ]

    def last(self) -> str | None:
        """The id of the last action in effect whose dice are still hidden."""
        found = self.revealed(self._home.entries)
        return next((one.id for one in reversed(found) if MARK in one.record and one.live), None)

    def reveal(self, identifier: str, *, by: str = "") -> Committed | Conflict | Queued | Refusal:
        """Write the dice of a hidden roll into the Log, for everybody to read and to try against its commitment."""
        entries = self._home.entries
        entry = next((one for one in entries if one.id == identifier), None)
        if entry is None:
            return Refusal(note("session.undo.unknown", id=identifier))
        if MARK not in entry.record:
            return Refusal(note("session.hidden.not_hidden", id=identifier))
        if MARK not in next(one for one in self.revealed(entries) if one.id == identifier).record:
            return Committed(identifier, again=True)
        roll = self._store.of([str(entry.record[MARK])]).get(str(entry.record[MARK]))
        opened = uncovered(entry, roll)
        if opened is None or roll is None:
            return Refusal(note("session.hidden.elsewhere", id=identifier))
        deed, lang = self._deed(by), self._home.loaded.settings.lang
        said = LogEntry(
            id=new_id("reveal"),
            time=stamp(deed.now),
            round=entry.round,
            by=deed.by,
            action=text("session.hidden_shown", lang, action=opened.action.replace("\n", "; ")),
            result=opened.result,
            dice=opened.dice,
            record=marked({SHOWN: dict(roll)}, battle_of(entry)),
            kind="reveal",
        )
        return self._home.write(said, lang, lambda snapshot: ())


def _known(entry: LogEntry, roll: object, lang: str) -> LogEntry:
    """The entry with the roll kept here, its dice marked as such; without one as it stands."""
    opened = uncovered(entry, roll)
    return (
        entry if opened is None else replace(opened, dice=text("session.hidden_known", lang, dice=opened.dice or "—"))
    )
