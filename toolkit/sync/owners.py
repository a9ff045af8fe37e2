"""Who has a workbook open: read from the small files that Excel (`~$NAME`) and LibreOffice (`.~lock.NAME#`) leave.

Excel's holds 165 bytes: the length and 54 bytes of the name in the machine's own encoding, then the length (two bytes)
and 54 characters of it in UTF-16. LibreOffice's is one line: full name, account, computer, time, profile. Read only.
"""

from __future__ import annotations

from pathlib import Path

from toolkit.sync.port import Queued

_WIDE_NAME_AT = 55


def opened_elsewhere(path: Path, real: Path) -> Queued | None:
    """Why a write must wait for somebody, and for whom; `None` when nobody has the workbook open."""
    for folder, name in {(path.parent, path.name), (real.parent, real.name)}:
        if _exists(mark := folder / f"~${name}"):
            return Queued("open_excel", _excel_owner(mark))
        if _exists(mark := folder / f".~lock.{name}#"):
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


def _office_owner(mark: Path) -> str | None:
    try:
        fields = mark.read_text(encoding="utf-8", errors="replace").split(",")
    except OSError:
        return None
    full_name, account, computer = (field.strip() for field in [*fields, "", "", ""][:3])
    who = full_name or account
    return f"{who} ({computer})" if who and computer else who or computer or None
