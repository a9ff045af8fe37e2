"""Who is meant: never a guess between several, a number is its digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import pytest

from toolkit.core.lookup import find_combatant
from toolkit.core.problems import Problem


@dataclass(frozen=True)
class Row:
    """As much of a roster row as looking up needs."""

    id: str
    name: str
    side: str = "A"

    def model_copy(self, *, update: Any = None, deep: bool = False) -> Self:
        return self


def _roster(**names: str) -> dict[str, Row]:
    return {key: Row(key, name) for key, name in names.items()}


@pytest.mark.parametrize(
    ("roster", "written", "found"),
    [
        (_roster(moss="Cato", q="Moss"), "moss", "moss"),
        (_roster(moss="Cato", q="Moss"), "Moss", "q"),
        (_roster(Moss="Moss", q="Moss"), "Moss", "Moss"),
        (_roster(Moss="Cato", q="Moss"), "Cato", "Moss"),
        (_roster(Moss="Cato", q="Moss"), "q", "q"),
        ({"7": Row("7", "Cato"), "q": Row("q", "Moss")}, 7, "7"),
    ],
)
def test_the_one_that_is_meant(roster: dict[str, Row], written: Any, found: str) -> None:
    assert find_combatant(roster, written, "do[0].actor") == found


@pytest.mark.parametrize(
    ("roster", "written"),
    [
        (_roster(Moss="Cato", q="Moss"), "Moss"),
        (_roster(moss="Cato", q="Moss"), "MOSS"),
        (_roster(p="Moss", q="Moss"), "Moss"),
        ({"7": Row("7", "Cato"), "q": Row("q", "7")}, 7),
        (_roster(p="Moss"), True),
        (_roster(p="Moss"), None),
        (_roster(p="Moss"), 7.5),
    ],
)
def test_no_guess_is_made(roster: dict[str, Row], written: Any) -> None:
    problem = find_combatant(roster, written, "do[0].actor")
    assert isinstance(problem, Problem)
    assert problem.where == "do[0].actor"
    assert all(problem.as_json(lang)["expected"] for lang in ("en", "ru"))
