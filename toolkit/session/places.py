"""Where the local state of a source lies: beside it if it is on disk, else in the user's own state folder."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from toolkit.sync.backends import google
from toolkit.sync.port import SourceError
from toolkit.sync.side_folder import made_state_folder

DRAFTS = "drafts.sqlite"
"""The file of the open actions, in the folder of a source's local state."""


def state_place(source: str) -> Path:
    """The folder, made if need be. Raises `SourceError` where it cannot be."""
    path = Path(source)
    if path.exists():
        return made_state_folder(path)
    folder = google.room(source) if google.accepts(source) else _elsewhere(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SourceError("sync.no_room", name=source, why=error.strerror or "") from error
    return folder


def drafts_file(source: str) -> Path:
    """Where the open actions of a source are kept. Raises `SourceError` where that place cannot be."""
    return state_place(source) / DRAFTS


def one_name(source: str) -> str:
    """The name of a source that is the same however it was typed."""
    path = Path(source)
    return str(path.resolve()) if path.exists() else google.known_as(source)


def is_google(source: str) -> bool:
    """Whether it is the address or the key of a Google Sheet, which tell people nothing."""
    return google.accepts(source)


def title_of(source: str) -> str:
    """What a Google Sheet was called when it was last seen here; blank where it was not."""
    return google.title_of(source)


def _elsewhere(source: str) -> Path:
    from platformdirs import user_state_path

    return user_state_path("turnsheet", appauthor=False) / "sources" / sha256(source.encode()).hexdigest()[:16]
