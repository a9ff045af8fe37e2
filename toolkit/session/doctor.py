"""Whether everything about a campaign is in order: the source itself, its tables, its Log, what waits, what is kept.

In this order: can the source be read, and is every part of it sound; is it free to be written; has the campaign errors;
is each row of the Log as it was written, and does each undo take back an action that is there; does anything wait, lie
aside or lie about; are the earlier versions sound. Nothing is written and nothing put right here: each finding that is
not in order says what to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from toolkit.messages import Note, note
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded, load
from toolkit.session.seal_checks import seals_of
from toolkit.session.undo import entries_of
from toolkit.session.versions import newest_sound
from toolkit.sync.on_disk import OnDisk
from toolkit.sync.port import Backend, Queued, SourceError
from toolkit.sync.sentences import aside_notes, error_note, queued_note
from toolkit.sync.side_folder import state_folder

Level = Literal["ok", "told", "wrong"]
_MOST = 5
"""So many ids are named."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: `wrong` needs somebody, `told` is worth knowing; `way_out` is what to do."""

    about: str
    level: Level
    said: Note
    way_out: Note | None = None


def examine(home: Backend) -> list[Finding]:
    """Everything that was looked at, in order."""
    loaded, found = _file(home)
    if loaded is not None:
        found += [*_campaign(loaded), *_log(loaded)]
    found += _waiting(home)
    if isinstance(home, OnDisk):
        # What a crash left is put right by the next action, which needs a source that can be read.
        found += [*(_leftovers(home) if loaded is not None else ()), *_versions(home)]
    return found


def _file(home: Backend) -> tuple[Loaded | None, list[Finding]]:
    try:
        loaded = load(home.read())
        damage = home.damage() if isinstance(home, OnDisk) else None
    except SourceError as error:
        return None, [Finding("file", "wrong", error_note(error), _last_sound(home))]
    if damage:
        said = note("session.doctor.part", part=damage)
        return loaded, [Finding("file", "wrong", said, _last_sound(home))]
    found = [Finding("file", "ok", note("session.doctor.file", count=len(loaded.snapshot.tabs)))]
    if isinstance(home, OnDisk):
        locked = [Queued("read_only", file=name) for name in home.read_only()]
        ways = [*filter(None, [home.in_the_way()]), *locked]
        found += [Finding("file", "told", queued_note(queued, home.name)) for queued in ways]
    return loaded, found


def _last_sound(home: Backend) -> Note | None:
    """The newest earlier version that can be read."""
    version = newest_sound(home) if isinstance(home, OnDisk) else None
    if version is None:
        return None
    until = version.until.isoformat(sep=" ", timespec="seconds")
    return note("session.doctor.restore", until=until, name=home.name)


def _campaign(loaded: Loaded) -> Iterator[Finding]:
    errors = sum(problem.level == "error" for problem in loaded.problems)
    if errors:
        yield Finding("tables", "wrong", note("session.doctor.errors", count=errors), note("session.doctor.check"))
    else:
        rows = len(loaded.sheet.roster) if loaded.sheet is not None else 0
        yield Finding("tables", "ok", note("session.doctor.tables", count=rows))


def _log(loaded: Loaded) -> Iterator[Finding]:
    entries = entries_of(loaded.sheet) if loaded.sheet is not None else []
    ids = {entry.id for entry in entries}
    edited = [entry for entry in entries if not entry.intact and (entry.time or entry.record)]
    lost = [entry for entry in entries if not ids.issuperset(entry.takes_back)]
    if edited:
        yield Finding("log", "wrong", _named("session.doctor.edited", edited), note("session.doctor.edited_way_out"))
    if lost:
        yield Finding("log", "wrong", _named("session.doctor.lost", lost), note("session.doctor.lost_way_out"))
    altered = sorted(seals_of(loaded).altered)
    for side in altered:
        yield Finding("log", "wrong", note("session.seal.opening_altered", side=side))
    if not edited and not lost and not altered:
        yield Finding("log", "ok", note("session.doctor.log", count=len(entries)))


def _named(code: str, entries: Sequence[LogEntry]) -> Note:
    return note(code, count=len(entries), ids=[entry.id for entry in entries[:_MOST]])


def _waiting(home: Backend) -> Iterator[Finding]:
    waiting, aside, remarks = home.outbox(), home.aside(), home.remarks()
    if waiting:
        yield Finding("outbox", "wrong", note("session.doctor.waiting", count=len(waiting)), _outbox())
    for laid in aside:
        yield Finding("outbox", "wrong", aside_notes(laid)[0], _outbox())
    fault = home.room_fault() if isinstance(home, OnDisk) and not remarks else None
    remarks = (error_note(fault),) if fault is not None else remarks
    for said in remarks:
        yield Finding("outbox", "wrong", said)
    if not waiting and not aside and not remarks:
        yield Finding("outbox", "ok", note("session.doctor.outbox"))


def _outbox() -> Note:
    return note("session.doctor.outbox_way_out")


def _leftovers(home: OnDisk) -> Iterator[Finding]:
    if found := home.leftovers():
        said = note(
            "session.doctor.leftovers", count=len(found), files=found[:_MOST], folder=state_folder(home.path).name
        )
        yield Finding("leftovers", "wrong", said, note("session.doctor.leftovers_way_out"))
    else:
        yield Finding("leftovers", "ok", note("session.doctor.no_leftovers"))


def _versions(home: OnDisk) -> Iterator[Finding]:
    damaged = []
    versions = home.versions()
    for version in versions:
        try:
            home.shown(version)
        except SourceError:
            damaged.append(version.path.name)
    if damaged:
        said = note("session.doctor.bad_versions", count=len(damaged), files=damaged[:_MOST])
        yield Finding("versions", "wrong", said, note("session.doctor.bad_versions_way_out"))
    else:
        yield Finding("versions", "ok", note("session.doctor.versions", count=len(versions)))
