"""Which backend a source belongs to, and what people are told when it belongs to none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.sync.campaign import workbook
from toolkit.messages import LANGUAGES, render
from toolkit.sync import backends
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.port import SourceError
from toolkit.sync.registry import kinds, open_backend
from toolkit.sync.sentences import error_note


def test_each_source_finds_its_home(tmp_path: Path) -> None:
    assert isinstance(open_backend(str(workbook(tmp_path))), ExcelBackend)


@pytest.mark.parametrize(
    ("source", "code", "near"),
    [
        ("{}/taem.xlsx", "sync.missing_near", "team.xlsx"),
        ("{}/team", "sync.missing_near", "team.xlsx"),
        ("{}/quite_other.ods", "sync.missing", None),
        ("{}/nowhere/team.xlsx", "sync.missing", None),
        ("{}", "sync.folder_near", "team.xlsx, village.xlsm"),
        ("{}/empty", "sync.folder", None),
        ("https://example.com/team.xlsx", "sync.unknown_source", None),
        ("memory:table", "sync.missing", None),
        ("{}/link.xlsx", "sync.dead_link", None),
        ("x" * 300, "sync.missing", None),
    ],
)
def test_nothing_there_is_told_with_the_nearest_names(tmp_path: Path, source: str, code: str, near: str | None) -> None:
    workbook(tmp_path)
    workbook(tmp_path, "village.xlsm")
    (tmp_path / "~$team.xlsx").write_bytes(b"")
    (tmp_path / "empty").mkdir()
    (tmp_path / "link.xlsx").symlink_to(tmp_path / "gone.xlsx")
    with pytest.raises(SourceError) as error:
        open_backend(source.format(tmp_path))
    assert (error.value.code, error.value.facts.get("near")) == (code, near)
    for language in LANGUAGES:
        assert render(error_note(error.value), language)


def test_a_folder_is_told_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SourceError, match=f"“{tmp_path.name}” is a folder"):
        open_backend(".")


def test_half_a_backend_is_a_loud_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "halfmade.py").write_text("KIND = 'halfmade'\n")
    monkeypatch.setattr(backends, "__path__", [*backends.__path__, str(tmp_path)])
    kinds.cache_clear()
    try:
        with pytest.raises(TypeError, match="'halfmade' lacks SUFFIXES, accepts, connect"):
            open_backend("table.xlsx")
    finally:
        kinds.cache_clear()
        sys.modules.pop("toolkit.sync.backends.halfmade", None)


def test_importing_the_backends_loads_no_library_that_reads_workbooks() -> None:
    import subprocess

    code = (
        "import sys, toolkit.sync.registry as r; r.kinds();"
        "print(sorted({'openpyxl', 'lxml', 'python_calamine', 'pandas'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
