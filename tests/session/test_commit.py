"""A commit writes once, exactly what was reviewed, or nothing; a person's edit meanwhile is never lost."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.session.workbooks import TURN, cells, in_memory, make_campaign, set_cell
from toolkit.messages import render
from toolkit.session import Campaign, CampaignError, Committed, open_campaign
from toolkit.session.change_text import read_changes
from toolkit.session.log_json import clashes_json
from toolkit.sync.port import Conflict, LaidAside, Queued
from toolkit.sync.registry import open_backend
from toolkit.sync.sentences import aside_notes
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Snapshot


def read(file: Path) -> Snapshot:
    return open_backend(str(file)).read()


def fight(state: Any) -> Any:
    """What a state holds of the fight; its rulings aside."""
    return dict(state.roster), state.battle


def test_what_was_reviewed_is_what_the_sheet_holds(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    assert isinstance(campaign.commit(preview), Committed)
    assert fight(open_campaign(file).state) == fight(preview.state)
    assert fight(campaign.state) == fight(preview.state)


def test_the_log_row_tells_everything(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7, by="Аня", overrides={"A1.strike1.damage": 11})
    campaign.commit(preview)
    (entry,) = open_campaign(file).log()
    assert (entry.id, entry.by, entry.round, entry.actor) == (preview.id, "Аня", 1, "Cinder, Mossy")
    assert entry.action.split("\n") == TURN
    assert entry.time[10:11] == "T"
    assert entry.time[-6] in "+-" or entry.time.endswith("Z")
    assert entry.dice.count("1d100") == sum(str(one.ask.dice) == "1d100" for one in preview.asked)
    rules = next(number.value for number in preview.settled if number.key == "A1.strike1.damage")
    said = f"Damage: {rules} by the rules, set to 11 by the game master"
    assert f"A, Action 1 · strike 1 · {said}" in entry.dice
    assert [sentence.text.count(said) for sentence in preview.sentences].count(1) == 1
    assert f"{said}." in entry.result
    assert any(ruling.startswith("calpheon.damage_formula=move_power") for ruling in entry.rulings)
    assert entry.changes == preview.changes
    assert entry.record["answers"] == preview.given
    tab = read(file).tabs["Log"]
    written = next(
        cell for row in tab.rows for cell in row if isinstance(cell, str) and cell.startswith("Roster cinder ")
    )
    assert read_changes(written, campaign.system) == preview.changes


def test_looking_changes_no_byte(file: Path) -> None:
    before = file.read_bytes()
    campaign = open_campaign(file)
    campaign.preview(TURN, seed=7)
    campaign.preview(TURN, answers={})  # needs an answer
    campaign.preview("Cinder: Nonsense > Nobody")
    campaign.preview([*TURN[:1], *TURN[:1], *TURN[2:]])  # two damaging Actions: refused
    campaign.undo()
    campaign.redo()
    assert campaign.roster.loc[0, "name"] == "Cinder"
    assert file.read_bytes() == before
    assert not campaign.log()


@pytest.mark.parametrize("action", ["Cinder: Nonsense > Mossy", "no colon here"])
def test_only_a_complete_preview_can_be_committed(file: Path, action: str) -> None:
    campaign = open_campaign(file)
    with pytest.raises(CampaignError):
        campaign.commit(campaign.preview(action))
    with pytest.raises(CampaignError):
        campaign.commit(campaign.preview(TURN, answers={}))


def test_committing_twice_applies_once(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    assert campaign.commit(preview) == Committed(preview.id, preview.changes)
    after = file.read_bytes()
    assert campaign.commit(preview) == Committed(preview.id, preview.changes, again=True)
    assert open_campaign(file).commit(preview) == Committed(preview.id, preview.changes, again=True)
    assert file.read_bytes() == after


def test_two_threads_with_one_preview_apply_it_once(file: Path) -> None:
    preview = open_campaign(file).preview(TURN, seed=7)
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda campaign: campaign.commit(preview), [open_campaign(file), open_campaign(file)]))
    assert sorted(outcome.again for outcome in done if isinstance(outcome, Committed)) == [False, True]
    assert len(open_campaign(file).log()) == 1


def test_two_processes_with_one_preview_apply_it_once(file: Path, checkout: Path) -> None:
    code = (
        "import sys; from toolkit.session import open_campaign; campaign = open_campaign(sys.argv[1]);"
        "print(campaign.commit(campaign.preview(sys.argv[2:], seed=7, id='t-both')).again)"
    )
    command = [sys.executable, "-c", code, str(file), *TURN]
    running = [subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert sorted(process.communicate()[0].strip() for process in running) == ["False", "True"]
    assert len(open_campaign(file).log()) == 1


def test_two_people_with_an_action_each_the_second_is_told(file: Path) -> None:
    one, two = open_campaign(file), open_campaign(file)
    first, second = one.preview(TURN, seed=7), two.preview(TURN, seed=8)
    assert isinstance(one.commit(first), Committed)
    after = file.read_bytes()
    outcome = two.commit(second)
    assert isinstance(outcome, Conflict)
    assert any("Initiative" in clash.where for clash in outcome.clashes)
    assert file.read_bytes() == after
    assert isinstance(two.commit(two.preview(TURN, seed=8)), Committed)


def test_an_edit_that_does_not_matter_is_kept(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, "Roster", "Pebble", "HP", 31)
    set_cell(file, "Roster", "Mossy", "Notes", "limps")
    assert isinstance(campaign.commit(preview), Committed)
    roster = open_campaign(file).roster.set_index("name")
    assert roster.loc["Pebble", "hp"] == 31
    assert roster.loc["Mossy", "notes"] == "limps"
    assert fight(campaign.state) == fight(open_campaign(file).state)


def test_a_combatant_added_meanwhile_does_not_matter(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, "Roster", "Уголёк", "Name", "Уголёк")
    import openpyxl

    book = openpyxl.load_workbook(file)
    book["Roster"].insert_rows(5)
    book["Roster"].cell(5, 2, "Newcomer")
    book["Roster"].cell(5, 9, 20)
    book.save(file)
    assert isinstance(campaign.commit(preview), Committed)
    roster = open_campaign(file).roster.set_index("name")
    assert roster.loc["Mossy", "hp"] == preview.state.roster["mossy"].hp if preview.state else None
    assert roster.loc["Newcomer", "max_hp"] == 20


@pytest.mark.parametrize(
    ("name", "header", "value"), [("Mossy", "HP", 41), ("Cinder", "SP", 3), ("Mossy", "Status", "Burn")]
)
def test_an_edit_of_a_touched_cell_is_a_conflict_and_nothing_is_written(
    file: Path, name: str, header: str, value: object
) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, "Roster", name, header, value)
    before = file.read_bytes()
    outcome = campaign.commit(preview)
    assert isinstance(outcome, Conflict)
    assert any(header in clash.where and clash.found == value for clash in outcome.clashes)
    assert file.read_bytes() == before
    assert fight(campaign.state) == fight(open_campaign(file).state), "it shows what the sheet holds now"


@pytest.mark.parametrize(
    ("tab", "name", "header", "value"), [("Roster", "Cinder", "Power", 90), ("Moves", "Ember", "Power", 90)]
)
def test_an_edit_of_a_cell_that_was_only_read_is_a_conflict_too(
    file: Path, tab: str, name: str, header: str, value: object
) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, tab, name, header, value)
    before = file.read_bytes()
    outcome = campaign.commit(preview)
    assert isinstance(outcome, Conflict)
    assert [(header in clash.where, clash.found) for clash in outcome.clashes] == [(True, value)]
    [told] = clashes_json(outcome.clashes)
    assert told["base"] == told["old"] != told["new"] == told["theirs"] == value
    assert file.read_bytes() == before


def test_only_what_a_rule_may_read_is_named(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, "Roster", "Mossy", "Notes", "limps")
    set_cell(file, "Roster", "Mossy", "ID", "mossy")
    set_cell(file, "Roster", "Cinder", "Power", 90)
    outcome = campaign.commit(preview)
    assert isinstance(outcome, Conflict)
    assert [(clash.change.key, clash.change.column) for clash in outcome.clashes] == [("cinder", "power")]
    [told] = [render(said, "en") for said in aside_notes(LaidAside("", ChangeSet("a1", ()), outcome.clashes))[1:]]
    assert "was meant" not in told
    assert "90 stands there now" in told


def test_a_sheet_that_got_an_error_meanwhile_is_a_conflict(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    set_cell(file, "Roster", "Pebble", "HP", "plenty")
    before = file.read_bytes()
    outcome = campaign.commit(preview)
    assert isinstance(outcome, Conflict)
    assert any("HP" in clash.where for clash in outcome.clashes)
    assert file.read_bytes() == before


def test_rows_sorted_meanwhile_get_the_right_cells(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    assert preview.state is not None
    import openpyxl

    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=5, max_row=8)]
    for number, row in enumerate([rows[1], rows[0], rows[3], rows[2]], start=5):
        for column, value in enumerate(row, start=1):
            sheet.cell(number, column).value = value
    book.save(file)
    assert isinstance(campaign.commit(preview), Committed)
    now = open_campaign(file).roster.set_index("name")
    for row in preview.state.roster.values():
        assert (now.loc[row.name, "hp"], now.loc[row.name, "sp"]) == (row.hp, row.sp)


def test_while_somebody_has_it_open_actions_wait_and_the_fight_goes_on(file: Path) -> None:
    lock = file.with_name(f".~lock.{file.name}#")
    campaign = open_campaign(file)
    lock.write_text(",Ann,host,29.11.2026 20:41,file:///home/ann;", "utf-8")
    before = file.read_bytes()
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=7)), Queued)
    second = campaign.preview(TURN, seed=8)
    assert isinstance(campaign.commit(second), Queued)
    assert campaign.waiting() == 2
    assert file.read_bytes() == before
    assert fight(campaign.state) == fight(second.state)
    assert fight(open_campaign(file).state) == fight(second.state), "another window sees what waits"
    lock.unlink()
    assert campaign.refresh()
    assert campaign.waiting() == 0
    assert fight(open_campaign(file).state) == fight(second.state)
    assert [entry.round for entry in open_campaign(file).log()] == [1, 2]


def test_in_memory_as_on_disk(file: Path) -> None:
    backend = in_memory(file)
    one, two = Campaign(backend, "memory:one"), open_campaign(file)
    preview = one.preview(TURN, seed=7, id="t-same")
    one.commit(preview)
    two.commit(two.preview(TURN, seed=7, id="t-same"))
    assert cells(backend.read()) == cells(read(file))


def test_a_preview_kept_for_later_is_checked_against_the_sheet_of_then(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=7)
    campaign.commit(campaign.preview({"adjust": {"who": "Pebble", "set": {"hp": 12}}}))
    assert isinstance(campaign.commit(preview), Committed), "Pebble sat on the bench"
    campaign.undo()
    campaign.commit(campaign.preview({"adjust": {"who": "Mossy", "set": {"hp": 12}}}))
    assert isinstance(campaign.commit(replace(preview, id="t-later")), Conflict)


def test_a_russian_campaign_speaks_russian(tmp_path: Path) -> None:
    file = make_campaign(tmp_path / "игра.xlsx", lang="ru", damage_formula="manual")
    campaign = open_campaign(file)
    assert campaign.lang == "ru"
    assert not campaign.problems
    preview = campaign.preview(TURN, seed=7, answers={"damage": [12]})
    assert isinstance(campaign.commit(preview), Committed)
    (entry,) = campaign.log()
    assert "инициатива" in entry.result
    assert "инициатива Cinder 1d100 = " in entry.dice
    assert not any(word in entry.result for word in ("Turn", "uses", "rolls"))
    assert campaign.roster.loc[2, "hp"] == 48


def test_the_log_speaks_the_campaigns_language_whatever_the_readers(file: Path) -> None:
    campaign = open_campaign(file, lang="ru")
    preview = campaign.preview(TURN, seed=7, overrides={"A1.strike1.damage": 11})
    assert "инициатива" in "".join(sentence.text for sentence in preview.sentences)
    campaign.commit(preview)
    campaign.undo()
    done, undone = open_campaign(file).log()
    assert "Initiative" in done.result
    assert "инициатива" not in done.result
    assert "set to 11 by the game master" in done.dice
    assert "Roster cinder Initiative: — → " in str(read(file).tabs["Log"].rows)
    assert undone.action.startswith("Undone: ")


def test_what_was_undone_is_done_anew_by_the_same_preview(file: Path) -> None:
    """Once again, with an id of its own; pressed twice it is still one."""
    campaign = open_campaign(file)
    made = campaign.preview(TURN, seed=7)
    assert isinstance(campaign.commit(made), Committed)
    campaign.undo()
    anew = campaign.commit(made)
    assert isinstance(anew, Committed)
    assert (anew.again, anew.id) == (False, f"{made.id}-2")
    twice = campaign.commit(made)
    assert isinstance(twice, Committed)
    assert twice.again
    assert [entry.live for entry in campaign.log()] == [False, True, True]
