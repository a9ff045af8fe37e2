"""`turnsheet add` and `turnsheet remove`: rows of the Roster for an encounter, and away again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options
from toolkit.cli.doing import wrong_input
from toolkit.cli.ending import DONE
from toolkit.cli.help.usage import Misgiven
from toolkit.cli.opening import one_battle, readable
from toolkit.cli.outcome import change_lines, written, written_json, written_lines
from toolkit.cli.problems import problem_lines
from toolkit.cli.streams import say_json
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.session.planned import Planned


def _planned(plan: Callable[..., Planned | list[Any]]) -> Callable[..., int]:
    """A command that opens a campaign, lets `plan` say what is to be written, and writes it or only shows it."""

    @click.option("--preview", "preview_only", is_flag=True)
    @options.by
    @options.battle
    @options.as_json
    @options.lang
    @wraps(plan)
    def command(
        source: str, *, preview_only: bool, battle: str | None, as_json: bool, lang: str | None, **given: Any
    ) -> int:
        campaign = readable(source, lang, battle, only_look=preview_only)
        one_battle(campaign)
        return _carry_out(campaign, plan(campaign, **given), preview_only, as_json)

    return command


@click.command()
@options.source
@click.argument("name")
@click.argument("columns", nargs=-1, metavar="[COLUMN=VALUE...]")
@click.option("--count", type=int, default=1, show_default=True)
@click.option("--like", default="", metavar="WHO")
@click.option("--side", default="")
@click.option("--owner", default="")
@click.option("--level", metavar="N|N-M")
@click.option("--active/--inactive", default=None)
@_planned
def add(
    campaign: Campaign, *, name: str, columns: tuple[str, ...], level: str | None, by: str, **wish: Any
) -> Planned | list[Any]:
    """Add rows to the Roster of SOURCE."""
    from toolkit.session.adding import NewRows

    given = options.read_columns(columns)
    return campaign.plan_rows(NewRows(name, levels=_levels(level), columns=given, **wish), by=by)


@click.command()
@options.source
@click.argument("names", nargs=-1, required=True)
@_planned
def remove(campaign: Campaign, *, names: tuple[str, ...], by: str) -> Planned | list[Any]:
    """Take rows that were added out of the Roster of SOURCE again."""
    return campaign.plan_removal(names, by=by)


def _levels(written: str | None) -> tuple[int, int] | None:
    if written is None:
        return None
    from toolkit.session.adding import read_levels

    found = read_levels(written)
    if found is None:
        raise Misgiven("cli.usage_levels", "--level", given=written)
    return found


def _carry_out(campaign: Any, planned: Planned | list[Any], preview_only: bool, as_json: bool) -> int:
    """Write a plan and tell so, or only show it."""
    if isinstance(planned, list):
        raise wrong_input(planned, campaign.lang)
    told = [planned.entry.action, planned.area]
    result: dict[str, Any] = {
        "rows": dict(planned.who),
        "cells": planned.area,
        "warnings": [one.as_json(campaign.lang) for one in planned.warnings],
    }
    told += problem_lines(planned.warnings, campaign.lang)
    told += [text("cli.apart", campaign.lang, count=planned.apart)] if planned.apart else []
    if preview_only:
        told += [*change_lines(campaign, planned.entry.changes), text("cli.only_preview", campaign.lang)]
        result = {"ok": True, "id": planned.entry.id, "written": False, **result}
    else:
        done = written(campaign, campaign.write(planned))
        told += written_lines(campaign, done)
        result = {**written_json(campaign, done), "written": True, **result}
    if as_json:
        say_json(result)
    else:
        print(*told, sep="\n")
    return DONE
