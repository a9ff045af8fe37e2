"""The workbook is a person's file: they may edit it meanwhile, have it open, link to it, close it to writing."""

from __future__ import annotations

import errno
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from socket import gethostname

import pytest
from filelock import FileLock
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from tests.sync.campaign import hp_change, hp_of, locate, logged, workbook, workbook_bytes
from tests.sync.zips import with_parts
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.port import Conflict, Placement, Queued, SourceError, Written
from toolkit.sync.sentences import clash_note, queued_note
from toolkit.sync.side_folder import state_folder
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Snapshot


def edit_as_a_person(path: Path, how: Callable[[Worksheet], object]) -> None:
    book = load_workbook(path)
    how(book["Roster"])
    book.save(path)


def test_rows_and_columns_may_move_between_reading_and_writing(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    ours = ExcelBackend(path)
    ours.read()

    def insert(sheet: Worksheet) -> None:
        sheet.insert_rows(2)
        sheet.insert_cols(2)
        sheet.cell(2, 1, "new")

    edit_as_a_person(path, insert)
    assert isinstance(ours.write(hp_change("a1", "mossy", 30, 7), locate), Written)
    sheet = load_workbook(path)["Roster"]
    assert [sheet.cell(4, column).value for column in (1, 4, 5)] == ["mossy", 7, 40]
    assert sheet["A2"].value == "new"


def test_a_persons_other_number_is_a_conflict_told_with_what_stands_there(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    ours = ExcelBackend(path)
    ours.read()
    edit_as_a_person(path, lambda sheet: sheet.cell(3, 3, 25))
    before = path.read_bytes()
    outcome = ours.write(hp_change("a1", "mossy", 30, 7), locate)
    assert isinstance(outcome, Conflict)
    assert path.read_bytes() == before
    assert "Roster!C3" in render(clash_note(outcome.clashes[0]))
    assert "25" in render(clash_note(outcome.clashes[0]), "ru")


def test_no_edit_of_a_person_is_lost_and_no_wrong_row_written(tmp_path: Path) -> None:
    """A person edits, inserts, deletes and sorts rows between our read and our write, many times."""
    chance = random.Random(3)
    path = workbook(tmp_path)
    for trial in range(60):
        path.write_bytes(workbook_bytes())
        ours = ExcelBackend(path)
        ours.read()

        def mess(sheet: Worksheet) -> None:
            rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)]
            for _ in range(chance.randint(1, 3)):
                kind = chance.choice(["edit", "insert", "delete", "sort"])
                if kind == "edit" and rows:
                    chance.choice(rows)[2] = chance.randint(50, 60)
                elif kind == "insert":
                    rows.insert(chance.randint(0, len(rows)), [f"new{len(rows)}", "New", 30, 40, None])
                elif kind == "delete" and rows:
                    rows.pop(chance.randrange(len(rows)))
                else:
                    chance.shuffle(rows)
            sheet.delete_rows(2, 20)
            for row in rows:
                sheet.append(row)

        edit_as_a_person(path, mess)
        theirs = {row[0]: row[2] for row in ExcelBackend(path).read().tabs["Roster"].rows[1:]}
        outcome = ours.write(hp_change(f"t{trial}", "mossy", 30, 7), locate)
        now = {row[0]: row[2] for row in ExcelBackend(path).read().tabs["Roster"].rows[1:]}
        if theirs.get("mossy") == 30:
            assert isinstance(outcome, Written)
            assert now == theirs | {"mossy": 7}
        else:
            assert isinstance(outcome, Conflict)
            assert now == theirs


def test_a_save_in_the_very_middle_is_noticed(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    saved: list[Path] = []

    def locate_slowly(snapshot: Snapshot, change_set: ChangeSet) -> Placement:
        found = locate(snapshot, change_set)
        if not saved:
            edit_as_a_person(path, lambda sheet: sheet.cell(2, 3, 99))
            saved.append(path)
        return found

    assert isinstance(ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate_slowly), Written)
    now = ExcelBackend(path).read()
    assert (hp_of(now, "cinder"), hp_of(now, "mossy"), logged(now)) == (99, 7, ["a1"])


def office_mark(path: Path) -> None:
    mark = path.with_name(f".~lock.{path.name}#")
    mark.write_text("Берта Б,bb,workshop,29.11.2026 20:15,file:///home/bb/.config;", encoding="utf-8")


@pytest.mark.parametrize(
    ("occupy", "waits"),
    [
        (office_mark, Queued("open_office", "Берта Б (workshop)")),
        (lambda path: path.with_name(f"~${path.name}").write_bytes(b""), Queued("open_excel")),
        (lambda path: path.chmod(0o444), Queued("read_only")),
        (Path.unlink, Queued("away")),
    ],
)
def test_a_set_waits_for_whoever_is_in_the_way(tmp_path: Path, occupy: Callable[[Path], object], waits: Queued) -> None:
    path = workbook(tmp_path)
    before = path.read_bytes()
    ours = ExcelBackend(path)
    occupy(path)
    assert ours.write(hp_change("a1", "mossy", 30, 7), locate) == waits
    assert [waiting.id for waiting in ours.outbox()] == ["a1"]
    assert not path.exists() or path.read_bytes() == before
    for language in LANGUAGES:
        sentence = render(queued_note(waits, path.name), language)
        assert "team.xlsx" in sentence
        assert (waits.by or "") in sentence


@pytest.mark.skipif(not Path("/proc/self/comm").exists(), reason="the system does not tell which programs run")
def test_a_mark_that_a_dead_office_of_ours_left_here_stops_nothing(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    mark = tmp_path / ".~lock.team.xlsx#"
    old = time.time() - 3600
    for account, computer, made in (
        (getuser(), "elsewhere", old),
        ("bb", gethostname(), old),
        (getuser(), gethostname(), time.time()),
    ):
        mark.write_text(f",{account},{computer},29.11.2026 20:15,file:///home;", encoding="utf-8")
        os.utime(mark, (made, made))
        assert isinstance(ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate), Queued)
    os.utime(mark, (old, old))
    if shutil.which("pgrep") and subprocess.run(["pgrep", "-x", "soffice.bin"], check=False).returncode == 1:
        assert isinstance(ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate), Written)


def test_excels_own_mark_names_its_owner(shared: Path, tmp_path: Path) -> None:
    path = workbook(tmp_path)
    real = shared / "sheets" / "fidelity" / "orcus____Orcus_-_Arts.xlsx"
    (tmp_path / "~$team.xlsx").write_bytes(real.read_bytes())
    assert ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate) == Queued("open_excel", "BB")


def test_a_lock_held_too_long_queues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = workbook(tmp_path)
    monkeypatch.setattr(ExcelBackend, "lock_seconds", 0.05)
    state_folder(path).mkdir()
    with FileLock(state_folder(path) / "lock"):
        assert ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate) == Queued("busy")
    assert [one.id for one in ExcelBackend(path).flush(locate).written] == ["a1"]


def test_links_and_permissions_are_respected(tmp_path: Path) -> None:
    real = workbook(tmp_path)
    real.chmod(0o664)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.xlsx"
    link.symlink_to(real)
    assert state_folder(link) == state_folder(real) == tmp_path / ".team.xlsx.turnsheet"
    assert isinstance(ExcelBackend(link).write(hp_change("a1", "mossy", 30, 7), locate), Written)
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o664
    assert hp_of(ExcelBackend(real).read(), "mossy") == 7
    assert [entry.name for entry in (tmp_path / "elsewhere").iterdir()] == ["link.xlsx"]


def test_everything_of_ours_is_in_one_hidden_folder_and_twenty_versions_are_kept(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    original = path.read_bytes()
    ours = ExcelBackend(path)
    for hp in range(30, 53):
        ours.write(hp_change(f"a{hp}", "mossy", hp, hp + 1), locate)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [".team.xlsx.turnsheet", "team.xlsx"]
    versions = sorted((state_folder(path) / "backup").glob("*.xlsx"))
    assert len(versions) == 20
    assert [hp_of(ExcelBackend(version).read(), "mossy") for version in versions] == list(range(33, 53))
    assert original not in [version.read_bytes() for version in versions]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    tmp_path.chmod(0o555)
    try:
        ExcelBackend(path).read()
        with pytest.raises(SourceError, match="cannot be written to"):
            ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate)
    finally:
        tmp_path.chmod(0o755)


def test_a_book_that_cannot_be_written_at_all_keeps_nothing_waiting(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    path.write_bytes(with_parts(path.read_bytes(), {"_xmlsignatures/origin.sigs": b""}))
    before = path.read_bytes()
    ours = ExcelBackend(path)
    with pytest.raises(SourceError, match="digitally signed"):
        ours.write(hp_change("a1", "mossy", 30, 7), locate)
    assert (ours.outbox(), path.read_bytes()) == ((), before)


def test_a_disk_that_refuses_is_told_without_a_trace(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    before = path.read_bytes()
    state_folder(path).mkdir()
    (state_folder(path) / "outbox").write_bytes(b"in the way")
    ours = ExcelBackend(path)
    with pytest.raises(SourceError, match=r"“.team.xlsx.turnsheet” beside “team.xlsx”.*Nothing was written"):
        ours.write(hp_change("a1", "mossy", 30, 7), locate)
    assert path.read_bytes() == before
    assert (ours.outbox(), ours.aside()) == ((), ())
    assert ".team.xlsx.turnsheet" in render(ours.remarks()[0], "ru")


def test_the_longest_names_keep_their_side_folder_under_a_short_one(tmp_path: Path) -> None:
    for name in ("n" * 250 + ".xlsx", "я" * 120 + ".xlsx"):
        path = workbook(tmp_path, name)
        assert isinstance(ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate), Written)
        assert isinstance(ExcelBackend(path).write(hp_change("a2", "mossy", 7, 8), locate), Written)
        assert state_folder(path).is_dir()
    assert len(list(tmp_path.glob(".*.turnsheet"))) == 2


def test_what_waits_for_a_workbook_that_was_renamed_is_told(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    mark = tmp_path / "~$team.xlsx"
    mark.write_bytes(b"")
    ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate)
    renamed = path.rename(tmp_path / "new.xlsx")
    ours = ExcelBackend(renamed)
    (said,) = ours.remarks()
    for language in LANGUAGES:
        assert ".team.xlsx.turnsheet" in render(said, language)
    state_folder(path).rename(state_folder(renamed))  # as the sentence advises
    assert [one.id for one in ours.flush(locate).written] == ["a1"]
    assert ours.remarks() == ()


def test_a_full_disk_is_told_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = workbook(tmp_path)
    before = path.read_bytes()
    ours = ExcelBackend(path)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SourceError, match=r"disk of “team.xlsx” is full. Nothing was written"):
        ours.write(hp_change("a1", "mossy", 30, 7), locate)
    assert (path.read_bytes(), ours.outbox()) == (before, ())
    assert [file for file in state_folder(path).rglob("*") if file.suffix == ".tmp"] == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may read and write everywhere")
def test_a_side_folder_that_is_closed_to_us_is_told_and_reading_goes_on(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    ours = ExcelBackend(path)
    ours.write(hp_change("a1", "mossy", 30, 7), locate)
    for closed, mode in ((state_folder(path), 0o000), (state_folder(path), 0o555), (state_folder(path) / "outbox", 0)):
        closed.chmod(mode)
        try:
            assert hp_of(ours.read(), "mossy") == 7
            assert ours.outbox() == ()
            with pytest.raises(SourceError, match=r"“\.team\.xlsx\.turnsheet” beside"):
                ours.write(hp_change("a2", "mossy", 7, 8), locate)
        finally:
            closed.chmod(0o755)
    assert isinstance(ours.write(hp_change("a2", "mossy", 7, 8), locate), Written)
