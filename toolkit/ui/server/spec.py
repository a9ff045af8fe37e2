"""The note that tells a page's process what to show: a small JSON file beside the served notebook.

A file and not the environment: paths with spaces or Cyrillic survive on every system, and nothing is inherited further.
The server writes it once; each process reads it from its own working folder.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

NAME = "desk.json"


@dataclass(frozen=True, slots=True)
class Spec:
    """`source`: absolute path or address; `lang`: "en", "ru" or None; `page`: `module:function`."""

    source: str
    lang: str | None
    page: str

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


def title(source: str) -> str:
    """The page's title: the workbook's name, where `source` is one on this machine."""
    path = Path(source)
    return f"{path.stem} · Turnsheet" if path.exists() else "Turnsheet"
