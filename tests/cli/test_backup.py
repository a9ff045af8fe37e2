"""Earlier versions: listed, put back, taken back again; and the doctor, who says what is in order and what is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from toolkit import open_campaign
from toolkit.session.doctor import examine
from toolkit.session.new import new_folder, new_workbook
from toolkit.sync.registry import open_backend
from toolkit.sync.side_folder import state_folder

MAKE = {"workbook": new_workbook, "folder": new_folder}


@pytest.fixture(params=sorted(MAKE))
def campaign(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A campaign in which HP 12 and then HP 3 were set."""
    made = MAKE[request.param](tmp_path / "team", "calpheon", "en", demo=True)
    for hp in (12, 3):
        opened = open_campaign(made)
        opened.commit(opened.preview({"adjust": {"who": "cindrake", "set": {"hp": hp}}}))
    return made


def hp(campaign: Path) -> int:
    return int(open_campaign(campaign).roster.set_index("id").loc["cindrake", "hp"])


def wrong(campaign: Path) -> list[str]:
    return [one.said.code for one in examine(open_backend(str(campaign))) if one.level == "wrong"]


def test_a_version_is_put_back_and_that_is_taken_back(turnsheet: Turnsheet, campaign: Path) -> None:
    listed = turnsheet("backup", campaign, "--json").json["versions"]
    assert [version.get("last_action") for version in listed] == ["The game master sets Cindrake: HP 12", None]
    looked = turnsheet("backup", "restore", campaign, 1, "--preview")
    assert "HP 3" in looked.out
    assert hp(campaign) == 3
    told = turnsheet("backup", campaign, "restore", 1, "--json").json
    assert (told["restored"], [lost["action"] for lost in told["lost"]], told["cells"]) == (
        True,
        ["The game master sets Cindrake: HP 3"],
        1,
    )
    assert hp(campaign) == 12
    assert turnsheet("backup", "restore", campaign, told["kept"]).status == 0
    assert hp(campaign) == 3
    assert wrong(campaign) == []


def test_what_is_open_elsewhere_is_not_put_back(turnsheet: Turnsheet, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "team.xlsx", "calpheon", "en", demo=True)
    opened = open_campaign(book)
    opened.commit(opened.preview({"adjust": {"who": "cindrake", "set": {"hp": 12}}}))
    (tmp_path / "~$team.xlsx").write_bytes(b"\x02BB".ljust(55) + b"\x02\x00B\x00B\x00".ljust(110, b" "))
    ran = turnsheet("backup", "restore", book, 1)
    assert ran.status == 5
    assert "is open in Excel, by BB. Nothing was put back" in ran.err
    assert hp(book) == 12


def test_a_damaged_or_lost_workbook_comes_back(turnsheet: Turnsheet, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "team.xlsx", "calpheon", "en", demo=True)
    opened = open_campaign(book)
    opened.commit(opened.preview({"adjust": {"who": "cindrake", "set": {"hp": 12}}}))
    book.write_bytes(book.read_bytes()[:3000])
    assert wrong(book) == ["sync.damaged"]
    ran = turnsheet("doctor", book)
    assert ran.status == 1
    assert "turnsheet backup restore" in ran.out
    assert turnsheet("backup", "restore", book).status == 0
    assert wrong(book) == ["session.doctor.bad_versions"], "the damaged one is kept too"
    book.unlink()
    assert turnsheet("backup", "restore", book).status == 0, "the newest that is sound"
    assert hp(book) == 54


@pytest.mark.parametrize("words", [("restore",), ("restore", "a", "b", "c"), ("a", "b")])
def test_a_call_that_means_nothing_is_told(turnsheet: Turnsheet, words: tuple[str, ...]) -> None:
    assert turnsheet("backup", *words).status == 2


def test_the_doctor_finds_all_in_order(turnsheet: Turnsheet, campaign: Path) -> None:
    ran = turnsheet("doctor", campaign, "--lang", "ru")
    assert ran.status == 0, ran.out
    assert ran.out.rstrip().endswith("всё в порядке.")
    assert turnsheet("doctor", campaign, "--json").json["ok"] is True


def test_versions_and_the_doctor_speak_the_language_of_the_campaign(turnsheet: Turnsheet, tmp_path: Path) -> None:
    folder = new_folder(tmp_path / "отряд", "calpheon", "ru", demo=True)
    assert "всё в порядке" in turnsheet("doctor", folder).out
    assert "Прежних версий" in turnsheet("backup", folder).out
    assert "all in order" in turnsheet("doctor", folder, "--lang", "en").out


def test_the_doctor_says_who_has_a_file_of_a_folder_open(tmp_path: Path) -> None:
    folder = new_folder(tmp_path / "team", "calpheon", "en", demo=True)
    (folder / ".~lock.Roster.csv#").write_text(",ann,elsewhere,30.11.2026 04:00,file:///x;")
    (told,) = [one for one in examine(open_backend(str(folder))) if one.level == "told"]
    assert told.said.facts == {"name": "Roster.csv", "by": "ann (elsewhere)"}


def test_the_doctor_says_which_file_of_a_folder_is_read_only(tmp_path: Path) -> None:
    folder = new_folder(tmp_path / "team", "calpheon", "en", demo=True)
    (folder / "Log.csv").chmod(0o444)
    (told,) = [one for one in examine(open_backend(str(folder))) if one.level == "told"]
    assert (told.said.code, told.said.facts) == ("sync.queued.read_only", {"name": "Log.csv"})


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_the_doctor_says_that_nothing_could_be_written(campaign: Path) -> None:
    side = state_folder(campaign)
    for closed, code in ((side.parent, "no_room"), (side, "side_folder"), (side / "outbox", "side_folder")):
        closed.chmod(0o555)
        try:
            assert wrong(campaign) == [f"sync.{code}"]
        finally:
            closed.chmod(0o755)


def test_the_doctor_says_what_is_wrong(campaign: Path) -> None:
    side = state_folder(campaign)
    (side / "outbox" / "00000000000000000009-x.json").write_text("{")
    (side / "new-1-1.tmp").write_text("")
    version = max((side / "backup").iterdir())
    version.write_bytes(version.read_bytes()[:99])
    assert set(wrong(campaign)) == {"sync.aside.damaged", "session.doctor.leftovers", "session.doctor.bad_versions"}


def test_what_a_crash_left_is_gone_after_the_next_action_as_the_doctor_promises(campaign: Path) -> None:
    side = state_folder(campaign)
    (side / "outbox" / "aside").mkdir()
    young = side / "outbox" / "2.json-1-1.tmp"
    strays = [side / "outbox" / "1.json-1-1.tmp", side / "outbox" / "aside" / "1.json-1-1.tmp", side / "new-1-1.tmp"]
    strays += [side / "exchange.json-1-1.tmp"] if campaign.is_dir() else []
    for file in (young, *strays):
        file.write_bytes(b"half")
    for file in strays:
        os.utime(file, (0, 0))
    (found,) = [one for one in examine(open_backend(str(campaign))) if one.level == "wrong"]
    assert found.said.facts["count"] == len(strays)
    opened = open_campaign(campaign)
    opened.commit(opened.preview({"adjust": {"who": "cindrake", "set": {"hp": 5}}}))
    assert wrong(campaign) == []
    assert young.exists(), "it may be another program's, still in the making"


def test_a_version_in_which_a_bit_has_flipped_is_not_called_sound(campaign: Path) -> None:
    version = max((state_folder(campaign) / "backup").iterdir())
    for at in (11, len(version.read_bytes()) // 2):
        data = bytearray(version.read_bytes())
        data[at] ^= 4
        version.write_bytes(data)
        assert wrong(campaign) == ["session.doctor.bad_versions"]
        data[at] ^= 4
        version.write_bytes(data)
    assert wrong(campaign) == []


def test_the_doctor_reads_the_log(tmp_path: Path) -> None:
    folder = new_folder(tmp_path / "team", "calpheon", "en", demo=True)
    opened = open_campaign(folder)
    opened.commit(opened.preview({"adjust": {"who": "cindrake", "set": {"hp": 12}}}))
    opened.undo()
    log = folder / "Log.csv"
    rows = log.read_bytes().split(b"\r\n")
    log.write_bytes(b"\r\n".join(row for row in rows if b"HP 12" not in row or b"Undo" in row))
    assert wrong(folder) == ["session.doctor.lost"]
    log.write_bytes(b"\r\n".join(rows).replace(b"54 \xe2\x86\x92 12", b"54 -> 12"))
    assert wrong(folder) == ["session.doctor.edited"]
    (folder / "Roster.csv").write_bytes((folder / "Roster.csv").read_bytes().replace(b",54,54,", b",many,54,", 1))
    assert "session.doctor.errors" in wrong(folder)


def test_a_russian_campaign_is_told_about_in_russian(turnsheet: Turnsheet, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "team.xlsx", "calpheon", "ru", demo=True)
    opened = open_campaign(book)
    opened.commit(opened.preview({"adjust": {"who": "золодрак", "set": {"hp": 12}}}))
    assert "всё в порядке" in turnsheet("doctor", book).out
    assert "Прежние версии" in turnsheet("backup", book).out
    assert "Earlier versions" in turnsheet("backup", book, "--lang", "en").out
