"""What every rule system has to keep, whatever its rules: messages, rulings, options, purity, chances."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from tests.systems.expecting import HOME, named_cases
from tests.systems.fights import Table, act, choices, demo_state, place
from toolkit import messages
from toolkit.core.effects import has_faults, parse_effect, show_effect
from toolkit.core.events import Event
from toolkit.core.rulings import read_rulings, show_ruling
from toolkit.dice import Answer, Ask, Referee, enumerate_chances
from toolkit.scenario import resolve
from toolkit.systems.registry import systems
from toolkit.systems.ruleset import Ruleset, Tables
from toolkit.tables.columns import columns_of

GIVEN = ("initiative", "critical", "effect")

SYSTEMS = list(systems().values())
LANGUAGES = messages.LANGUAGES

pytestmark = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)


def catalogue(system: Ruleset, lang: str) -> list[str]:
    text = "\n".join(messages.catalogues(f"toolkit.systems.{system.id}", lang))
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def sources(system: Ruleset) -> Iterator[Path]:
    yield from (HOME / system.id).rglob("*.py")


def test_both_catalogues_hold_the_same_messages_once(system: Ruleset) -> None:
    english, russian = catalogue(system, "en"), catalogue(system, "ru")
    assert english == russian
    assert len(set(english)) == len(english)
    assert [code for code in english for lang in LANGUAGES if not _readable(system, code, lang)] == []


def _readable(system: Ruleset, identifier: str, lang: str) -> bool:
    """Whether Fluent understood the entry; one it does not is silently no message."""
    return identifier.startswith("term-") or messages.has(identifier.replace(f"{system.id}-", f"{system.id}.", 1), lang)


def test_every_code_written_in_the_source_has_its_sentence(system: Ruleset) -> None:
    literals = {
        node.value
        for file in sources(system)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    rulings = {ruling.key for ruling in system.rulings}
    codes = {text for text in literals if re.fullmatch(rf"{system.id}(\.[a-z_]+)+", text)} - rulings
    assert codes
    assert [code for code in sorted(codes) for lang in LANGUAGES if not messages.has(code, lang)] == []


def test_every_event_is_told_in_both_languages_or_has_no_code(system: Ruleset) -> None:
    events = [event for event in _events(Event) if event.__module__.startswith(f"toolkit.systems.{system.id}.")]
    codes = [event.code for event in events if event.code]
    assert codes
    assert [code for code in codes for lang in LANGUAGES if not messages.has(code, lang)] == []


def test_every_ruling_has_a_meaning_a_source_and_a_valid_default(system: Ruleset) -> None:
    for ruling in system.rulings:
        assert all(messages.has(ruling.meaning.code, lang) for lang in LANGUAGES), ruling.key
        assert ruling.source, ruling.key
        for value in (ruling.default, *ruling.choices):
            given, problems = read_rulings(system.rulings, {ruling.key: show_ruling(value)})
            assert problems == []
            assert given[ruling.key] == value


def test_the_register_names_every_ruling_and_a_test_that_exists(system: Ruleset) -> None:
    register = (HOME / system.id / "RULINGS.md").read_text("utf-8")
    pins = re.findall(r"^\| `([^`]+)` \|.*\| `?([a-z_]+: [^|]*?)`? \|$", register, re.MULTILINE)
    assert {ruling.key for ruling in system.rulings} <= {key for key, _ in pins}
    known = {name.partition("/")[2] for name in named_cases() if name.startswith(f"{system.id}/")}
    pinned = re.findall(r"\| `([a-z_]+: [^|]*)` \|$", register, re.MULTILINE)
    assert len(pinned) >= len(pins)
    assert [pin for pin in pinned if pin not in known] == []


def test_no_table_of_the_register_is_torn(system: Ruleset) -> None:
    register = (HOME / system.id / "RULINGS.md").read_text("utf-8")
    assert re.findall(r"\n\n\|(?![^\n]*\n\|---)[^\n]*", register) == [], (
        "a row after a blank line, without a head of its own"
    )


def test_every_scenario_is_told_in_both_languages(system: Ruleset) -> None:
    for name, case in named_cases().items():
        if name.startswith(f"{system.id}/"):
            told = {lang: resolve({**case["scenario"], "language": lang})["log"] for lang in LANGUAGES}
            assert len(told["en"]) == len(told["ru"])
            assert not any(re.search(r"[{}]|calpheon-", line) for lines in told.values() for line in lines), name


def test_columns_have_headers_in_both_languages_and_none_twice(system: Ruleset) -> None:
    for model in (system.roster, system.moves, system.battle):
        russian = [column.ru for column in columns_of(model).values()]
        assert all(re.search("[А-Яа-яЁёXYID]", header) for header in russian)
        assert len(set(map(str.casefold, russian))) == len(russian)


def test_every_phrase_of_the_vocabulary_is_read_and_shown_again(system: Ruleset) -> None:
    amounts = {
        "share": "25%",
        "whole": "3",
        "hits": "2-5",
        "signed": "+1",
        "text": '"x"',
        "plus": "18+",
        "factor": "x1/2",
    }
    for phrase in system.vocabulary.phrases:
        kind = phrase.takes.rstrip("?")
        amount = amounts.get(kind, "25%" if kind == "whole_or_share" else "3" if kind == "duration" else "")
        before, _, after = phrase.words.partition("#")
        parsed = parse_effect(f"{before.strip()} {amount} {after.strip()}".strip(), system.vocabulary)
        assert not has_faults(parsed), phrase
        assert parse_effect(show_effect(parsed, system.vocabulary), system.vocabulary) == parsed  # type: ignore[arg-type]


def test_the_demo_is_whole_and_has_a_game_masters_choice_for_every_slot(system: Ruleset) -> None:
    state = demo_state(system)
    assert len({row.side for row in state.roster.values()}) == 2
    for slot in system.slots(state):
        assert any(not use.refused for actor in system.options(state, slot, {}) for use in actor.uses), slot


def test_legal_options_resolve_without_refusal(system: Ruleset) -> None:
    state = demo_state(system)
    for slot in system.slots(state):
        for line in choices(system, state, slot, {}, legal=True):
            resolution, _ = act(system, state, system.assemble(state, {slot.key: line}), Table(7))
            assert resolution.refusal is None, line


def test_options_told_legal_beside_another_choice_are(system: Ruleset) -> None:
    state = demo_state(system)
    first, *others = system.slots(state)
    for line in choices(system, state, first, {}, legal=True):
        for slot in others:
            for beside in choices(system, state, slot, {first.key: line}, legal=True):
                entry = system.assemble(state, {first.key: line, slot.key: beside})
                action = system.read_action(state, entry, "do[0]")
                assert not isinstance(action, list)
                assert system.resolve(state, action, Table(3)).refusal is None, entry


def test_chances_of_an_enumerated_turn_sum_to_one(system: Ruleset) -> None:
    """One attack with all ways its accuracy and damage can fall; other dice are given, to keep the branches few."""
    state = demo_state(system)
    slot = system.slots(state)[0]
    total, branches = Fraction(0), 0
    line = choices(system, state, slot, {}, legal=True)[0]
    action = system.read_action(state, system.assemble(state, {slot.key: line}), "do[0]")
    for chance, resolution in enumerate_chances(lambda referee: system.resolve(state, action, Led(referee))):
        assert resolution.refusal is None
        total, branches = total + chance, branches + 1
    assert total == 1
    assert branches > 1


def test_an_empty_campaign_has_no_errors(system: Ruleset) -> None:
    tables = Tables([], [], system.battle(), read_rulings(system.rulings, {})[0], place)
    _, problems = system.build_state(tables)
    assert [problem for problem in problems if problem.level == "error"] == []


class Led:
    """A referee that gives the dice of `GIVEN` away, makes every choice, and leaves all else to another."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._left = 100
        self.asked, self.settled = referee.asked, referee.settled
        self.settle = referee.settle

    def ask(self, ask: Ask) -> Answer:
        if ask.options:
            return Answer(ask.options[0])
        if ask.name not in GIVEN:
            return self._referee.ask(ask)
        self._left -= 10
        return Answer(self._left)


def _events(kind: type[Event]) -> Iterator[type[Event]]:
    for event in kind.__subclasses__():
        yield event
        yield from _events(event)
