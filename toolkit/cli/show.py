"""`turnsheet show`: what was understood of a campaign, as tables."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, ERRORS
from toolkit.cli.opening import one_battle, opened
from toolkit.cli.problems import problem_lines
from toolkit.cli.standing import standing_json
from toolkit.cli.streams import say_json
from toolkit.cli.table import print_table
from toolkit.cli.viewing import viewing
from toolkit.messages import text
from toolkit.scenario.result import show_row
from toolkit.session.log_json import entry_json

if TYPE_CHECKING:
    from toolkit.session.viewer import Role

PARTS = ("roster", "moves", "statuses", "field", "battle", "log")
_PLAY = ("name", "side", "hp", "max_hp", "sp", "max_sp", "status", "active", "moves")
"""Columns that are looked at first while playing."""


@click.command()
@options.source
@click.argument("part", type=click.Choice(PARTS), required=False)
@options.view
@options.side
@options.battle
@options.as_json
@options.lang
def show(
    source: str, part: str | None, view: Role, side: str, battle: str | None, as_json: bool, lang: str | None
) -> int:
    """What was understood of SOURCE: its roster and battle, or the part that is named."""
    campaign = opened(source, lang, battle)
    one_battle(campaign)
    viewer = viewing(campaign, view, side)
    if viewer.role != "gm":
        from toolkit.cli.veiled import show_veiled

        return show_veiled(campaign, viewer, part, as_json)
    if as_json:
        result = _as_json(campaign, part)
        say_json(result)
        return DONE if result["ok"] else ERRORS
    for name in (part,) if part else ("battle", "roster"):
        _print(campaign, name)
    errors = [problem for problem in campaign.problems if problem.level == "error"]
    if errors:
        print(*problem_lines(errors, campaign.lang), sep="\n", file=sys.stderr)
    return ERRORS if errors else DONE


def _as_json(campaign: Any, part: str | None) -> dict[str, Any]:
    sheet, state = campaign.home.loaded.sheet, campaign.state
    parts: dict[str, Any] = {"name": campaign.name, "lang": campaign.lang}
    parts["system"] = campaign.system.id if sheet is not None else None
    if sheet is not None:
        rows = state.roster.values() if state is not None else sheet.roster
        parts["roster"] = [show_row(row) for row in rows]
        parts["moves"] = [show_row(row) for row in sheet.moves]
        parts |= {role: [show_row(row) for row in rows] for role, rows in sheet.guides.items()}
        parts["battle"] = show_row(state.battle if state is not None else sheet.battle)
        if len(campaign.battles) > 1:
            parts["battles"] = list(campaign.battles)
        parts["log"] = [entry_json(entry) for entry in campaign.log()]
    wanted = parts if part is None else {part: parts.get(part)}
    return {
        "ok": state is not None,
        **wanted,
        "problems": [problem.as_json(campaign.lang) for problem in campaign.problems],
        **standing_json(campaign),
    }


def _print(campaign: Any, part: str) -> None:
    sheet, state, lang = campaign.home.loaded.sheet, campaign.state, campaign.lang
    if sheet is None:
        return
    if part == "log":
        _log_table(campaign)
    elif part == "battle":
        battle = _named(state) if state is not None else sheet.battle
        heads, cells = _heads(type(battle), lang), _cells(battle, lang)
        pairs = [f"{head} {cell}" for head, cell in zip(heads, cells, strict=True) if cell]
        print(f"{text('cli.tab_battle', lang)}: {', '.join(pairs) or '—'}")
    else:
        _print_rows(campaign, part)


def _named(state: Any) -> Any:
    """The battle with names in place of ids."""
    names, battle = state.names(), state.battle
    order = tuple(names.get(who, who) for who in battle.turn_order)
    return battle.model_copy(update={"turn": names.get(battle.turn, battle.turn), "turn_order": order})


def _print_rows(campaign: Any, part: str) -> None:
    """The roster, the moves or a guide; a dash for a guide that the system does not read."""
    from toolkit.tables.columns import columns_of
    from toolkit.tables.tabs import model_of

    sheet, state, lang = campaign.home.loaded.sheet, campaign.state, campaign.lang
    title = text(f"cli.tab_{part}", lang)
    if part not in ("roster", "moves", *sheet.guides):
        print(f"{title}: —")
        return
    read = sheet.guides.get(part) if part in sheet.guides else getattr(sheet, part)
    rows = list(state.roster.values()) if part == "roster" and state is not None else list(read)
    model = model_of(campaign.system, part)
    keys, cells = list(columns_of(model)), [_cells(row, lang) for row in rows]
    print_table(title, _heads(model, lang), cells, lang, first=[keys.index(key) for key in _PLAY if key in keys])


def _log_table(campaign: Any) -> None:
    lang = campaign.lang
    heads = [text(f"cli.log_{word}", lang) for word in ("id", "time", "round", "by", "action")]
    rows = [
        [entry.id, entry.clock(), str(entry.round or ""), entry.by, _marked(entry, lang)] for entry in campaign.log()
    ]
    print_table(text("cli.tab_log", lang), heads, rows, lang, first=(0, 4, 2, 3))


def _marked(entry: Any, lang: str) -> str:
    if entry.kind == "action" and not entry.live:
        return text("cli.undone", lang, action=entry.action)
    return str(entry.action)


def _heads(model: Any, lang: str) -> list[str]:
    from toolkit.tables.columns import columns_of, header

    return [header(key, declared, lang) for key, declared in columns_of(model).items()]


def _cells(row: Any, lang: str) -> list[str]:
    """As a sheet of that language shows them."""
    from toolkit.tables.columns import RowModel, cell_in_words, columns_of
    from toolkit.tables.words import YES_NO

    yes, no = YES_NO[lang]
    model: type[RowModel] = type(row)
    shown = (cell_in_words(model, key, getattr(row, key), lang) for key in columns_of(model))
    return ["" if cell is None else (yes if cell else no) if isinstance(cell, bool) else str(cell) for cell in shown]
