"""`turnsheet doctor`: whether a file, its Log, what waits for it and its earlier versions are in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, ERRORS
from toolkit.cli.help import language
from toolkit.cli.opening import called, tongue, unreachable
from toolkit.cli.progress import working
from toolkit.cli.streams import say_json
from toolkit.messages import render, text

if TYPE_CHECKING:
    from toolkit.session.doctor import Finding

_MARKS = {"ok": "✓", "told": "·", "wrong": "✗"}


@click.command()
@options.source
@options.as_json
@options.lang
def doctor(source: str, as_json: bool, lang: str | None) -> int:
    """Look whether everything about SOURCE is in order. Exit status 1 if anything is not."""
    from toolkit.session.doctor import examine
    from toolkit.sync.port import SourceError
    from toolkit.sync.registry import open_backend

    own = lang or language([])
    try:
        home = open_backend(source)
        lang = tongue(home, lang)
        name = called(source, lang)
        with working(text("cli.reading", lang, name=name)):
            found = examine(home)
    except SourceError as error:
        raise unreachable(error, called(source, own), own) from None
    wrong = sum(one.level == "wrong" for one in found)
    if as_json:
        say_json({"ok": not wrong, "findings": [_json(one, lang) for one in found]})
    else:
        print(*(line for one in found for line in _lines(one, lang)), sep="\n")
        print(text("cli.examined", lang, name=name, count=wrong))
    return ERRORS if wrong else DONE


def _lines(one: Finding, lang: str) -> list[str]:
    lines = [f"{_MARKS[one.level]} {render(one.said, lang)}"]
    return [*lines, f"    → {render(one.way_out, lang)}"] if one.way_out else lines


def _json(one: Finding, lang: str) -> dict[str, str | None]:
    way_out = render(one.way_out, lang) if one.way_out else None
    return {
        "about": one.about,
        "level": one.level,
        "code": one.said.code,
        "said": render(one.said, lang),
        "way_out": way_out,
    }
