"""One page at a time chooses for the open action; who looks on changes nothing, and takes over only knowingly."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from toolkit.session import open_campaign
from toolkit.session.drafts import Drafts, Held
from toolkit.session.lease import SILENCE, ChoosingElsewhere, Seat

ANNA, BO = Seat("page-1", "Anna"), Seat("page-2", "Bo")
LINE = {"actor": "cinder", "use": "Wait"}


class Clock:
    """A clock that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def drafts(tmp_path: Path, clock: Clock) -> Drafts:
    return Drafts(tmp_path / "drafts.sqlite", clock)


def planned(held: Held) -> Held:
    return replace(held, chosen={"A1": LINE})


def holder(drafts: Drafts) -> str | None:
    found = drafts.lease("")
    return found.name if found is not None else None


def test_the_first_pick_takes_it_and_another_page_changes_nothing(drafts: Drafts) -> None:
    assert holder(drafts) is None
    before = drafts.change("", planned, seat=ANNA)
    with pytest.raises(ChoosingElsewhere) as refused:
        drafts.change("", lambda held: Held(), "token", seat=BO)
    assert refused.value.lease.name == "Anna"
    assert drafts.held("") == before
    assert drafts.change("", lambda held: held, "token", seat=ANNA) is not None, "the refused press spent no token"


def test_battles_have_a_lease_each(drafts: Drafts) -> None:
    drafts.change("one", planned, seat=ANNA)
    assert drafts.change("two", planned, seat=BO) is not None


def test_it_lapses_after_a_minute_of_silence_and_each_change_renews_it(drafts: Drafts, clock: Clock) -> None:
    drafts.change("", planned, seat=ANNA)
    clock.now += SILENCE - 1
    drafts.renew("", ANNA)
    clock.now += SILENCE - 1
    with pytest.raises(ChoosingElsewhere):
        drafts.change("", planned, seat=BO)
    drafts.renew("", BO)
    clock.now += 1
    assert drafts.change("", planned, seat=BO) is not None
    assert holder(drafts) == "Bo"


def test_a_clock_that_was_set_back_locks_nobody_out(drafts: Drafts, clock: Clock) -> None:
    drafts.change("", planned, seat=ANNA)
    clock.now -= 3600
    assert drafts.change("", planned, seat=BO) is not None


def test_it_ends_when_nothing_is_planned_any_more(drafts: Drafts) -> None:
    drafts.change("", lambda held: replace(held, half={"A1": {"use": "Ember"}}), seat=ANNA)
    assert holder(drafts) == "Anna"
    drafts.change("", lambda held: Held(), seat=ANNA)
    assert holder(drafts) is None


def test_taking_over_turns_the_former_page_away(drafts: Drafts) -> None:
    drafts.change("", planned, seat=ANNA)
    drafts.take_over("", BO)
    with pytest.raises(ChoosingElsewhere):
        drafts.change("", lambda held: held, seat=ANNA)
    assert drafts.held("").chosen == {"A1": LINE}


def test_the_command_line_and_programs_are_not_minded(drafts: Drafts) -> None:
    drafts.change("", planned, seat=ANNA)
    assert drafts.change("", lambda held: replace(held, mode="type")) is not None
    assert holder(drafts) == "Anna"


def test_of_two_processes_that_pick_at_once_one_gets_it(tmp_path: Path, checkout: Path) -> None:
    code = (
        "import sys; from dataclasses import replace; from pathlib import Path\n"
        "from toolkit.session.drafts import Drafts; from toolkit.session.lease import *\n"
        "place, who = sys.argv[1:]\n"
        "try: Drafts(Path(place)).change('', lambda held: replace(held, post=who), seat=Seat(who))\n"
        "except ChoosingElsewhere: print('elsewhere')\n"
        "else: print('mine')"
    )
    place = str(tmp_path / "drafts.sqlite")
    running = [
        subprocess.Popen([sys.executable, "-c", code, place, who], cwd=checkout, stdout=subprocess.PIPE, text=True)
        for who in "abc"
    ]
    said = [one.communicate()[0].strip() for one in running]
    assert sorted(said) == ["elsewhere", "elsewhere", "mine"]
    assert Drafts(Path(place)).held("").post == "abc"[said.index("mine")]


def test_a_commit_from_a_page_that_lost_it_writes_nothing(file: Path) -> None:
    campaign = open_campaign(file)
    draft = campaign.draft()
    draft.seat = ANNA
    draft.choose("A1", {"actor": "cinder", "use": "Wait"})
    draft.roll(token="1")
    assert draft.preview().complete
    other = open_campaign(file).draft()
    other.seat = BO
    other.take_over()
    with pytest.raises(ChoosingElsewhere):
        draft.commit(token="2", by="Anna")
    assert open_campaign(file).log() == []
    other.commit(token="3", by="Bo")
    assert [entry.by for entry in open_campaign(file).log()] == ["Bo"]
    assert other.lease is None


def test_what_is_half_picked_stays_beside_the_rest(file: Path) -> None:
    draft = open_campaign(file).draft()
    draft.begin("A1", {"use": "Ember"})
    draft.choose("B1", {"actor": "mossy", "use": "Wait"})
    assert open_campaign(file).draft().held.half == {"A1": {"use": "Ember"}}
    draft.choose("A1", LINE)
    assert draft.held.half == {}
    draft.begin("A2", {"use": "Ember"})
    draft.seat, other = BO, open_campaign(file).draft()
    other.seat = ANNA
    other.begin("A2", {"use": "Leer"})
    draft.drop(["A1", "A2"])
    assert (draft.held.chosen, draft.held.half) == ({"B1": {"actor": "mossy", "use": "Wait"}}, {})
