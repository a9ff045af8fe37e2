"""Actions written as a line, as people type and paste them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.core.action_text import in_russian, parse_action, show_action


def _line(actor: str, use: str, *on: str, **options: Any) -> dict[str, Any]:
    return {"actor": actor, "use": use, "on": list(on), "with": options}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Cinder: Ember > Mossy", _line("Cinder", "Ember", "Mossy")),
        ("Cinder:Ember>Mossy+Rocky", _line("Cinder", "Ember", "Mossy", "Rocky")),
        ("  Cinder : Wait  ", _line("Cinder", "Wait")),
        ("Cinder: Ember → Mossy", _line("Cinder", "Ember", "Mossy")),
        ("Cinder： Ember ＞ Mossy ＋ Rocky", _line("Cinder", "Ember", "Mossy", "Rocky")),
        ("Cinder: Ember -> Mossy", _line("Cinder", "Ember", "Mossy")),
        ("Cinder: Ember &gt; Mossy", _line("Cinder", "Ember", "Mossy")),
        ("\ufeffCinder: Ember\u200b > Mossy", _line("Cinder", "Ember", "Mossy")),
        ("Искра: Удар > Мох [dodge=нет]", _line("Искра", "Удар", "Мох", dodge=False)),
        (
            "Cinder: Ember > Mossy [dodge, evasion=none, to=3:4, modifier=-10]",
            _line("Cinder", "Ember", "Mossy", dodge=True, evasion="none", to=[3, 4], modifier=-10),
        ),
        ("Cinder: Move [to = 3 : 4]", _line("Cinder", "Move", to=[3, 4])),
        ("Cinder: Capture [Evolutions Left=1]", _line("Cinder", "Capture", evolutions_left=1)),
        ('Cinder: Ember > Mossy [protect="12"]', _line("Cinder", "Ember", "Mossy", protect="12")),
        ("Cinder: Ember > Mossy []", _line("Cinder", "Ember", "Mossy")),
        ('"Mr: X": «Big > Move» > “A + B”', _line("Mr: X", "Big > Move", "A + B")),
        ('Farfetch\'d: Peck > Bob "Rex" Smith', _line("Farfetch'd", "Peck", 'Bob "Rex" Smith')),
        ("Чармандер: Ember > Бульбазавр, уклонение", _line("Чармандер", "Ember", "Бульбазавр", dodge=True)),
        ("Искра: Удар > Мох + Пень, кубик 4, уклонение 3", _line("Искра", "Удар", "Мох", "Пень", attack=4, dodge=3)),
        ("Искра: Удар > Мох, кубик атаки: 5, без уклонения", _line("Искра", "Удар", "Мох", attack=5, dodge=False)),
        ("Искра: Коготь > Мох [выбор=крит, щит=2]", _line("Искра", "Коготь", "Мох", choice="critical", barrier=2)),
        ("Искра: Удар > Мох, младший", _line("Искра", "Удар", "Мох, младший")),
        ("Искра: Удар > «Мох, уклонение»", _line("Искра", "Удар", "Мох, уклонение")),
        ("end turn: Tackle > X", _line("end turn", "Tackle", "X")),
        ("end turn Cinder", {"end_turn": "Cinder"}),
        ('End  Turn "Mr: X"', {"end_turn": "Mr: X"}),
        ("конец хода Искра", {"end_turn": "Искра"}),
        ("END ROUND", {"end_round": True}),
        ("replace A Old Tom", {"replace": {"side": "A", "with": "Old Tom"}}),
        ('replace "Team Red" Tom', {"replace": {"side": "Team Red", "with": "Tom"}}),
        ("замена A Том", {"replace": {"side": "A", "with": "Том"}}),
        ("scene", {"scene": True}),
        ("start", {"start": True}),
    ],
)
def test_a_line_is_understood(written: str, meant: dict[str, Any]) -> None:
    assert parse_action(written) == meant


@pytest.mark.parametrize(
    ("written", "position"),
    [
        ("", 1),
        ("Cinder Ember", 13),
        ("Cinder > Ember", 8),
        ("Cinder:", 8),
        (": Ember", 1),
        ("Cinder: Ember >", 16),
        ("Cinder: Ember > Mossy +", 24),
        ("Cinder: Ember + Mossy", 15),
        ("Cinder: Ember > A > B", 19),
        ("Cinder: Ember: hot", 14),
        ("Cinder: Ember > Mossy [dodge", 29),
        ("Cinder: Ember > Mossy [dodge] now", 30),
        ("Cinder: Ember > Mossy [a, a]", 26),
        ("Cinder: Ember > Mossy [a=]", 26),
        ("Cinder: Ember > Mossy [=1]", 24),
        ("x" * 5000, 1001),
    ],
)
def test_a_slip_is_told_with_its_place_and_an_example(written: str, position: int) -> None:
    problems = parse_action(written, "actions[2]")
    assert isinstance(problems, list)
    (problem,) = problems
    assert problem.where == "actions[2]"
    assert problem.expected.facts["position"] == position
    for lang, example in (("en", "Cinder: Ember > Mossy"), ("ru", "Искра: Удар > Мох")):
        shown = problem.as_json(lang)
        assert shown["expected"]
        assert example in shown["hint"]


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"dodge": True}, "уклонение"),
        ({"dodge": False, "attack": 4}, "без уклонения, кубик=4"),
        ({"choice": "critical", "barrier": 2, "boons": 1}, "выбор=крит, щит=2, преимущества=1"),
        ({"to": [8, 5], "punish": False, "react": True}, "куда=8:5, карать=нет, ответить"),
    ],
)
def test_options_in_russian_are_read_as_the_same(options: dict[str, Any], shown: str) -> None:
    line = {"actor": "Искра", "use": "Удар", "on": ["Мох"], "with": in_russian(options)}
    assert show_action(line) == f"Искра: Удар > Мох [{shown}]"
    assert parse_action(show_action(line)) == {**line, "with": options}


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("Искра: Движение, куда 8:5, карать нет", {"to": [8, 5], "punish": False}),
        ("Искра: Придержать ход, до -3", {"until": -3}),
    ],
)
def test_squares_and_numbers_behind_a_comma(line: str, options: dict[str, Any]) -> None:
    read = parse_action(line)
    assert isinstance(read, dict)
    assert read["with"] == options


_names = (
    st.text(
        st.sampled_from("abcЯё'’.-:>+[]→,=\"«» 7♀") | st.characters(exclude_categories=("C", "Z")),
        min_size=1,
        max_size=12,
    )
    .map(str.strip)
    .filter(lambda name: name and not ({'"'} & {*name} and {"»"} & {*name} and {"”"} & {*name}))
)
_words = st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True)
_values = st.booleans() | st.integers(-999, 999) | st.lists(st.integers(-99, 99), min_size=2, max_size=2) | _words


@given(_names, _names, st.lists(_names, max_size=3), st.dictionaries(_words, _values, max_size=3))
def test_what_is_shown_is_read_again(actor: str, use: str, on: list[str], options: dict[str, Any]) -> None:
    line = {"actor": actor, "use": use, "on": on, "with": options}
    assert parse_action(show_action(line)) == line


@given(st.text(max_size=60))
def test_no_text_is_too_strange(written: str) -> None:
    assert parse_action(written)
