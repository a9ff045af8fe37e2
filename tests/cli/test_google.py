"""A campaign in a Google Sheet, by the real command: made, played, undone, carried to a workbook and back."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Turnsheet
from tests.session.workbooks import TURN
from tests.sheets_service import OpenSheet, SheetsService
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.tables.snapshot import Tab

Online = Callable[..., Ran]


@pytest.fixture
def online(turnsheet: Turnsheet, sheets_service: SheetsService) -> Online:
    """The command, with the tests' own Google."""
    return lambda *words: turnsheet(*words, env={"TURNSHEET_SHEETS_URL": sheets_service.url})


@pytest.fixture
def sheet(online: Online, sheets_service: SheetsService, file: Path) -> OpenSheet:
    """The campaign of the other tests, copied there."""
    ran = online("copy", file, "google", "--json")
    assert ran.status == 0, ran.err
    return sheets_service.sheet(key_in(ran.json["made"]))


def key_in(address: str) -> str:
    assert address.startswith("https://docs.google.com/spreadsheets/d/")
    return address.rpartition("/")[2]


def test_a_turn_is_played_seen_and_taken_back(online: Online, sheet: OpenSheet, sheets_service: SheetsService) -> None:
    address = f"https://docs.google.com/spreadsheets/d/{sheet.id}/edit#gid=0"
    assert online("check", address).status == 0
    before = sheet.values("Roster")
    sheets_service.forget()
    ran = online("act", address, *TURN, "--seed", 7)
    assert ran.status == 0, ran.err
    assert sheets_service.count("write") == 2  # the rows were prepared first
    assert sheet.values("Roster") != before
    assert TURN[0] in str(sheet.values("Log"))
    sheets_service.forget()
    assert online("undo", sheet.id).status == 0
    counted = (sheets_service.count("read"), sheets_service.count("write"), sheets_service.count("drive"))
    assert counted == (1, 1, 3)
    after = sheet.values("Roster")
    assert [row[1:] for row in after] == [row[1:] for row in before]  # rows have got their ids


def test_there_and_back_loses_nothing(online: Online, sheet: OpenSheet, file: Path, tmp_path: Path) -> None:
    assert online("copy", sheet.id, tmp_path / "back.xlsx").status == 0
    one, two = ExcelBackend(file).read(), ExcelBackend(tmp_path / "back.xlsx").read()
    assert list(one.tabs) == list(two.tabs)
    for name, tab in one.tabs.items():
        assert filled(two.tabs[name]) == filled(tab)
        assert two.tabs[name].formulas == tab.formulas


def filled(tab: Tab) -> list[list[object]]:
    """Its cells, blanks at the end of rows and results of formulas aside."""
    rows: list[list[object]] = []
    for number, row in enumerate(tab.rows, 1):
        cells: list[object] = [None if (number, at) in tab.formulas else cell for at, cell in enumerate(row, 1)]
        while cells and cells[-1] is None:
            cells.pop()
        rows.append(cells)
    while rows and not rows[-1]:
        rows.pop()
    return rows


def test_what_holds_something_is_not_touched(online: Online, sheet: OpenSheet, file: Path) -> None:
    before = sheet.values("Roster")
    ran = online("copy", file, sheet.id)
    assert ran.status == 5
    assert "holds something already" in ran.err
    assert sheet.values("Roster") == before
    assert online("copy", sheet.id, file).status == 2


def test_a_new_sheet_has_lists_colours_and_warnings(online: Online, sheets_service: SheetsService) -> None:
    ran = online("new", "Отряд", "--google", "--system", "ptu", "--lang", "ru", "--demo", "--json")
    assert ran.status == 0, ran.err
    sheet = sheets_service.sheet(key_in(ran.json["address"]))
    assert "Состав" in sheet.titles
    assert online("check", sheet.id).status == 0
    requests = [seen.name for seen in sheets_service.seen]
    assert requests.count("spreadsheets.batchUpdate") == 2
    assert online("google", "new", "Team", "--system", "calpheon").status == 0


def test_a_source_out_of_reach_is_told(online: Online, sheets_service: SheetsService, sheet: OpenSheet) -> None:
    ran = online("check", "1" * 44)
    assert (ran.status, "no such Google Sheet" in ran.err) == (5, True)
    sheet.unshare(sheets_service.state.default_user)
    ran = online("check", sheet.id, "--json")
    assert (ran.status, ran.json["error"]["code"]) == (5, "sync.google_share")


def test_nobody_signed_in_is_told_what_to_type(turnsheet: Turnsheet) -> None:
    ran = turnsheet("check", "1" * 44)
    assert (ran.status, "turnsheet google login" in ran.err) == (5, True)
    assert "console.cloud.google.com" in turnsheet("google", "login").out


def test_another_service_must_be_on_this_machine(turnsheet: Turnsheet) -> None:
    ran = turnsheet("check", "1" * 44, env={"TURNSHEET_SHEETS_URL": "http://example.com"})
    assert (ran.status, "example.com" in ran.err) == (5, True)


@pytest.mark.skipif(os.name == "nt", reason="no permissions of that kind")
def test_a_key_is_kept_for_its_user_alone_and_never_shown(turnsheet: Turnsheet, tmp_path: Path) -> None:
    key = {"type": "service_account", "client_email": "bot@example.test", "private_key": "SECRET", "token_uri": "x"}
    (tmp_path / "key.json").write_text(json.dumps(key))
    ran = turnsheet("google", "login", "key.json")
    assert ran.status == 0
    assert "bot@example.test" in ran.out
    kept = next((tmp_path / "home").rglob("service_account.json"))
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    said = [turnsheet("google", "share"), turnsheet("check", "1" * 44), ran]
    assert "bot@example.test" in said[0].out
    assert not any("SECRET" in one.out + one.err for one in said)
    assert turnsheet("google", "login", tmp_path / "nothing.json").status == 5


def test_a_sheet_that_is_shared_is_named_though_it_was_never_opened_here(
    online: Online, sheets_service: SheetsService
) -> None:
    sheet = sheets_service.create("Our team", {"Roster": []})
    ran = online("google", "share", sheet.id, "ann@example.test")
    assert (ran.status, ran.out) == (0, "ann@example.test may edit “Our team” now.\n")
    assert sheet.file.roles["ann@example.test"] == "writer"
    assert sheets_service.count("read") == 0


@pytest.mark.parametrize("command", ["check", "doctor", "backup"])
def test_a_sheet_is_not_called_by_the_end_of_its_address(online: Online, sheet: OpenSheet, command: str) -> None:
    ran = online(command, f"https://docs.google.com/spreadsheets/d/{sheet.id}/edit#gid=0")
    assert ran.out + ran.err
    assert "gid=0" not in ran.out + ran.err


def test_offline_what_was_last_seen_is_shown_and_what_is_done_waits(
    online: Online, sheet: OpenSheet, sheets_service: SheetsService
) -> None:
    shown = online("show", sheet.id).out
    sheets_service.faults.add("*", "reset", times=None)
    ran = online("show", sheet.id)
    assert (ran.status, ran.out, "as it was last seen" in ran.err) == (0, shown, True)
    ran = online("adjust", sheet.id, "Cinder", "hp=12", "--json", "--lang", "ru")
    assert (ran.status, ran.json["queued"]["reason"]) == (5, "offline")
    assert "какой она была в последний раз" in ran.err
    sheets_service.faults.clear()
    sheets_service.state.store.people["ann@example.test"] = "Анна"
    sheet.share("ann@example.test")
    sheet = sheets_service.sheet(sheet.id, "ann@example.test")
    header = next(cells for cells in sheet.values("Roster") if "HP" in cells)
    sheet.type("Roster", f"{chr(ord('A') + header.index('HP'))}{sheet.row_of('Roster', 'Cinder', 'B')}", 33)
    ran = online("outbox", sheet.id)
    assert (ran.status, "The last change in it is by Анна." in ran.out + ran.err) == (4, True)
