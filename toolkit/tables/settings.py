"""The Campaign tab: which system, which language, what the GM rules where the rules leave it open.

Keys may stand anywhere in the tab, each with its value in the next cell to the right. `read_settings` needs no system
and so comes first; `read_campaign_rulings` then looks for the system's own keys. Keys of the system that it does not
know are problems, since a mistyped ruling would silently leave its default in force.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.core.rulings import Ruling, Rulings, read_rulings
from toolkit.messages import note
from toolkit.tables.layout import Pairs, as_text, doubled_pairs, lay_out_pairs, without_tab
from toolkit.tables.misfit import error_way_out
from toolkit.tables.missing_tabs import missing_tabs
from toolkit.tables.numbers import DATE, tidy
from toolkit.tables.snapshot import CellError, Snapshot, Tab
from toolkit.tables.tabs import TAB_NAMES, find_tabs

LABELS = {
    "system": {"en": "System", "ru": "Система"},
    "language": {"en": "Language", "ru": "Язык"},
    "spoiler": {"en": "Spoiler tag", "ru": "Тег спойлера"},
    "players_see": {"en": "Players see", "ru": "Игроки видят"},
}
"""The last two need not stand there: `spoiler`, how a forum calls the BBCode tag that folds a part of a post away;
`players_see`, what players see of the numbers of sides that are not theirs."""
SPOILER = "spoiler"
_TAG = re.compile(r"[a-z]{1,20}", re.IGNORECASE)
LANGUAGE_NAMES = {"en": "English", "ru": "Русский"}
_LANGUAGES = {"en": "en", "english": "en", "английский": "en", "ru": "ru", "russian": "ru", "русский": "ru"}
_RULING = re.compile(r"[a-z0-9]+(\.[a-z0-9_]+)+:?")


PlayersSee = Literal["numbers", "bar", "nothing"]
"""Of other sides' numbers: all, a bar in tenths, nothing."""
_PLAYERS_SEE: Mapping[str, PlayersSee] = {
    "numbers": "numbers", "all": "numbers", "числа": "numbers", "всё": "numbers",
    "bar": "bar", "bars": "bar", "полоса": "bar", "полоску": "bar", "полосу": "bar",
    "nothing": "nothing", "none": "nothing", "ничего": "nothing",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Settings:
    """What the Campaign tab says before any system is known. `places`: where its settings stand."""

    system: str
    lang: str
    places: Mapping[str, str]
    problems: tuple[Problem, ...]
    spoiler: str = SPOILER
    players_see: PlayersSee = "bar"


def read_settings(snapshot: Snapshot) -> Settings:
    """System, language, and the problems that stand in the way of reading anything else."""
    tabs, doubled = find_tabs(snapshot)
    problems = [*doubled, *missing_tabs(snapshot, tabs)]
    tab = tabs.get("campaign")
    if tab is None:
        return Settings("", _of_tabs(tabs), {}, tuple(problems))
    pairs = lay_out_settings(tab)
    system = as_text(pairs.cell("system"))
    if not system:
        problems.append(Problem(pairs.place("system"), None, note("tables.system")))
    lang, strange = _language(pairs)
    places = {key: pairs.place(key) for key in LABELS}
    spoiler, untaggable = _spoiler(pairs)
    players_see, unclear = _players_see(pairs)
    told = (*problems, *strange, *untaggable, *unclear, *doubled_pairs(pairs))
    return Settings(system, lang, places, told, spoiler, players_see)


def _players_see(pairs: Pairs) -> tuple[PlayersSee, list[Problem]]:
    """Bars where nothing is said; what cannot be read gives nothing away."""
    written = as_text(pairs.cell("players_see"))
    if not written:
        return "bar", []
    found = next((see for word, see in _PLAYERS_SEE.items() if fold(word) == fold(written)), None)
    problem = Problem(pairs.place("players_see"), written, note("tables.players_see"), level="warning")
    return found or "nothing", [] if found else [problem]


def _spoiler(pairs: Pairs) -> tuple[str, list[Problem]]:
    written = as_text(pairs.cell("spoiler"))
    if not written or _TAG.fullmatch(written):
        return written or SPOILER, []
    return SPOILER, [Problem(pairs.place("spoiler"), written, note("tables.spoiler"), level="warning")]


def _of_tabs(tabs: Mapping[str, Tab]) -> str:
    """The language most tabs are called in, where no tab says it."""
    russian = sum(fold(tab.name) == fold(TAB_NAMES[role]["ru"]) for role, tab in tabs.items())
    return "ru" if 2 * russian > len(tabs) else "en"


def lay_out_settings(tab: Tab) -> Pairs:
    """Where system and language stand."""
    return lay_out_pairs(tab, {fold(name): key for key, names in LABELS.items() for name in names.values()})


def lay_out_rulings(tab: Tab, declared: Sequence[Ruling]) -> Pairs:
    """Where the rulings stand: the declared ones, and whatever else looks like a key of the same system."""
    prefixes = {ruling.key.split(".")[0] for ruling in declared}
    written = {tidy(cell) for row in tab.rows for cell in row if isinstance(cell, str) and "." in cell}
    strange = {
        text for text in map(str.casefold, written) if _RULING.fullmatch(text) and text.split(".")[0] in prefixes
    }
    keys = {fold(text): text.rstrip(":") for text in strange}
    return lay_out_pairs(tab, {**keys, **{fold(ruling.key): ruling.key for ruling in declared}})


def read_campaign_rulings(tab: Tab, declared: Sequence[Ruling]) -> tuple[Rulings, Pairs, list[Problem]]:
    """The rulings in force, where each stands, and all problems with them; worked out once for a tab."""
    asked = ("rulings", *declared)
    if asked not in tab.laid_out:
        rulings, pairs, problems = _read_campaign_rulings(tab, declared)
        tab.laid_out[asked] = rulings, without_tab(pairs), problems
    rulings, pairs, problems = tab.laid_out[asked]
    return rulings, replace(pairs, tab=tab), [*problems]


def _read_campaign_rulings(tab: Tab, declared: Sequence[Ruling]) -> tuple[Rulings, Pairs, list[Problem]]:
    pairs = lay_out_rulings(tab, declared)
    places = {key: pairs.place(key) for key in pairs.values}
    problems = [*doubled_pairs(pairs)]
    given = {}
    for key in pairs.values:
        cell = pairs.cell(key)
        if isinstance(cell, CellError):
            shows = note("tables.no_error_cell", error=cell.code)
            problems.append(Problem(places[key], cell.code, shows, error_way_out(cell.code)))
        elif isinstance(cell, str) and DATE.fullmatch(tidy(cell)):
            problems.append(Problem(places[key], cell, note("tables.no_date"), note("tables.hint_is_date")))
        else:
            given[key] = cell
    rulings, strange = read_rulings(declared, given, places)
    return rulings, pairs, problems + strange


def _language(pairs: Pairs) -> tuple[str, list[Problem]]:
    written = as_text(pairs.cell("language"))
    usual = "ru" if fold(pairs.tab.name) == fold(TAB_NAMES["campaign"]["ru"]) else "en"
    lang = _LANGUAGES.get(fold(written), "") if written else usual
    return lang or usual, [] if lang else [Problem(pairs.place("language"), written, note("tables.language"))]
