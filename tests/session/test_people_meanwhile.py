"""People at the workbook, several programs, and programs that die while an action is being written."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.session.people import small_campaign, trial
from toolkit.session import open_campaign
from toolkit.session.replay import replay
from toolkit.sync.registry import open_backend

_ACTS = """
import sys
from toolkit.session import Committed, open_campaign
book, who, times = sys.argv[1], sys.argv[2], int(sys.argv[3])
campaign = open_campaign(book)
for number in range(times):
    while True:
        campaign.refresh()
        further = {"who": "battle", "set": {"round": campaign.state.battle.round + 1}}
        made = campaign.preview({"adjust": further}, id=f"{who}-{number}", by=who)
        if isinstance(campaign.commit(made), Committed):
            print(number, flush=True)
            break
"""


def started(checkout: Path, file: Path, who: str, times: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", _ACTS, str(file), who, str(times)]
    return subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("number", range(25))
def test_no_edit_of_a_person_is_lost_and_no_wrong_row_is_written(tmp_path: Path, number: int) -> None:
    assert trial(tmp_path / "team.xlsx", random.Random(number)) in ("written", "flagged")


def test_four_programs_apply_each_action_once(checkout: Path, tmp_path: Path) -> None:
    file = tmp_path / "team.xlsx"
    small_campaign(file, ids=True)
    running = [started(checkout, file, f"p{number}", 4) for number in range(4)]
    for process in running:
        process.communicate(timeout=120)
    campaign = open_campaign(file)
    assert campaign.state is not None
    assert campaign.state.battle.round == 1 + 16
    assert sorted(entry.id for entry in campaign.log()) == sorted(f"p{who}-{n}" for who in range(4) for n in range(4))
    assert (campaign.waiting(), campaign.aside()) == (0, ())


def test_a_program_that_dies_while_writing_loses_nothing_and_repeats_nothing(checkout: Path, tmp_path: Path) -> None:
    file = tmp_path / "team.xlsx"
    small_campaign(file, ids=True)
    empty, chance, done = open_backend(str(file)).read(), random.Random(5), 0
    for life in range(4):
        process = started(checkout, file, f"life{life}", 1000)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(chance.random() * 0.1)
        process.kill()
        done += 1 + len(process.stdout.read().splitlines())
        process.stdout.close()
        process.wait()
        campaign = open_campaign(file)
        campaign.send()
        assert campaign.state is not None
        assert len(campaign.log()) in (done, done + 1), "what was told is in; what was under way may be"
        done = len(campaign.log())
        assert campaign.state.battle.round == 1 + done, "each exactly once"
    assert replay(empty, open_campaign(file).log()).tabs["Battle"] == open_backend(str(file)).read().tabs["Battle"]
