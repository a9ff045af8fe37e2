"""Every code this layer can give has its sentence in every language, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.messages import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[2] / "toolkit" / "sync"
CELL_REASONS = {
    *("formula", "array", "spill", "data_table", "merged", "table_header", "table_total", "pivot", "protected"),
    *("number", "digits", "long_text", "characters", "kind", "no_sheet", "address", "changed", "gone", "double"),
    *("different", "protected_google"),
}
FILE_KINDS = {
    *("empty", "zeros", "encrypted", "xls", "owner_file", "markup", "text", "not_zip", "ods", "not_workbook"),
    *("document", "picture", "apple", "archive"),
}
CLOSED = {"signed", "final", "reserved", "recommended"}
LEFT = {"formulas", "errors", "merged"}


def catalogue(language: str) -> set[str]:
    lines = (PACKAGE / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(sync-[a-z-]+) =", lines, re.MULTILINE))


def given() -> set[str]:
    """The codes that stand in the code, those built from parts included."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    codes = {code for code in re.findall(r'"(sync\.[a-z_.]+)"', source) if not code.endswith(".")}
    codes |= {f"sync.queued.{reason}" for reason in re.findall(r'Queued\("(\w+)"', source)}
    codes |= {f"sync.queued.{reason}_by" for reason in ("open_excel", "open_office", "view_only")}
    codes |= {f"sync.cell.{reason}" for reason in CELL_REASONS}
    codes |= {"sync.missing_near", "sync.folder_near"}
    codes.add("sync.cell.sealed")  # the session's reason, told like those of cells
    codes |= {f"sync.{kind}" for kind in FILE_KINDS | CLOSED}
    codes |= {f"sync.left.{what}" for what in LEFT}
    return {code.replace(".", "-").replace("_", "-") for code in codes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_sentences_match(language: str) -> None:
    assert catalogue(language) == given()
