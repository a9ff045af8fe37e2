"""A folder of CSV files is exchanged as one: whatever dies or interferes, it holds all of a set or nothing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.sync.campaign import csv_folder, hp_change, hp_of, locate, logged, workbook
from toolkit.session.versions import home_on_disk
from toolkit.sync.backends.csvfolder import CsvFolder
from toolkit.sync.backends.csvfolder.together import LIST, begin
from toolkit.sync.port import Queued, SourceError, Written
from toolkit.sync.registry import open_backend
from toolkit.sync.side_folder import made_state_folder, state_folder
from toolkit.sync.versions import Version


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.*")) if file.is_file()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return csv_folder(tmp_path)


def left_by_a_crash(folder: Path, *placed: str) -> dict[str, bytes]:
    """An exchange that holds, of whose files these are in place; what all of them are to hold."""
    held = bytes_of(folder)
    new = {"Roster.csv": held["Roster.csv"].replace(b"Mossy,30", b"Mossy,7"), "Log.csv": held["Log.csv"] + b"a1,,\r\n"}
    begin(made_state_folder(folder), held, new)
    for name in placed:
        (folder / name).write_bytes(new[name])
    return new


@pytest.mark.parametrize("placed", [(), ("Roster.csv",), ("Log.csv",), ("Roster.csv", "Log.csv")])
def test_an_exchange_that_holds_is_seen_whole_and_finished(folder: Path, placed: tuple[str, ...]) -> None:
    new = left_by_a_crash(folder, *placed)
    seen = CsvFolder(folder).read()
    assert (hp_of(seen, "mossy"), logged(seen)) == (7, ["a1"]), "before anybody finishes it"
    assert isinstance(CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate), Written)
    assert bytes_of(folder) == new
    assert list(state_folder(folder).glob("exchange*")) == []


def test_what_somebody_changed_after_a_crash_stays_theirs(folder: Path) -> None:
    left_by_a_crash(folder, "Roster.csv")
    theirs = (folder / "Log.csv").read_bytes() + b"mine,,\r\n"
    (folder / "Log.csv").write_bytes(theirs)
    CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate)
    now = CsvFolder(folder).read()
    assert (hp_of(now, "mossy"), logged(now)) == (7, ["mine", "a1"])


@pytest.mark.parametrize("damaged", ["Roster.csv", "Log.csv"])
@pytest.mark.parametrize("placed", [(), ("Roster.csv",), ("Log.csv",)])
def test_an_exchange_whose_new_bytes_are_damaged_is_taken_back(
    folder: Path, placed: tuple[str, ...], damaged: str
) -> None:
    new = left_by_a_crash(folder, *placed)
    kept = next(file for file in state_folder(folder).glob("*.new") if file.read_bytes() == new[damaged])
    kept.write_bytes(kept.read_bytes().replace(b",7,", b",8,").replace(b"a1,,", b"a1"))
    seen = CsvFolder(folder).read()
    if damaged in placed:  # nothing more is needed of it
        assert (hp_of(seen, "mossy"), logged(seen)) == (7, ["a1"])
    else:
        assert (hp_of(seen, "mossy"), logged(seen)) == (30, [])
    assert isinstance(CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate), Written)
    now = CsvFolder(folder).read()
    assert (hp_of(now, "mossy"), logged(now)) == (7, ["a1"])


def test_files_that_hold_half_of_an_action_for_good_wait_for_an_earlier_version(folder: Path) -> None:
    home = CsvFolder(folder)
    home.write(hp_change("a0", "mossy", 30, 29), locate)
    home.write(hp_change("a1", "mossy", 29, 30), locate)
    left_by_a_crash(folder, "Roster.csv")
    (state_folder(folder) / LIST).write_bytes(b'[["Roster.csv"')
    with pytest.raises(SourceError, match="half of it"):
        home.read()
    assert home.write(hp_change("a2", "mossy", 30, 5), locate) == Queued("torn")
    assert isinstance(home.restore(home.versions()[0]), Version)
    assert (hp_of(home.read(), "mossy"), logged(home.read())) == (29, ["a0"])
    assert list(state_folder(folder).glob("exchange*")) == []


def test_a_folder_whose_files_are_gone_comes_back(folder: Path) -> None:
    before = bytes_of(folder)
    CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate)
    for name in before:
        (folder / name).unlink()
    home = home_on_disk(str(folder))
    assert isinstance(home.restore(home.versions()[0]), Version)
    assert bytes_of(folder) == before


COMMITS = [sys.executable, "-m", "tests.sync.commits"]


def test_processes_at_once_lose_no_increment(checkout: Path, folder: Path) -> None:
    running = [subprocess.Popen([*COMMITS, "count", str(folder), f"p{at}", "4"], cwd=checkout) for at in range(3)]
    assert [process.wait(timeout=180) for process in running] == [0, 0, 0]
    now = CsvFolder(folder).read()
    assert (hp_of(now, "mossy"), len(logged(now))) == (30 + 12, 12)


def test_processes_killed_lose_nothing_and_repeat_nothing(checkout: Path, folder: Path) -> None:
    chance = random.Random(7)
    for life in range(5):
        command = [*COMMITS, "set", str(folder), f"life{life}", "99"]
        killed = subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True)
        assert killed.stdout is not None
        told = int(killed.stdout.readline())
        time.sleep(chance.random() * 0.05)
        killed.kill()
        rest = killed.stdout.read().split()
        told = int(rest[-1]) if rest else told
        killed.stdout.close()
        killed.wait()
        assert CsvFolder(folder).flush(locate).aside == ()
        now = CsvFolder(folder).read()
        hp = hp_of(now, "mossy")
        assert hp in (told, told + 1), "what was told is in; what was under way may be"
        assert [str(one).split("-")[1] for one in logged(now)] == [str(number) for number in range(31, told + 1)] + (
            [str(hp)] if hp != told else []
        )


def test_other_files_and_rows_keep_their_bytes_and_the_versions_before_are_kept(folder: Path) -> None:
    (folder / "Notes.csv").write_bytes(b"anything;\xd4\n")
    before = bytes_of(folder)
    CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate)
    after = bytes_of(folder)
    assert after["Notes.csv"] == before["Notes.csv"]
    assert after["Roster.csv"] == before["Roster.csv"].replace(b"Mossy,30", b"Mossy,7")
    assert after["Log.csv"].startswith(before["Log.csv"])
    (version,) = (state_folder(folder) / "backup").glob("*.zip")
    with zipfile.ZipFile(version) as kept:
        assert {name: kept.read(name) for name in kept.namelist()} == before


def test_names_of_exported_files_and_links_are_understood(tmp_path: Path, folder: Path) -> None:
    (folder / "Roster.csv").rename(tmp_path / "elsewhere.csv")
    (folder / "Team - Roster.csv").symlink_to(tmp_path / "elsewhere.csv")
    (folder / "Log.csv").rename(folder / "team-Log.csv")
    CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate)
    now = CsvFolder(folder).read()
    assert list(now.tabs) == ["Roster", "Log"]
    assert (hp_of(now, "mossy"), logged(now)) == (7, ["a1"])
    assert (folder / "Team - Roster.csv").is_symlink()
    assert b"Mossy,7" in (tmp_path / "elsewhere.csv").read_bytes()


def test_a_read_only_file_and_a_folder_that_is_gone_make_sets_wait(folder: Path) -> None:
    (folder / "Log.csv").chmod(0o444)
    queued = CsvFolder(folder).write(hp_change("a1", "mossy", 30, 7), locate)
    assert queued == Queued("read_only")
    assert isinstance(queued, Queued)
    assert queued.file == "Log.csv"
    (folder / "Log.csv").chmod(0o644)
    assert [one.id for one in CsvFolder(folder).flush(locate).written] == ["a1"]


def test_a_folder_that_was_moved_is_missed_and_nothing_takes_its_place(folder: Path) -> None:
    home = CsvFolder(folder)
    folder.rename(folder.with_name("elsewhere"))
    for deed in (home.read, home.revision, lambda: home.write(hp_change("a1", "mossy", 30, 7), locate)):
        with pytest.raises(SourceError) as error:
            deed()
        assert error.value.code == "sync.missing"
    assert sorted(path.name for path in folder.parent.iterdir()) == ["elsewhere"]


def test_a_folder_finds_its_home(tmp_path: Path, folder: Path) -> None:
    assert isinstance(open_backend(str(folder) + os.sep), CsvFolder)
    workbook(folder, "old.xlsx")
    assert isinstance(open_backend(str(folder)), CsvFolder), "a Roster.csv makes it ours all the same"
    assert open_backend(str(folder)).name == "team"


def test_a_copy_that_a_cloud_service_made_of_a_file_is_told(folder: Path) -> None:
    assert CsvFolder(folder).remarks() == ()
    (folder / "Roster (1).csv").write_bytes((folder / "Roster.csv").read_bytes())
    assert [said.code for said in CsvFolder(folder).remarks()] == ["sync.copies"]
    assert hp_of(CsvFolder(folder).read(), "mossy") == 30


def test_a_file_of_somebody_elses_that_cannot_be_read_is_told_and_left_alone(folder: Path) -> None:
    torn = b'name,price\r\n"Potion,3\r\n'
    (folder / "shop.csv").write_bytes(torn)
    backend = CsvFolder(folder)
    assert [(said.code, said.facts["name"]) for said in backend.remarks()] == [("sync.csv_unclosed", "shop.csv")]
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 7), locate), Written)
    assert hp_of(backend.read(), "mossy") == 7
    assert (folder / "shop.csv").read_bytes() == torn


def test_a_file_of_ours_that_cannot_be_read_closes_the_folder(folder: Path) -> None:
    (folder / "Roster.csv").write_bytes((folder / "Roster.csv").read_bytes() + b'"Gravlet,')
    with pytest.raises(SourceError, match=r"Roster\.csv"):
        CsvFolder(folder).read()
