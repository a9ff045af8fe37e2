"""The next step is one, named, and marked at its picker; a card says what the action will do; the dice lie there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.deeds import answer_all, plan
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.foreseen import listed
from toolkit.ui.desk.view import DeskView, look


def wanted(view: DeskView) -> list[tuple[str, str]]:
    """Which picker of which choice is marked."""
    return [(slot.key, slot.wanted) for side in view.sides for slot in side.slots if slot.wanted]


def test_choices_are_wanted_one_after_the_other(desk: Desk) -> None:
    assert wanted(look(desk)) == [("Bank1", "use")]
    assert "Next: Bank, Action 1." in look(desk).next
    choosing.pick(desk, "Bank1", use="Kindle")
    assert wanted(look(desk)) == [("Bank2", "use")]
    choosing.pick(desk, "Ferry1", use="Switch")
    assert wanted(look(desk)) == [("Ferry1", "target")]
    choosing.clear(desk)
    plan(desk)
    assert wanted(look(desk)) == []


def test_who_comes_in_is_asked_for_the_side_whose_place_is_empty(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Pier.xlsx", "d6forum", "en", demo=True)))
    assert desk.campaign is not None
    for done in ({"adjust": {"who": "rustcrab", "set": {"hp": 0}}}, "Lampling: End Turn"):
        desk.campaign.commit(desk.campaign.preview(done))
    desk.poll()
    view = look(desk)
    assert "Choose who comes in for Tide." in view.next
    titles = [slot.title for side in view.sides for slot in side.slots]
    assert titles[-1] == "Nobody of Tide is left in battle: who comes in?"


def test_whose_turn_it_is_stands_in_the_sentence_and_in_the_strip(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Mill.xlsx", "ptu", "en", demo=True)))
    assert desk.campaign is not None
    assert "ts-order" not in look(desk).header
    desk.campaign.commit(desk.campaign.preview({"start": True}, seed=1))
    assert desk.state is not None
    name = desk.words.name(desk.state.battle.turn)
    desk.read_draft()
    assert f"It is {name}’s turn" in look(desk).next
    assert f'<li aria-current="step">{name}</li>' in look(desk).header


def test_cards_tell_what_saving_brings_once_all_dice_are_known(desk: Desk) -> None:
    plan(desk)
    assert "ts-foreseen" not in look(desk).sides[0].front
    answer_all(desk)
    view = look(desk)
    assert "After this: HP: 54 → " in view.sides[0].front
    assert "· SP: 20 → " in view.sides[0].front


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Sleep 3", "Sleep 2", ["Sleep 3 → 2"]),
        ("Burn, Sleep 1", "Burn", ["− Sleep"]),
        (None, "Power +1, Leech Seed", ["+ Power +1", "+ Leech Seed"]),
    ],
)
def test_statuses_tick_down_by_name(old: str | None, new: str, told: list[str]) -> None:
    assert list(listed(old or "", new)) == told


def test_rolled_dice_lie_on_the_table_and_typed_ones_do_not(desk: Desk) -> None:
    plan(desk)
    answering.roll(desk, "token")
    assert look(desk).preview.count('class="ts-die"') >= 4
    assert 'data-sides="100"' in look(desk).preview
    answering.set_mode(desk, "type")
    assert "ts-tray" not in look(desk).preview
