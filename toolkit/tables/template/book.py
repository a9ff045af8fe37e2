"""A fresh workbook for a rule system, made from its declarations: every tab, in English or Russian, blank or as a demo.

In this order: Campaign (how to, system, language, rulings), Roster, Moves, the guides of the system, Battle, Log, Map,
Help.
Headers, limits and lists come from the columns' declarations, rulings from theirs, the help from the vocabulary. No
macros, no formulas in cells, no links to other files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from openpyxl import Workbook

from toolkit.core.names import fold
from toolkit.messages import text
from toolkit.tables.tabs import OPTIONAL, TAB_NAMES
from toolkit.tables.template.campaign import add_battle, add_campaign
from toolkit.tables.template.helping import HELP_NAMES, add_help
from toolkit.tables.template.listing import Tab, add_guide, add_log, add_moves, add_roster
from toolkit.tables.template.mapping import add_map
from toolkit.tables.template.packing import packed
from toolkit.tables.template.templated import Templated


def build_template(ruleset: Templated, *, lang: str = "en", demo: bool = False, ready: bool = False) -> bytes:
    """The bytes of an .xlsx workbook; with `demo` it holds the system's demo campaign, with `ready` all ready moves."""
    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.creator = "Turnsheet"
    book.properties.title = text("tables.template.campaign_title", lang, system=ruleset.title)
    roles = roles_of(ruleset)
    sheets = {role: book.create_sheet(TAB_NAMES[role][lang]) for role in roles}
    rows: Mapping[str, Sequence[Any]] = ruleset.demo() if demo else {}
    add_campaign(sheets["campaign"], ruleset, rows.get("campaign", ()), lang)
    add_roster(sheets["roster"], Tab("roster", ruleset.roster, ruleset.id), rows.get("roster", ()), lang)
    moves = [*rows.get("moves", ()), *(_ready(ruleset, rows.get("moves", ())) if ready else ())]
    add_moves(sheets["moves"], Tab("moves", ruleset.moves, ruleset.id, ruleset.vocabulary), moves, lang)
    for role, guide in ruleset.guides.items():
        add_guide(sheets[role], Tab(role, guide.rows, ruleset.id, guide.effect, guide.ends), rows.get(role, ()), lang)
    add_battle(sheets["battle"], ruleset.battle, ruleset.id, lang)
    add_log(sheets["log"], lang)
    if "map" in sheets:
        add_map(sheets["map"], rows.get("map", ()), lang)
    add_help(book.create_sheet(HELP_NAMES[lang]), ruleset, lang)
    return packed(book)


def _ready(ruleset: Templated, besides: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """The ready moves that are not there already."""
    there = {fold(str(row["name"])) for row in besides}
    return (row for row in ruleset.ready_moves() if fold(str(row["name"])) not in there)


def roles_of(ruleset: Templated) -> list[str]:
    """The tabs of a system's template: its guides, and a Map where its demo has one."""
    own = {*ruleset.guides, *({"map"} & ruleset.demo().keys())}
    return [role for role in TAB_NAMES if role not in OPTIONAL or role in own]
