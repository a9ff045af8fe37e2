"""A battle begins, is decided and ends by the one button that the page holds out; whose turn is done is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.systems.registry import systems
from toolkit.ui.desk import answering, battles, choosing, ending, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import DeskView, look


@pytest.fixture
def mill(tmp_path: Path) -> Desk:
    return Desk(str(new_workbook(tmp_path / "Mill.xlsx", "ptu", "en", demo=True)))


def main(view: DeskView) -> list[str]:
    """The labels of the buttons that lead on."""
    hooks = ("begin", "close", "finish", "roll", "commit", "reveal")
    buttons = [view.buttons[code] for code in hooks]
    return [button.label for button in buttons if button.shown and button.main and button.enabled]


def uses(view: DeskView) -> list[str | None]:
    (slot,) = [slot for side in view.sides for slot in side.slots]
    return [choice.value for choice in slot.use.choices]


def typed(desk: Desk, *answers: str) -> None:
    answering.set_mode(desk, "type")
    for number, answer in enumerate(answers):
        answering.answer(desk, answer, f"{desk.held.id}-{number}")
    assert look(desk).step is Step.COMMIT
    saving.commit(desk, f"{desk.held.id}-save")


def fell(desk: Desk, who: str) -> None:
    """The game master says so."""
    assert desk.campaign is not None
    desk.campaign.commit(desk.campaign.preview({"adjust": {"who": who, "set": {"hp": 0}}}))
    desk.poll()


def test_the_first_step_is_to_begin_the_battle_and_its_dice_may_be_typed(mill: Desk) -> None:
    view = look(mill)
    assert (view.step, main(view)) == (Step.BEGIN, ["Begin the battle"])
    ending.begin(mill)
    assert "Ilse: Begin" not in look(mill).preview, "a beginning is nobody's own action"
    assert look(mill).odds is None
    typed(mill, "8", "19")
    assert look(mill).step is Step.CHOOSE
    assert "It is Reedrunner’s turn" in look(mill).next
    assert "begin" not in {code for code, button in look(mill).buttons.items() if button.shown}


def test_whoever_has_acted_is_to_end_the_turn_and_after_all_of_them_the_round(mill: Desk) -> None:
    ending.begin(mill)
    typed(mill, "8", "19")
    choosing.pick(mill, "act", use="Take a Breather")
    typed(mill)
    view = look(mill)
    assert "Reedrunner has taken its Standard Action: end the turn" in view.next
    assert (uses(view)[0], main(view)) == ("End Turn", ["End the turn"])
    ending.close(mill)
    typed(mill)
    for _ in range(4):
        choosing.pick(mill, "act", use="End Turn")
        typed(mill)
    view = look(mill)
    assert "Everybody has had a turn: end the round." in view.next
    assert uses(view)[0] == "End Round"


@pytest.mark.parametrize("system", sorted(systems()))
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_battle_that_is_decided_is_ended_and_says_who_has_won(tmp_path: Path, system: str, lang: str) -> None:
    file = new_workbook(tmp_path / "team.xlsx", system, lang, demo=True)
    desk = Desk(str(file))
    assert desk.campaign is not None
    assert desk.state is not None
    first, *others = dict.fromkeys(row.side for row in desk.state.roster.values())
    losers = [who for who in desk.campaign.system.standing(desk.state) if desk.state.roster[who].side in others]
    for who in losers[:-1]:
        fell(desk, who)
    assert look(desk).step not in (Step.FINISH, Step.OVER)
    fell(desk, losers[-1])
    view = look(desk)
    assert view.step is Step.FINISH
    assert first in re.sub("<.*?>", "", view.next)
    assert main(view) == [view.buttons["finish"].label]
    battles.end_battle(desk)
    view = look(desk)
    assert (view.step, main(view)) == (Step.OVER, [])
    assert first in view.next
    assert open_campaign(file).log()[-1].record["do"] == {"end": True}
    saving.undo(desk)
    assert look(desk).step is Step.FINISH


@pytest.mark.parametrize("system", sorted(systems()))
def test_two_who_end_a_battle_at_once_end_it_once_and_after_an_undo_it_can_be_ended_again(
    tmp_path: Path, system: str
) -> None:
    file = new_workbook(tmp_path / "team.xlsx", system, "en", demo=True)
    first, second = Desk(str(file)), Desk(str(file))
    for _ in range(2):
        battles.end_battle(first)
        battles.end_battle(second)
        done = [entry for entry in open_campaign(file).log() if entry.kind == "action" and entry.live]
        assert [entry.record["do"] for entry in done] == [{"end": True}]
        saving.undo(first)
        second.poll()


def test_tamers_who_never_fall_do_not_keep_a_battle_of_calpheon_undecided(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Ferry.xlsx", "calpheon", "en", demo=True)))
    for who in ("gravlet", "voltern", "nettlejaw"):
        fell(desk, who)
    assert "Bank won" in look(desk).next


def test_once_everybody_has_had_a_turn_in_odyssey_the_round_is_to_be_ended_and_no_turn_can(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)))
    assert desk.campaign is not None
    desk.campaign.commit(desk.campaign.preview({"start": True}))
    desk.poll()
    assert desk.state is not None
    while desk.state.battle.turn:
        choosing.pick(desk, "act", use="End Turn")
        saving.commit(desk, f"{desk.held.id}-save")
    view = look(desk)
    assert "Everybody has had a turn: end the round." in view.next
    assert (uses(view)[0], main(view)) == ("End Round", ["End Round"])
    assert "End Turn" not in uses(view)
    ending.close(desk)
    saving.commit(desk, f"{desk.held.id}-save")
    assert "It is Reedwing’s turn" in look(desk).next


def test_once_everybody_has_acted_on_the_forum_one_button_ends_the_round(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Pier.xlsx", "d6forum", "ru", demo=True)))
    for side, use in (("Маяк", "Мерцание"), ("Прилив", "Заскорузлость")):
        slot = next(slot for one in look(desk).sides for slot in one.slots if one.name == side)
        choosing.pick(desk, slot.key, use=use)
    typed(desk, "1", "1")
    assert main(look(desk)) == ["Конец раунда"]
    ending.close(desk)
    typed(desk)
    assert main(look(desk)) == []
    assert look(desk).step is Step.CHOOSE


@pytest.mark.parametrize("system", sorted(systems()))
def test_a_battle_under_way_can_be_ended_at_any_time_and_goes_on_when_that_is_taken_back(
    tmp_path: Path, system: str
) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Flight.xlsx", system, "en", demo=True)))
    if not battles.begun(desk):
        assert not look(desk).buttons["stop"].shown
        battles.begin_or_end(desk)
    stop = look(desk).buttons["stop"]
    assert (stop.shown, stop.enabled, stop.main) == (True, True, False)
    battles.end_battle(desk)
    assert not look(desk).buttons["stop"].shown
    saving.undo(desk, look(desk).undo_id)
    assert look(desk).buttons["stop"].shown


def test_who_would_lose_a_turn_by_the_rounds_end_is_told_as_a_warning(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)))
    assert desk.campaign is not None
    desk.campaign.commit(desk.campaign.preview({"start": True}, seed=3))
    desk.poll()
    (slot,) = [slot for side in look(desk).sides for slot in side.slots]
    choosing.pick(desk, slot.key, use="End Round")
    told = look(desk).preview
    assert re.search(r'ts-warning".*Careful: Turns still to come in this round are lost: ', told)
    assert "Expected" not in told
