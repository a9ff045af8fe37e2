"""Sealed choices: nobody sees one before all are in, none can be exchanged, each turn is played once."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import openpyxl
import pytest

from tests.session.sealing import SECRETS, A, B, code, done, kinds, leaks, machine, opened, play, sealed
from tests.session.workbooks import TURN, beside, cells, in_memory, set_cell
from toolkit.core.outcome import Refusal
from toolkit.messages import LANGUAGES, render
from toolkit.session import Committed, open_campaign
from toolkit.session.replay import replay
from toolkit.sync.port import Conflict, Queued
from toolkit.sync.registry import open_backend


def test_two_machines_seal_open_and_play_one_turn(file: Path) -> None:
    ann, bo = sealed(file)
    assert code(ann.sealing.preview()) == "missing", "not looked again yet"
    done(ann.sealing.open(by="Ann"))
    assert code(ann.sealing.preview()) == "shut"
    done(play(bo))
    log = open_campaign(file).log()
    assert [entry.kind for entry in log] == ["seal", "seal", "open", "open", "action"]
    assert log[-1].action.splitlines() == [*A, *B]
    assert log[2].action.splitlines() == ["A opens its choice", *A]
    assert code(ann.sealing.open()) == "played"


def test_both_machines_roll_the_same_dice_and_the_turn_is_written_once(file: Path) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(bo.sealing.open())
    ann.refresh()
    one, two = ann.sealing.preview(), bo.sealing.preview()
    assert not isinstance(one, Refusal)
    assert not isinstance(two, Refusal)
    assert one.events == two.events
    assert not done(ann.commit(one)).again
    assert done(bo.commit(two)).again
    assert kinds(file).count("action") == 1


def test_nothing_of_a_choice_is_anywhere_but_in_the_private_folder(file: Path, master: Path) -> None:
    ann, bo = opened(file)
    ann.draft().choose("A1", {"actor": "cinder", "use": "Ember", "on": ["mossy"]})
    ann.draft().choose("A1", None)
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert isinstance(ann.sealing.seal("A", A, by="Ann"), Queued)
    assert leaks(SECRETS, master, file.parent) == []
    mark.unlink()
    done(bo.sealing.seal("B", B, by="Bo"))
    assert leaks(SECRETS, master, file.parent) == []
    private = file.parent.parent / "home of Ann" / "seals"
    assert leaks(("Ember",), master, private) != []
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert [stat.S_IMODE(one.stat().st_mode) for one in private.iterdir()] == [0o600]
    log = open_campaign(file).log()
    assert [entry.action for entry in log] == ["A has sealed its choice", "B has sealed its choice"]
    assert "Ember" not in repr(log)


def test_a_side_may_change_its_choice_until_the_other_has_sealed(file: Path) -> None:
    ann, bo = opened(file)
    done(ann.sealing.seal("A", ["Cinder: Growl"]))
    done(ann.sealing.seal("a", A))
    done(bo.sealing.seal("B", B))
    assert code(ann.sealing.seal("A", ["Cinder: Rest"])) == "too_late"
    assert code(bo.sealing.seal("B", ["Mossy: Rest"])) == "too_late"
    done(ann.sealing.open())
    done(play(bo))
    assert open_campaign(file).log()[-1].action.splitlines() == [*A, *B]


def test_a_change_that_waited_too_long_does_not_count(file: Path) -> None:
    ann, bo = opened(file)
    done(ann.sealing.seal("A", A))
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert isinstance(ann.sealing.seal("A", ["Cinder: Rest"]), Queued)
    mark.unlink()
    away = file.parent / ".team.xlsx.turnsheet" / "outbox"
    away.rename(file.parent / "kept")  # Bo's machine does not see what waits on Ann's
    done(bo.sealing.seal("B", B))
    done(bo.sealing.open())
    away.rmdir()
    (file.parent / "kept").rename(away)
    done(play(ann))
    assert open_campaign(file).log()[-1].action.splitlines() == [*A, *B]
    assert ann.sealing.look().faults == ()


def test_nothing_is_opened_while_a_seal_only_waits(file: Path) -> None:
    ann, bo = opened(file)
    done(ann.sealing.seal("A", A))
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert isinstance(bo.sealing.seal("B", B), Queued)
    assert bo.sealing.look().closed
    assert isinstance(bo.sealing.open(), Queued)
    assert kinds(file) == ["seal", "seal"]
    assert not any("open" in entry.kind for entry in bo.log())


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["Cinder: Ember > Mossy", "Cinder: Ember > Mossy"], "two_damaging"),
        (["Cinder: Rest", "Cinder: Rest", "Cinder: Rest"], "too_many_actions"),
    ],
)
def test_a_plan_that_breaks_a_limit_is_refused_at_once_and_only_there(file: Path, lines: list[str], told: str) -> None:
    before = file.read_bytes()
    refused = machine(file, "Ann").sealing.seal("A", lines)
    assert isinstance(refused, Refusal)
    assert refused.reason == told
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("Mossy: Leer", "actions[0].actor"),
        ("Cinder: Embr", "actions[0].use"),
        ("Cinder: Ember > Nobody", "actions[0].on[0]"),
        ("Cinder Ember", "actions[0]"),
        ("day", "actions[0]"),
        ("replace A Pebble", "actions[0]"),
        ("Cinder: Ember > Mossy [accuracy=1]", "actions[0].with.accuracy"),
        ("Cinder: Flee [flee=yes]", "actions[0].with.flee"),
        ("Cinder: Ember > Mossy [reach=no]", "actions[0].with.reach"),
    ],
)
def test_a_line_that_is_no_action_of_the_side_is_a_problem(file: Path, line: str, where: str) -> None:
    before = file.read_bytes()
    problems = machine(file, "Ann").sealing.seal("A", [line])
    assert isinstance(problems, list)
    assert [problem.where for problem in problems] == [where]
    assert file.read_bytes() == before


def test_who_cannot_seal_is_told_why(file: Path) -> None:
    ann = machine(file, "Ann")
    assert code(ann.sealing.seal("C", A)) == "no_side"
    assert code(ann.sealing.open()) == "nobody"
    assert code(ann.sealing.withdraw("A")) == "nothing"
    done(ann.sealing.seal("A", A))
    assert code(ann.sealing.open()) == "missing"
    set_cell(file, "Roster", "Mossy", "HP", 0)
    assert code(machine(file, "Bo").sealing.seal("B", B)) == "gap"


def test_withdrawing_before_all_have_sealed_frees_one_side_and_afterwards_all(file: Path) -> None:
    ann, bo = opened(file)
    done(ann.sealing.seal("A", A))
    done(ann.sealing.withdraw("A"))
    assert ann.sealing.look().seals.standing == {}
    done(ann.sealing.seal("A", A))
    done(bo.sealing.seal("B", B))
    done(ann.sealing.open())
    done(bo.sealing.withdraw("B"))
    ann.refresh()
    assert ann.sealing.look().seals.standing == {}
    done(ann.sealing.seal("A", ["Cinder: Rest"]))
    done(bo.sealing.seal("B", B))
    done(ann.sealing.open())
    done(play(bo))
    assert open_campaign(file).log()[-1].action.splitlines()[0] == "Cinder: Rest"


def test_a_lost_choice_is_told_and_withdrawn(file: Path) -> None:
    ann, _ = sealed(file)
    for one in (file.parent.parent / "home of Bo" / "seals").iterdir():
        one.unlink()
    done(ann.sealing.open())
    refused = machine(file, "Bo").sealing.preview()
    assert code(refused) == "shut"
    assert isinstance(refused, Refusal)
    assert all("B" in render(refused.said, lang) for lang in LANGUAGES)
    done(machine(file, "Bo").sealing.withdraw("B"))
    assert kinds(file) == ["seal", "seal", "open", "withdraw"]


def test_what_no_longer_fits_is_told_with_its_side(file: Path) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    set_cell(file, "Moves", "Sap", "Name", "Drain")
    done(bo.sealing.open())
    refused = bo.sealing.preview()
    assert code(refused) == "unfit"
    assert isinstance(refused, Refusal)
    assert "Sap" in render(refused.said)


def test_somebody_who_fell_after_the_opening_is_replaced_first(file: Path) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(bo.sealing.open())
    done(bo.commit(bo.preview({"adjust": {"who": "Mossy", "set": {"hp": 0}}})))
    assert code(bo.sealing.turn()) == "gap"
    done(bo.commit(bo.preview("replace B Уголёк")))
    done(play(bo))
    assert "Mossy" in open_campaign(file).log()[-1].action


def test_a_turn_that_was_played_openly_leaves_the_seals_behind_until_it_is_undone(file: Path) -> None:
    ann, bo = sealed(file)
    gm = machine(file, "Gm")
    gm.commit(gm.preview(TURN, seed=3))
    assert code(ann.sealing.open()) == "past"
    gm.undo()
    done(ann.sealing.open())
    done(play(bo))
    assert open_campaign(file).log()[-1].action.splitlines() == [*A, *B]


def test_undo_of_a_revealed_turn_returns_to_before_it_and_its_seals_are_spent(file: Path) -> None:
    before = cells(open_backend(str(file)).read())
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(play(bo))
    after = cells(open_backend(str(file)).read())
    ann.refresh()
    done(ann.undo())
    assert cells(open_backend(str(file)).read()) == before
    assert code(ann.sealing.open()) == "taken_back"
    assert not isinstance(ann.undo(), Committed), "a seal is nothing to undo"
    assert isinstance(ann.undo(ann.log()[0].id), Refusal)
    done(ann.redo())
    assert cells(open_backend(str(file)).read()) == after
    done(ann.undo())
    done(ann.sealing.seal("A", A))
    bo.refresh()
    done(bo.sealing.seal("B", B))
    assert ann.can_redo
    done(ann.sealing.open())
    done(play(bo))
    assert kinds(file).count("action") == 2


def test_the_log_with_seals_plays_the_fight_again(file: Path) -> None:
    before = open_backend(str(file)).read()
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(play(bo))
    now = open_backend(str(file)).read()
    assert cells(replay(before, open_campaign(file).log()), but="") == cells(now, but="")


def test_a_plan_changed_after_the_opening_is_not_played_as_the_sealed_turn(file: Path) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(bo.sealing.open())
    made = bo.sealing.turn()
    assert not isinstance(made, Refusal)
    identifier, entry = made
    other = {"turn": {**entry["turn"], "A": [{"actor": "cinder", "use": "Rest"}, {"actor": "cinder", "use": "Wait"}]}}
    outcome = bo.commit(bo.preview(other, seed=1, id=identifier))
    assert isinstance(outcome, Conflict)
    assert [clash.reason for clash in outcome.clashes] == ["sealed"]
    assert "action" not in kinds(file)


def test_a_turn_is_not_played_when_its_seals_were_withdrawn_a_moment_before(file: Path) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    done(bo.sealing.open())
    made = bo.sealing.preview()
    assert not isinstance(made, Refusal)
    done(ann.sealing.withdraw("A"))
    assert isinstance(bo.commit(made), Conflict)
    assert "action" not in kinds(file)


def test_battles_keep_apart(file: Path) -> None:
    def to(battle: str) -> None:
        book = openpyxl.load_workbook(file)
        beside(book["Battle"], "Battle", battle)
        book.save(file)

    to("ford")
    ann, bo = opened(file)
    done(ann.sealing.seal("A", A))
    to("mill")
    assert code(bo.sealing.open()) == "nobody"
    done(bo.sealing.seal("B", B))
    bo.commit(bo.preview(TURN, seed=3))
    bo.undo()
    to("ford")
    assert code(bo.sealing.open()) == "missing"
    done(bo.sealing.seal("B", B))
    done(ann.sealing.open())
    done(play(bo))
    assert open_campaign(file).log()[-1].record["battle"] == "ford"


def test_one_machine_for_both_sides(file: Path) -> None:
    campaign = machine(file, "Ann", in_memory(file))
    done(campaign.sealing.seal("A", A))
    done(campaign.sealing.seal("B", B))
    done(play(campaign, answers={"initiative": [90, 10]}, seed=5))
    assert campaign.log()[-1].action.splitlines() == [*A, *B]


def test_the_private_folder_that_cannot_be_used_is_told(file: Path) -> None:
    from toolkit.sync.port import SourceError

    home = file.parent.parent / "home of Ann"
    home.write_text("in the way")
    before = file.read_bytes()
    with pytest.raises(SourceError) as told:
        machine(file, "Ann").sealing.seal("A", A)
    assert "seals" in str(told.value)
    assert file.read_bytes() == before


def test_what_was_sealed_in_an_earlier_workbook_of_that_name_is_over(file: Path, master: Path) -> None:
    both = machine(file, "both")
    done(both.sealing.seal("A", A))
    done(both.sealing.seal("B", B))
    shutil.copy(master, file)
    anew = machine(file, "both")
    done(anew.sealing.seal("A", A))
    assert anew.sealing.look().faults == ()
    done(machine(file, "Bo").sealing.seal("B", B))
    done(anew.sealing.open())
