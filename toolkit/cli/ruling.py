"""`turnsheet ruling`: what the game master rules where the rules leave it open."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, WRONG, Ending
from toolkit.cli.opening import readable
from toolkit.cli.outcome import written, written_json, written_lines
from toolkit.cli.problems import problem_lines
from toolkit.cli.streams import say_json
from toolkit.core.problems import Problem
from toolkit.core.rulings import show_ruling
from toolkit.messages import has, render, said


@click.command()
@options.source
@click.argument("key", required=False)
@click.argument("value", required=False)
@options.by
@options.as_json
@options.lang
def ruling(source: str, key: str | None, value: str | None, by: str, as_json: bool, lang: str | None) -> int:
    """Show the rulings of SOURCE, or one, or set it: turnsheet ruling team.xlsx calpheon.rest_amount 5."""
    campaign = readable(source, lang, only_look=key is None or value is None)
    if key is None or value is None:
        return _show(campaign, key, as_json)
    outcome = campaign.rule(key, value, by=by)
    if isinstance(outcome, list):
        raise _wrong(outcome, campaign.lang)
    done = written(campaign, outcome)
    if as_json:
        say_json({**written_json(campaign, done), "ruling": {key: value}})
    else:
        print(f"{key} = {value}", *written_lines(campaign, done), sep="\n")
    return DONE


def _show(campaign: Any, key: str | None, as_json: bool) -> int:
    known = {declared.key: declared for declared in campaign.system.rulings}
    if key is not None and key not in known:
        from toolkit.session.ruling import unknown_ruling

        raise _wrong([unknown_ruling(key, known)], campaign.lang)
    values = campaign.home.loaded.sheet.rulings
    shown = [known[key]] if key is not None else list(known.values())
    rows = [
        {
            "key": one.key,
            "value": show_ruling(values[one.key]),
            "default": show_ruling(one.default),
            "meaning": render(one.meaning, campaign.lang) if has(one.meaning.code, campaign.lang) else "",
        }
        for one in shown
    ]
    if as_json:
        say_json({"ok": True, "rulings": rows})
    else:
        for one, row in zip(shown, rows, strict=True):
            value = said(one.shown(values[one.key]), campaign.lang)
            print(f"{row['key']} = {value or '—'}", f"    {row['meaning']}", sep="\n")
    return DONE


def _wrong(problems: list[Problem], lang: str) -> Ending:
    return Ending(WRONG, problem_lines(problems, lang), {"problems": [problem.as_json(lang) for problem in problems]})
