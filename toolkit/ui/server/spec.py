"""The note that every page's process finds beside the served notebook: a small JSON file in a private folder.

It says who builds pages and holds the word with which a process asks the server which visit it is for. A file and not
the environment: nothing is inherited further, and no list of processes shows it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

NAME = "desk.json"
ERRAND = "X-Turnsheet-Errand"
"""The header in which a process brings the word."""


@dataclass(frozen=True, slots=True)
class Spec:
    """`page`: `module:function` that builds a visit's page; `errand`: the word by which the server knows its own."""

    page: str
    errand: str
    server: str
    """The server's address as seen from this machine, as host:port."""

    def write(self, folder: Path) -> None:
        """Leave the note in `folder`."""
        (folder / NAME).write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def read(cls, folder: Path) -> Spec:
        """The note in `folder`. Raises OSError when there is none."""
        return cls(**json.loads((folder / NAME).read_text(encoding="utf-8")))


def resolved(source: str) -> str:
    """`source` as seen from anywhere: a path that exists becomes absolute, all else stays as typed."""
    path = Path(source)
    return str(path.resolve()) if path.exists() else source


def name_of(source: str) -> str:
    """What a campaign is called: its workbook's name; blank where `source` is none on this machine."""
    path = Path(source)
    return path.stem if path.exists() else ""
