"""The odds of what is to be done: exact by every way the dice can fall, else from a number of plays.

Order: the entries are played by the very rules that will resolve them, with dice that nobody has looked at
(`every_way`), people's answers by habit (`assuming`); each play is counted (`figures`). Where there are more ways than
`most`, seeded plays are counted instead, and each figure has a standard error. Nothing is rolled for good, changed or
written here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from toolkit.chances.assuming import Assumed, Assuming
from toolkit.chances.every_way import Course, TooMany, every_way
from toolkit.chances.figures import Counting, Figures, Met, Played, Spread, by_target, most_telling
from toolkit.core.outcome import Outcome, Refusal, Resolution
from toolkit.core.problems import Problems
from toolkit.dice import Roller, ScriptedReferee, SeededReferee
from toolkit.scenario.overruling import OVERRIDES, parted, read_overrides
from toolkit.scenario.play import after, resolve_entry
from toolkit.systems.ruleset import AnyState, Ruleset

MOST_RESOLVED = 4_000
"""Entries resolved to find all ways; more are not worth the wait."""
SAMPLED = 4_000
"""Entries resolved to count plays where there are more ways."""
FEWEST = 400
"""Plays, however many entries each has."""
SEED = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """What the odds are of: entries of `do` on a state, in order, and answers that are known already."""

    system: Ruleset
    state: AnyState
    entries: Sequence[Mapping[str, Any]]
    answers: Mapping[str, Sequence[Any]] | Sequence[Any] = ()
    seed: int = SEED
    places: Sequence[str] = ()
    """Where the entries stand, for problems; `do[0]` and so on by default."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Figures by combatant's id. `samples` is `None` where they are exact."""

    figures: Mapping[str, Figures]
    assumed: Sequence[Assumed] = ()
    samples: int | None = None
    refused: Outcome | None = None
    """The first action that was not legal, in the first play in which one was not."""

    @property
    def hides_damage(self) -> bool:
        """Whether the damage is somebody's to type: then there are no odds of it, nor of being knocked out."""
        return any(one.hides_damage for one in self.assumed)


def work_out(plan: Plan, most: int = MOST_RESOLVED, samples: int = SAMPLED) -> Odds:
    """The odds at once. Raises `Problems`, `BadAnswer`, and `Pending` for a text that only a person can give."""
    steps = in_steps(plan, most, samples)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Odds = done.value
            return found


def in_steps(plan: Plan, most: int = MOST_RESOLVED, samples: int = SAMPLED) -> Generator[None, None, Odds]:
    """The same, with a rest after every play, for whoever has something else to do meanwhile."""
    each = max(1, len(plan.entries))
    try:
        return (yield from _exact(plan, max(most // each, min(FEWEST, most))))
    except (TooMany, TypeError):  # a TypeError: a rule has shown a die to something that takes plain numbers only
        return (yield from _sampled(plan, max(samples // each, min(FEWEST, samples))))


def _exact(plan: Plan, most: int) -> Generator[None, None, Odds]:
    counting, assumed = Counting(), dict[tuple[str, ...], Assumed]()

    def play(course: Course) -> Played:
        return _play(plan, Assuming(course, plan.system.habits, assumed), course.spread)

    for chance, played in every_way(play, most):
        counting.add(chance, played)
        yield
    return Odds(counting.figures(), tuple(assumed.values()), refused=counting.refused)


def _sampled(plan: Plan, samples: int) -> Generator[None, None, Odds]:
    counting, assumed = Counting(), dict[tuple[str, ...], Assumed]()
    referee = Assuming(SeededReferee(plan.seed), plan.system.habits, assumed)
    for _ in range(samples):
        counting.add(Fraction(1), _play(plan, referee, lambda value: {value: Fraction(1)}))
        yield
    return Odds(counting.figures(), tuple(assumed.values()), samples, counting.refused)


def _play(plan: Plan, roller: Roller, spread: Callable[[int], Spread]) -> Played:
    """One play of all entries; one that is not legal then is passed over, with an outcome that says so."""
    state, outcomes = plan.state, list[Outcome]()
    referee = ScriptedReferee(plan.answers, then=roller)
    for index, entry in enumerate(plan.entries):
        where = plan.places[index] if plan.places else f"do[{index}]"
        found = _resolved(plan.system, state, entry, referee, where)
        outcomes += found.outcomes if found.refusal is None else [_refused(found.refusal)]
        state = after(plan.system, state, found)
    met = {who: _met(of, spread) for who, of in by_target(outcomes).items()}
    refused = next((outcome for outcome in outcomes if outcome.result == "refused"), None)
    return Played(met, _knocked_out(plan.state, state, spread), refused)


def _refused(refusal: Refusal) -> Outcome:
    return Outcome(refusal.actor, refusal.use, None, "refused", reason=refusal.reason, why=refusal.said)


def _resolved(
    system: Ruleset, state: AnyState, written: Mapping[str, Any], referee: ScriptedReferee, where: str
) -> Resolution:
    entry, ruled = parted(written)
    overrides, problems = read_overrides(ruled, f"{where}.{OVERRIDES}")
    referee.overrule(overrides.numbers, f"{where}.{OVERRIDES}")
    found = problems or resolve_entry(system, state, entry, referee, where)
    if isinstance(found, list):
        raise Problems(found)
    return found


def _met(outcomes: Sequence[Outcome], spread: Callable[[int], Spread]) -> Met:
    effects = frozenset(effect for outcome in outcomes for effect in outcome.effects)
    return Met(most_telling(outcomes), spread(sum(outcome.damage for outcome in outcomes)), effects)


def _knocked_out(before: AnyState, now: AnyState, spread: Callable[[int], Spread]) -> dict[str, Fraction]:
    """Whoever had HP and may have none now."""
    out = {}
    for who, row in now.roster.items():
        had = before.roster[who].hp if who in before.roster else 0
        if row is not before.roster.get(who) and had is not None and had > 0 and row.hp is not None:
            chance = sum((share for hp, share in spread(row.hp).items() if hp <= 0), Fraction(0))
            if chance:
                out[who] = chance
    return out
