"""The story so far, made of the Log: as text, Markdown or BBCode, ready to post on a forum.

Only what is in effect is told: actions taken back, the taking back and whatever else is no action are left out. First
`turns` gathers what is told, a turn (or round) at a time: the results, a line an action; how the fighters stand; apart
from them the dice; the roll ids. Then `story` puts it into a form, the dice where a reader opens them. What people
wrote is escaped, so that it cannot change the post's form. Nothing here reads or writes a sheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from toolkit.messages import has, one_line, text
from toolkit.session.entries import LogEntry
from toolkit.session.outline import Line, read_outline
from toolkit.session.rolls import roll_id
from toolkit.session.standing import read_standing
from toolkit.tables.settings import SPOILER

_MARKDOWN = re.compile(r"([\\`*_\[\]<>#|~&])")
_MARKDOWN_START = re.compile(r"^(\d+)([.)])|^([-+=])")
_TAG = re.compile(r"\[(?=[/*\w])")
_CALL = re.compile(r"@(?=\w)")
_JOINER = "\u2060"


@dataclass(frozen=True, slots=True)
class Turn:
    """What is told of a turn: unescaped, in the language of the Log but for its heading and labels."""

    heading: str
    lines: tuple[Line, ...]
    standing: str
    rolls: tuple[str, ...]
    ids: tuple[str, ...]


def turns(entries: Iterable[LogEntry], lang: str, system: str = "") -> list[Turn]:
    """The turns of the entries in effect, in order."""
    told = [entry for entry in entries if entry.kind == "action" and entry.live]
    return [_turn(number, list(group), lang, system) for number, group in groupby(told, key=lambda entry: entry.round)]


def story(entries: Iterable[LogEntry], form: str, lang: str, system: str = "", spoiler: str = SPOILER) -> str:
    """The post: a part a turn. `system` is the rule system's id, for its own word for a turn."""
    shown = _FORMS[form]
    return "\n".join(shown.turn(turn, lang, spoiler) for turn in turns(entries, lang, system))


def last_turn(entries: Iterable[LogEntry], number: int | None = None) -> list[LogEntry]:
    """The entries in effect of the last turn there was, or of the last one of that number."""
    told = [entry for entry in entries if entry.kind == "action" and entry.live]
    groups = [list(group) for _, group in groupby(told, key=lambda entry: entry.round)]
    return next((group for group in reversed(groups) if number in (None, group[0].round)), [])


def labels(lang: str) -> tuple[str, ...]:
    """The words of a post that are neither results nor dice."""
    return text("session.post_standing", lang), text("session.post_rolls", lang), text("session.post_roll_id", lang)


def _turn(number: int | None, entries: Sequence[LogEntry], lang: str, system: str) -> Turn:
    own = f"{system}.desk_round"
    code = own if system and has(own, lang) else "session.round"
    lines: list[Line] = []
    rolls: list[str] = []
    standing: list[str] = []
    for entry in entries:
        sentences = [" ".join(one_line(said).split()) for said in entry.result.split("\n") if said.strip()]
        told, apart = read_outline(entry.record.get("outline"), sentences)
        lines += told or [Line(one_line(line)) for line in entry.action.split("\n")]
        rolls += [*apart, *([text("session.dice", lang, dice=entry.dice)] if entry.dice else [])]
        standing = read_standing(entry.record.get("standing"), lang) or standing
    heading = "" if number is None else text(code, lang, number=number, round=number)
    return Turn(heading, tuple(lines), " · ".join(standing), tuple(rolls), tuple(filter(None, map(roll_id, entries))))


def _markdown(said: str) -> str:
    escaped = _CALL.sub("@" + _JOINER, _MARKDOWN.sub(r"\\\1", said))
    return _MARKDOWN_START.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", escaped)


def _bbcode(said: str) -> str:
    return _TAG.sub("[" + _JOINER, _CALL.sub("@" + _JOINER, said))


@dataclass(frozen=True, slots=True)
class _Form:
    """How a kind of post shows its parts."""

    escape: Callable[[str], str]
    title: str
    heading: str
    items: tuple[str, str, str]
    """Before a run of lines, each, after."""
    label: str
    folded: tuple[str, str]
    """Around the dice."""
    code: str
    gap: str = ""
    """Between two parts that would run into one another."""

    def turn(self, turn: Turn, lang: str, spoiler: str) -> str:
        standing, rolls, ids = labels(lang)
        parts = [self.title.format(self.escape(turn.heading))] if turn.heading else []
        for heading, run in groupby(turn.lines, key=lambda line: line.heading):
            said = [line.said for line in run]
            parts += [self.heading.format(self.escape(line)) for line in said] if heading else [self._list(said)]
        if turn.standing:
            parts.append(self.label.format(standing, self.escape(turn.standing)))
        if turn.rolls:
            before, after = (around.format(title=rolls, tag=spoiler) for around in self.folded)
            parts.append(f"{before}{self.gap}{self._list(turn.rolls)}{self.gap}{after}")
        if turn.ids:
            parts.append(self.label.format(ids, ", ".join(map(self.code.format, turn.ids))))
        return self.gap.join(parts)

    def _list(self, said: Iterable[str]) -> str:
        before, each, after = self.items
        return before + "".join(each.format(self.escape(line)) for line in said) + after


_FORMS = {
    "text": _Form(str, "{}\n", "{}\n", ("", "- {}\n", ""), "{}: {}\n", ("{title}:\n", ""), "{}"),
    "markdown": _Form(
        _markdown,
        "### {}\n",
        "*{}*\n",
        ("", "- {}\n", ""),
        "**{}:** {}\n",
        ("<details><summary>{title}</summary>\n", "</details>\n"),
        "`{}`",
        "\n",
    ),
    "bbcode": _Form(
        _bbcode,
        "[b]{}[/b]\n",
        "[i]{}[/i]\n",
        ("[list]\n", "[*]{}\n", "[/list]\n"),
        "[b]{}:[/b] {}\n",
        ("[{tag}={title}]\n", "[/{tag}]\n"),
        "{}",
    ),
}

FORMATS = tuple(_FORMS)
