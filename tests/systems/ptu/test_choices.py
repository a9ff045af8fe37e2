"""What can be chosen: one slot, everybody who could take it, and words that are read as what they offer."""

from __future__ import annotations

import pytest

from tests.systems.ptu.duel import MOVES, answered, duel, use
from toolkit.core.options import UseOption
from toolkit.dice import Pending
from toolkit.messages import LANGUAGES, render, text
from toolkit.systems.ptu import RULESET
from toolkit.systems.ptu.actions import CHOSEN, CLOCK, DEEDS, Use, deed_label, deed_word
from toolkit.systems.ptu.foresight import oddities
from toolkit.systems.ptu.state import Fight


def options(fight: Fight) -> dict[tuple[str, str], UseOption]:
    (slot,) = RULESET.slots(fight)
    return {(one.actor, use.use): use for one in RULESET.options(fight, slot, {}) for use in one.uses}


def refused(fight: Fight, actor: str, word: str) -> str:
    said = options(fight)[actor, word].refused
    return said.code.rpartition(".")[2] if said else ""


@pytest.mark.parametrize("word", [*DEEDS, *CLOCK, *CHOSEN])
def test_an_action_word_is_read_in_both_languages(word: str) -> None:
    assert deed_word(word.lower()) == word
    assert deed_word(render(deed_label(word), "ru")) == word


def test_whose_turn_it_is_stands_first_and_the_slot_on_its_side() -> None:
    fight, _ = answered(duel(Bo={"speed": 9}, Cy={"speed": 5}), {"start": True}, {})
    (slot,) = RULESET.slots(fight)
    assert slot.side == "B"
    assert [one.actor for one in RULESET.options(fight, slot, {})] == ["bo", "cy", "ash"]
    fight, _ = answered(fight, {"end_turn": "Bo"}, {})
    assert RULESET.options(fight, slot, {})[0].actor == "cy"


def test_foes_come_first_as_targets_and_a_lone_one_is_likely() -> None:
    jab = options(duel())["bo", "Jab"]
    assert (jab.targets, jab.likely) == (("ash", "cy"), "ash")
    assert options(duel())["ash", "Jab"].likely is None


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    fight = duel(Ash={"status": "Sleep"}, Bo={"hp": 0}, Cy={"status": "Rage"})
    assert refused(fight, "ash", "Jab") == "afflicted"
    assert refused(fight, "bo", "Struggle") == "fallen"
    assert (refused(fight, "cy", "Coo"), refused(fight, "cy", "Jab")) == ("rage", "")
    assert refused(duel(), "ash", "Switch") == "no_bench"
    assert refused(duel(), "ash", "Let Go") == "no_grapple"


def asked_next(fight: Fight, answers: dict[str, list[int]]) -> str:
    with pytest.raises(Pending) as waiting:
        answered(fight, use("Ash", "Jab", "Bo"), answers)
    prompt = waiting.value.ask.prompt
    assert prompt is not None
    return render(prompt)


def test_each_die_of_a_double_strike_is_asked_for_by_its_number() -> None:
    fight = duel([{**MOVES[0], "effect": "double strike"}])
    assert ", strike 1, AC 2" in asked_next(fight, {})
    assert ", strike 2, AC 2" in asked_next(fight, {"accuracy": [11]})
    assert "strike" not in asked_next(duel(), {})


def test_tricks_are_offered_by_their_own_words_to_who_may_use_them() -> None:
    uses = options(duel(Ash={"kind": "human"}))
    assert ("ash", "Flirt") in uses
    assert ("bo", "Flirt") not in uses
    assert ("bo", "Capture") not in uses
    assert ("bo", "Hinder") in uses


def test_acting_out_of_turn_is_warned_of() -> None:
    fight, _ = answered(duel(Bo={"speed": 9}, Cy={"speed": 5}), {"start": True}, {})
    warning = options(fight)["ash", "Jab"].warning
    assert warning is not None
    assert "Bo" in render(warning)
    assert options(fight)["bo", "Jab"].warning is None


def test_a_fallen_one_makes_way_at_any_time_without_a_warning() -> None:
    fight, _ = answered(duel(Bo={"speed": 9}, Cy={"speed": 5}), {"start": True}, {})
    assert any("Bo" in render(why) for why in oddities(fight, Use("ash", "Switch")))
    assert not list(oddities(fight.with_row("ash", hp=0), Use("ash", "Switch")))


def test_a_chosen_line_is_the_entry_and_nothing_chosen_ends_the_round() -> None:
    line = use("ash", "Jab", "bo")
    assert RULESET.assemble(duel(), {"act": line}) == {"actor": "ash", "use": "Jab", "on": ["bo"]}
    assert RULESET.assemble(duel(), {}) == {"end_round": True}


def test_several_lines_at_once_are_a_problem_at_the_second() -> None:
    found = RULESET.gather(duel(), [use("Ash", "Jab", "Bo"), use("Bo", "Jab", "Ash")])
    assert isinstance(found, list)
    assert [problem.where for problem in found] == ["actions[1]"]
    assert all(text(found[0].expected.code, lang) for lang in LANGUAGES)
