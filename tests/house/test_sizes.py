"""The size budgets see what is one over, and let pass what is just within."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.sizes import CLASS_METHODS, FILE_LINES, FUNCTION_LINES, oversized


def function(lines: int) -> str:
    return "def long():\n" + "    x = 1\n" * (lines - 1)


def class_of(methods: int) -> str:
    return "class Wide:\n" + "".join(f"    def m{number}(self): ...\n" for number in range(methods))


@pytest.mark.parametrize(
    ("write", "budget", "told"),
    [
        (lambda lines: "x = 1\n" * lines, FILE_LINES, "401 lines, at most 400"),
        (function, FUNCTION_LINES, ":1: long has 51 lines, at most 50"),
        (lambda lines: "async " + function(lines), FUNCTION_LINES, ":1: long has 51 lines, at most 50"),
        (class_of, CLASS_METHODS, ":1: Wide has 21 methods, at most 20"),
    ],
    ids=["file", "function", "coroutine", "class"],
)
def test_one_over_is_told_and_the_budget_itself_is_not(write: object, budget: int, told: str, tmp_path: Path) -> None:
    assert callable(write)
    file = tmp_path / "planted.py"
    file.write_text(write(budget), "utf-8")
    assert oversized(file) == []
    file.write_text(write(budget + 1), "utf-8")
    assert len(oversized(file)) == 1
    assert told in oversized(file)[0]


def test_a_long_style_sheet_is_told_too(tmp_path: Path) -> None:
    sheet = tmp_path / "page.css"
    sheet.write_text("a { }\n" * (FILE_LINES + 1), "utf-8")
    assert len(oversized(sheet)) == 1
