"""`turnsheet moves`: the ready moves of a campaign's system, looked up and put into its Moves tab."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, WRONG, Ending, wrong
from toolkit.cli.help import language
from toolkit.cli.opening import opened, readable
from toolkit.cli.outcome import written, written_json, written_lines
from toolkit.cli.problems import problem_lines
from toolkit.cli.streams import say_json
from toolkit.cli.table import print_table
from toolkit.core.problems import Problem
from toolkit.messages import text

SHOWN = ("name", "type", "category", "power", "accuracy", "priority", "range", "tags", "effect", "notes")


@click.command()
@options.source
@click.argument("deed", type=click.Choice(("add",)), required=False)
@click.argument("names", nargs=-1)
@click.option("--find", default="")
@options.by
@options.as_json
@options.lang
def moves(
    source: str, deed: str | None, names: tuple[str, ...], find: str, by: str, as_json: bool, lang: str | None
) -> int:
    """Look up the ready moves of SOURCE's system, or put some into its Moves tab."""
    if deed is None:
        return _list(opened(source, lang), find, as_json)
    if not names:
        raise wrong(text("cli.moves_names", lang or language([])), where="NAMES", value="")
    return _add(readable(source, lang), names, by, as_json)


def _list(campaign: Any, find: str, as_json: bool) -> int:
    from toolkit.session.ready import found_moves, shown

    if campaign.home.loaded.system is None:
        from toolkit.cli.opening import not_playable

        raise not_playable(campaign)
    found = found_moves(campaign.system, find, campaign.lang)
    if as_json:
        say_json({"ok": True, "moves": [dict(row) for row in found]})
        return DONE
    if not found:
        print(text("cli.no_ready_moves", campaign.lang, find=find))
        return DONE
    cells = [[str(row.get(key, "")) for key in SHOWN] for row in shown(campaign.system, found, campaign.lang)]
    heads = _heads(campaign)
    print_table(text("cli.ready_moves", campaign.lang), heads, cells, campaign.lang, first=(0, 1, 2, 3, 4, 8))
    return DONE


def _heads(campaign: Any) -> list[str]:
    from toolkit.tables.columns import columns_of, header

    columns = columns_of(campaign.system.moves)
    return [header(key, columns[key], campaign.lang) if key in columns else key for key in SHOWN]


def _add(campaign: Any, names: tuple[str, ...], by: str, as_json: bool) -> int:
    outcome = campaign.add_moves(names, by=by)
    if isinstance(outcome, list):
        raise _wrong(outcome, campaign.lang)
    done = written(campaign, outcome)
    if as_json:
        say_json({**written_json(campaign, done), "moves": list(names)})
    else:
        print(text("cli.moves_added", campaign.lang, names=list(names)), *written_lines(campaign, done), sep="\n")
    return DONE


def _wrong(problems: list[Problem], lang: str) -> Ending:
    return Ending(WRONG, problem_lines(problems, lang), {"problems": [problem.as_json(lang) for problem in problems]})
