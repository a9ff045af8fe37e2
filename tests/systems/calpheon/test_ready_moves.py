"""The ready move list: right by the reference and by [000], read without a fault, and every move can be used."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.systems.calpheon.duel import build
from tests.systems.fights import Table, act
from toolkit.core.effects import Clause, parse_effect
from toolkit.core.names import fold
from toolkit.core.problems import did_you_mean
from toolkit.dice import Pending, ScriptedReferee
from toolkit.messages import note, render
from toolkit.systems.calpheon.ready import ready_moves
from toolkit.systems.calpheon.state import Fight
from toolkit.systems.registry import system
from toolkit.systems.ruleset import AnyState

RULESET = system("calpheon")
ROWS = ready_moves()
BY_NAME = {fold(row["name"]): row for row in ROWS}
ALL_MOVES = 847
MOST_NOTES = 42

OVERRULED = {
    "Protect": ["protect"],
    "Substitute": ["substitute 20%"],
    "Counter": ["counter 125%"],
    "Mirror Coat": ["mirror coat 125%"],
    "Destiny Bond": ["destiny bond 25%"],
    "Seismic Toss": ["damage level 50%"],
    "Night Shade": ["damage level 50%"],
    "Super Fang": ["damage current 25%"],
    "Self-Destruct": ["self-destruct"],
    "Explosion": ["self-destruct"],
    "Fly": ["charge", "hides airborne"],
    "Dig": ["charge", "hides underground"],
    "Dive": ["charge", "hides underwater"],
    "Bounce": ["charge", "paralysis 30%", "hides airborne"],
    "Phantom Force": ["bypass protect", "charge", "hides vanished"],
    "Leech Seed": ["leech seed"],
    "Heal Block": ["heal block 5"],
    "Fury Swipes": ["hits 2-5"],
    "Growl": ["bypass substitute", "power -1"],
    "Swords Dance": ["power +2 self"],
    "Ember": ["burn 10%"],
    "Guillotine": [],
}
"""What the source texts name, clause by clause."""

TAGS = {"contact": "Contact", "sound": "Sound", "powder": "Powder"}


def clauses(row: Mapping[str, str]) -> Sequence[Clause]:
    read = parse_effect(row.get("effect", ""), RULESET.vocabulary)
    assert all(isinstance(clause, Clause) for clause in read), (row["name"], read)
    return read  # type: ignore[return-value]


def reference(shared: Path) -> Iterator[tuple[dict[str, str], Mapping[str, str]]]:
    with (shared / "data" / "moves_reference.csv").open(encoding="utf-8", newline="") as file:
        for known in csv.DictReader(file):
            yield known, BY_NAME[fold(known["name"])]


def arena(moves: Sequence[Mapping[str, Any]], formula: str = "manual") -> Fight:
    """Two sides of two Pokémon that know everything and are worn out enough for anything to work."""
    stats = {"max_hp": 400, "hp": 320, "power": 20, "resilience": 15, "speed": 10, "sp": 90, "max_sp": 90, "level": 31}
    roster = [
        {"name": name, "side": side, "types": kind, "active": active, **stats}
        for name, side, kind, active in (
            ("Ash", "A", "Fire/Grass", True), ("Fir", "A", "Ghost", False),
            ("Oak", "B", "Water/Flying", True), ("Elm", "B", "Rock", False),
        )
    ]  # fmt: skip
    fight, problems = build(roster=roster, moves=moves, rulings={"damage_formula": formula})
    assert [problem for problem in problems if problem.level == "error"] == []
    return fight


def test_every_move_of_the_reference_is_in_it_and_every_row_builds(shared: Path) -> None:
    assert len(ROWS) == len(BY_NAME) == ALL_MOVES
    assert {fold(known["name"]) for known, _ in reference(shared)} == set(BY_NAME)
    fight = arena(ROWS)
    assert len(fight.moves) == ALL_MOVES


def test_facts_are_those_of_the_reference(shared: Path) -> None:
    for known, row in reference(shared):
        assert (row["type"], row["category"]) == (known["type"], known["category"])
        assert row.get("power", "") == ("200" if known["ohko"] else known["power"]), row
        assert row.get("accuracy", "") == known["accuracy"], row
        assert int(row.get("priority", 0)) == int(known["priority"]), row
        tags = row.get("tags", "").split(", ")
        assert {tag for tag in TAGS.values() if tag in tags} == {TAGS[f] for f in known["flags"].split() if f in TAGS}
        whats = {clause.what for clause in clauses(row)}
        assert ("charge" in whats) is bool(known["charge"] or row["name"] in ("Future Sight", "Doom Desire")), row
        assert ("recharge" in whats) is bool(known["recharge"]), row
        assert bool(known["multihit"]) is ("hits" in whats), row
        assert not known["protect_like"] or whats & {"protect", "protect_from", "endure"}, row


@pytest.mark.parametrize("name", OVERRULED)
def test_what_the_source_texts_say_of_a_move_stands_in_its_row(name: str) -> None:
    written = BY_NAME[fold(name)].get("effect", "")
    assert [clause for clause in written.split("; ") if clause] == OVERRULED[name]


def test_every_move_that_the_source_texts_name_is_there(shared: Path) -> None:
    with (shared / "seed_moves.csv").open(encoding="utf-8", newline="") as file:
        named = {row["move"] for row in csv.DictReader(file)}
    assert [name for name in named if fold(name) not in BY_NAME] == []


def test_sp_and_training_are_left_to_the_campaign() -> None:
    assert not any({"sp", "requires"} & row.keys() for row in ROWS)


def test_few_moves_are_left_to_the_game_master_and_the_documentation_counts_them(checkout: Path) -> None:
    noted = [row["name"] for row in ROWS if any(clause.what == "note" for clause in clauses(row))]
    assert len(noted) <= MOST_NOTES
    told = (checkout / "docs" / "calpheon-moves.md").read_text("utf-8")
    found = re.search(r"(\d+) of the (\d+) moves carry a `note`", told)
    assert found is not None
    assert [int(number) for number in found.groups()] == [len(noted), ALL_MOVES]
    assert [name for name in noted if name not in told] == []


def test_the_list_is_what_the_generator_makes(checkout: Path) -> None:
    command = [sys.executable, "movelists/generate.py", "--check"]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


@pytest.mark.parametrize("formula", ["manual", "move_power * power / resilience / 9 * type * (1 + crit) + 1d4"])
def test_every_move_can_be_used(formula: str) -> None:
    """Twice, so that a prepared one is released; whatever dice and game master say, numbers stay in their bounds."""
    rules: Any = RULESET
    beginning: Any = arena(ROWS, formula)
    for number, row in enumerate(ROWS):
        state: AnyState = beginning
        for seed in (number, number + 1):
            plan = [{"actor": "Ash", "use": {"move": row["name"]}}]
            entry = {"turn": {"A": plan, "B": [{"actor": "Oak", "use": {"move": "Tackle"}}]}}
            resolution, state = act(rules, state, entry, Table(seed))
            assert resolution.refusal is None, row
            assert all(0 <= (one.hp or 0) <= (one.max_hp or 0) for one in state.roster.values()), row
            assert all(0 <= (one.sp or 0) <= (one.max_sp or 0) for one in state.roster.values()), row


def test_a_called_move_is_typed_where_there_are_many_and_slips_are_told() -> None:
    state = arena(ROWS)
    action = RULESET.read_action(state, {"turn": {"A": [{"actor": "Ash", "use": "Metronome"}]}}, "do[0]")
    dice: list[Any] = [50, 40]
    with pytest.raises(Pending) as asked:
        RULESET.resolve(state, action, ScriptedReferee(dice))
    assert asked.value.ask.text is not None
    assert asked.value.ask.text("Swords dance") is None
    wrong = asked.value.ask.text("Swrods Dance")
    assert wrong is not None
    assert "Swords Dance" in render(wrong)
    resolution = RULESET.resolve(state, action, ScriptedReferee([*dice, "swords dance"]))
    assert resolution.outcomes[0].effects == ("Power +2",)


def test_a_move_that_the_moves_tab_lacks_is_found_in_the_list() -> None:
    _, problems = build(Cinder={"moves": "Fury swipes, Grawl"})
    hints = {problem.value: problem.hint for problem in problems}
    assert hints["Fury swipes"] == note("calpheon.hint_ready_move", move="Fury Swipes")
    assert hints["Grawl"] == did_you_mean(["Growl"])
