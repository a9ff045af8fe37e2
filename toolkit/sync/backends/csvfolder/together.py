"""Several files of a folder exchanged as one: after a crash all of them are new or all are old.

In this order: the old and the new bytes of each file are put into the side folder and forced to disk; the list of them,
written in one step, is the moment from which the exchange holds; each file is put into its place; the list is removed.
Whoever reads meanwhile reads as if all were in place (`Exchange.shown`). Whoever takes the lock next finishes what a
crash left (`settle`). Where somebody changed a file in between, or the new bytes are no longer what they were, the
others go back to the old ones: the set still waits in the outbox and is compared again. Where neither way is whole any
more, the files are `Torn`: nothing is read or written until an earlier version is put back.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from toolkit.sync.disk import sync_folder, write_durably, write_through
from toolkit.sync.exchange import replace_file, take_over

LIST = "exchange.json"


class Torn(Exception):
    """An exchange that can neither be finished nor taken back, since what lies in the side folder is damaged."""


@dataclass(frozen=True, slots=True)
class Part:
    """One file of an exchange: its name and the hashes of what it held and is to hold."""

    name: str
    old: str
    new: str

    @property
    def mark(self) -> str:
        """What its bytes are called in the side folder."""
        return hashed(self.name.encode())[:16]


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange under way, its bytes in the side folder `room`."""

    room: Path
    parts: tuple[Part, ...]

    @staticmethod
    def under_way(room: Path) -> Exchange | None:
        """The one that was begun and not finished. Raises `Torn`."""
        try:
            kept = json.loads((room / LIST).read_bytes())
            return Exchange(room, tuple(Part(str(name), str(old), str(new)) for name, old, new in kept))
        except FileNotFoundError:
            return None
        except (ValueError, TypeError, RecursionError) as error:
            raise Torn from error

    def old(self, part: Part) -> Path:
        """Where the file's old bytes are kept."""
        return self.room / f"exchange-{part.mark}.old"

    def new(self, part: Part) -> Path:
        """Where the new ones lie until they are in place."""
        return self.room / f"exchange-{part.mark}.new"

    def shown(self, held: Mapping[str, bytes]) -> dict[str, bytes]:
        """What the folder's files hold once it is settled. Raises `Torn`."""
        files = dict(held)
        for part, source in self.moves(held).items():
            if (data := _bytes(source)) is None:
                files.pop(part.name, None)
            else:
                files[part.name] = data
        return files

    def moves(self, held: Mapping[str, bytes]) -> dict[Part, Path]:
        """What has still to be put into the place of which file, onwards or back. Raises `Torn`."""
        found = {part: hashed(held.get(part.name)) for part in self.parts}
        onwards = {part: self.new(part) for part in self.parts if found[part] != part.new}
        if all(found[part] == part.old and hashed(_bytes(source)) == part.new for part, source in onwards.items()):
            return onwards
        back = {part: self.old(part) for part in self.parts if found[part] == part.new != part.old}
        if all(hashed(_bytes(source)) == part.old for part, source in back.items()):
            return back
        raise Torn


def begin(room: Path, old: Mapping[str, bytes], new: Mapping[str, bytes]) -> Exchange:
    """Make the exchange of what `old` holds for `new` hold; nothing is in place yet. Files may be new."""
    parts = tuple(Part(name, hashed(old.get(name)), hashed(new[name])) for name in new)
    exchange = Exchange(room, parts)
    for part in parts:
        if part.name in old:
            write_through(exchange.old(part), old[part.name])
        write_through(exchange.new(part), new[part.name])
    sync_folder(room)
    write_durably(room / LIST, json.dumps([[part.name, part.old, part.new] for part in parts]).encode())
    return exchange


def settle(folder: Path, room: Path) -> None:
    """Finish the exchange under way or take it back, if there is one.

    Raises `InUse` where another program holds a file, `Torn`.
    """
    exchange = Exchange.under_way(room)
    if exchange is not None:
        files = {part.name: _bytes(folder / part.name) for part in exchange.parts}
        _put(folder, exchange.moves({name: data for name, data in files.items() if data is not None}))
    _done(room)


def give_up(folder: Path, room: Path) -> None:
    """Take back an exchange that another program does not let be finished. Raises `InUse` where that fails too."""
    exchange = Exchange.under_way(room)
    if exchange is not None:
        parts = exchange.parts
        _put(folder, {part: exchange.old(part) for part in parts if hashed(_bytes(folder / part.name)) == part.new})
    _done(room)


def hashed(data: bytes | None) -> str:
    """A file's content by its hash; blank for a file that is not there."""
    return "" if data is None else sha256(data).hexdigest()


def _put(folder: Path, sources: Mapping[Part, Path]) -> None:
    for part, source in sources.items():
        place = Path(os.path.realpath(folder / part.name))
        if source.exists():
            if place.exists():
                take_over(place, source)
            replace_file(source, place)
        elif not part.old:  # it was not there before
            place.unlink(missing_ok=True)
        sync_folder(place.parent)


def _done(room: Path) -> None:
    """The exchange holds no more; then its bytes may go."""
    with suppress(FileNotFoundError):
        (room / LIST).unlink()
        sync_folder(room)
    for left in (*room.glob("exchange-*"), *room.glob(f"{LIST}-*")):
        left.unlink(missing_ok=True)


def _bytes(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
