"""What cannot be chosen has its reason beside it: uses and targets, for the game master and for players, in both
languages, in the demo and wherever the scenarios lead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.systems.expecting import named_cases
from toolkit.core.options import UseOption
from toolkit.messages import LANGUAGES
from toolkit.scenario import resolve
from toolkit.scenario.prepare import prepare
from toolkit.session.new import new_workbook
from toolkit.session.viewer import Viewer
from toolkit.systems.ruleset import AnyState, Ruleset
from toolkit.ui.desk import choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.view import look
from toolkit.ui.desk.words import Words
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.choices import choices
from toolkit.ui.seat.hand import Hand

SYSTEMS = ("calpheon", "d6forum", "odyssey", "ptu")


def states(system: str) -> Iterator[tuple[Ruleset, AnyState]]:
    """Before and after each scenario."""
    for case in named_cases().values():
        scenario = case["scenario"]
        if scenario.get("system") != system:
            continue
        found = prepare(scenario)
        out = resolve(scenario)
        if found.system is not None and found.state is not None:
            yield found.system, found.state
        if out.get("ok"):
            after = prepare({**scenario, "roster": out["roster"], "battle": out["battle"], "do": [], "answers": {}})
            if after.system is not None and after.state is not None:
                yield after.system, after.state


def uses(system: Ruleset, state: AnyState) -> Iterator[UseOption]:
    for slot in system.slots(state):
        for one in system.options(state, slot, {}):
            yield from one.uses


@pytest.mark.parametrize("system", SYSTEMS)
def test_wherever_scenarios_lead_a_barred_use_or_target_has_a_sentence(system: str) -> None:
    seen = 0
    for found, state in states(system):
        for use in uses(found, state):
            notes = [*([use.refused] if use.refused else []), *(why for _, why in use.barred)]
            assert use.refused or use.targets or not use.target_needed, use.use
            assert not {who for who, _ in use.barred} & set(use.targets)
            for lang in LANGUAGES:
                words = Words(lang, f"toolkit.systems.{system}", {who: row.name for who, row in state.roster.items()})
                for why in notes:
                    said = words.put(why)
                    seen += 1
                    assert re.search(r"\w.*[.”»]$", said), said
                    assert why.code not in said
                    assert not re.match("Say |Скажите", said), "it is said on the page by choosing"
    assert seen


def told(slot: SlotView) -> None:
    """Each barred entry of a slot stands in its hint with a reason."""
    for choice in (*slot.use.barred, *slot.target.barred):
        assert re.search(rf"<li>{re.escape(choice.label)} — [^<]+</li>", str(slot.hint)), choice


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_page_tells_the_reason_to_the_game_master_and_to_players(tmp_path: Path, system: str, lang: str) -> None:
    file = new_workbook(tmp_path / "team.xlsx", system, lang, demo=True)
    desk = Desk(str(file))
    for side in dict.fromkeys(row.side for row in desk.state.roster.values()):
        hand = Hand(str(file), Viewer("player", side))
        for seen in choices(hand, busy=False).slots:
            told(seen)
    for slot in choosing.slots(desk):
        for one in choosing.options_of(desk, slot):
            choosing.pick(desk, slot.key, actor=one.actor)
            for view in look(desk).sides:
                for shown in view.slots:
                    told(shown)


def test_a_target_that_is_barred_says_why_on_both_pages(tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "team.xlsx", "ptu", "en", demo=True)
    desk, hand = Desk(str(file)), Hand(str(file), Viewer("player", "Mill"))
    choosing.pick(desk, "act", actor="ilse")
    choosing.pick(desk, "act", use="Capture")
    (shown,) = [slot for side in look(desk).sides for slot in side.slots]
    assert [choice.label for choice in shown.target.barred] == ["Sootling"]
    assert "Sootling — Sootling belongs to Ilse." in str(shown.hint)
    deeds.pick(hand, "act", {"actor": "ilse"})
    deeds.pick(hand, "act", {"use": "Capture"})
    (seen,) = choices(hand, busy=False).slots
    assert seen.target.barred == shown.target.barred
    assert "Sootling — Sootling belongs to Ilse." in str(seen.hint)
