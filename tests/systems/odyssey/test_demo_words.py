"""The demo campaign's Russian cells mean what its English ones mean, and none of what is read stays English."""

from __future__ import annotations

import re

from toolkit.core.effects import parse_effect
from toolkit.systems.odyssey.demo import demo
from toolkit.systems.odyssey.frequency import read_frequency
from toolkit.systems.odyssey.move import basic_attack
from toolkit.systems.odyssey.ranges import read_range
from toolkit.systems.odyssey.vocabulary import VOCABULARY
from toolkit.tables.template.phrases import in_words


def test_frequencies_mean_the_same() -> None:
    for move in demo()["moves"]:
        assert read_frequency(move["frequency"]) == read_frequency(move["frequency_ru"]) is not None


def test_ranges_and_effects_mean_the_same() -> None:
    for move in demo()["moves"]:
        assert read_range(move["range"]) == read_range(move["range_ru"]) is not None
        russian = move.get("effect_ru") or in_words(move["effect"], VOCABULARY, "ru")
        meant = [(clause.what, clause.word) for clause in parse_effect(move["effect"], VOCABULARY)]  # type: ignore[union-attr]
        assert [(clause.what, clause.word) for clause in parse_effect(russian, VOCABULARY)] == meant  # type: ignore[union-attr]


def test_basic_attacks_mean_the_same() -> None:
    for row in demo()["roster"]:
        for column, use in (("basic_melee", "Basic Melee"), ("basic_ranged", "Basic Ranged")):
            if row.get(column):
                english, russian = basic_attack(use, row[column]), basic_attack(use, row[f"{column}_ru"])
                assert (english.type, english.category) == (russian.type, russian.category)


def test_what_people_read_is_russian() -> None:
    told = ("name", "range", "tags", "frequency", "notes", "role", "basic_melee", "basic_ranged", "moves")
    rows = [*demo()["roster"], *demo()["moves"]]
    english = [row[f"{key}_ru"] for row in rows for key in told if re.search("[A-Za-z]", row.get(f"{key}_ru", ""))]
    missing = [(row["name"], key) for row in rows for key in told if row.get(key) and not row.get(f"{key}_ru")]
    assert (english, missing) == ([], [])
