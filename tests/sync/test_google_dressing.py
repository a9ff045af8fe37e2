"""The look of a worksheet as Google is asked for it."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.formatting.rule import FormulaRule

from toolkit.sync.backends.google.dressing import dressed


def test_conditions_are_read_in_every_locale() -> None:
    sheet = Workbook().active
    assert sheet is not None
    rule = FormulaRule(formula=['AND(A1>0,SEARCH("a,b",B1))'])  # type: ignore[no-untyped-call]
    sheet.conditional_formatting.add("A1:A9", rule)
    rules = [one["addConditionalFormatRule"]["rule"] for one in dressed(sheet, 1) if "addConditionalFormatRule" in one]
    typed = [rule["booleanRule"]["condition"]["values"][0]["userEnteredValue"] for rule in rules]
    assert typed == ['=AND(A1>0;SEARCH("a,b";B1))']
