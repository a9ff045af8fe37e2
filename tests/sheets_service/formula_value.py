"""What formulas are worth: arithmetic, comparisons, text, references, and the functions a roster is likely to use.

Every cell is worked out once for each `Worksheet`, which is made anew for each answer. A function that is not known
gives the value that the test gave the cell (`Cell.given`), else `#NAME?`. Nothing outside the spreadsheet is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.sheets_service import a1
from tests.sheets_service.book import Book, Tab
from tests.sheets_service.formula_functions import FUNCTIONS, Operand, Trouble, as_number, as_text, compared
from tests.sheets_service.formula_text import Token, reference, tokens
from tests.sheets_service.ranges import Box
from tests.sheets_service.typed import Scalar, whole_if_whole

TYPES = {
    "#DIV/0!": "DIVIDE_BY_ZERO",
    "#VALUE!": "VALUE",
    "#REF!": "REF",
    "#NAME?": "NAME",
    "#NUM!": "NUM",
    "#N/A": "N_A",
    "#ERROR!": "ERROR",
}


@dataclass(frozen=True, slots=True)
class Failed:
    """The value of a cell whose formula went wrong."""

    code: str


class Worksheet:
    """The values of a book's cells at this moment."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._known: dict[tuple[int, int, int], Scalar | Failed | None] = {}
        self._open: set[tuple[int, int, int]] = set()

    def value(self, tab: Tab, row: int, column: int) -> Scalar | None:
        """What the cell shows, unformatted; an error as its text."""
        found = self.result(tab, row, column)
        return found.code if isinstance(found, Failed) else found

    def result(self, tab: Tab, row: int, column: int) -> Scalar | Failed | None:
        """The same, with errors told apart from texts."""
        cell, key = tab.cell(row, column), (tab.id, row, column)
        if cell.formula is None:
            return cell.value
        if key not in self._known:
            if key in self._open:
                return Failed("#REF!")
            self._open.add(key)
            self._known[key] = self._worked_out(tab, cell.formula, cell.given)
            self._open.discard(key)
        return self._known[key]

    def _worked_out(self, tab: Tab, formula: str, given: Scalar | None) -> Scalar | Failed | None:
        try:
            found = Formula(self, tab, formula).value()
            return 0 if found is None else found
        except Trouble as trouble:
            return given if given is not None and trouble.code == "#NAME?" else Failed(trouble.code)
        except (OverflowError, ZeroDivisionError):
            return Failed("#NUM!")


class Formula:
    """One formula of a tab, read from left to right as it is worked out."""

    def __init__(self, worksheet: Worksheet, tab: Tab, formula: str) -> None:
        self._worksheet, self._tab = worksheet, tab
        self._tokens = [token for token in tokens(formula) if token.kind != "space"]
        self._at = 0

    def value(self) -> Operand:
        """The whole of it."""
        found = self._compared()
        if self._at < len(self._tokens):
            raise Trouble("#ERROR!")
        return found

    def _next(self, *marks: str) -> str | None:
        if self._at < len(self._tokens):
            token = self._tokens[self._at]
            if token.kind == "mark" and token.text in marks:
                self._at += 1
                return token.text
        return None

    def _compared(self) -> Operand:
        left = self._joined()
        while mark := self._next("=", "<>", "<=", ">=", "<", ">"):
            left = compared(mark, left, self._joined())
        return left

    def _joined(self) -> Operand:
        left = self._sum()
        while self._next("&"):
            left = as_text(left) + as_text(self._sum())
        return left

    def _sum(self) -> Operand:
        left = self._product()
        while mark := self._next("+", "-"):
            left = whole_if_whole(float(as_number(left) + (1 if mark == "+" else -1) * as_number(self._product())))
        return left

    def _product(self) -> Operand:
        left = self._power()
        while mark := self._next("*", "/"):
            right = as_number(self._power())
            if mark == "/" and right == 0:
                raise Trouble("#DIV/0!")
            number = as_number(left)
            left = whole_if_whole(float(number * right if mark == "*" else number / right))
        return left

    def _power(self) -> Operand:
        left = self._signed()
        while self._next("^"):
            left = whole_if_whole(float(as_number(left) ** as_number(self._signed())))
        return left

    def _signed(self) -> Operand:
        if self._next("-"):
            return -as_number(self._signed())
        if self._next("+"):
            return self._signed()
        found = self._single()
        while self._next("%"):
            found = whole_if_whole(float(as_number(found) / 100))
        return found

    def _single(self) -> Operand:
        if self._next("("):
            found = self._compared()
            if not self._next(")"):
                raise Trouble("#ERROR!")
            return found
        if self._at >= len(self._tokens):
            raise Trouble("#ERROR!")
        token = self._tokens[self._at]
        self._at += 1
        return self._of_token(token)

    def _of_token(self, token: Token) -> Operand:
        if token.kind == "text":
            return token.text[1:-1].replace('""', '"')
        if token.kind == "number":
            return whole_if_whole(float(token.text))
        if token.kind == "ref":
            return next(self._cells(token.text), None)
        if token.kind == "name" and self._next("("):
            return self._called(token.text.upper())
        if token.kind == "name" and token.text.upper() in ("TRUE", "FALSE"):
            return token.text.upper() == "TRUE"
        raise Trouble(token.text if token.kind == "error" else "#NAME?" if token.kind == "name" else "#ERROR!")

    def _called(self, name: str) -> Operand:
        if name == "IFERROR":
            return self._unless_failed()
        arguments: list[list[Operand]] = []
        while not self._next(")"):
            arguments.append(self._argument())
            if not self._next(",", ";") and not (self._at < len(self._tokens) and self._tokens[self._at].text == ")"):
                raise Trouble("#ERROR!")
        if name not in FUNCTIONS:
            raise Trouble("#NAME?")
        return FUNCTIONS[name](arguments)

    def _unless_failed(self) -> Operand:
        start = self._at
        try:
            found: list[Operand] | None = self._argument()
        except Trouble:
            self._at, found = start, None
            self._skip_argument()
        other = self._argument() if self._next(",", ";") else [""]
        if not self._next(")"):
            raise Trouble("#ERROR!")
        return (other if found is None else found)[0]

    def _skip_argument(self) -> None:
        depth = 0
        while self._at < len(self._tokens) and not (depth == 0 and self._tokens[self._at].text in (",", ";", ")")):
            depth += {"(": 1, ")": -1}.get(self._tokens[self._at].text, 0)
            self._at += 1

    def _argument(self) -> list[Operand]:
        token = self._tokens[self._at] if self._at < len(self._tokens) else Token("other", "")
        after = self._tokens[self._at + 1].text if self._at + 1 < len(self._tokens) else ""
        if token.kind == "ref" and after in (",", ";", ")"):
            self._at += 1
            return list(self._cells(token.text))
        return [self._compared()]

    def _cells(self, text: str) -> Iterator[Operand]:
        title, cells = reference(text)
        tab = self._tab if title is None else self._worksheet.book.titled(title)
        spans = a1.spans(cells.replace("$", ""))
        if tab is None or spans is None:
            raise Trouble("#REF!")
        top, bottom = spans[0].within(tab.height)
        left, right = spans[1].within(tab.width)
        return self._values(tab, Box(top, left, bottom, right))

    def _values(self, tab: Tab, box: Box) -> Iterator[Operand]:
        for row in range(box.top, box.bottom):
            for column in range(box.left, box.right):
                found = self._worksheet.result(tab, row, column)
                if isinstance(found, Failed):
                    raise Trouble(found.code)
                yield found
