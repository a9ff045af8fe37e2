"""The effect language: what is understood, what is shown again, and how a slip is told."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.vocabularies import VOCABULARY
from toolkit.core.effects import (
    Clause,
    EffectFault,
    Phrase,
    Vocabulary,
    effect_problems,
    has_faults,
    is_effect,
    parse_effect,
    show_effect,
)
from toolkit.core.effects.index import index_of
from toolkit.core.names import fold
from toolkit.systems.registry import systems


def _clauses(text: str) -> list[Clause]:
    parsed = parse_effect(text, VOCABULARY)
    assert not has_faults(parsed), parsed
    return [replace(clause, position=1) for clause in parsed if isinstance(clause, Clause)]


def _faults(text: str) -> list[EffectFault]:
    parsed = parse_effect(text, VOCABULARY)
    assert has_faults(parsed), parsed
    return list(parsed)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("hits 2-5", Clause("hits", low=2, high=5)),
        ("hits 2–5", Clause("hits", low=2, high=5)),
        ("hits 3", Clause("hits", amount=3)),
        ("double strike", Clause("double_strike")),
        ("recoil 25%", Clause("recoil", share=Fraction(1, 4))),
        ("recoil 1/3", Clause("recoil", share=Fraction(1, 3))),
        ("drain 12.5 %", Clause("drain", share=Fraction(1, 8))),
        ("counter 125%", Clause("counter", share=Fraction(5, 4))),
        ("heal 20", Clause("heal", amount=20)),
        ("heal 50%", Clause("heal", share=Fraction(1, 2))),
        ("damage 40", Clause("damage", amount=40)),
        ("damage level 50%", Clause("damage_level", share=Fraction(1, 2))),
        ("self-destruct", Clause("self_destruct")),
        ("Self Destruct", Clause("self_destruct")),
        ("crit 18+", Clause("crit", amount=18)),
        ("burn", Clause("status", word="Burn")),
        ("sleep 3", Clause("status", word="Sleep", amount=3)),
        ("slowed save", Clause("status", word="Slowed", until="save")),
        ("paralysis 30%", Clause("status", word="Paralysis", chance=30)),
        ("sleep 2 30% self", Clause("status", word="Sleep", amount=2, chance=30, on_self=True)),
        ("badly poisoned", Clause("status", word="Badly Poisoned")),
        ("power -1", Clause("stage", word="power", amount=-1)),
        ("power − 1", Clause("stage", word="power", amount=-1)),
        ("speed +2 self", Clause("stage", word="speed", amount=2, on_self=True)),
        ("speed +2 self 10%", Clause("stage", word="speed", amount=2, on_self=True, chance=10)),
        ("special attack -1", Clause("stage", word="special attack", amount=-1)),
        ("weather rain 5", Clause("weather", word="Rain", amount=5)),
        ("lose 25% max self", Clause("lose_max", share=Fraction(1, 4), on_self=True)),
        ("lose 25% current", Clause("lose_current", share=Fraction(1, 4))),
        ("resisted x1/2", Clause("resisted", factor=Fraction(1, 2))),
        ("resisted ×1.5", Clause("resisted", factor=Fraction(3, 2))),
        ('note "a; b: c 10%"', Clause("note", text="a; b: c 10%")),
        ("note «как скажет “ведущий”»", Clause("note", text="как скажет “ведущий”")),
        ("on 16+: burn", Clause("status", when="on 16+", natural=16, word="Burn")),
        ("on even: flinch", Clause("status", when="on even", word="Flinch")),
        ("On Super-Effective: slowed", Clause("status", when="on super effective", word="Slowed")),
        ("при попадании: ожог 30%", Clause("status", when="on hit", word="Burn", chance=30)),
        ("при 16+: сон 3 на себя", Clause("status", when="on 16+", natural=16, word="Sleep", amount=3, on_self=True)),
        ("погода дождь 5", Clause("weather", word="Rain", amount=5)),
        ("сильное отравление", Clause("status", word="Badly Poisoned")),
        ("Особая  атака −1", Clause("stage", word="special attack", amount=-1)),
    ],
)
def test_a_clause_is_understood(text: str, clause: Clause) -> None:
    assert _clauses(text) == [clause]


def test_clauses_keep_their_order_and_their_places() -> None:
    parsed = parse_effect(" hits 2-5 ;; on hit: burn\npower -1;", VOCABULARY)
    assert [(clause.position, clause.what) for clause in parsed] == [(2, "hits"), (14, "status"), (27, "stage")]  # type: ignore[union-attr]


@pytest.mark.parametrize("nothing", ["", "  ", ";", " ; \n ; "])
def test_a_blank_cell_has_no_clauses(nothing: str) -> None:
    assert parse_effect(nothing, VOCABULARY) == ()


@pytest.mark.parametrize(
    ("text", "position", "piece", "expected", "near"),
    [
        ("on 18+: brun", 9, "brun", "", "burn"),
        ("recoil lots", 8, "lots", "share", None),
        ("recoil", 7, "recoil", "share", None),
        ("recoil 25", 8, "25", "share", None),
        ("recoil 0%", 8, "0%", "share", None),
        ("recoil 5000%", 8, "5000%", "share", None),
        ("recoil 1/0", 8, "1/0", "share", None),
        ("power 1", 7, "1", "signed", None),
        ("power +100", 7, "+100", "signed", None),
        ("hits 5-2", 6, "5-2", "hits", None),
        ("hits 0", 6, "0", "hits", None),
        ("damage 99999", 8, "99999", "whole", None),
        ("crit 18", 6, "18", "plus", None),
        ("burn 130%", 6, "130%", "chance", None),
        ("burn 0%", 6, "0%", "chance", None),
        ("burn 12.5%", 6, "12.5%", "chance", None),
        ("recoil 25% 30%", 12, "30%", "nothing", None),
        ("protect self self", 14, "self", "nothing", None),
        ("on hitt: burn", 1, "on hitt", "when", "on hit"),
        (": burn", 1, ":", "when", None),
        ("на 16+: ожог", 1, "на 16+", "when", None),
        ("on hit:", 7, ":", "effect", None),
        ("burn, sleep", 5, ",", "separator", None),
        ("burn sleep", 6, "sleep", "separator", None),
        ('note "abc', 6, '"', "quote", None),
        ("note abc", 6, "abc", "text", None),
        ("burn {", 6, "{", "character", None),
        ("burn\x00", 5, "\x00", "character", None),
        ("lose 25%", 5, "lose", "ending", "lose 25% max"),
        ("ожок", 1, "ожок", "", "ожог"),
    ],
)
def test_a_slip_is_told_with_its_place(text: str, position: int, piece: str, expected: str, near: str | None) -> None:
    (fault,) = _faults(text)
    assert (fault.position, fault.piece, fault.expected) == (position, piece, expected)
    assert near is None or near in fault.near


def test_all_slips_of_a_cell_are_told_at_once() -> None:
    faults = _faults("on hitt: brun; recoil 25%; power 1; note x")
    assert [fault.position for fault in faults] == [1, 10, 34, 42]


def test_a_slip_becomes_a_problem_of_its_cell_in_both_languages() -> None:
    text = "on 18+: brun"
    (problem,) = effect_problems(_faults(text), "Moves!F7", text)
    assert (problem.where, problem.value) == ("Moves!F7", text)
    assert "character 9" in problem.as_json("en")["expected"]
    assert problem.as_json("en")["hint"] == "Did you mean burn?"
    assert "символ 9" in problem.as_json("ru")["expected"]


def test_a_moment_no_rule_knows_is_told_with_those_it_knows() -> None:
    vocabulary = Vocabulary((Phrase("burn", "status"),), whens=("on hit", "on miss"))
    faults = parse_effect("on 16+: burn", vocabulary)
    assert has_faults(faults)
    (problem,) = effect_problems(faults, "Moves!F7", "on 16+: burn")
    for lang, known in (("en", "on hit, on miss ("), ("ru", "при попадании, при промахе (")):
        expected = problem.as_json(lang)["expected"]
        assert known in expected
        assert expected.count("16+") == 1


def test_every_kind_of_fault_has_its_sentence() -> None:
    kinds = {"share", "whole", "whole_or_share", "hits", "signed", "text", "plus", "factor", "duration", "chance"}
    kinds |= {"", "nothing", "when", "effect", "separator", "quote", "character", "short", "ending"}
    for kind in kinds:
        for lang in ("en", "ru"):
            (problem,) = effect_problems([EffectFault(3, "x", expected=kind)], "Moves!F7", "x")
            assert problem.as_json(lang)["expected"]


@pytest.mark.parametrize(
    "hostile",
    ["a" * 100_000, "(" * 2000, '"' * 1999, "a-" * 1000, "burn;" * 400, "9" * 2000 + "%", ":" * 2000, "«" * 2000],
)
def test_hostile_cells_are_refused_or_read_at_once(hostile: str) -> None:
    parse_effect("burn", VOCABULARY)
    began = perf_counter()
    parse_effect(hostile, VOCABULARY)
    assert perf_counter() - began < 1


def test_a_thousand_rows_cost_little() -> None:
    parse_effect("burn", VOCABULARY)
    began = perf_counter()
    for row in range(1000):
        parse_effect(f"on hit: burn {row % 100 + 1}%; recoil 25%; power -1 self", VOCABULARY)
    assert perf_counter() - began < 1


def test_the_language_can_say_every_clause_of_the_cases(shared: Path) -> None:
    effects = [
        move["effect"]
        for path in sorted((shared / "cases").glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
        for move in json.loads(line).get("scenario", {}).get("moves", [])
        if move.get("effect")
    ]
    wrong = {text for text in effects if has_faults(parse_effect(text, VOCABULARY))}
    assert len(effects) > 100
    assert wrong == {"recoil lots", "on 18+: brun"}


def test_the_same_words_mean_what_each_system_says() -> None:
    other = Vocabulary((Phrase("burn", "ember", "whole"),), synonyms={"жар": "burn"})
    assert [clause.what for clause in parse_effect("жар 3", other)] == ["ember"]  # type: ignore[union-attr]
    assert has_faults(parse_effect("burn", other))
    assert not has_faults(parse_effect("burn", VOCABULARY))


_texts = st.text(st.characters(exclude_characters='"“”„«»', exclude_categories=("C", "Z")), min_size=1, max_size=20)
_whens = st.sampled_from([None, "on hit", "on miss", "on crit", "on super effective", "on even"])
_AMOUNTS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "nothing": st.just({}),
    "share": st.fractions(Fraction(1, 60), 10, max_denominator=60).map(lambda share: {"share": share}),
    "whole": st.integers(0, 9999).map(lambda amount: {"amount": amount}),
    "whole?": st.none().map(lambda _: {}) | st.integers(0, 9999).map(lambda amount: {"amount": amount}),
    "hits": st.integers(1, 99).map(lambda amount: {"amount": amount})
    | st.tuples(st.integers(1, 50), st.integers(51, 99)).map(lambda pair: {"low": pair[0], "high": pair[1]}),
    "signed": st.integers(-99, 99).filter(bool).map(lambda amount: {"amount": amount}),
    "plus": st.integers(0, 9999).map(lambda amount: {"amount": amount}),
    "text": _texts.map(lambda text: {"text": text}),
    "factor": st.fractions(0, 50, max_denominator=60).map(lambda factor: {"factor": factor}),
    "duration?": st.sampled_from([{}, {"amount": 3}, {"until": "save"}]),
    "whole_or_share": st.sampled_from([{"amount": 3}, {"share": Fraction(1, 2)}]),
}


@st.composite
def _any_clause(draw: st.DrawFn) -> Clause:
    phrase = draw(st.sampled_from(list(VOCABULARY.phrases)))
    when = draw(_whens)
    natural = draw(st.integers(1, 20)) if when is None and draw(st.booleans()) else None
    return Clause(
        phrase.what,
        when=f"on {natural}+" if natural else when,
        natural=natural,
        word=phrase.word,
        chance=draw(st.none() | st.integers(1, 100)) if phrase.chance else None,
        on_self=draw(st.booleans()),
        **draw(_AMOUNTS[phrase.takes]),
    )


@given(st.lists(_any_clause(), max_size=4))
def test_what_is_shown_is_read_again(clauses: list[Clause]) -> None:
    assert _clauses(show_effect(clauses, VOCABULARY)) == clauses


@given(st.text(max_size=60))
def test_no_text_is_too_strange(text: str) -> None:
    parsed = parse_effect(text, VOCABULARY)
    for found in parsed:
        assert 1 <= found.position <= len(text) + 1


@pytest.mark.parametrize("name", systems())
def test_every_phrase_has_russian_words_that_are_read_as_the_same(name: str) -> None:
    vocabulary = systems()[name].vocabulary
    index = index_of(vocabulary)
    for phrase in [*index.whens.values(), *(phrase.words.replace("# ", "") for phrase in vocabulary.phrases)]:
        russian = index.in_both(phrase).ru
        assert not any(letter.isascii() and letter.isalpha() for letter in russian), (phrase, russian)
        assert index.plain(russian.split()) == fold(phrase)


@pytest.mark.parametrize(
    ("written", "english", "russian"),
    [
        ("burm", "Did you mean burn?", "Возможно, имелось в виду: ожог?"),
        ("ожег", "Did you mean ожог?", "Возможно, имелось в виду: ожог?"),
        ("on hitt: burn", "Did you mean on hit?", "Возможно, имелось в виду: при попадании?"),
        ("xyzzy", "the tab Help", "листе «Справка»"),
    ],
)
def test_hints_are_in_the_readers_words_or_say_where_all_words_are(written: str, english: str, russian: str) -> None:
    (fault,) = parse_effect(written, systems()["calpheon"].vocabulary)
    (problem,) = effect_problems([fault], "Moves!F2", written)  # type: ignore[list-item]
    assert english in problem.as_json("en")["hint"]
    assert russian in problem.as_json("ru")["hint"]


@pytest.mark.parametrize(
    "text", ["burn", "burn; sleep 2", "burn;", "", ";", "brun", "burn 3 3", "!", "x" * 3000, "on hit: burn"]
)
def test_whether_a_text_is_an_effect_is_what_reading_it_says(text: str) -> None:
    parsed = parse_effect(text, VOCABULARY)
    assert is_effect(text, VOCABULARY) == (bool(parsed) and not has_faults(parsed))
