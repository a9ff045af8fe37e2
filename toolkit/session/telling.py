"""A complete preview as an entry of the Log: who, what, whom, every die and choice, what came of it.

Names stand where ids stood, words of the rules and sentences are in the campaign's language; `record` keeps what replay
needs exactly as it was given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from toolkit.dice import Asked
from toolkit.messages import has, term, text
from toolkit.scenario.overruling import WHY
from toolkit.session.battles import marked
from toolkit.session.change_text import BLANK
from toolkit.session.deeds import BATTLE, Wording, deeds, lines_of, targets_of, words_of
from toolkit.session.entries import LogEntry
from toolkit.session.numbers import told_of
from toolkit.session.outline import outline
from toolkit.session.preview import Preview
from toolkit.session.standing import standing
from toolkit.session.tale import RESULTS
from toolkit.systems.ruleset import AnyState, Ruleset
from toolkit.tables.words import YES_NO


def entry_of(preview: Preview, before: AnyState, system: Ruleset, now: datetime, lang: str) -> LogEntry:
    """The entry of a complete preview on the state `before`, in the language of its sentences."""
    wording = Wording(before.names(), system, lang, system.id, before.moves.keys())
    return LogEntry(
        id=preview.id,
        time=stamp(now),
        round=_round(before, preview.state),
        by=preview.by,
        actor=_listed((line.get("actor") for line in lines_of(preview.entry)), wording),
        action="\n".join(deeds(preview.entry, wording)),
        target=_listed(_targets(preview.entry), wording),
        result="\n".join(sentence.text for sentence in preview.sentences),
        dice=dice_line(preview, wording.names, lang),
        rulings=preview.rulings,
        changes=preview.changes,
        record=marked(_record(preview), before.battle.battle),
    )


def _record(preview: Preview) -> dict[str, Any]:
    return {
        "do": preview.entry,
        "answers": preview.given,
        "seed": preview.seed,
        "overrides": dict(preview.overrides),
        "outline": outline(preview.events),
        "standing": standing(preview),
        "results": [[str(one.target), one.result] for one in preview.outcomes if one.target and one.result in RESULTS],
    }


def dice_line(preview: Preview, names: Mapping[str, str], lang: str) -> str:
    """Every die and choice with its answer, in order, then every number that was overruled."""
    why = str(preview.overrides.get(WHY, ""))
    ruled = [told_of(number, number.label, lang, why) for number in preview.settled if number.ruled is not None]
    return "; ".join([*(_die(one, names, lang) for one in preview.asked), *ruled])


def stamp(now: datetime) -> str:
    """The time with its zone, to the second: `2026-11-29T20:41:00+03:00`."""
    return now.isoformat(timespec="seconds")


def _round(before: AnyState, then: AnyState | None) -> int | None:
    """The round in which something is done: the first one where the battle has counted none before and does now."""
    number: int | None = before.battle.round
    return number or (1 if then is not None and then.battle.round else None)


def _targets(entry: Mapping[str, Any]) -> list[Any]:
    adjusted = entry.get("adjust")
    if isinstance(adjusted, Mapping):
        return [who for who in [adjusted.get("who")] if who != BATTLE]
    decided = entry.get("adjudicate")
    if isinstance(decided, Mapping):
        return [word.get("who") for word in words_of(decided)]
    return [target for line in lines_of(entry) for target in targets_of(line)]


def _listed(whom: Iterable[Any], wording: Wording) -> str:
    return ", ".join(dict.fromkeys(wording.name(who) for who in whom if who))


def _die(one: Asked, names: Mapping[str, str], lang: str) -> str:
    ask, answer = one.ask, one.answer
    code = f"session.ask_{ask.name}"
    name = text(code, lang) if has(code, lang) else ask.name
    what = " ".join(part for part in (name, names.get(ask.who, ask.who), str(ask.dice or "")) if part)
    if isinstance(answer.value, bool):
        return f"{what} = {YES_NO[lang][0 if answer.value else 1]}"
    if answer.faces is None or len(answer.faces) < 2:
        return f"{what} = {term(answer.value, lang) or BLANK if isinstance(answer.value, str) else answer.value}"
    return f"{what} = {', '.join(map(str, answer.faces))} ({answer.value})"
