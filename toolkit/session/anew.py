"""The Log's entries told in another language than the campaign's, as far as what they hold is enough for it.

Who did what to whom is told anew from the record, what an undo took back from those it names; but only where the same
telling in the campaign's own language gives what stands there, letter for letter: a row that somebody edited, or names
that have changed since, stay as they are. So does what came of an action, which is sentences alone. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from toolkit.session.deeds import Wording, deeds
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded
from toolkit.session.undo import taken_back


def told_anew(shown: Iterable[LogEntry], entries: Sequence[LogEntry], loaded: Loaded, lang: str) -> list[LogEntry]:
    """Those `shown`, of all `entries`, with what was done in `lang`."""
    shown, own = list(shown), loaded.settings.lang
    if lang == own or loaded.state is None or loaded.system is None:
        return shown
    names, moves, system = loaded.state.names(), loaded.state.moves.keys(), loaded.system
    by_id = {entry.id: entry for entry in entries}
    before, after = (Wording(names, system, one, system.id, moves) for one in (own, lang))
    return [_anew(entry, by_id, before, after) for entry in shown]


def _anew(entry: LogEntry, by_id: Mapping[str, LogEntry], before: Wording, after: Wording) -> LogEntry:
    same = _told(entry, by_id, before) == entry.action
    return replace(entry, action=_told(entry, by_id, after)) if same else entry


def _told(entry: LogEntry, by_id: Mapping[str, LogEntry], wording: Wording) -> str:
    """What was done, told from what the entry holds; as it stands where it holds nothing of it."""
    if entry.undoes:
        return taken_back(entry, by_id, wording.lang, lambda one: _told(one, by_id, wording))
    done = entry.record.get("do")
    return "\n".join(deeds(done, wording)) if isinstance(done, Mapping) else entry.action
