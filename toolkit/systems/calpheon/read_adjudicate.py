"""Staff's own result: `{"text": …, "effects": [{"who": "Name", "effect": "burn; lose 10% max"}, …], "why": …}`.

Without `who` only what is about nobody can happen (weather, terrain, a note). All problems at once, each at its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.calpheon.actions import Adjudicate, Word
from toolkit.systems.calpheon.staff_words import FIELD, read_word
from toolkit.systems.calpheon.state import Fight

KEYS, WORD_KEYS = ("text", "effects", "why"), ("who", "effect")
LONGEST = 1000
"""Characters of a text or a reason."""
MOST = 50
"""Effects of one result."""


def read_adjudicate(fight: Fight, body: Any, where: str) -> Adjudicate | list[Problem]:
    """The action, or everything that is wrong with it."""
    if not isinstance(body, Mapping):
        return [Problem(where, visible(str(body)), note("calpheon.expected_adjudicate"))]
    problems = [*_unknown(body, KEYS, where), *_texts(body, where)]
    given = body.get("effects", [])
    if not isinstance(given, list | tuple) or len(given) > MOST:
        expected = note("calpheon.expected_effects", most=MOST)
        return [*problems, Problem(f"{where}.effects", visible(str(given)), expected)]
    read = [_word(fight, word, f"{where}.effects[{at}]") for at, word in enumerate(given)]
    problems += [problem for one in read if isinstance(one, list) for problem in one]
    if not problems and not read and not body.get("text"):
        return [Problem(where, None, note("calpheon.expected_adjudicate"))]
    words = tuple(one for one in read if isinstance(one, Word))
    return problems or Adjudicate(str(body.get("text") or "").strip(), words, str(body.get("why") or "").strip())


def _unknown(body: Mapping[str, Any], known: tuple[str, ...], where: str) -> Iterator[Problem]:
    for key in body:
        if key not in known:
            hint = did_you_mean(nearest(str(key), known))
            yield Problem(f"{where}.{visible(key)}", visible(key), note("calpheon.expected_key", words=known), hint)


def _texts(body: Mapping[str, Any], where: str) -> Iterator[Problem]:
    for key in ("text", "why"):
        value = body.get(key)
        if value is not None and not (isinstance(value, str) and len(value) <= LONGEST):
            yield Problem(f"{where}.{key}", visible(str(value)), note("calpheon.expected_text", most=LONGEST))


def _word(fight: Fight, given: Any, where: str) -> Word | list[Problem]:
    if not isinstance(given, Mapping):
        return [Problem(where, visible(str(given)), note("calpheon.expected_effect"))]
    problems = list(_unknown(given, WORD_KEYS, where))
    who = find_combatant(fight.roster, given["who"], f"{where}.who") if given.get("who") not in (None, "") else None
    written = given.get("effect")
    if not isinstance(written, str) or not written.strip():
        return [*problems, Problem(f"{where}.effect", visible(str(written or "")), note("calpheon.expected_effect"))]
    clauses = read_word(fight, written, f"{where}.effect")
    problems += [who] if isinstance(who, Problem) else []
    problems += clauses if isinstance(clauses, list) else []
    if who is None and isinstance(clauses, tuple) and not all(clause.what in FIELD for clause in clauses):
        problems.append(Problem(f"{where}.who", None, note("core.somebody")))
    if problems or isinstance(who, Problem) or isinstance(clauses, list):
        return problems
    return Word(who, written.strip(), clauses)
