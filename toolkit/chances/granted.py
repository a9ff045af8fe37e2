"""What people were taken to answer, in sentences: whoever reads odds has to know what they rest on."""

from __future__ import annotations

from collections.abc import Mapping

from toolkit.chances.assuming import Assumed
from toolkit.chances.odds import Odds
from toolkit.messages import Note, note, render, text


def taken_for_granted(odds: Odds, names: Mapping[str, str], lang: str) -> list[str]:
    """What people were taken to answer, and what that leaves unknown, a sentence each."""
    told = [assumption(one, names, lang) for one in odds.assumed]
    return [*told, text("odds.damage_unknown", lang)] if odds.hides_damage else told


def assumption(one: Assumed, names: Mapping[str, str], lang: str) -> str:
    """What was asked and how it was taken to be answered, as a sentence."""
    prompt = one.ask.prompt or Note("odds.question", {"ask": one.ask.name})
    answer = one.answer.value
    word = render(note(f"odds.{answer}"), lang) if answer in ("yes", "no") else str(answer) or "—"
    return render(note("odds.assumed", prompt=prompt, answer=word), lang, names)
