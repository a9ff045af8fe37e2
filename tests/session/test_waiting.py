"""What waits, what can no longer be written, and what the sheet never lets be written: all of it told, nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl.styles import Protection

from tests.session.workbooks import TURN, reverse_roster, set_cell
from toolkit.messages import LANGUAGES, render
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.sync.port import Conflict, Queued
from toolkit.sync.sentences import aside_notes, line_of


def waiting_campaign(file: Path) -> Campaign:
    """A turn waits because somebody has the workbook open; then that is closed."""
    lock = file.with_name(f".~lock.{file.name}#")
    lock.touch()
    campaign = open_campaign(file)
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=7)), Queued)
    lock.unlink()
    return campaign


def test_what_goes_in_later_is_told_by_its_own_line(file: Path) -> None:
    waiting_campaign(file)
    sent = open_campaign(file).send()
    assert [line_of(one) for one in sent.written] == ["; ".join(TURN)]
    assert (sent.aside, sent.left, open_campaign(file).send().written) == ((), None, ())


@pytest.mark.parametrize("deed", ["commit", "undo", "rule"])
def test_nothing_new_is_done_on_top_of_an_action_that_never_happened(file: Path, deed: str) -> None:
    campaign = open_campaign(file)
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=5)), Committed)
    campaign = waiting_campaign(file)
    second = campaign.preview(TURN, seed=8)
    set_cell(file, "Roster", "Cinder", "SP", 3)
    before = file.read_bytes()
    deeds: dict[str, Callable[[], Any]] = {
        "commit": lambda: campaign.commit(second),
        "undo": campaign.undo,
        "rule": lambda: campaign.rule("calpheon.rest_amount", "7"),
    }
    outcome = deeds[deed]()
    assert isinstance(outcome, Conflict)
    assert file.read_bytes() == before
    (laid,) = outcome.aside
    assert laid.change_set is not None
    assert line_of(laid.change_set) == "; ".join(TURN)
    assert laid in open_campaign(file).aside(), "another window sees it too"
    for language in LANGUAGES:
        told = " ".join(render(said, language) for said in aside_notes(laid))
        assert TURN[0] in told
        assert " 3" in told
    campaign.dismiss()
    assert (campaign.aside(), campaign.waiting()) == ((), 0)
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=9)), Committed)


def test_what_was_played_after_it_is_laid_aside_with_it(file: Path) -> None:
    campaign = waiting_campaign(file)
    lock = file.with_name(f".~lock.{file.name}#")
    lock.touch()
    assert isinstance(campaign.commit(campaign.preview({"day": True})), Queued)
    lock.unlink()
    set_cell(file, "Roster", "Cinder", "SP", 3)
    sent = open_campaign(file).send()
    assert [bool(laid.clashes) for laid in sent.aside] == [True, False]
    assert open_campaign(file).log() == []


def test_what_waited_is_resolved_again_and_not_written_if_it_comes_out_differently(file: Path) -> None:
    waiting_campaign(file)
    set_cell(file, "Roster", "Cinder", "Power", 12)
    before = file.read_bytes()
    (laid,) = open_campaign(file).send().aside
    assert file.read_bytes() == before
    assert [(clash.reason, clash.change.key, clash.change.column) for clash in laid.clashes] == [
        ("different", "mossy", "hp")
    ]
    told = " ".join(render(said, "en") for said in aside_notes(laid))
    assert "(HP): 60 → " in told


@pytest.mark.parametrize("wait", [True, False])
def test_sorted_rows_are_no_edit(file: Path, wait: bool) -> None:
    """Initiative is asked in the order of the rows: the same dice stay with the same people."""
    campaign = waiting_campaign(file) if wait else open_campaign(file)
    reviewed = campaign.state if wait else None
    preview = campaign.preview(TURN, seed=7) if not wait else None
    reverse_roster(file)
    if preview is not None:
        reviewed = preview.state
        assert isinstance(campaign.commit(preview), Committed)
    else:
        assert len(open_campaign(file).send().written) == 1
    now = open_campaign(file).state
    assert reviewed is not None
    assert now is not None
    assert list(now.roster) == list(reviewed.roster)[::-1]
    assert dict(now.roster) == dict(reviewed.roster)


@pytest.mark.parametrize(
    ("name", "header", "value"), [("Pebble", "HP", 31), ("Mossy", "Notes", "limps"), ("Pebble", "Name", "Rock")]
)
def test_an_edit_that_does_not_matter_stops_nothing_that_waited(
    file: Path, name: str, header: str, value: object
) -> None:
    waiting_campaign(file)
    set_cell(file, "Roster", name, header, value)
    sent = open_campaign(file).send()
    assert (len(sent.written), sent.aside) == (1, ())


def protect_roster(book: openpyxl.Workbook) -> None:
    book["Roster"].protection.sheet = True


def protect_roster_but_its_cells(book: openpyxl.Workbook) -> None:
    protect_roster(book)
    for row in book["Roster"].iter_rows(min_row=5, max_row=40, max_col=60):
        for cell in row:
            cell.protection = Protection(locked=False)


def protect_log(book: openpyxl.Workbook) -> None:
    book["Log"].protection.sheet = True


def merge_hp(book: openpyxl.Workbook) -> None:
    sheet = book["Roster"]
    column = next(cell.column_letter for row in sheet.iter_rows(max_row=4) for cell in row if cell.value == "HP")
    sheet.merge_cells(f"{column}5:{column}6")
    sheet[f"{column}5"] = 60


@pytest.mark.parametrize(
    ("close", "told"),
    [(protect_roster, "protected"), (protect_log, "protected"), (merge_hp, "merged")],
)
def test_cells_that_cannot_be_written_are_named_before_play(
    file: Path, close: Callable[[openpyxl.Workbook], None], told: str
) -> None:
    book = openpyxl.load_workbook(file)
    close(book)
    book.save(file)
    found = [problem for problem in open_campaign(file).problems if told in render(problem.expected)]
    assert [problem.level for problem in found] == ["warning"]
    assert found[0].where.startswith("Log!" if close is protect_log else "Roster!")


def test_a_protected_tab_with_free_cells_is_no_problem(file: Path) -> None:
    book = openpyxl.load_workbook(file)
    protect_roster_but_its_cells(book)
    book.save(file)
    assert [problem for problem in open_campaign(file).problems if "protected" in render(problem.expected)] == []


def test_a_row_of_the_game_masters_own_in_the_log_stops_no_undo(file: Path) -> None:
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    book = openpyxl.load_workbook(file)
    log = book["Log"]
    log.cell(log.max_row + 1, 1, "remember: rain")
    book.save(file)
    campaign = open_campaign(file)
    assert [entry.action for entry in campaign.log()] == ["\n".join(TURN)]
    assert isinstance(campaign.undo(), Committed)


def test_a_log_sorted_newest_first_is_undone_from_its_end(file: Path) -> None:
    from datetime import datetime, timedelta

    from toolkit.sync.registry import open_backend

    minutes = iter(range(100))
    start = datetime.fromisoformat("2026-11-29T20:00:00+03:00")
    campaign = Campaign(
        open_backend(str(file)), str(file), clock=lambda: start + timedelta(minutes=next(minutes)), place=file.parent
    )
    done = [campaign.commit(campaign.preview(TURN, seed=seed)) for seed in (1, 2, 3)]
    book = openpyxl.load_workbook(file)
    log = book["Log"]
    first = log.max_row - 2
    rows = [[cell.value for cell in row] for row in log.iter_rows(min_row=first, max_row=log.max_row)]
    for number, row in enumerate(reversed(rows), start=first):
        for column, value in enumerate(row, start=1):
            log.cell(number, column).value = value
    book.save(file)
    campaign = open_campaign(file)
    assert [entry.id for entry in campaign.log()] == [one.id for one in done if isinstance(one, Committed)]
    assert isinstance(campaign.undo(), Committed)


def test_notes_stop_nothing(file: Path) -> None:
    set_cell(file, "Roster", "Cinder", "Notes", "#REF!")
    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    column = next(cell.column for row in sheet.iter_rows(max_row=4) for cell in row if cell.value == "Notes")
    sheet.cell(9, column, "mind the river")
    sheet.cell(5, column).data_type = "e"
    book.save(file)
    campaign = open_campaign(file)
    assert campaign.state is not None
    assert len(campaign.state.roster) == 4
    assert [problem.level for problem in campaign.problems] == ["warning"]


def test_half_a_new_workbook_is_not_left_behind(tmp_path: Path) -> None:
    import resource
    import signal

    from toolkit.session.new import new_workbook

    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            new_workbook(tmp_path / "n.xlsx", "calpheon", "en")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)
    assert list(tmp_path.iterdir()) == []
