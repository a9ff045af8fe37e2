"""What is told of a formula at a glance is never less than what reading it in full finds."""

from __future__ import annotations

from xml.sax.saxutils import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toolkit.sync.backends.excel.formulas import Formula, formulas_of
from toolkit.sync.backends.excel.plainness import Glance, PlainFormulas
from toolkit.sync.backends.excel.references import Scope, references
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.backends.excel.workbook import DefinedName

SCOPE = Scope.of([DefinedName("ROUND", "Team!$Z$99", None), DefinedName("A1B2", "Team!$Z$99", None)], [], ["Team"])
TEXT = """C2 $C2 C$2 $C$12 A1:C1 A$1:C$1 A1:C9 A:C 2:7 A1B2 TRUE 12 1.5 1E5 "B3" LOG10( SUM( ROUND( OFFSET( INDIRECT(
    < > & Team!B4 [1]X!B2 Squad[HP] 'It''s'!B2 @ #REF! ) + , : - x _xlfn.SUM( ABCD1 A12345678 MyMacro( A1# {1,2}"""
PIECES = TEXT.split()


@settings(max_examples=400)
@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=6), st.integers(-3, 3), st.integers(-1, 1))
def test_a_glance_never_misses_a_row(pieces: list[str], down: int, across: int) -> None:
    formula = Formula((50, 1), "".join(pieces), shift=(down, across))
    rows = Glance({name for name, _ in SCOPE.names}).rows(formula.text, formula.shift)
    if rows is not None:
        found = references(formula, "Team", SCOPE)
        assert found is not None
        assert {row for _, area in found for row in range(area.top, area.bottom + 1)} <= set(rows)
        assert {sheet for sheet, _ in found} <= {"team"}


def test_long_texts_are_looked_at_in_one_pass() -> None:
    for text in ('""' * 4000 + "!", "A1," * 4000 + "!", "((" * 4000 + "!", "1" * 8000 + "!", 'IF(A1,"' * 4001):
        assert Glance(()).rows(text, (0, 0)) is None


@pytest.mark.parametrize("text", ["C2/D2", "SUM(A7:F7)*1.5", 'IF(C2>5,"big",LOG10($D$3))', "-C2%"])
def test_usual_formulas_are_plain(text: str) -> None:
    assert Glance(()).rows(text, (0, 0)) is not None


@settings(max_examples=200)
@given(st.lists(st.lists(st.sampled_from(PIECES), min_size=1, max_size=4), min_size=1, max_size=4), st.booleans())
def test_what_stays_in_the_bytes_is_found_by_its_rows(formulas: list[list[str]], all_at_once: bool) -> None:
    texts = ["".join(pieces) for pieces in formulas]
    cells = "".join(f'<c r="A{at}"><f>{escape(text)}</f><v>1</v></c>' for at, text in enumerate(texts, start=1))
    sheet = SheetData(f'<sheetData><row r="1">{cells}</row></sheetData>'.encode(), "sheet1.xml")
    names = {name for name, _ in SCOPE.names}
    plain = PlainFormulas(sheet, names)
    told = {formula.address[0]: formula.text for formula in plain.all()}
    others = {formula.address[0] for formula in formulas_of(sheet, plain.others)}
    assert told.keys() | others == set(range(1, len(texts) + 1))
    assert told.keys() & others == set()
    assert told == {at: text for at, text in enumerate(texts, start=1) if Glance(names).rows(text, (0, 0)) is not None}
    for _ in range(9 * all_at_once):
        list(plain.naming(1))
    for row in range(1, 100):
        named = {at for at, text in told.items() if row in (Glance(names).rows(text, (0, 0)) or ())}
        assert {formula.address[0] for formula in plain.naming(row)} == named


def test_where_a_comment_stands_nothing_is_taken_for_plain() -> None:
    row = '<row r="1"><c r="A1"><f>C2<!-- no --></f></c><c r="B1"><f>C3</f></c></row>'
    sheet = SheetData(f"<sheetData>{row}</sheetData>".encode(), "sheet1.xml")
    plain = PlainFormulas(sheet, ())
    assert [*plain.all(), *plain.naming(2)] == []
    assert [formula.text for formula in formulas_of(sheet, plain.others)] == ["C2<!-- no -->", "C3"]
