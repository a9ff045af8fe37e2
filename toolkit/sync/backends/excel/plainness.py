"""Plain formulas, told at a glance: those whose cells all lie in rows of their own sheet that their text names. Pure.

Nearly every formula of a long list looks at a few cells of its own row. To find who depends on a change it is enough to
know which rows such a formula names; only those that name the changed cell's row are read in full (`references`), and
the others are not even listed: they stay in the sheet's bytes.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property, lru_cache

from toolkit.sync.backends.excel.cellxml import character_data
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.sheetdata import Row, SheetData
from toolkit.tables.snapshot import Address

_PIECES = r"""(?:
      "[^"ENDS]*"
    | [-+*/^=(),;%\s]|SIGN
    | \$?[A-Z]{1,3}(\$?\d{1,7})(?::\$?[A-Z]{1,3}\1)?(?![\w.(\[!:])
    | \d+\.?\d*(?:E[+-]?\d+)?(?![\w.:!$])
    | (?:TRUE|FALSE)(?![\w.(\[!:])
    | (?!INDIRECT|OFFSET|CELL|INFO|EVALUATE|CALL|REGISTER|SUMIF\(|AVERAGEIF\()(?!(?:NAMES)\()[A-Z][A-Z0-9]*\(
    )+"""
"""No text can be cut into these pieces in two ways, so that looking at it takes one pass."""
_CALLABLE = re.compile(r"[a-z][a-z0-9]*")
_ROW = re.compile(r"(?<!\d)\d{1,7}(?!\d)")
_FEW = 8

Rows = tuple[int, ...]


@lru_cache
def _plain(names: frozenset[str], ends: str, sign: str) -> str:
    """What plain formulas look like where `names` (casefolded) mean something, though called like a function."""
    own = "|".join(sorted(name.upper() for name in names if _CALLABLE.fullmatch(name)))
    return _PIECES.replace("ENDS", ends).replace("SIGN", sign).replace("NAMES", own or "(?!)")


class Glance:
    """What can be told at a glance of formulas that many cells share."""

    def __init__(self, names: Collection[str]) -> None:
        """`names`: the workbook's defined names, casefolded; one may be called like a function."""
        self._plain = re.compile(_plain(frozenset(names), "", "[&<>]"), re.VERBOSE)
        self._seen: dict[str, Rows | None] = {}

    def rows(self, text: str, shift: Address) -> Rows | None:
        """The rows that all cells of the formula lie in, and others; `None` when it takes a closer look."""
        if text not in self._seen:
            self._seen[text] = tuple(set(map(int, _ROW.findall(text)))) if self._plain.fullmatch(text) else None
        rows, (down, across) = self._seen[text], shift
        if rows is None or across or (rows and min(rows) + down < 1):
            return None
        return (*rows, *(row + down for row in rows)) if down else rows  # one with a $ stays


class PlainFormulas:
    """The plain formulas of one sheet that stand for themselves, unread until somebody asks who names a row."""

    def __init__(self, sheet: SheetData, names: Collection[str]) -> None:
        """`names` as for `Glance`. Where comments or CDATA stand among the rows, no formula counts as plain."""
        self._sheet = sheet
        self._end = sheet.outside if sheet.is_all_there else sheet.inside
        tag, body = rb"<%sf" % re.escape(sheet.prefix), _plain(frozenset(names), "<&", "&(?:amp|lt|gt);").encode()
        whole = rb">(%s)</%sf>" % (body.replace(b"\\1", b"\\2"), re.escape(sheet.prefix))
        self._whole = re.compile(tag + whole, re.VERBOSE)
        self.others = re.compile(tag + rb"(?=[\s/>])(?!%s)" % whole if sheet.is_all_there else tag, re.VERBOSE)
        """How the formulas begin that are not among these."""
        self._asked = 0

    def naming(self, row: int) -> Iterator[Formula]:
        """Those that name the row."""
        self._asked += 1
        for start in self._looked_for(row) if self._asked <= _FEW else self._by_row.get(row, ()):
            if whole := self._whole.match(self._sheet.masked, start):
                yield self._formula(whole)

    def all(self) -> Iterator[Formula]:
        """Every one."""
        return map(self._formula, self._found())

    def within(self, row: Row) -> Iterator[Formula]:
        """Those that stand in the row."""
        return map(self._formula, self._whole.finditer(self._sheet.masked, row.inside, min(row.outside, self._end)))

    def _found(self) -> Iterator[re.Match[bytes]]:
        return self._whole.finditer(self._sheet.masked, self._sheet.inside, self._end)

    def _looked_for(self, row: int) -> Iterator[int]:
        """Where a formula, plain or not, names the row."""
        naming = re.compile(rb"<%sf>[^<]*?(?<!\d)0*%d(?!\d)" % (re.escape(self._sheet.prefix), row))
        return (found.start() for found in naming.finditer(self._sheet.masked, self._sheet.inside, self._end))

    @cached_property
    def _by_row(self) -> dict[int, list[int]]:
        """Where they stand, by the rows they name: worth its while once many are asked for."""
        filed: dict[int, list[int]] = defaultdict(list)
        for whole in self._found():
            for row in set(map(int, _ROW.findall(whole[1].decode("utf-8", "replace")))):
                filed[row].append(whole.start())
        return filed

    def _formula(self, whole: re.Match[bytes]) -> Formula:
        cell = self._sheet.cell_around(whole.start())
        return Formula(self._sheet.address_at(cell), character_data(whole[1].decode("utf-8", "replace")))
