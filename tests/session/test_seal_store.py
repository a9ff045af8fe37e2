"""Choices kept on one machine: there again after a crash, for nobody else to read, never a reason to fall over."""

from __future__ import annotations

import os
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.session.test_seal_text import CHOICE
from toolkit.session.seal_store import Secret, Secrets
from toolkit.sync.port import SourceError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "состояние" / "seals"


def test_a_choice_is_there_again_as_it_was_and_gone_when_it_is_dropped(folder: Path) -> None:
    Secrets(folder).keep(Secret("seal-1", "a.xlsx", CHOICE))
    secrets = Secrets(folder)
    secrets.mark_written("seal-1")
    secrets.mark_opened("seal-1", {"A": "x"})
    assert secrets.of("b.xlsx", ["seal-1"]) == secrets.of("a.xlsx", [])
    assert secrets.of("a.xlsx", []) == [Secret("seal-1", "a.xlsx", CHOICE, True, {"A": "x"})]
    secrets.drop(["seal-1"])
    assert secrets.of("a.xlsx", ["seal-1"]) == []
    assert not any(b"Ember" in file.read_bytes() for file in folder.iterdir())


def test_looking_makes_no_folder_and_no_file(folder: Path) -> None:
    assert Secrets(folder).of("a.xlsx", ["seal-1"]) == []
    Secrets(folder).drop([])
    assert not folder.exists()


def test_only_its_owner_may_read_even_where_the_folder_was_open(folder: Path) -> None:
    folder.mkdir(parents=True, mode=0o777)
    folder.chmod(0o777)
    before = os.umask(0)
    try:
        Secrets(folder).keep(Secret("seal-1", "a.xlsx", CHOICE))
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


def test_a_damaged_store_is_laid_aside_and_begun_anew(folder: Path) -> None:
    Secrets(folder).keep(Secret("seal-1", "a.xlsx", CHOICE))
    (folder / "seals.sqlite").write_bytes(b"no database" * 1000)
    assert Secrets(folder).of("a.xlsx", []) == []
    assert (folder / "damaged-seals.sqlite").exists()
    Secrets(folder).keep(Secret("seal-2", "a.xlsx", CHOICE))
    assert [secret.seal for secret in Secrets(folder).of("a.xlsx", [])] == ["seal-2"]


def test_what_another_version_wrote_is_passed_over(folder: Path) -> None:
    Secrets(folder).keep(Secret("seal-1", "a.xlsx", CHOICE))
    with closing(sqlite3.connect(folder / "seals.sqlite", isolation_level=None)) as database:
        for choice in ("{", "[]", '{"later": 1}'):
            database.execute("update secret set choice = ?", (choice,))
            assert Secrets(folder).of("a.xlsx", []) == []


def test_a_folder_that_cannot_be_made_is_told(folder: Path) -> None:
    folder.parent.write_text("in the way")
    with pytest.raises(SourceError, match="seals"):
        Secrets(folder).keep(Secret("seal-1", "a.xlsx", CHOICE))


def test_many_at_once_lose_nothing(folder: Path) -> None:
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda number: Secrets(folder).keep(Secret(f"seal-{number}", "a.xlsx", CHOICE)), range(12)))
    assert len(Secrets(folder).of("a.xlsx", [])) == 12
