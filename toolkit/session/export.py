"""Entries of the Log as one text: a story in the forms of `posts`, JSON, or a table of comma separated values. Pure."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from toolkit.session.entries import LogEntry
from toolkit.session.log_json import entry_json
from toolkit.session.posts import FORMATS, story
from toolkit.session.veiled_log import UNTOLD
from toolkit.session.viewer import Role
from toolkit.tables.columns import columns_of, header
from toolkit.tables.rows import LogRecord
from toolkit.tables.settings import SPOILER

FORMS = (*FORMATS, "json", "csv")
SUFFIXES = {"text": "txt", "markdown": "md", "bbcode": "txt", "json": "json", "csv": "csv"}
"""How a file of each form ends."""
_TABLE = ("id", "time", "round", "by", "actor", "action", "target", "result", "dice", "undoes")
_RISKY = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula at the beginning of a cell."""


def exported(
    entries: Sequence[LogEntry], form: str, lang: str, system: str = "", role: Role = "gm", spoiler: str = SPOILER
) -> str:
    """The text of entries as `role` may read them. Raises `KeyError` for a form that is none."""
    if form == "json":
        return json.dumps([entry_json(entry, role) for entry in entries], ensure_ascii=False, indent=1)
    return _table(entries, lang, role) if form == "csv" else story(entries, form, lang, system, spoiler)


def _table(entries: Sequence[LogEntry], lang: str, role: Role) -> str:
    keys = [key for key in _TABLE if role == "gm" or key not in UNTOLD]
    declared, out = columns_of(LogRecord), io.StringIO()
    writer = csv.writer(out)
    writer.writerow([header(key, declared[key], lang) for key in keys])
    writer.writerows([[_cell(getattr(entry, key)) for key in keys] for entry in entries])
    return out.getvalue()


def _cell(value: object) -> str:
    said = "" if value is None else str(value)
    return f"'{said}" if said.startswith(_RISKY) else said
