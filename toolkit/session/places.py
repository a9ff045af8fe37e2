"""Where the local state of a source lies: beside a workbook, or in the user's own state folder for anything else."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from toolkit.sync.port import SourceError


def state_place(source: str) -> Path:
    """The folder, made if need be. Raises `SourceError` where it cannot be."""
    path = Path(source)
    if path.is_file():
        from toolkit.sync.backends.excel import made_state_folder

        return made_state_folder(path)
    from platformdirs import user_state_path

    folder = user_state_path("turnsheet", appauthor=False) / "sources" / sha256(source.encode()).hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SourceError("sync.no_room", name=source, why=error.strerror or "") from error
    return folder
