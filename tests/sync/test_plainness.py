"""What is told of a formula at a glance is never less than what reading it in full finds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.plainness import Glance
from toolkit.sync.backends.excel.references import Scope, references
from toolkit.sync.backends.excel.workbook import DefinedName

SCOPE = Scope.of([DefinedName("ROUND", "Team!$Z$99", None), DefinedName("A1B2", "Team!$Z$99", None)], [], ["Team"])
TEXT = """C2 $C2 C$2 $C$12 A1:C1 A$1:C$1 A1:C9 A:C 2:7 A1B2 TRUE 12 1.5 1E5 "B3" LOG10( SUM( ROUND( OFFSET( INDIRECT(
    Team!B4 [1]X!B2 Squad[HP] 'It''s'!B2 @ #REF! ) + , : - x _xlfn.SUM( ABCD1 A12345678 MyMacro( A1# {1,2}"""
PIECES = TEXT.split()


@settings(max_examples=400, deadline=None)
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
