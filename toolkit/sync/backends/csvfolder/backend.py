"""A folder of CSV files as a home of campaigns: one file a tab.

What `OnDisk` says of sets, locks and waiting holds. A set waits while somebody has one of the files open or a file it
changes is read-only; otherwise the files are read again, `locate` says where each change belongs now, and every clash
stops the whole set; the new bytes are made and read back in memory; the files as they were become an earlier version,
all in one; then the changed files are exchanged together (`together`), if the folder still holds what was read.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from toolkit.messages import Note, note
from toolkit.sync.backends.csvfolder.file import CsvFile
from toolkit.sync.backends.csvfolder.folder import Held, WatchedFolder, understood
from toolkit.sync.backends.csvfolder.naming import csv_names
from toolkit.sync.backends.csvfolder.together import Torn, begin, give_up, settle
from toolkit.sync.cell_limits import value_refusal
from toolkit.sync.copies import conflict_copies
from toolkit.sync.exchange import InUse, is_read_only, keep
from toolkit.sync.on_disk import OnDisk, Outcome
from toolkit.sync.owners import opened_elsewhere
from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.side_folder import real_path
from toolkit.sync.tabs import WhyNot, clashes_against, tab_with
from toolkit.sync.versions import Version
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab

VERSION = ".zip"
"""The ending of earlier versions: all files of one moment in one."""
_MOMENT = (1980, 1, 1, 0, 0, 0)

Edits = Mapping[str, Mapping[Address, CellValue]]


class CsvFolder(OnDisk):
    """One folder of CSV files."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self._folder = WatchedFolder(self._path)

    @property
    def name(self) -> str:
        """The folder's name."""
        return self._path.name or self._path.resolve().name

    def revision(self) -> str:
        """A hash of all files, worked out again only when one of them moved."""
        return self._folder.revision()

    def read(self) -> Snapshot:
        """Everything now in the folder. Raises `SourceError`."""
        return self._folder.read().snapshot

    def remarks(self) -> tuple[Note, ...]:
        """Files that are none of ours and unreadable, copies that a cloud service made, our folder is unreadable."""
        real = real_path(self._path)
        copies = [copy for name in csv_names(real) for copy in conflict_copies(real / name)] if real.is_dir() else []
        told = [note("sync.copies", name=self.name, copies=copies, count=len(copies))] if copies else []
        try:
            unread = self._folder.read().unread
        except SourceError:  # whoever reads it is told
            unread = ()
        return (*unread, *told, *super().remarks())

    def in_the_way(self) -> Queued | None:
        """It is gone, or one of its files is open elsewhere."""
        if not real_path(self._path).is_dir():
            return Queued("away")
        opened = (_opened(self._path / name) for name in self._folder.lying())
        return next((queued for queued in opened if queued), None)

    def read_only(self) -> list[str]:
        """The files that are marked so; what changes none of them goes in all the same."""
        return [name for name in self._folder.lying() if is_read_only(real_path(self._path / name))]

    def shown(self, version: Version) -> Snapshot:
        """What an earlier version holds. Raises `SourceError` when it is damaged."""
        return understood(unpacked(version.data(), version.path.name)).snapshot

    def _made_room(self) -> None:
        if not real_path(self._path).is_dir():  # what waits lies inside it, and no empty folder shall take its place
            raise SourceError("sync.missing", name=self.name)
        super()._made_room()

    def _put_back(self, data: bytes) -> Queued | None:
        held, then = self._folder.lying(), unpacked(data, self.name)
        new = {name: content for name, content in then.items() if held.get(name) != content}
        keep(packed(held), self._room / "backup", VERSION)
        return self._together(held, new)

    def _waits(self) -> Queued | None:
        real = real_path(self._path)
        if real.is_dir():
            try:
                settle(real, self._room)
            except InUse:
                return Queued("denied")
            except Torn:
                return Queued("torn")
        return self.in_the_way()

    def _attempt(self, change_set: ChangeSet, locate: Locate) -> Outcome | None:
        held = self._folder.read()
        placement = locate(held.snapshot, change_set)
        if placement.done:
            return Written(held.snapshot, again=True)
        clashes = placement.clashes or clashes_against(change_set, placement, held.snapshot, _why_not(held))
        if clashes:
            return Conflict(clashes, held.snapshot)
        new = _edited(held, placement.cells)
        locked = next((name for name in new if is_read_only(real_path(self._path / name))), None)
        if locked:
            return Queued("read_only", file=locked)
        if not new:  # all of it stands there already
            return Written(held.snapshot, again=True)
        return self._exchange(held, new)

    def _exchange(self, held: Held, new: Mapping[str, bytes]) -> Outcome | None:
        if self._folder.data() != held.data:
            return None
        keep(packed(held.data), self._room / "backup", VERSION)
        return self._together(held.data, new) or Written(self._folder.read().snapshot)

    def _together(self, old: Mapping[str, bytes], new: Mapping[str, bytes]) -> Queued | None:
        folder = real_path(self._path)
        begin(self._room, old, new)
        try:
            settle(folder, self._room)
        except InUse:
            try:
                give_up(folder, self._room)
                return Queued("denied")
            except InUse:  # it holds all the same, and whoever comes next finishes it
                pass
        return None


def packed(files: Mapping[str, bytes]) -> bytes:
    """All files in one zip, the same for the same content."""
    made = BytesIO()
    with ZipFile(made, "w") as target:
        for name, data in sorted(files.items()):
            target.writestr(ZipInfo(name, _MOMENT), data, ZIP_DEFLATED, 1)
    return made.getvalue()


def unpacked(version: bytes, name: str) -> dict[str, bytes]:
    """The files in a zip made by `packed`. Raises `SourceError` where it is damaged."""
    try:
        with ZipFile(BytesIO(version)) as files:
            return {entry.filename: files.read(entry) for entry in files.infolist()}
    except (BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        raise SourceError("sync.damaged", part=name) from error


def _opened(path: Path) -> Queued | None:
    queued = opened_elsewhere(path, real_path(path))
    return Queued(queued.reason, queued.by, path.name) if queued else None


def _edited(held: Held, edits: Edits) -> dict[str, bytes]:
    """File name -> new bytes, for the files that change. Raises `SourceError` when one does not read back."""
    new = {}
    for tab, cells in edits.items():
        file, before = held.files[tab], held.snapshot.tabs[tab]
        data = file.with_cells({at: value for at, value in cells.items() if value != "" or before.at(*at) is not None})
        if data != held.data[file.name]:
            again = CsvFile.of(file.name, data)
            shown = (again if again.is_telling else again.separated_by(file.separator)).tab(tab)
            if not _is_proven(shown, tab_with(before, cells), cells):
                raise SourceError("sync.unproven", part=file.name)
            new[file.name] = data
    return new


def _is_proven(shown: Tab, meant: Tab, changed: Collection[Address]) -> bool:
    """Whether a tab reads back as it was meant, yes and no told from numbers in the rows that changed."""
    one, other = _trimmed(shown), _trimmed(meant)
    rows = {row for row, _ in changed if row <= len(one)}
    return one == other and all(_yes_no(one[row - 1]) == _yes_no(other[row - 1]) for row in rows)


def _trimmed(tab: Tab) -> list[list[CellValue | CellError]]:
    """The cells of each row up to the last that holds anything."""
    rows = [list(row) for row in tab.rows]
    for row in rows:
        while row and row[-1] is None:
            row.pop()
    return rows


def _yes_no(row: Sequence[CellValue | CellError]) -> list[bool]:
    return [isinstance(cell, bool) for cell in row]


def _why_not(held: Held) -> WhyNot:
    def reason(tab: str, address: Address, value: CellValue) -> str | None:
        if tab not in held.files:
            return "no_sheet"
        return value_refusal(value) or ("characters" if isinstance(value, str) and "\0" in value else None)

    return reason
