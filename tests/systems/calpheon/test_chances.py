"""Exact chances: strikes, ties, Protect."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from tests.systems.calpheon.duel import duel, line, turn
from toolkit.core.outcome import Outcome
from toolkit.dice import Answer, Ask, Referee, enumerate_chances
from toolkit.systems.calpheon import RULESET
from toolkit.systems.calpheon.state import Fight


class Given:
    """Gives what is known and leaves the rest to another referee."""

    def __init__(self, referee: Referee, known: dict[str, int]) -> None:
        self._referee, self._known = referee, known
        self.asked, self.settled, self.settle = referee.asked, referee.settled, referee.settle

    def ask(self, ask: Ask) -> Answer:
        return Answer(self._known[ask.name]) if ask.name in self._known else self._referee.ask(ask)


def chances(fight: Fight, entry: dict[str, Any], **known: int) -> dict[Any, Fraction]:
    """First outcome -> its chance."""
    action: Any = RULESET.read_action(fight, entry, "do[0]")
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for chance, resolution in enumerate_chances(lambda referee: RULESET.resolve(fight, action, Given(referee, known))):
        first: Outcome = resolution.outcomes[0]
        found[first.actor, first.result, first.strikes] += chance
    return found


def test_strikes_come_with_35_35_15_15_per_cent() -> None:
    found = chances(duel(), turn([line("Cinder", "Swipes", "Mossy")]), damage=1, initiative=50, tie=1)
    shares = {strikes: chance for (_, _, strikes), chance in found.items()}
    assert shares == {2: Fraction(35, 100), 3: Fraction(35, 100), 4: Fraction(15, 100), 5: Fraction(15, 100)}
    assert sum(strikes * chance for strikes, chance in shares.items()) == Fraction(31, 10)


def test_equal_initiative_is_even_odds() -> None:
    entry = turn([line("Cinder", "Growl", "Mossy")], [line("Mossy", "Growl", "Cinder")])
    found = chances(duel(), entry, initiative=50)
    assert {actor: chance for (actor, _, _), chance in found.items()} == {
        "cinder": Fraction(1, 2),
        "mossy": Fraction(1, 2),
    }


def test_protect_works_with_100_50_25_per_cent_and_then_never() -> None:
    guard = [{"name": "Guard", "category": "Status", "effect": "protect"}]
    for attempts, share in enumerate((1, Fraction(1, 2), Fraction(1, 4), 0, 0)):
        fight = duel(moves=guard, Cinder={"protect_streak": attempts})
        found = chances(fight, turn([line("Cinder", "Guard")]), initiative=50, tie=1)
        assert found["cinder", "done", 0] == share
