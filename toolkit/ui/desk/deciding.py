"""The game master's decision on what something brings about: what it is about, whom it meets, the effects as typed.

The rules read the effects as they would in the workbook; what cannot be read is told at the box, with the nearest
words, and what would happen is shown before it is saved. Nothing is rolled for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toolkit.session import Campaign, Preview
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.words import Words

DECISION = "ts-decision"
"""The form, for links to it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game master has entered so far."""

    text: str = ""
    who: str = ""
    effect: str = ""
    open: bool = False
    left: str = ""
    """What an action left to decide, in its sentence."""

    @property
    def entry(self) -> dict[str, Any]:
        """The `do` entry."""
        word = {"who": self.who, "effect": self.effect.strip()}
        return {"adjudicate": {"text": self.text.strip(), "effects": [word] if word["effect"] else []}}

    @property
    def said(self) -> bool:
        """Whether there is anything to save."""
        return bool(self.effect.strip())


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The form: what it is about, whom it meets, the effects; `fault` at the effects, and what would happen."""

    decision: Decision
    title: Markup
    text_label: str
    who: Picker
    effect_label: str
    effect_hint: str
    fault: str
    coming: Markup
    ready: bool


def decision_view(campaign: Campaign, decision: Decision, words: Words) -> DecisionView | None:
    """The form for what was entered so far; `None` for a system that knows no such decisions."""
    if campaign.state is None or not campaign.system.adjudicates:
        return None
    roster = campaign.state.roster
    people = tuple(Choice(words.name(one), one) for one in roster)
    whom = decision.who if decision.who in roster else None
    found = previewed(campaign, decision) if decision.open and decision.said else None
    return DecisionView(
        decision,
        _title(decision, words),
        words.say("decide_text"),
        Picker(words.say("decide_who"), words.say("decide_nobody"), people, whom),
        words.say("decide_effect"),
        words.say("decide_such_as"),
        fault_of(found, decision, words) if found is not None else "",
        _coming(found, words) if found is not None else NOTHING,
        found is not None and found.complete,
    )


def _title(decision: Decision, words: Words) -> Markup:
    left = tag("p", decision.left) if decision.left else NOTHING
    return join([tag("h2", words.say("decide_title"), id=DECISION), left])


def previewed(campaign: Campaign, decision: Decision, by: str = "", token: str | None = None) -> Preview:
    """What it would bring about; nothing is written."""
    return campaign.preview(decision.entry, answers=[], by=by, id=token)


def fault_of(found: Preview, decision: Decision, words: Words) -> str:
    """Why it cannot be, with the way out where there is one."""
    if not found.problems:
        return ""
    first = found.problems[0]
    said = words.misfit(decision.effect, first.expected)
    return f"{said} {words.put(first.hint)}" if first.hint is not None else said


def _coming(found: Preview, words: Words) -> Markup:
    steps = [tag("li", sentence.text) for sentence in found.sentences]
    if not found.complete or not steps:
        return NOTHING
    return join([tag("p", words.say("will_happen"), cls="ts-quiet"), tag("ul", *steps, cls="ts-coming")])
