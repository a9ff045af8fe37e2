"""The files of a new folder that shows what tabs show."""

from __future__ import annotations

import re
from collections.abc import Sequence

from toolkit.sync.backends.csvfolder.encoding import OURS
from toolkit.sync.backends.csvfolder.fields import decimal_mark, write_field
from toolkit.sync.backends.csvfolder.file import LINE_END
from toolkit.tables.snapshot import Tab

_IN_NO_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]|^\.+|[. ]+$')


def fresh_files(tabs: Sequence[Tab], separator: str = ",") -> dict[str, bytes]:
    """File name -> bytes, a file a tab, in UTF-8 with a byte order mark; an error stays its code."""
    return {f"{_IN_NO_NAME.sub('_', tab.name)}.csv": fresh_file(tab, separator) for tab in tabs}


def fresh_file(tab: Tab, separator: str) -> bytes:
    """One tab."""
    mark = decimal_mark((), separator)
    width = max((at for cells in tab.rows for at, cell in enumerate(cells, 1) if cell is not None), default=0)
    lines = (
        separator.join(write_field(tab.at(row, column), mark, separator) for column in range(1, width + 1))
        for row in range(1, len(tab.rows) + 1)
    )
    return OURS.encode("".join(line + LINE_END for line in lines))
