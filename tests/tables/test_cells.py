"""One cell: what people write is read as they mean it or refused with a reason; what we show is read back the same."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic_core import PydanticCustomError

from toolkit.messages import text
from toolkit.tables.cells import (
    Status,
    read_stages,
    read_statuses,
    read_text,
    read_type,
    read_types,
    read_whole,
    read_words,
    read_yes_no,
    show_cell,
)
from toolkit.tables.columns import cell_types
from toolkit.tables.conditions import read_terrain, read_weather
from toolkit.tables.numbers import tidy
from toolkit.tables.rows import BattleRow, RosterRow
from toolkit.tables.words import STATS, STATUSES, TERRAIN, TYPES, WEATHER

NBSP, NARROW = "\u00a0", "\u202f"


def refusal(read: Any, cell: Any) -> tuple[str, str | None]:
    """The codes of what was expected and of the hint."""
    with pytest.raises(PydanticCustomError) as refused:
        read(cell)
    hint = (refused.value.context or {}).get("hint")
    return refused.value.type.removeprefix("tables."), hint.code.removeprefix("tables.") if hint else None


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (12, 12), (12.0, 12), (-3, -3), (0, 0), ("12", 12), (" 12 ", 12), ("+5", 5), ("-5", -5), ("−5", -5), ("–5", -5),
        ("1,234", 1234), ("1,234,567", 1234567), ("1 234", 1234), (f"1{NBSP}234", 1234), (f"12{NARROW}345", 12345),
        ("1'234", 1234), ("12.0", 12), ("12,00", 12), ("007", 7), ("１２", 12), ("１，２３４", 1234), ("\ufeff7", 7),
        (0.1 * 300, 30), (2**53, 2**53),
        (None, None), ("", None), ("   ", None), (NBSP, None), ("-", None), ("--", None), ("—", None), ("–", None),
        ("None", None), ("none", None), ("N/A", None), ("n/a", None), ("нет", None),
    ],
)  # fmt: skip
def test_whole_numbers(cell: Any, value: int | None) -> None:
    read = read_whole(cell)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("cell", "expected", "hint"),
    [
        ("1,5", "whole", "hint_fraction"), ("1.5", "whole", "hint_fraction"), (1.5, "whole", "hint_fraction"),
        ("1.234", "whole", "hint_fraction"), ("0,123", "whole", "hint_fraction"), (".5", "whole", "hint_fraction"),
        ("12 HP", "whole", "hint_number_only"), ("12hp", "whole", "hint_number_only"), ("x", "whole", None),
        ("12/40", "whole", "hint_number_only"), ("1,23,456", "whole", None), ("1,2345", "whole", "hint_fraction"),
        ("1²", "whole", "hint_number_only"), ("٣", "whole", None), ("много", "whole", None), ("1e3", "whole", None),
        ("=10+5", "whole", "hint_formula_text"), (True, "whole", "hint_is_yes_no"),
        ("2026-11-29", "whole", "hint_is_date"), ("2026-11-29 10:00:00", "whole", "hint_is_date"),
        ("10:30:00", "whole", "hint_is_date"), ("#DIV/0!", "no_error_cell", "hint_error"),
        ("#n/a", "no_error_cell", "hint_error"),
        (math.nan, "whole", None), (math.inf, "whole", None), (1e400, "whole", None), (1e17, "whole", "hint_too_large"),
        (10**40, "whole", "hint_too_large"), ("9" * 40, "whole", "hint_too_large"), ([1], "whole", None),
    ],
)  # fmt: skip
def test_no_number_is_guessed(cell: Any, expected: str, hint: str | None) -> None:
    assert refusal(read_whole, cell) == (expected, hint)


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("None", "None"), ("007", "007"), (7, "7"), (7.0, "7"), (0.1, "0.1"), (" Ash\u200b ", "Ash"), (None, ""),
        ("-", ""), ("=IMPORTXML(1)", "=IMPORTXML(1)"), ("+1 Accuracy", "+1 Accuracy"), ("@Ash", "@Ash"),
        ("Melee, 1 Target", "Melee, 1 Target"), ("1/2", "1/2"), ("8085807e40000000", "8085807e40000000"),
        ("NA", "NA"), ("nan", "nan"), ("Farfetch’d", "Farfetch’d"), ("Nidoran♀", "Nidoran♀"),
    ],
)  # fmt: skip
def test_text_stays_text(cell: Any, value: str) -> None:
    assert read_text(cell) == value


@pytest.mark.parametrize(
    "cell", [True, 1, 1.0, "yes", "Yes", "Y", "TRUE", "да", "ДА", "1", "x", "X", "х", "✓", "ИСТИНА"]
)
def test_yes(cell: Any) -> None:
    assert read_yes_no(cell) is True


@pytest.mark.parametrize("cell", [False, 0, 0.0, "no", "N", "FALSE", "нет", "Нет", "0", "ложь"])
def test_no(cell: Any) -> None:
    assert read_yes_no(cell) is False


@pytest.mark.parametrize("cell", [None, "", "  ", "-", "—", "N/A"])
def test_neither(cell: Any) -> None:
    assert read_yes_no(cell) is None


@pytest.mark.parametrize("cell", ["maybe", 2, "2", [], "xx"])
def test_not_a_yes_or_no(cell: Any) -> None:
    assert refusal(read_yes_no, cell) == ("yes_no", None)


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("Ember, Tackle", ("Ember", "Tackle")), ("Ember; Tackle;", ("Ember", "Tackle")), ("Ember,,", ("Ember",)),
        ('"10,000,000 Volt Thunderbolt", Growl', ("10,000,000 Volt Thunderbolt", "Growl")), ("None", ("None",)),
        ("«Раз, два»; Три", ("Раз, два", "Три")), ("U-turn", ("U-turn",)), (["Ember", " Tackle "], ("Ember", "Tackle")),
        ("Fire/Ice", ("Fire/Ice",)), ("-", ()), (None, ()), ("", ()), (7, ("7",)), ('5" blade', ('5" blade',)),
    ],
)  # fmt: skip
def test_lists(cell: Any, value: tuple[str, ...]) -> None:
    assert read_words(cell) == value


def test_a_list_that_the_sheet_made_a_date() -> None:
    assert refusal(read_words, "2026-01-02") == ("words", "hint_is_date")
    assert refusal(read_words, True) == ("words", None)


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("Fire", ("Fire",)), ("fire/FLYING", ("Fire", "Flying")), ("Огонь/Полёт", ("Fire", "Flying")),
        ("огненный, ядовитый", ("Fire", "Poison")), ("Grass; Poison", ("Grass", "Poison")), ("Полет", ("Flying",)),
        ("Cosmic", ("Cosmic",)), ("none", ()), ("—", ()),
    ],
)  # fmt: skip
def test_types(cell: str, value: tuple[str, ...]) -> None:
    assert read_types(cell) == value


def test_one_type() -> None:
    assert (read_type("Огонь"), read_type("Cosmic"), read_type("-")) == ("Fire", "Cosmic", "")


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("Burn, Sleep 3", (Status("Burn"), Status("Sleep", 3))), ("сон (3)", (Status("Sleep", 3),)),
        ("Marked by Ace", (Status("Marked", by="Ace"),)), ("Метка от Туз 2", (Status("Marked", by="Туз 2"),)),
        ("Slowed (save)", (Status("Slowed", until="save"),)),
        ("Ongoing 5 (save)", (Status("Ongoing", 5, until="save"),)),
        ("замедление (спасбросок)", (Status("Slowed", until="save"),)), ("HEAL  BLOCK: 2", (Status("Heal Block", 2),)),
        ("badly-poisoned", (Status("Badly Poisoned"),)), ("Frozen", (Status("Frozen"),)), ("Frz", (Status("Freeze"),)),
        ("Drowsy 2", (Status("Drowsy", 2),)), ("odd (thing)", (Status("odd (thing)"),)), ("None", ()), ("", ()),
        (["Burn", "Sleep 3"], (Status("Burn"), Status("Sleep", 3))),
    ],
)  # fmt: skip
def test_statuses(cell: Any, value: tuple[Status, ...]) -> None:
    assert read_statuses(cell) == value


def test_no_status() -> None:
    assert refusal(read_statuses, 3) == ("statuses", None)
    assert refusal(read_statuses, "2026-01-02") == ("statuses", "hint_is_date")


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("Power +1, Speed -2", {"power": 1, "speed": -2}), ("Сила +1; скорость −2", {"power": 1, "speed": -2}),
        ("+2 Special Attack", {"special_attack": 2}), ("Спец. защита: -1", {"special_defense": -1}),
        ("power 1", {"power": 1}),
        ("Power +0", {}), ("", {}), ("-", {}), (None, {}), ({"power": 1}, {"power": 1}),
    ],
)  # fmt: skip
def test_stages(cell: Any, value: dict[str, int]) -> None:
    assert read_stages(cell) == value


def test_stages_that_nothing_could_use() -> None:
    assert refusal(read_stages, "Pover +1") == ("stages", "core.did_you_mean")
    assert refusal(read_stages, "Power") == ("stages", None)
    assert refusal(read_stages, "Power +1, сила +2") == ("stages_once", None)


def test_weather_and_terrain() -> None:
    assert read_weather("Дождь 4") == "Rain 4"
    assert read_weather("sunny") == "Sun"
    assert read_weather("Ashfall 2") == "Ashfall 2"
    assert read_terrain("Grassy Terrain 5") == "Grassy 5"
    assert read_weather(None) == read_weather("—") == ""


# ---- what we show is read back -----------------------------------------------------------------------

LANGS = ("en", "ru")
LANGUAGES = st.sampled_from(LANGS)
WHO = st.text(st.characters(categories=["L", "Nd"]), min_size=1, max_size=8)
ITEM = st.text(max_size=12).map(tidy).filter(bool)
STATUS = st.builds(
    Status,
    st.sampled_from(sorted(STATUSES.words)),
    st.none() | st.integers(0, 9999),
    st.just("") | WHO,
    st.sampled_from(["", "save", "round", "turn"]),
)


@given(st.none() | st.integers(-(2**53), 2**53))
def test_whole_round_trip(value: int | None) -> None:
    assert read_whole(show_cell(value)) == value


@given(st.none() | st.booleans())
def test_yes_no_round_trip(value: bool | None) -> None:
    assert read_yes_no(show_cell(value)) is value


@given(st.text().map(read_text))
def test_text_round_trip(value: str) -> None:
    assert read_text(show_cell(value)) == value


@given(st.lists(ITEM, max_size=5).map(tuple))
@example(("-",))
@example(("2026-01-02",))
@example(("10,000,000 Volt Thunderbolt", 'the "big" one', "Fire/Ice", "«so»"))
def test_list_round_trip(value: tuple[str, ...]) -> None:
    assert read_words(show_cell(value)) == value


@given(st.lists(STATUS, max_size=4).map(tuple), LANGUAGES)
def test_status_round_trip(value: tuple[Status, ...], lang: str) -> None:
    assert read_statuses(show_cell(value, lang)) == value


@given(
    st.dictionaries(st.sampled_from([w.lower().replace(" ", "_") for w in STATS.words]), st.integers(-9, 9)), LANGUAGES
)
def test_stages_round_trip(value: dict[str, int], lang: str) -> None:
    assert read_stages(show_cell(value, lang)) == {stat: by for stat, by in value.items() if by}


@given(st.lists(st.sampled_from([*TYPES.words, "Cosmic", "Sound, loud"]), max_size=3).map(tuple), LANGUAGES)
def test_types_round_trip(value: tuple[str, ...], lang: str) -> None:
    kind = cell_types(RosterRow)["types"]
    assert kind.read(kind.shown(value, lang)) == value


@given(st.sampled_from([*WEATHER.words, "Ashfall"]), st.none() | st.integers(0, 99), LANGUAGES)
def test_weather_round_trip(name: str, turns: int | None, lang: str) -> None:
    kind, value = cell_types(BattleRow)["weather"], name if turns is None else f"{name} {turns}"
    assert kind.read(kind.shown(value, lang)) == value
    assert kind.shown("", lang) is None


@given(st.text(max_size=30) | st.floats() | st.integers() | st.booleans() | st.none())
def test_any_cell_is_a_value_or_a_misfit_with_a_sentence(cell: Any) -> None:
    readers = [read_whole, read_text, read_yes_no, read_words, read_types, read_statuses, read_stages, read_weather]
    for read in readers:
        try:
            value = read(cell)
        except PydanticCustomError as refused:
            for lang in LANGS:
                text(
                    refused.type, lang, **{key: fact for key, fact in (refused.context or {}).items() if key != "hint"}
                )
        else:
            assert read(show_cell(value)) == value


@pytest.mark.parametrize("lexicon", [TYPES, STATUSES, STATS, WEATHER, TERRAIN])
def test_every_word_has_its_own_name_in_both_languages(lexicon: Any) -> None:
    russian = [lexicon.shown(word, "ru") for word in lexicon.words]
    assert len(set(russian)) == len(russian)
    for word, name in zip(lexicon.words, russian, strict=True):
        assert name != word
        assert lexicon.english(name) == lexicon.english(word.upper()) == word
    for word, more in lexicon.words.items():
        assert {lexicon.english(spelling) for spelling in more.split(",")} == {word}
