"""Who has a workbook open: read from the small files that Excel (`~$NAME`) and LibreOffice (`.~lock.NAME#`) leave.

Excel's holds 165 bytes: the length and 54 bytes of the name in the machine's own encoding, then the length (two bytes)
and 54 characters of it in UTF-16. LibreOffice's is one line: full name, account, computer, time, profile. Read only.
"""

from __future__ import annotations

import time
from getpass import getuser
from pathlib import Path
from socket import gethostname

from toolkit.sync.port import Queued

_WIDE_NAME_AT = 55
_NEW_SECONDS = 600.0
_OFFICE = frozenset({"soffice.bin", "soffice", "oosplash"})


def opened_elsewhere(path: Path, real: Path) -> Queued | None:
    """Why a write must wait for somebody, and for whom; `None` when nobody has the workbook open."""
    for folder, name in {(path.parent, path.name), (real.parent, real.name)}:
        if _exists(mark := folder / f"~${name}"):
            return Queued("open_excel", _excel_owner(mark))
        if _exists(mark := folder / f".~lock.{name}#") and not _left_behind(mark):
            return Queued("open_office", _office_owner(mark))
    return None


def _exists(mark: Path) -> bool:
    try:
        return mark.exists()
    except OSError:  # the mark's name would be too long: nobody can have left it
        return False


def _excel_owner(mark: Path) -> str | None:
    try:
        data = mark.read_bytes()
    except OSError:  # Excel may hold it shut
        return None
    length = int.from_bytes(data[_WIDE_NAME_AT : _WIDE_NAME_AT + 2], "little")
    wide = data[_WIDE_NAME_AT + 2 : _WIDE_NAME_AT + 2 + 2 * length].decode("utf-16-le", "replace")
    narrow = data[1 : 1 + data[0]].decode("latin-1") if data else ""
    return wide.strip("\x00 ") or narrow.strip("\x00 ") or None


def _left_behind(mark: Path) -> bool:
    """Whether a LibreOffice of ours on this very computer died and left its mark: it is not new, and none runs now."""
    _, account, computer = _office_fields(mark)
    here = computer.partition(".")[0].casefold() == gethostname().partition(".")[0].casefold()
    return here and account == _account() and _age(mark) > _NEW_SECONDS and not _office_runs()


def _age(mark: Path) -> float:
    try:
        return time.time() - mark.stat().st_mtime
    except OSError:
        return 0.0


def _account() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # an account without a name
        return ""


def _office_runs() -> bool:
    """Whether a LibreOffice runs on this computer; taken for granted where the system does not tell."""
    names = list(Path("/proc").glob("[0-9]*/comm"))
    return not names or any(_read(name).strip() in _OFFICE for name in names)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _office_fields(mark: Path) -> list[str]:
    """Full name, account and computer of whoever has it open in LibreOffice; blank where they are not known."""
    return [field.strip() for field in [*_read(mark).split(","), "", "", ""][:3]]


def _office_owner(mark: Path) -> str | None:
    full_name, account, computer = _office_fields(mark)
    who = full_name or account
    return f"{who} ({computer})" if who and computer else who or computer or None
