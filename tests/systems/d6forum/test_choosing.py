"""What may be chosen on the desk, and several lines made into one post."""

from __future__ import annotations

from typing import Any

from tests.systems.fights import demo_state
from toolkit.systems.d6forum import RULESET


def _demo(**changed: Any) -> Any:
    rules: Any = RULESET
    state = demo_state(rules)
    for who, columns in changed.items():
        state = state.with_row(who, **columns)
    return state


def test_a_choice_for_everybody_in_battle() -> None:
    state = _demo(brinecap={"active": True})
    assert [slot.key for slot in RULESET.slots(state)] == ["lampling", "brinecap", "rustcrab"]


def test_a_side_with_nobody_standing_is_asked_who_comes_in() -> None:
    state = _demo(rustcrab={"hp": 0})
    first, gap = RULESET.slots(state)
    assert (first.key, gap.key) == ("lampling", "Tide.replace")
    ((send,),) = [actor.uses for actor in RULESET.options(state, gap, {})]
    assert send.targets == ("mossbell", "nightgull")
    line = {"actor": "mossbell", "use": "Send", "on": ["nightgull"]}
    assert RULESET.assemble(state, {gap.key: line}) == line


def test_what_a_sleeper_chooses_carries_a_warning() -> None:
    state = _demo(lampling={"status": _statuses("Sleep 2")})
    slot = RULESET.slots(state)[0]
    (actor,) = RULESET.options(state, slot, {})
    assert all(use.warning is not None for use in actor.uses if use.kind == "move")


def test_a_move_without_a_dodge_left_is_shown_as_refused() -> None:
    state = _demo(lampling={"dodges_left": 0})
    (actor,) = RULESET.options(state, RULESET.slots(state)[0], {})
    vanish = next(use for use in actor.uses if use.use == "Vanish")
    assert vanish.refused is not None
    assert vanish.refused.code == "d6forum.failed.no_dodges"


def test_lines_are_a_post_in_their_order() -> None:
    lines: list[dict[str, Any]] = [
        {"actor": "Lampling", "use": "Glimmer", "on": [], "with": {}},
        {"end_turn": "Lampling"},
    ]
    entry = RULESET.gather(_demo(), lines)
    assert entry == {"post": [{"actor": "Lampling", "use": "Glimmer"}, {"end_turn": "Lampling"}]}


def test_the_fault_of_a_line_names_it() -> None:
    problems = RULESET.gather(
        _demo(), [{"actor": "Lampling", "use": "Glimmer"}, {"actor": "Lampling", "use": "Glimer"}]
    )
    assert isinstance(problems, list)
    assert [problem.where for problem in problems] == ["actions[1].use"]


def _statuses(cell: str) -> Any:
    from toolkit.tables.cells import read_statuses

    return read_statuses(cell)
