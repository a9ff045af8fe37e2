"""A complete preview as an entry of the Log: who, what, whom, every die and choice, what came of it.

Names stand where ids stood, words of the rules and sentences are in the campaign's language; `record` keeps what replay
needs exactly as it was given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from toolkit.core.action_text import show_action
from toolkit.dice import Asked
from toolkit.session.entries import LogEntry
from toolkit.session.preview import Preview, Settled
from toolkit.systems.ruleset import AnyState


def entry_of(preview: Preview, before: AnyState, now: datetime) -> LogEntry:
    """The entry of a complete preview on the state `before`."""
    names = before.names()
    lines = list(lines_of(preview.entry))
    return LogEntry(
        id=preview.id,
        time=stamp(now),
        round=_round(before, preview.state),
        by=preview.by,
        actor=_listed(_named(line.get("actor"), names) for line in lines),
        action="\n".join(_shown(line, names) for line in lines) or show_entry(preview.entry, names),
        target=_listed(_named(target, names) for line in lines for target in _targets(line)),
        result="\n".join(sentence.text for sentence in preview.sentences),
        dice=dice_line(preview, names),
        rulings=preview.rulings,
        changes=preview.changes,
        record={
            "do": preview.entry,
            "answers": preview.given,
            "seed": preview.seed,
            "overrides": dict(preview.overrides),
        },
    )


def dice_line(preview: Preview, names: Mapping[str, str]) -> str:
    """Every die and choice with its answer, in order, then every number that was overruled."""
    overruled = [_overruled(number) for number in preview.settled if number.ruled is not None]
    return "; ".join([*(_die(one, names) for one in preview.asked), *overruled])


def stamp(now: datetime) -> str:
    """The time with its zone, to the second: `2026-11-29T20:41:00+03:00`."""
    return now.isoformat(timespec="seconds")


def lines_of(entry: Any) -> Iterator[Mapping[str, Any]]:
    """Every action line inside an entry, in order."""
    if isinstance(entry, Mapping):
        if "actor" in entry:
            yield entry
            return
        entry = list(entry.values())
    if isinstance(entry, (list, tuple)):
        for inside in entry:
            yield from lines_of(inside)


def show_entry(entry: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """An entry that holds no action line: `start`, `end turn Cinder`, `replace A Mossy`, `adjust Cinder hp=12`."""
    return "; ".join(f"{key.replace('_', ' ')} {_words(value, names)}".strip() for key, value in entry.items())


def _round(before: AnyState, then: AnyState | None) -> int | None:
    """The round in which something is done: the first one where the battle has counted none before and does now."""
    number: int | None = before.battle.round
    return number or (1 if then is not None and then.battle.round else None)


def _words(value: Any, names: Mapping[str, str]) -> str:
    if value is True:
        return ""
    if isinstance(value, Mapping):
        adjusted = value.get("set")
        if isinstance(adjusted, Mapping):
            columns = " ".join(f"{key}={item}" for key, item in adjusted.items())
            return f"{_named(value.get('who'), names)} {columns}"
        return " ".join(_words(item, names) for item in value.values())
    return _named(value, names)


def _shown(line: Mapping[str, Any], names: Mapping[str, str]) -> str:
    use = line.get("use")
    use = next(iter(use.values()), "") if isinstance(use, Mapping) else use
    targets = [_named(target, names) for target in _targets(line)]
    return show_action({**line, "actor": _named(line["actor"], names), "use": str(use), "on": targets})


def _targets(line: Mapping[str, Any]) -> list[Any]:
    on = line.get("on") or []
    return list(on) if isinstance(on, (list, tuple)) else [on]


def _named(who: Any, names: Mapping[str, str]) -> str:
    return names.get(str(who), str(who))


def _listed(words: Iterator[str]) -> str:
    return ", ".join(dict.fromkeys(word for word in words if word))


def _die(one: Asked, names: Mapping[str, str]) -> str:
    ask, answer = one.ask, one.answer
    what = " ".join(part for part in (ask.name, names.get(ask.who, ask.who), str(ask.dice or "")) if part)
    if answer.faces is None or len(answer.faces) < 2:
        return f"{what} = {answer.value}"
    return f"{what} = {', '.join(map(str, answer.faces))} ({answer.value})"


def _overruled(number: Settled) -> str:
    return f"{number.key}: {number.value} → {number.ruled}"
