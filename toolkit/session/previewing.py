"""An action resolved without writing anything: pure, and the same again from the same parts.

Order: the action is read into an entry, answers and overrides are checked, the entry is resolved by the system's rules
with a referee that notes everything, and the difference between the states becomes cell changes. A preview for which
neither answers nor a seed were given rolls from a fresh seed and names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from toolkit.core.outcome import Outcome, Refusal, Resolution
from toolkit.core.problems import Problem
from toolkit.core.rulings import show_ruling
from toolkit.dice import BadAnswer, Pending
from toolkit.messages import note, render
from toolkit.scenario.overruling import Overrides, idle, parted, read_overrides
from toolkit.scenario.play import after, foresee_entry, resolve_entry
from toolkit.session.battles import pointed
from toolkit.session.ids import new_id, new_seed
from toolkit.session.loading import Loaded
from toolkit.session.numbers import sentences, settled
from toolkit.session.preview import Preview
from toolkit.session.reading import Action, Answers, lines_of, read_answers, read_entry
from toolkit.session.referee import NotingReferee
from toolkit.session.spots import Asked, spotted
from toolkit.systems.ruleset import AnyState, Ruleset
from toolkit.tables.diff import diff

WHERE = "do"
"""Where an entry's problems are, where it was not given as lines."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be previewed; `seed` is filled in already."""

    action: Action
    answers: Answers | None = None
    seed: int | None = None
    overrides: Mapping[str, Any] | None = None
    by: str = ""
    id: str = ""


def make_preview(loaded: Loaded, lang: str, wish: Wish) -> Preview:
    """The preview on a campaign that can be played."""
    return _Making(loaded, lang, wish).preview()


class _Making:
    """One preview under way."""

    def __init__(self, loaded: Loaded, lang: str, wish: Wish) -> None:
        assert loaded.system is not None
        assert loaded.sheet is not None
        assert loaded.state is not None
        self.loaded, self.lang, self.wish = loaded, lang, wish
        self.system: Ruleset = loaded.system
        self.sheet = loaded.sheet
        self.before: AnyState = loaded.state
        rolls = wish.seed is None and wish.answers is None
        self.seed = new_seed() if rolls else wish.seed
        self.id = wish.id or new_id()
        self.entry: Mapping[str, Any] = {}
        self.answers = wish.answers
        self.overrides = Overrides()

    def preview(self) -> Preview:
        """Read, check, resolve."""
        entry = read_entry(self.system, self.before, self.wish.action)
        if isinstance(entry, list):
            return self._faulty(entry)
        self.entry, own = parted(entry)
        answers, unknown = read_answers(self.system, self.wish.answers)
        self.answers = answers if isinstance(answers, Mapping) else self.answers
        self.overrides, strange = read_overrides(self.wish.overrides or own)
        if unknown or strange:
            return self._faulty([*unknown, *strange])
        return self._resolved(NotingReferee(answers, self.seed, self.overrides.numbers))

    def _resolved(self, referee: NotingReferee) -> Preview:
        try:
            found = resolve_entry(self.system, self.before, self.entry, referee, WHERE)
        except Pending as pending:
            so_far = pending.so_far or Resolution()
            told = self._told(referee, so_far, self.before)
            return self._made(needs=pending.ask, asked=tuple(referee.asked), **told)
        except BadAnswer as bad:
            return self._faulty([Problem(bad.where, bad.given, bad.expected)])
        if isinstance(found, list):
            return self._faulty(found)
        if found.refusal is not None:
            return self._made(refusal=found.refusal, outcomes=(_refused(found.refusal),))
        left = [*_left_over(referee), *idle(self.overrides.numbers, referee.numbers)]
        return self._faulty(left) if left else self._complete(referee, found)

    def _complete(self, referee: NotingReferee, found: Resolution) -> Preview:
        state = after(self.system, self.before, found)
        changes, problems = diff(self.sheet, self.before, state, _taking_part(found))
        if problems:
            return self._faulty(problems)
        told = self._told(referee, found, state)
        return self._made(outcomes=found.outcomes, changes=changes, asked=tuple(referee.asked), state=state, **told)

    def _told(self, referee: NotingReferee, found: Resolution, state: AnyState) -> dict[str, Any]:
        names = {**self.before.names(), **state.names()}
        slots = {
            slot.key: f"{slot.side}, {render(slot.label, self.lang, names)}" for slot in self.system.slots(self.before)
        }
        numbers = settled(referee, self.system.id, {**slots, **names}, self.lang)
        return {
            "events": found.events,
            "warnings": self._spotted(foresee_entry(self.system, self.before, self.entry, WHERE)),
            "sentences": sentences(found, numbers, names, self.lang, self.overrides.why),
            "settled": tuple(numbers.values()),
            "rulings": tuple(f"{key}={show_ruling(state.rulings[key])}" for key in found.rulings),
        }

    def _faulty(self, problems: Iterable[Problem]) -> Preview:
        return self._made(problems=self._spotted(problems))

    def _spotted(self, problems: Iterable[Problem]) -> list[Problem]:
        action = self.wish.action
        lines = [] if isinstance(action, Mapping) else lines_of(action)
        asked = Asked(lines, self.entry, self.before.names(), self.system, self.before.moves.keys())
        return spotted(pointed(problems, self.sheet), asked)

    def _made(self, **filled: Any) -> Preview:
        return Preview(
            id=self.id,
            entry=self.entry,
            base_revision=self.loaded.snapshot.revision,
            by=self.wish.by,
            answers=self.answers,
            seed=self.seed,
            overrides=self.overrides.as_json(),
            base=self.loaded,
            **filled,
        )


def _taking_part(found: Resolution) -> set[str]:
    return {str(who) for outcome in found.outcomes for who in (outcome.actor, outcome.target) if who is not None}


def _refused(refusal: Refusal) -> Outcome:
    return Outcome(refusal.actor, refusal.use, None, "refused", reason=refusal.reason, why=refusal.said)


def _left_over(referee: NotingReferee) -> list[Problem]:
    return [Problem(where, given, note("session.unused")) for where, given in referee.unused()]
