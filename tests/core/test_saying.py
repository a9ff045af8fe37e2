"""Sentences whatever their facts are: of any length, in two languages, with signs of their own in them."""

from __future__ import annotations

import pytest

from toolkit.messages import LANGUAGES, Words, note, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", [1, 1000, 1001, 2500, 2501, 32767, 100_000])
def test_a_fact_of_any_length_is_told_whole(lang: str, length: int) -> None:
    why, what = "w" * length, ["a" * length, note("core.did_you_mean", words=["b" * length])]
    said = text("core.adjusted_why", lang, who="Cato", what=what, why=why)
    assert why in said
    assert "a" * length in said
    assert "b" * length in said


def test_a_long_fact_that_looks_like_a_mark_stays_as_it_is() -> None:
    long, sly = "w" * 3000, "\x02why\x03 \x02who\x03 { $who }" + "x" * 3000
    assert text("core.adjusted_why", "en", who=sly, what="", why=long).startswith(sly)


@pytest.mark.parametrize("number", [0, -7, 10**12 - 1, 10**12, 9**300, -(9**300)])
def test_a_number_of_any_size_is_told_in_digits(number: int) -> None:
    assert text("core.ruling_between", "ru", low=number, high=1) == f"целое число от {number} до 1"


def test_words_are_told_in_the_readers_language() -> None:
    column = Words("Speed", "Скорость")
    assert column == "Speed"
    assert [text("scenario.changed", lang, column=column, old="1", new="2") for lang in LANGUAGES] == [
        "Speed 1 → 2",
        "Скорость 1 → 2",
    ]
