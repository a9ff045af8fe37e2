"""A desk without widgets: real workbooks, the game master's deeds, what is shown and what may be pressed."""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import cells, column, edit, rewrite
from tests.ui.deeds import answer_all, fill, pickers, plan
from toolkit.ui.desk import answering, choosing, saving, taking_over
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look

# ---- choosing


def test_the_first_step_is_to_choose_and_nothing_else_can_be_pressed(desk: Desk) -> None:
    view = look(desk)
    assert view.step is Step.CHOOSE
    assert [slot.key for side in view.sides for slot in side.slots] == ["Bank1", "Bank2", "Ferry1", "Ferry2"]
    assert not any(view.buttons[code].enabled for code in ("roll", "commit", "undo", "redo"))
    assert 'data-id="cindrake"' in view.sides[0].front
    assert 'data-id="mosspaw"' in view.sides[0].rear


def test_what_is_not_legal_is_not_offered_and_says_why(desk: Desk) -> None:
    choosing.pick(desk, "Bank1", use="Kindle")
    _, use, _ = pickers(look(desk), "Bank2")
    assert "Ember Waltz" not in [choice.value for choice in use.choices]
    assert "Ember Waltz" in [choice.value for choice in use.barred]
    slot = next(slot for slot in look(desk).sides[0].slots if slot.key == "Bank2")
    assert "one damaging Action" in slot.hint


def test_too_little_sp_is_a_warning_not_a_refusal(demo: Path) -> None:
    edit(demo, "SP", "Cindrake", 2)
    desk = Desk(str(demo))
    choosing.pick(desk, "Bank1", use="Kindle")
    slot = look(desk).sides[0].slots[0]
    assert slot.use.value == "Kindle"
    assert "3 SP" in slot.hint
    assert "has 2" in slot.hint


def test_an_action_without_its_target_stops_everything(desk: Desk) -> None:
    plan(desk)
    choosing.pick(desk, "Ferry2", use="Switch")
    assert look(desk).step is Step.AIM
    answering.roll(desk, "t1")
    saving.commit(desk, "t2")
    assert list(desk.held.answers) == []
    choosing.pick(desk, "Ferry2", target="voltern")
    assert look(desk).step is Step.ROLL


def test_a_choice_keeps_by_id_when_the_options_change(desk: Desk) -> None:
    choosing.pick(desk, "Bank2", use="Bellow")
    choosing.pick(desk, "Bank2", actor="cindrake")
    choosing.pick(desk, "Bank1", use="Scorched Earth")
    actor, use, target = pickers(look(desk), "Bank2")
    assert (actor.value, use.value, target.value) == ("cindrake", "Bellow", "gravlet")
    choosing.pick(desk, "Bank2", actor="wren")
    actor, use, _ = pickers(look(desk), "Bank2")
    assert (actor.value, use.value) == ("wren", None)
    assert "Bank2" not in desk.held.chosen


def test_equal_names_are_told_apart(demo: Path) -> None:
    edit(demo, "ID", "Voltern", "volt")
    edit(demo, "ID", "Nettlejaw", "nettle")
    edit(demo, "Name", "Voltern", "Nettlejaw")
    desk = Desk(str(demo))
    choosing.pick(desk, "Ferry2", use="Switch")
    _, _, target = pickers(look(desk), "Ferry2")
    assert len({choice.label for choice in target.choices}) == len(target.choices) == 2


def test_what_the_page_makes_up_changes_nothing(desk: Desk, demo: Path) -> None:
    before = demo.read_bytes()
    choosing.pick(desk, "Bank1", use="Hyper Beam")
    choosing.pick(desk, "Bank1", actor="<b>", target="nobody")
    choosing.pick(desk, "Nowhere9", use="Kindle")
    answering.set_mode(desk, "cheat")  # type: ignore[arg-type]
    answering.answer(desk, "100", "t")
    answering.override(desk, "Bank1.damage", "0")
    saving.commit(desk, "t")
    assert desk.held.chosen == {}
    assert desk.held.mode == "roll"
    assert demo.read_bytes() == before


# ---- dice and answers


def test_typed_dice_one_question_at_a_time(desk: Desk) -> None:
    answering.set_mode(desk, "type")
    plan(desk)
    view = look(desk)
    assert view.step is Step.TYPE
    assert view.ask is not None
    assert "Cindrake" in view.ask.label
    assert "100" in view.ask.hint
    answering.answer(desk, "101", "t1")
    ask = look(desk).ask
    assert ask is not None
    assert "101" in ask.fault
    assert look(desk).complaint == ""
    assert list(desk.held.answers) == []
    answering.answer(desk, "60", "t2")
    answering.answer(desk, "20", "t2")  # the same press again
    assert list(desk.held.answers) == [60]
    answering.take_back(desk)
    assert list(desk.held.answers) == []


def test_rolled_dice_stay_as_they_fell(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    rolled = desk.held.answers
    assert rolled
    answering.roll(desk, "t1")
    answering.roll(desk, "t2")
    answering.take_back(desk)
    again = Desk(str(demo))
    assert again.held.answers == desk.held.answers == rolled
    assert look(again).preview == look(desk).preview


def test_a_persons_answer_and_then_the_dice_roll_on(demo: Path) -> None:
    rewrite(demo, lambda book: fill(book, "Campaign", {"calpheon.accuracy_rule": "manual"}))
    desk = Desk(str(demo))
    plan(desk)
    answering.roll(desk, "t1")
    view = look(desk)
    assert view.step is Step.DECIDE
    assert view.ask is not None
    assert [choice.value for choice in view.ask.choices] == ["hit", "miss"]
    answering.answer(desk, "miss", "t2")
    answering.answer(desk, "miss", "t3")
    answering.answer(desk, "miss", "t4")
    assert look(desk).step is Step.COMMIT


def test_what_is_planned_is_told_before_anything_is_rolled(demo: Path) -> None:
    edit(demo, "SP", "Gravlet", 3)
    desk = Desk(str(demo))
    assert look(desk).preview == ""
    choosing.pick(desk, "Bank1", use="Kindle")
    choosing.pick(desk, "Ferry1", use="Pebble Rain")
    choosing.pick(desk, "Ferry2", use="Switch")
    shown = look(desk).preview
    assert "What is planned" in shown
    assert "<b>Cindrake: Kindle → Gravlet</b>" in shown
    assert "3 SP · accuracy 95%" in shown
    assert "burn 10%" in shown
    assert "Gravlet has 3" in shown
    assert "Bank: nothing chosen, waits" in shown
    assert "Gravlet: Switch → choose…" in shown
    assert "higher Priority goes first" in shown
    assert "Что задумано" in look(Desk(str(demo), "ru")).preview


def test_each_strike_has_its_own_question_and_its_answers_tell_which(demo: Path) -> None:
    rewrite(demo, lambda book: fill(book, "Campaign", {"calpheon.damage_formula": "manual"}))
    desk = Desk(str(demo))
    answering.set_mode(desk, "type")
    choosing.pick(desk, "Bank1", use="Ember Waltz")
    for number, typed in enumerate(("60", "20", "1", "70", "4")):
        answering.answer(desk, typed, f"t{number}")
    view = look(desk)
    assert view.ask is not None
    assert "strike 2 of 3" in view.ask.title
    assert "strike 1 of 3" in view.answers


def test_a_sentence_that_only_works_a_number_out_waits_behind_the_one_it_leads_to(desk: Desk) -> None:
    choosing.pick(desk, "Bank1", use="Kindle")
    answer_all(desk)
    shown = look(desk).preview
    assert "Kindle hits Gravlet critically" in shown
    assert "<p>Damage by the campaign’s formula" in shown
    assert '<li class="ts-step">Damage by' not in shown


# ---- the numbers, saving and taking back


def test_a_number_of_ones_own_goes_into_the_workbook_and_undo_brings_everything_back(desk: Desk, demo: Path) -> None:
    before = cells(demo)
    plan(desk)
    answer_all(desk)
    view = look(desk)
    assert view.step is Step.COMMIT
    damage = next(number for number in view.overrides if number.key == "Ferry1.strike1.damage")
    answering.override(desk, damage.key, "7")
    view = look(desk)
    assert next(number for number in view.overrides if number.key == damage.key).typed == "7"
    assert f"<s>{damage.hint}</s> → " in view.preview
    assert f"Damage: {damage.hint} by the rules, set to 7 by the game master." in view.preview
    saving.commit(desk, "save")
    assert column(demo, "HP")["Cindrake"] == 54 - 7
    assert "Saved to Ferry War.xlsx" in look(desk).status
    saving.commit(desk, "save")
    assert desk.campaign is not None
    assert len(desk.campaign.log()) == 1
    saving.undo(desk, look(desk).undo_id)
    assert cells(demo) == before
    saving.redo(desk)
    assert column(demo, "HP")["Cindrake"] == 47


def test_an_override_can_be_given_back_to_the_rules(desk: Desk) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    key = look(desk).overrides[0].key
    answering.override(desk, key, "1")
    assert desk.held.overrides == {key: 1}
    answering.override(desk, key, " ")
    assert desk.held.overrides == {}


def test_a_number_that_is_none_stays_marked_in_its_box_and_nothing_is_saved_until_it_is_put_right(
    desk: Desk, demo: Path
) -> None:
    before = demo.read_bytes()
    plan(desk)
    answer_all(desk)
    key = look(desk).overrides[-1].key
    answering.override(desk, key, "20")
    answering.override(desk, key, "abc")
    view = look(desk)
    box = next(one for one in view.overrides if one.key == key)
    assert (box.typed, view.step) == ("abc", Step.CORRECT)
    assert "whole number" in box.fault
    assert not view.buttons["commit"].enabled
    saving.commit(desk, "t2")
    assert demo.read_bytes() == before
    answering.override(desk, key, "")
    view = look(desk)
    assert (view.overrides[-1].typed, view.overrides[-1].fault, view.step) == ("", "", Step.COMMIT)
    assert desk.held.overrides == {}
    answering.override(desk, key, "abc")
    choosing.pick(desk, "Ferry2", use="Wait")
    answer_all(desk)
    assert look(desk).step is Step.COMMIT


def test_two_pages_see_one_plan_and_save_it_once(desk: Desk, demo: Path) -> None:
    other = Desk(str(demo))
    plan(desk)
    assert other.poll()
    assert look(other).sides == look(desk).sides
    answering.roll(other, "t0")
    assert not other.held.answers, "it is chosen at the first page"
    taking_over.ask(other, True)
    taking_over.take_over(other)
    answering.roll(other, "t1")
    assert desk.poll()
    assert look(desk).preview == look(other).preview
    saving.commit(desk, "a")
    saving.commit(other, "b")
    assert desk.poll()
    assert desk.campaign is not None
    assert len(desk.campaign.log()) == 1
    assert "Cindrake: Kindle" in look(desk).status
    assert look(desk).step in (Step.CHOOSE, Step.REPLACE)


def test_somebody_elses_change_is_told_and_kept(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    edit(demo, "HP", "Mosspaw", 35)
    assert desk.poll()
    assert "Mosspaw HP 62 → 35" in look(desk).status
    saving.commit(desk, "save")
    assert column(demo, "HP")["Mosspaw"] == 35


def test_a_change_that_matters_is_a_conflict_and_nothing_is_written(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    before = column(demo, "SP")
    edit(demo, "SP", "Gravlet", 9)
    saving.commit(desk, "save")
    view = look(desk)
    assert "ts-bad" in view.status
    assert "Nothing was saved" in view.status
    assert column(demo, "SP") == {**before, "Gravlet": 9}


def test_a_workbook_that_is_open_elsewhere_waits_and_is_written_later(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    mark = demo.with_name(f".~lock.{demo.name}#")
    mark.write_text(",Anna,desktop,29.11.2026 20:00,file:///x;", "utf-8")
    saving.commit(desk, "save")
    view = look(desk)
    assert "Anna" in view.status
    assert "1 change kept" in view.status
    assert "not yet in the workbook" in desk.done
    mark.unlink()
    assert desk.poll()
    assert "Saved to" in look(desk).status
    assert desk.done == ""
    assert column(demo, "Initiative")["Cindrake"] > 2 * 17
