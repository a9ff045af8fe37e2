"""Results as JSON: what was resolved, what is missing, or everything that is wrong.

Rules words stay English; sentences are in the scenario's language; fractions are text ("3/2").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.problems import Problem
from toolkit.dice import Ask, Asked
from toolkit.messages import Note, Who, note, render
from toolkit.systems.ruleset import AnyState
from toolkit.tables.cells import show_cell
from toolkit.tables.columns import RowModel, columns_of


def show_problems(problems: Iterable[Problem], lang: str) -> dict[str, Any]:
    """`{"ok": false, "problems": [...]}`."""
    return {"ok": False, "problems": [problem.as_json(lang) for problem in problems]}


def show_needs(ask: Ask, asked: Sequence[Asked], seed: int | None, state: AnyState, lang: str) -> dict[str, Any]:
    """The missing answer, and what was answered so far: with one answer more the call goes on from the same point."""
    names = state.names()
    needs = {
        **_show_ask(ask, names),
        "options": list(ask.options) if ask.options is not None else None,
        "prompt": render(ask.prompt or _prompt(ask), lang, names),
    }
    if ask.text is not None:
        needs["text"] = True
    elif ask.dice is None and ask.options is None:
        needs |= {"low": ask.low, "high": ask.high}
    return {"ok": False, "needs": needs, "seed": seed, "asked": show_asked(asked, names)}


def show_asked(asked: Iterable[Asked], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Every question with its answer, in order."""
    return [{**_show_ask(item.ask, names), "answer": item.answer.as_json()} for item in asked]


def show_outcomes(resolution: Resolution, names: Mapping[str, str], lang: str) -> list[dict[str, Any]]:
    """One object a target, or the refusal."""
    refusal = resolution.refusal
    if refusal is None:
        return [_show_outcome(outcome, names, lang) for outcome in resolution.outcomes]
    refused = Outcome(refusal.actor, refusal.use, None, "refused", reason=refusal.reason, why=refusal.said)
    return [_show_outcome(refused, names, lang)]


def show_log(resolution: Resolution, names: Mapping[str, str], lang: str) -> list[str]:
    """One sentence a step."""
    said = [event.note() for event in resolution.events]
    if resolution.refusal is not None:
        said.append(resolution.refusal.said)
    return [render(sentence, lang, names) for sentence in said if sentence is not None]


def show_row(row: RowModel) -> dict[str, Any]:
    """Every column by its key, as its cell; one that a template does without only where it says anything."""
    cells = {key: show_cell(getattr(row, key)) for key in columns_of(type(row))}
    spare = [key for key, declared in columns_of(type(row)).items() if declared.spare]
    return {key: cell for key, cell in cells.items() if cell or key not in spare}


def show_value(value: Any, names: Mapping[str, str], lang: str) -> Any:
    """A fact as JSON: exact fractions as text, combatants by name, sentences in words."""
    if isinstance(value, Who):
        return names.get(value, str(value))
    if isinstance(value, Note):
        return render(value, lang, names)
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    if isinstance(value, Mapping):
        return {str(key): show_value(item, names, lang) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [show_value(item, names, lang) for item in value]
    return value if isinstance(value, bool | int | None) else str(value)


def _show_outcome(outcome: Outcome, names: Mapping[str, str], lang: str) -> dict[str, Any]:
    return {
        "actor": show_value(outcome.actor, names, lang),
        "use": show_value(outcome.use, names, lang),
        "target": show_value(outcome.target, names, lang),
        "result": outcome.result,
        "damage": outcome.damage,
        "healed": outcome.healed,
        "strikes": outcome.strikes,
        "effects": show_value(outcome.effects, names, lang),
        "facts": show_value(outcome.facts, names, lang),
        "reason": outcome.reason,
        "why": show_value(outcome.why, names, lang),
    }


def _show_ask(ask: Ask, names: Mapping[str, str]) -> dict[str, Any]:
    who = names.get(ask.who, ask.who) or None
    return {"ask": ask.name, "for": who, "dice": str(ask.dice) if ask.dice is not None else None}


def _prompt(ask: Ask) -> Note:
    facts = {"who": Who(ask.who), "ask": ask.name}
    if ask.dice is not None:
        return note("scenario.roll", dice=str(ask.dice), **facts)
    if ask.options is not None:
        return note("scenario.choose", options=list(ask.options), **facts)
    return note("scenario.type_text" if ask.text is not None else "scenario.number", **facts)
