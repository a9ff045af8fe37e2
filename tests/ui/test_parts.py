"""The parts of the page as plain values: cards, problems, the plan's pickers, the Log, numbers and cells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from toolkit.core.options import ActorOptions, UseOption
from toolkit.core.problems import Problem
from toolkit.core.rulings import Rulings
from toolkit.core.state import State
from toolkit.messages import note
from toolkit.session import LogEntry, Settled
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.tables.cells import Status
from toolkit.tables.rows import BattleRow
from toolkit.ui.desk import plan
from toolkit.ui.desk.adjusting import Wish, adjustable
from toolkit.ui.desk.cards import BENCH_FOLDED, BENCH_SHOWN, Deck, Shelf, card, front, rear
from toolkit.ui.desk.journal import journal
from toolkit.ui.desk.overruling import read_override
from toolkit.ui.desk.status import what_changed
from toolkit.ui.desk.troubles import IN_VIEW, troubles
from toolkit.ui.desk.words import Words

EN, RU = Words("en", names={"cinder": "Cinder"}), Words("ru", names={"cinder": "Cinder"})


def combatant(**columns: Any) -> CalpheonCombatant:
    row = {"id": "cinder", "name": "Cinder", "side": "A", "max_hp": 44, "hp": 44, "active": True}
    return CalpheonCombatant.model_construct(**{**CalpheonCombatant().model_dump(), **row, **columns})


# ---- cards


@pytest.mark.parametrize(
    ("hp", "low", "width"), [(44, "", "100%"), (22, "ts-mid", "50%"), (11, "ts-low", "25%"), (0, "ts-low", "0%")]
)
def test_bars_have_their_number_and_tell_how_low(hp: int, low: str, width: str) -> None:
    card = front("A", [combatant(hp=hp)], Shelf(EN))
    assert f"{hp} / 44" in card
    assert f"--ts-full:{width}" in card
    assert f"ts-hp {low}".strip() + '"' in card


def test_states_are_words() -> None:
    row = combatant(
        hp=0,
        status=(Status("Sleep", 2), Status("Burn")),
        stages={"power": 1, "speed": -2},
        charging="Solar <Beam>",
        must_wait=True,
    )
    card = front("A", [row], Shelf(EN))
    for word in ("✕ Fallen", "Sleep · 2 turns left", "Burn", "Power +1", "Speed -2", "Charging: Solar &lt;Beam&gt;"):
        assert word in card
    assert "Must Wait</li>" in card
    russian = front("A", [row], Shelf(RU))
    for word in ("Без сил", "Сон · ещё 2 хода", "Ожог", "Сила +1", "Вышел на замену"):
        assert word in russian


def test_of_those_in_the_fight_the_card_of_whose_turn_it_is_says_so() -> None:
    rows = [combatant(), combatant(id="pebble", name="Pebble")]
    first, second = front("A", rows, Shelf(EN, turn="pebble")).split('data-id="pebble"')
    assert "Its turn" not in first
    assert "▸ Its turn" in second
    assert "▸ Ходит" in rear("A", [combatant(id="anna", kind="human", active=None)], Shelf(RU, turn="anna"))


def test_everybody_else_stands_under_what_they_are() -> None:
    rows = [
        combatant(id="anna", kind="human", active=None),
        combatant(id="fox", active=False),
        combatant(id="cart", kind="other", active=None),
    ]
    calpheon = rear("A", rows, Shelf(Words("en", "toolkit.systems.calpheon")))
    assert [calpheon.index(f"A: {what}") < calpheon.index(f'data-id="{who}"') for what, who in (
        ("tamer", "anna"), ("other", "cart"), ("on the bench", "fox")
    )] == [True] * 3  # fmt: skip
    assert "A: human" in rear("A", rows[:1], Shelf(EN))
    assert "A: тамер" in rear("A", rows[:1], Shelf(Words("ru", "toolkit.systems.calpheon")))


def test_a_system_has_its_own_word_where_the_desk_has_another() -> None:
    assert EN.say("round", round=2) == "Round 2"
    assert Words("en", "toolkit.systems.calpheon").say("round", round=2) == "Turn 2"


def test_people_stand_before_the_bench_and_a_long_bench_is_folded() -> None:
    rows = [combatant(id=f"p{number}", active=False) for number in range(BENCH_SHOWN + 3)]
    shown = rear("A", [*rows, combatant(id="anna", kind="human", active=False, max_hp=None, hp=None)], Shelf(EN))
    assert shown.index('data-id="anna"') < shown.index('data-id="p0"')
    assert "3 more<" in shown
    assert shown.index('data-key="bench-A"') < shown.index(f'data-id="p{BENCH_SHOWN}"')
    assert rear("A", [combatant()], Shelf(EN)) == ""


@pytest.mark.parametrize("kind", ["human", "pokemon"])
def test_of_a_very_long_roster_a_page_has_some_and_says_how_many_more_there_are(kind: str) -> None:
    many = BENCH_SHOWN + BENCH_FOLDED + 40
    shown = rear("A", [combatant(id=f"p{number}", kind=kind, active=False) for number in range(many)], Shelf(EN))
    assert shown.count('class="ts-card') == BENCH_SHOWN + BENCH_FOLDED
    assert "40 more are in the Roster." in shown


def test_whoever_did_not_change_keeps_their_card() -> None:
    deck = Deck()
    first = deck(combatant(), EN)
    assert deck(combatant(), replace(EN)) is first


@pytest.mark.parametrize(("hp", "words", "brief"), [(1, EN, False), (44, RU, False), (44, EN, True)])
def test_a_change_of_row_or_language_makes_a_new_card(hp: int, words: Words, brief: bool) -> None:
    deck, row = Deck(), combatant(hp=hp, level=3, power=7)
    first = deck(combatant(level=3, power=7), EN)
    assert deck(row, words, brief=brief) == card(row, words, brief=brief) != first
    assert deck(row, words, "After this: HP 44 → 40", brief) != deck(row, words, brief=brief)


# ---- pickers


def uses(*names: str, kind: str = "move", **more: Any) -> tuple[UseOption, ...]:
    return tuple(UseOption(name, kind, name, **more) for name in names)


def test_a_move_called_like_an_action_is_told_apart() -> None:
    options = [ActorOptions("cinder", (*uses("Rest"), *uses("Rest", "Wait", kind="action")))]
    keys = [plan.use_key(use, options[0].uses) for use in options[0].uses]
    assert keys == ["move:Rest", "action:Rest", "Wait"]
    lines = [plan.line_of(plan.Pick("cinder", key), options) for key in keys]
    assert [line["use"] for line in lines if line] == [{"move": "Rest"}, {"action": "Rest"}, "Wait"]
    assert [plan.pick_of(line, options).use for line in lines] == keys


def test_a_target_is_filled_in_only_where_it_is_likely() -> None:
    options = [
        ActorOptions(
            "cinder",
            (
                *uses("Ember", targets=("oak", "mossy"), target_needed=True, likely="mossy"),
                *uses("Switch", kind="action", targets=("ash", "bay"), target_needed=True),
            ),
        )
    ]
    picked = [plan.settled_pick(plan.Pick("cinder", use, "gone"), options).target for use in ("Ember", "Switch")]
    assert picked == ["mossy", None]


# ---- numbers and cells


@pytest.mark.parametrize(("typed", "value"), [("7", 7), (" −2 ", None), ("", None), ("0", 0)])
def test_overrides_are_whole_numbers_within_bounds(typed: str, value: int | None) -> None:
    found = read_override(Settled("A1.damage", "Damage", 21), typed)
    assert found == value if value is not None or not typed.strip() else found is not None


@pytest.mark.parametrize("typed", ["x", "1.5", "1,5", "2d6", "1e9", "9" * 12, "-1"])
def test_what_is_no_number_is_not_taken(typed: str) -> None:
    assert not isinstance(read_override(Settled("A1.damage", "Damage", 21), typed), (int, str, type(None)))


@pytest.mark.parametrize(
    ("typed", "value"), [("12", 12), ("−3", -3), ("-", None), ("Sleep 2", "Sleep 2"), ("--1", "--1")]
)
def test_a_cell_set_by_hand_is_number_blank_or_text(typed: str, value: Any) -> None:
    entry = Wish("cinder", "hp", typed, " because ").entry
    assert entry == {"adjust": {"who": "cinder", "set": {"hp": value}, "why": "because"}}


def test_only_what_play_may_change_can_be_set_by_hand() -> None:
    columns = adjustable(CalpheonCombatant)
    assert {"hp", "sp", "status", "stages", "must_wait"} <= set(columns)
    assert not {"id", "name", "max_hp", "power", "moves"} & set(columns)


def test_what_somebody_changed_is_named_and_counted() -> None:
    def fight(*rows: CalpheonCombatant) -> State[Any, Any, Any]:
        return State({row.id: row for row in rows}, {}, BattleRow(), Rulings({}))

    before = fight(combatant())
    after = fight(combatant(hp=40, sp=1, level=3, status=(Status("Burn"),)), combatant(id="new", name="New"))
    assert (
        what_changed(before, after, EN) == "Cinder Level — → 3, Cinder HP 44 → 40, Cinder Status — → Burn, and 2 more"
    )
    assert what_changed(before, before, EN) == ""


# ---- problems and the Log


def test_problems_name_place_value_and_way_out_and_long_lists_fold() -> None:
    problem = Problem("Roster!F7", "<x>", note("tables.whole"), note("core.did_you_mean", words=["7"]))
    shown = troubles([problem] * (IN_VIEW + 2), EN)
    assert "<b>Roster!F7</b>" in shown
    assert "&lt;x&gt;" in shown
    assert "Did you mean 7?" in shown
    assert "2 more" in shown
    warning = troubles([replace(problem, level="warning")], EN)
    assert warning.startswith("<details")
    assert troubles([], EN) == ""


def test_the_log_is_newest_first_and_marks_what_was_taken_back() -> None:
    entries = [
        LogEntry("t1", "2026-11-28T20:00:00+00:00", 1, "Ann", action="Ember", result="<i>hit</i>\nend", live=False),
        LogEntry("t2", "2026-11-29T20:01:02+00:00", 1, action="Undone: …", kind="undo", undoes="t1"),
    ]
    shown = journal(entries, 50, "2026-11-29", "en", EN)
    assert shown.index('data-id="t2"') < shown.index('data-id="t1"')
    assert shown.count("Taken back") == 1
    assert "Round 1 · 20:01" in shown
    assert "2026-11-28 20:00 · Ann" in shown
    assert "&lt;i&gt;hit" in shown
    assert 'data-id="t1"' not in journal(entries, 1, "", "en", EN)
    assert "Nothing has happened" in journal([], 50, "", "en", EN)
