"""The story so far, made of the Log: as text, Markdown or BBCode, ready to post on a forum.

Only what is in effect is told: actions taken back, and the taking back, are left out. What people wrote (names, the
result's sentences) is escaped, so that it cannot change the post's form. Nothing here reads or writes a sheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby

from toolkit.messages import text
from toolkit.session.entries import LogEntry

_MARKDOWN = re.compile(r"([\\`*_\[\]<>#|~])")
_TAG = re.compile(r"\[(?=[/*\w])")


@dataclass(frozen=True, slots=True)
class _Form:
    """How a kind of post shows its parts; each takes escaped text."""

    escape: Callable[[str], str]
    heading: str
    action: str
    lines: tuple[str, str, str]
    """Before, each, after."""
    dice: str
    gap: str = ""
    """Between the actions and what came of them."""


def _markdown(said: str) -> str:
    return _MARKDOWN.sub(r"\\\1", said)


def _bbcode(said: str) -> str:
    return _TAG.sub("[\u2060", said)


_FORMS = {
    "text": _Form(str, "{}", "  {}", ("", "    {}\n", ""), "    {}\n"),
    "markdown": _Form(_markdown, "## {}", "**{}**  ", ("", "- {}\n", ""), "- *{}*\n", "\n"),
    "bbcode": _Form(_bbcode, "[b]{}[/b]", "[i]{}[/i]", ("[list]\n", "[*]{}\n", "[/list]\n"), "[*][size=85]{}[/size]\n"),
}

FORMATS = tuple(_FORMS)


def story(entries: Iterable[LogEntry], form: str, lang: str) -> str:
    """The post: a heading a round, then each action with its sentences and its dice."""
    told = [entry for entry in entries if entry.kind == "action" and entry.live]
    parts = []
    for number, entries_of_round in groupby(told, key=lambda entry: entry.round):
        if number is not None:
            parts.append(_FORMS[form].heading.format(text("session.round", lang, number=number)) + "\n")
        parts += [_action(entry, _FORMS[form], lang) for entry in entries_of_round]
    return "\n".join(parts)


def _action(entry: LogEntry, form: _Form, lang: str) -> str:
    before, each, after = form.lines
    sentences = [form.escape(sentence) for sentence in entry.result.split("\n") if sentence.strip()]
    dice = form.dice.format(form.escape(text("session.dice", lang, dice=entry.dice))) if entry.dice else ""
    told = "".join(each.format(sentence) for sentence in sentences) + dice
    lines = [form.action.format(form.escape(line)) for line in entry.action.split("\n")]
    return "\n".join(lines) + "\n" + (form.gap + before + told + after if told else "")
