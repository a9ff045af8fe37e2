"""A player's map: chosen on as by the lists, and nothing of it tells of those who are hidden."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from tests.session import veils
from tests.ui.conftest import edit
from tests.ui.test_seat import other_side
from toolkit.session import open_campaign
from toolkit.session.viewer import Viewer
from toolkit.ui.desk.map_view import MapView
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.choices import ChoiceView, choices
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.look import look
from toolkit.ui.seat.map_choice import choose_square, step_back
from toolkit.ui.seat.seat import Seat


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "team.xlsx"


def sit(file: Path, hidden: str = "") -> Hand:
    """The player against whom the secret foe stands; the fight has not begun, so anybody may be picked."""
    side = veils.plant(file, "odyssey", hidden)
    return Hand(str(file), Viewer("player", other_side(file, side)))


def seen(hand: Hand) -> tuple[ChoiceView, MapView]:
    view = choices(hand, busy=False)
    assert view.map is not None
    return view, view.map


def without_the_foe(file: Path) -> Path:
    """The same workbook, in which the secret foe never was."""
    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    row = next(cell.row for line in sheet.iter_rows() for cell in line if cell.value == veils.NAME)
    sheet.delete_rows(row)
    book.save(file.with_name("without.xlsx"))
    return file.with_name("without.xlsx")


def place_of_the_foe(file: Path) -> tuple[int, int]:
    campaign = open_campaign(file)
    assert campaign.state is not None
    row = campaign.state.roster[veils.foe_id(campaign)]
    return row.x, row.y


def test_a_target_is_chosen_on_the_map_as_by_the_list(file: Path) -> None:
    hand = sit(file, "name")
    slot = hand.slots[0]
    view, ground = seen(hand)
    foes = [token for token in ground.tokens if token.side == 2]
    actor = next(token for token in ground.tokens if token.side == 1)
    deeds.pick(hand, slot.key, {"actor": actor.id})
    uses = next(one for one in hand.options_of(slot) if one.actor == actor.id).uses
    use = next(one for one in uses if one.target_needed and not one.placed)
    foe = next(token for token in foes if token.id not in use.targets)
    deeds.pick(hand, slot.key, {"use": use.use})
    choose_square(hand, (foe.x, foe.y))
    assert hand.pointed is None, "how far others can go is not for every eye"
    if use.targets:
        aim = next(token for token in ground.tokens if token.id in use.targets)
        choose_square(hand, (aim.x, aim.y))
        assert hand.picks[slot.key].target == aim.id
    step_back(hand)
    step_back(hand)
    assert hand.picks[slot.key].use is None
    choose_square(hand, (1, 1))
    view, ground = seen(hand)
    assert not veils.leaks(repr((view, ground)))
    assert "unknown-1" in {token.id for token in ground.tokens}


def test_a_square_is_chosen_on_the_map(file: Path) -> None:
    hand = sit(file)
    slot = hand.slots[0]
    _, ground = seen(hand)
    actor = next(token for token in ground.tokens if token.side == 1)
    deeds.pick(hand, slot.key, {"actor": actor.id})
    _, ground = seen(hand)
    assert ground.marks.open
    x, y, *_ = ground.marks.goals[0]
    choose_square(hand, (x, y))
    assert hand.picks[slot.key].to == (x, y)
    deeds.propose(hand)
    assert hand.done, hand.complaint
    (line,) = open_campaign(file).draft().chosen.values()
    assert (line["use"], line["with"]) == ("Move", {"to": [x, y]})
    choose_square(hand, (ground.width, ground.height))
    assert hand.complaint == f"{ground.width}:{ground.height}. That cannot be chosen."


@pytest.mark.parametrize("how", ["all", "Hidden"])
def test_whoever_is_hidden_might_as_well_not_be_there(file: Path, how: str) -> None:
    hand = sit(file, "all" if how == "all" else "")
    if how == "Hidden":
        edit(file, "Status", veils.NAME, "Hidden")
        hand.poll()
    there = place_of_the_foe(file)
    bare = Hand(str(without_the_foe(file)), hand.viewer)
    key = hand.slots[0].key
    for actor in [one.actor for one in hand.options_of(hand.slots[0])][:2]:
        for part in ({"actor": actor}, {"use": "Move"}):
            for one in (hand, bare):
                deeds.pick(one, key, part)
            assert seen(hand) == seen(bare), (actor, part)
    for one in (hand, bare):
        choose_square(one, there)
    assert (hand.complaint, hand.picks) == (bare.complaint, bare.picks)
    assert hand.options_of(hand.slots[0]) == bare.options_of(bare.slots[0])
    still = look(Seat(str(file), Viewer("spectator"))).map
    assert still == look(Seat(bare.source, Viewer("spectator"))).map
