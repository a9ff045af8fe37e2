"""One folding for every look-up of a name; the spelling somebody chose is never lost."""

from __future__ import annotations

import unicodedata

import pytest

from toolkit.core.lookup import find_combatant
from toolkit.core.names import fold, nearest, slug
from toolkit.core.problems import Problem
from toolkit.messages import render
from toolkit.tables.rows import RosterRow


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Farfetch'd", "Farfetch’d"),
        ("Flabébé", unicodedata.normalize("NFD", "Flabébé")),
        ("Flabébé", "flabebe"),
        ("Mr. Mime", "mr mime"),
        ("Ho-Oh", "Ho‑Oh"),
        ("Type: Null", "type null"),
        ("Ёжик", "ежик"),
        ("Max HP:", "max_hp"),
        ("Porygon\u00a02", "Porygon 2"),
        ("STRASSE", "straße"),
        ("ｆｕｌｌ", "full"),
        ("Farfetchʼd", "Farfetch′d"),
        ("Cinder\u200b", "\ufeffCin\u00adder"),
        ("Чёрный\u2060 ёжик", unicodedata.normalize("NFD", "черный ежик")),
    ],
)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nidoran♀", "Nidoran♂"),
        ("Mew", "Mewtwo"),
        ("мой", "мои"),
        ("A", "А"),  # the second is Cyrillic
        ("Искра 1", "Искра 2"),
    ],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_the_nearest_names_are_offered_also_across_alphabets() -> None:
    assert nearest("Embr", ["Ember", "Gust", "Tackle"]) == ["Ember"]
    assert nearest("Аrcanine", ["Arcanine", "Gust"]) == ["Arcanine"]
    assert nearest("xyzzy", ["Ember", "Gust"]) == []


def test_an_id_is_made_of_a_name_in_any_script() -> None:
    assert slug("Mr. Mime's Friend") == "mr-mimes-friend"
    assert slug("Искра") == "искра"
    assert len(slug("x " * 100)) <= 40


ROSTER = {
    row.id: row
    for row in (
        RosterRow(id="ralts-1", name="Ralts", side="A"),
        RosterRow(id="ralts-2", name="Ralts", side="B"),
        RosterRow(id="flabebe", name="Flabébé", side="B"),
        RosterRow(id="none", name="None", side="B"),
    )
}


@pytest.mark.parametrize(
    ("written", "found"),
    [("ralts-2", "ralts-2"), ("RALTS-1", "ralts-1"), ("flabebe", "flabebe"), ("FLABEBE", "flabebe"), ("None", "none")],
)
def test_somebody_is_found_by_id_or_name(written: str, found: str) -> None:
    assert find_combatant(ROSTER, written, "on[0]") == found


@pytest.mark.parametrize("written", ["Flabebee", "", " ", None, 3, ["Ralts"]])
def test_nobody_of_that_name_is_a_problem_at_its_place(written: object) -> None:
    problem = find_combatant(ROSTER, written, "do[0].on[0]")
    assert isinstance(problem, Problem)
    assert problem.where == "do[0].on[0]"


def test_a_name_of_several_asks_for_the_id() -> None:
    problem = find_combatant(ROSTER, "Ralts", "do[0].on[0]")
    assert isinstance(problem, Problem)
    assert "ralts-1, ralts-2" in render(problem.expected)
