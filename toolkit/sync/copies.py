"""Copies that cloud services leave beside a workbook when two people saved at once: found by their names. Read only.

Dropbox: `team (BB's conflicted copy 2026-11-29).xlsx`, in many languages. OneDrive: `team-DESKTOP-AB12.xlsx`, the name
of a computer. Google Drive: `team (1).xlsx`. Syncthing: `team.sync-conflict-20261129-201500-AB12CDE.xlsx`. Nextcloud:
`team (conflicted copy 2026-11-29 201500).xlsx`, older `team_conflict-20261129-201500.xlsx`.
"""

from __future__ import annotations

import re
from pathlib import Path

_ENDINGS = re.compile(
    r"""\ ?\(\d+\)                                   # Google Drive, and a second download
    |   \ \([^()]*\d{4}-\d\d-\d\d[^()]*(\(\d+\))?\)  # Dropbox, Nextcloud: a date in brackets, whatever the language
    |   \ \(.*(?i:conflict|конфликт).*\)
    |   [._~-](sync-)?conflict-\d{8}-\d{6}.*         # Syncthing, Nextcloud
    |   [ _-]conf(lict)?(ed)?([ _-]copy)?(\(\d+\))?
    |   -(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{2,15}(-\d+)?   # OneDrive: a computer's name, in capitals
    """,
    re.VERBOSE,
)


def conflict_copies(real: Path) -> list[str]:
    """Names of files beside a workbook that look like copies of it that a cloud service made, by name."""
    try:
        names = [entry.name for entry in real.parent.iterdir()]
    except OSError:  # a folder that may not be listed
        return []
    return sorted(name for name in names if _is_copy(name, real))


def _is_copy(name: str, real: Path) -> bool:
    stem, suffix = real.stem, real.suffix
    inside = name.startswith(stem) and name.lower().endswith(suffix.lower()) and len(name) > len(real.name)
    return inside and _ENDINGS.fullmatch(name[len(stem) : -len(suffix)]) is not None
