"""A desk without widgets: the fallen, cells set by hand, names, and workbooks that are broken or foreign."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.conftest import cells, column, edit, rewrite
from tests.ui.deeds import fill, pickers, plan
from toolkit.ui.desk import answering, choosing, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look

# ---- the fallen, and the game master's own word


def test_who_comes_in_for_the_fallen_is_the_one_choice_and_then_everybody_sees_the_newcomer(demo: Path) -> None:
    edit(demo, "HP", "Cindrake", 0)
    desk = Desk(str(demo))
    view = look(desk)
    assert view.step is Step.REPLACE
    assert "Fallen" in view.sides[0].front
    (gap,), others = (side.slots for side in view.sides)
    assert others == ()
    assert gap.title == "Cindrake is down: who comes in?"
    assert not gap.actor.shown
    assert not gap.use.shown
    assert [choice.value for choice in gap.target.choices] == ["mosspaw", "puddlewick"]
    choosing.pick(desk, gap.key, target="mosspaw")
    assert look(desk).step is Step.COMMIT
    saving.commit(desk, "t1")
    assert column(demo, "Active")["Mosspaw"] == "yes"
    view = look(desk)
    assert view.step is Step.CHOOSE
    assert pickers(view, "Bank1")[0].value == "mosspaw"
    choosing.pick(desk, "Ferry1", use="Pebble Rain")
    _, _, target = pickers(look(desk), "Ferry1")
    assert target.value == "mosspaw"
    assert [choice.value for choice in target.choices][:2] == ["mosspaw", "wren"]


def test_both_sides_replace_at_once_or_one_after_the_other(demo: Path) -> None:
    edit(demo, "HP", "Cindrake", 0)
    edit(demo, "HP", "Gravlet", 0)
    desk = Desk(str(demo))
    assert [slot.key for side in look(desk).sides for slot in side.slots] == ["Bank.replace", "Ferry.replace"]
    choosing.pick(desk, "Bank.replace", target="mosspaw")
    view = look(desk)
    assert view.step is Step.COMMIT
    assert "who else comes in" in view.next
    choosing.pick(desk, "Ferry.replace", target="voltern")
    saving.commit(desk, "t1")
    active = column(demo, "Active")
    assert [active[name] for name in ("Cindrake", "Mosspaw", "Gravlet", "Voltern")] == ["no", "yes", "no", "yes"]


def test_a_plan_made_before_somebody_fell_does_not_stand_in_the_way(desk: Desk, demo: Path) -> None:
    plan(desk)
    edit(demo, "HP", "Gravlet", 0)
    desk.poll()
    view = look(desk)
    assert view.step is Step.REPLACE
    assert view.preview == ""
    saving.commit(desk, "t0")
    choosing.pick(desk, "Ferry.replace", target="voltern")
    saving.commit(desk, "t1")
    assert look(desk).step is Step.CHOOSE
    assert column(demo, "SP")["Cindrake"] == 20


def test_without_a_bench_a_side_fights_on_and_no_tamer_is_aimed_at_unasked(demo: Path) -> None:
    for name in ("Gravlet", "Voltern", "Nettlejaw"):
        edit(demo, "HP", name, 0)
    desk = Desk(str(demo))
    assert pickers(look(desk), "Ferry1")[0].value == "odo"
    choosing.pick(desk, "Bank1", use="Kindle")
    view = look(desk)
    _, _, target = pickers(view, "Bank1")
    assert (target.value, target.choices[0].value) == (None, "odo")
    assert view.step is Step.AIM


def test_a_cell_set_by_hand_is_an_action_that_can_be_taken_back(desk: Desk, demo: Path) -> None:
    before = cells(demo)
    saving.wish(desk, who="cindrake", what="hp")
    panel = look(desk).forms.adjust
    assert panel is not None
    assert "54" in panel.now
    saving.adjust(desk, "t0")
    assert "dash" in desk.complaint
    saving.wish(desk, value="lots")
    saving.adjust(desk, "t1")
    assert "lots" in desk.complaint
    assert cells(demo) == before
    saving.wish(desk, value="12", why="the tree fell")
    saving.adjust(desk, "t2")
    saving.wish(desk, value="13")
    saving.adjust(desk, "t2")
    assert column(demo, "HP")["Cindrake"] == 12
    assert "the tree fell" in look(desk).log
    saving.undo(desk, look(desk).undo_id)
    assert cells(demo) == before


def test_a_strange_value_is_said_before_it_is_set_and_one_that_cannot_be_is_barred(desk: Desk, demo: Path) -> None:
    saving.wish(desk, who="cindrake", what="hp", value="999")
    view = look(desk)
    assert view.forms.adjust is not None
    assert "at most the maximum, 54" in view.forms.adjust.doubt
    assert view.buttons["adjust"].enabled
    saving.wish(desk, value="-3")
    view = look(desk)
    assert view.forms.adjust is not None
    assert view.forms.adjust.doubt == ""
    assert "-3" in view.forms.adjust.fault
    assert not view.buttons["adjust"].enabled
    saving.wish(desk, value="30")
    view = look(desk)
    assert view.forms.adjust is not None
    assert view.forms.adjust.fault == view.forms.adjust.doubt == ""


def test_who_sits_here_signs_the_log_and_is_remembered(desk: Desk, demo: Path) -> None:
    saving.sign(desk, "  Anna   Berg ")
    saving.wish(desk, who="cindrake", what="hp", value="12")
    saving.adjust(desk, "t1")
    saving.undo(desk, look(desk).undo_id)
    choosing.pick(desk, "Bank1", use="Rest")
    answering.roll(desk, "t2")
    saving.commit(desk, "t3")
    assert desk.campaign is not None
    assert [entry.by for entry in desk.campaign.log()] == ["Anna Berg"] * 3
    again = Desk(str(demo))
    by = look(again).by
    assert by is not None
    assert by.name == "Anna Berg"
    saving.sign(again, "Bo")
    assert desk.by == "Anna Berg"


# ---- what is wrong with the workbook


def test_a_broken_workbook_opens_says_where_and_recovers_by_itself(demo: Path) -> None:
    edit(demo, "HP", "Cindrake", "<b>many</b>")
    desk = Desk(str(demo))
    view = look(desk)
    assert view.step is Step.MEND
    assert "Roster!" in view.troubles
    assert "&lt;b&gt;many&lt;/b&gt;" in view.troubles
    assert "<b>many" not in view.troubles
    assert desk.words.say("round", round=1) == "Turn 1", "in the words of the rules, whatever is wrong"
    choosing.pick(desk, "Bank1", use="Kindle")
    edit(demo, "HP", "Cindrake", 40)
    assert desk.poll()
    view = look(desk)
    assert view.step is Step.CHOOSE
    assert view.troubles == ""
    plan(desk)
    assert look(desk).step is Step.ROLL


def test_a_workbook_that_breaks_in_the_middle_keeps_the_plan(desk: Desk, demo: Path) -> None:
    plan(desk)
    edit(demo, "HP", "Cindrake", "x")
    desk.poll()
    assert look(desk).step is Step.MEND
    assert "ts-bad" in look(desk).status
    edit(demo, "HP", "Cindrake", 54)
    desk.poll()
    assert look(desk).step is Step.ROLL


@pytest.mark.parametrize("content", [None, b"", b"not a workbook"])
def test_a_file_that_cannot_be_read_is_told_and_tried_again(demo: Path, content: bytes | None) -> None:
    whole = demo.read_bytes()
    demo.unlink() if content is None else demo.write_bytes(content)
    desk = Desk(str(demo))
    view = look(desk)
    assert view.step is Step.UNREACHABLE
    assert "ts-bad" in view.status
    demo.write_bytes(whole)
    assert desk.poll()
    assert look(desk).step is Step.CHOOSE


def test_round_weather_and_sides_stand_at_the_top(demo: Path) -> None:
    rewrite(demo, lambda book: fill(book, "Battle", {"Round": 3, "Weather": "Rain 4", "Sides": "Bank: Reflect 5"}))
    assert "Calpheon Wilds · Turn 3 · Rain 4 · Bank: Reflect 5" in look(Desk(str(demo))).header
    assert "Ход 3 · Дождь 4 · Bank: Отражение 5" in look(Desk(str(demo), "ru")).header


def test_russian_campaigns_speak_russian(tmp_path: Path) -> None:
    from toolkit.session.new import new_workbook

    desk = Desk(str(new_workbook(tmp_path / "битва.xlsx", "calpheon", "ru", demo=True)))
    view = look(desk)
    assert view.lang == "ru"
    assert "Выберите" in view.next
    assert look(Desk(desk.source, "en")).lang == "en"
