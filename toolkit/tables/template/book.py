"""A fresh workbook for a rule system, made from its declarations: every tab, in English or Russian, blank or as a demo.

In this order: Campaign (how to, system, language, rulings), Roster, Moves, Battle, Log. Headers, limits and lists come
from the columns' declarations, rulings from theirs. No macros, no formulas in cells, no links to other files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from openpyxl import Workbook

from toolkit.messages import text
from toolkit.tables.tabs import TAB_NAMES, Declared
from toolkit.tables.template.campaign import add_battle, add_campaign
from toolkit.tables.template.listing import add_log, add_moves, add_roster
from toolkit.tables.template.packing import packed


class Templated(Declared, Protocol):
    """What a template needs to know of a rule system."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    def demo(self) -> Mapping[str, Sequence[Mapping[str, Any]]]: ...


def build_template(ruleset: Templated, *, lang: str = "en", demo: bool = False) -> bytes:
    """The bytes of an .xlsx workbook; with `demo` it holds the system's demo campaign."""
    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.creator = "Turnsheet"
    book.properties.title = text("tables.template.campaign_title", lang, system=ruleset.title)
    sheets = {role: book.create_sheet(names[lang]) for role, names in TAB_NAMES.items() if role != "map"}
    rows = ruleset.demo() if demo else {}
    add_campaign(sheets["campaign"], ruleset.id, ruleset.title, ruleset.rulings, rows.get("campaign", ()), lang)
    add_roster(sheets["roster"], ruleset.roster, rows.get("roster", ()), lang)
    add_moves(sheets["moves"], ruleset.moves, rows.get("moves", ()), lang)
    add_battle(sheets["battle"], ruleset.battle, lang)
    add_log(sheets["log"], lang)
    return packed(book)
