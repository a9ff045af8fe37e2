"""Copies that cloud services make of a workbook are noticed by their names, and nothing else is taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sync.campaign import workbook
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.excel import ExcelBackend


@pytest.mark.parametrize(
    "name",
    [
        "team (1).xlsx",
        "team (BB's conflicted copy 2026-11-29).xlsx",
        "team (BB's conflicted copy 2026-11-29 (2)).xlsx",
        "team (конфликтующая копия BB 2026-11-29).xlsx",
        "team (Case Conflict).xlsx",
        "team (conflicted copy 2026-11-29 201500).xlsx",
        "team_conflict-20261129-201500.xlsx",
        "team.sync-conflict-20261129-201500-ABCDEFG.xlsx",
        "team-PC.xlsx",
        "team-DESKTOP-4F5G6H7.xlsx",
        "team-LAPTOP-2.XLSX",
        "team_conf(1).xlsx",
    ],
)
def test_a_copy_is_told_with_its_name(tmp_path: Path, name: str) -> None:
    path = workbook(tmp_path)
    (tmp_path / name).write_bytes(b"theirs")
    (said,) = ExcelBackend(path).remarks()
    for language in LANGUAGES:
        assert name in render(said, language)


@pytest.mark.parametrize("name", ["team2.xlsx", "team-notes.xlsx", "team old.xlsx", "team (1).txt", "a (1).xlsx"])
def test_another_file_is_no_copy(tmp_path: Path, name: str) -> None:
    path = workbook(tmp_path)
    (tmp_path / name).write_bytes(b"")
    assert ExcelBackend(path).remarks() == ()
