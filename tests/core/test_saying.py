"""Sentences whatever their facts are: of any length, in two languages, with signs of their own in them."""

from __future__ import annotations

import pytest

from toolkit.messages import LANGUAGES, Term, Who, Words, note, one_line, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", [1, 1000, 1001, 2500, 2501, 32767, 100_000])
def test_a_fact_of_any_length_is_told_whole(lang: str, length: int) -> None:
    why, what = "w" * length, ["a" * length, note("core.did_you_mean", words=["b" * length])]
    said = text("core.adjusted_why", lang, who="Cato", what=what, why=why)
    assert why in said
    assert "a" * length in said
    assert "b" * length in said


@pytest.mark.parametrize("sly", ["a\nb", "a\r\n\tb", "a\x1b\x07b", "a\u2028b", "a\u202eb", "a\x85b\x00"])
def test_what_somebody_wrote_adds_no_line_and_steers_no_screen(sly: str) -> None:
    for fact in (sly, Who(sly), Who("cato"), Term(sly), [sly]):
        said = text("core.adjusted_why", "en", {"cato": sly}, who=fact, what=fact, why=fact)
        assert len(said.splitlines()) == 1
        assert said.isprintable(), said
        assert said.count("a b") == 3


def test_a_long_fact_that_looks_like_a_mark_takes_no_others_place() -> None:
    long, sly = "w" * 3000, "\x02why\x03 \x02who\x03 { $who }" + "x" * 3000
    assert text("core.adjusted_why", "en", who=sly, what="", why=long).startswith(one_line(sly))


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
