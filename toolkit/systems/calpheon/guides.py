"""The guides of a campaign: what its rows say that statuses, weather, terrain, hazards and barriers do.

Read once with the rows of the roster. What has no row is unknown here, and the rules only name it for the game
master. `Guides.vocabulary` is the language of moves with the names that the rows add.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.effects import Clause, Vocabulary, effect_problems, has_faults, is_effect, parse_effect
from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.systems.calpheon import vocabulary as moves
from toolkit.systems.calpheon.guide_words import FIELD_ENDS, STATUS_ENDS, TIMED, guide_vocabulary
from toolkit.systems.ruleset import Tables
from toolkit.tables.rows import FieldGuideRow, StatusGuideRow
from toolkit.tables.tabs import GuideTab
from toolkit.tables.words import FIELD_LEXICONS, STATUSES

TABS: Mapping[str, GuideTab] = {
    "statuses": GuideTab(StatusGuideRow, guide_vocabulary("statuses"), STATUS_ENDS),
    "field": GuideTab(FieldGuideRow, guide_vocabulary("field"), FIELD_ENDS),
}

STATUS = "Status"
"""The kind of a row of the tab Statuses; the others are in their cell."""

_LEXICONS = {STATUS: STATUSES, **FIELD_LEXICONS}
_KNOWN = {kind: frozenset(moves.STATUSES if kind == STATUS else lexicon.words) for kind, lexicon in _LEXICONS.items()}
"""Names that moves may use without any row."""

_UNWRITABLE = re.compile(r'[,;:()"«»“”]|\d$')


@dataclass(frozen=True, slots=True)
class Guide:
    """One row: `name` in English where the rules know it; `turns` for what is brought without a number."""

    kind: str
    name: str
    clauses: tuple[Clause, ...] = ()
    turns: int | None = None
    ends: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Guides:
    """All rows, by kind and folded name."""

    rows: Mapping[tuple[str, str], Guide] = field(default_factory=dict)
    vocabulary: Vocabulary = moves.VOCABULARY

    def get(self, kind: str, name: str) -> Guide | None:
        """What the campaign says of it, or `None`."""
        return self.rows.get((kind, fold(name)))


def read_guides(tables: Tables) -> tuple[Guides, list[Problem]]:
    """The guides, and every problem of their rows."""
    written = [(role, at, row) for role in TABS for at, row in enumerate(tables.extra.get(role, ()))]
    names = [(_kind(row), _name(row)) for _, _, row in written if row.name and _kind(row)]
    own = tuple(name for kind, name in names if kind == STATUS and name not in _KNOWN[STATUS])
    found: dict[tuple[str, str], Guide] = {}
    problems: list[Problem] = []
    for role, at, row in written:
        guide, faulty = _read(tables, role, at, row, own)
        key = (guide.kind, fold(guide.name))
        if key in found and guide.name and guide.kind:
            faulty = [*faulty, Problem(tables.place(role, at, "name"), row.name, note("calpheon.expected_guide_once"))]
        found.setdefault(key, guide)
        problems += faulty
    added = tuple((kind.lower(), name) for kind, name in names if name not in _KNOWN[kind] and not _taken(name))
    return Guides(found, moves.vocabulary(added)), problems


def _kind(row: Any) -> str:
    return STATUS if isinstance(row, StatusGuideRow) else row.kind


def _name(row: Any) -> str:
    """The row's name in English where it is known."""
    lexicon = _LEXICONS.get(_kind(row))
    return (lexicon.english(row.name) if lexicon else None) or row.name


def _taken(name: str) -> bool:
    """Whether the effect column would read the name as something else."""
    return is_effect(name, moves.VOCABULARY)


def _read(tables: Tables, role: str, at: int, row: Any, own: tuple[str, ...]) -> tuple[Guide, list[Problem]]:
    def place(column: str) -> str:
        return tables.place(role, at, column)

    effect, problems = _clauses(row.effect, guide_vocabulary(role, own), place("effect"))
    ends, faulty = _clauses(row.ends, TABS[role].ends, place("ends"))
    guide = Guide(_kind(row), _name(row), tuple(effect), row.turns, tuple(ends))
    named = list(_name_problems(guide, row.name, place("name")))
    return guide, [*named, *problems, *_unfit(effect, place("effect")), *faulty, *_unfit(ends, place("ends"), set())]


def _clauses(written: str, vocabulary: Vocabulary, where: str) -> tuple[Sequence[Clause], list[Problem]]:
    parsed = parse_effect(written, vocabulary)
    return ((), effect_problems(parsed, where, written)) if has_faults(parsed) else (parsed, [])  # type: ignore[return-value]


def _unfit(clauses: Iterable[Clause], where: str, timed: Iterable[str] = TIMED) -> Iterator[Problem]:
    """A moment where none belongs, none where one does, `self` where nobody else is."""
    for clause in clauses:
        code = _unfit_by(clause, clause.what in timed)
        if code:
            yield Problem(where, clause.what, note(code, position=clause.position))


def _unfit_by(clause: Clause, timed: bool) -> str:
    if timed and clause.when is None:
        return "calpheon.expected_guide_when"
    if not timed and clause.when is not None:
        return "calpheon.expected_guide_no_when"
    return "calpheon.expected_guide_no_self" if clause.on_self else ""


def _name_problems(guide: Guide, written: str, where: str) -> Iterator[Problem]:
    if _UNWRITABLE.search(guide.name):
        yield Problem(where, written, note("calpheon.expected_guide_name"))
    elif guide.kind == STATUS and guide.name not in _KNOWN[STATUS] and _taken(guide.name):
        yield Problem(where, written, note("calpheon.expected_guide_other_name"), None, "warning")
