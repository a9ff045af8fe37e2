"""What was done, as lines a game master reads: an action as it is typed, anything else as a short sentence.

    Cinder: Ember > Mossy
    The game master sets Mossy: HP 12
    Bank: Mossy comes in

Names stand where ids stood, headers where keys stood, all in the campaign's language.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from toolkit.core.action_text import in_russian, show_action
from toolkit.core.names import fold
from toolkit.messages import has, one_line, text
from toolkit.session.change_text import BLANK
from toolkit.tables.columns import RowModel, columns_of, header
from toolkit.tables.headers import labels_of
from toolkit.tables.tabs import Declared
from toolkit.tables.words import YES_NO

BATTLE = "battle"
"""Who is adjusted where it is the battle's own keys."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How a campaign says things: names by id, its system's headers, its language.

    Action words of the system `actions` are said in that language too; a move (folded, in `moves`) keeps its name.
    """

    names: Mapping[str, str]
    declared: Declared
    lang: str
    actions: str = ""
    moves: Collection[str] = ()

    def name(self, who: Any) -> str:
        """The name of an id; what is no id as it stands."""
        return one_line(self.names.get(str(who), str(who)))

    def use(self, word: str) -> str:
        """What is used: an Action word in the campaign's language, a move by its name."""
        code = f"{self.actions}.action.{word.lower().replace(' ', '_')}"
        plain = not self.actions or self.lang == "en" or fold(word) in self.moves or not has(code, self.lang)
        return word if plain else text(code, self.lang)


def deeds(entry: Mapping[str, Any], wording: Wording) -> list[str]:
    """A line an action or other deed of the entry, in order."""
    return [one_line(told) for told in _deeds(entry, wording)]


def _deeds(entry: Mapping[str, Any], wording: Wording) -> list[str]:
    if "actor" in entry:
        return [_action(entry, wording)]
    told: list[str] = []
    for kind, value in entry.items():
        if isinstance(value, (list, tuple)):
            told += [line for inside in value if isinstance(inside, Mapping) for line in _deeds(inside, wording)]
            continue
        told += [_action(line, wording) for line in lines_of(value)] or _sentences(kind, value, wording)
    return told


def lines_of(entry: Any) -> Iterator[Mapping[str, Any]]:
    """Every action line inside an entry, in order."""
    if isinstance(entry, Mapping):
        if "actor" in entry:
            yield entry
            return
        entry = list(entry.values())
    if isinstance(entry, (list, tuple)):
        for inside in entry:
            yield from lines_of(inside)


def targets_of(line: Mapping[str, Any]) -> list[Any]:
    """Whom an action line is aimed at."""
    on = line.get("on") or []
    return list(on) if isinstance(on, (list, tuple)) else [on]


def _action(line: Mapping[str, Any], wording: Wording) -> str:
    use = line.get("use")
    use = next(iter(use.values()), "") if isinstance(use, Mapping) else use
    targets = [wording.name(target) for target in targets_of(line)]
    options = line.get("with") or {}
    given = in_russian(options) if wording.lang == "ru" and isinstance(options, Mapping) else options
    shown = {"actor": wording.name(line["actor"]), "use": wording.use(str(use)), "on": targets, "with": given}
    return show_action({**line, **shown})


def _sentences(kind: str, value: Any, wording: Wording) -> list[str]:
    code = f"session.deed_{kind}"
    if kind == "adjust" and isinstance(value, Mapping):
        return [_adjusted(value, wording)]
    if kind == "adjudicate" and isinstance(value, Mapping):
        return [_adjudicated(value, wording)]
    if kind == "replace" and isinstance(value, Mapping):
        places = {value["side"]: value["with"]} if value.keys() == {"side", "with"} else value
        return [text(code, wording.lang, side=str(side), who=wording.name(who)) for side, who in places.items()]
    if has(code, wording.lang):
        return [text(code, wording.lang, who=wording.name(value))]
    return [f"{kind.replace('_', ' ')} {'' if value is True else wording.name(value)}".strip()]


def _adjudicated(value: Mapping[str, Any], wording: Wording) -> str:
    said = [
        f"{wording.name(word['who'])}: {word['effect']}" if word.get("who") else word["effect"]
        for word in words_of(value)
    ]
    about = str(value.get("text") or "none")
    return text("session.deed_adjudicate", wording.lang, about=about, what=" | ".join(said) or "none")


def words_of(adjudicate: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The effects of a decision of the game master's, each with `effect` and, where it is about somebody, `who`."""
    return [word for word in adjudicate.get("effects") or () if isinstance(word, Mapping) and word.get("effect")]


def _adjusted(value: Mapping[str, Any], wording: Wording) -> str:
    who, columns = str(value.get("who")), value.get("set")
    mine = who in wording.names or who != BATTLE
    model: type[RowModel] = wording.declared.roster if mine else wording.declared.battle
    what = ", ".join(_cell(key, cell, model, wording) for key, cell in dict(columns or {}).items())
    code = "session.deed_adjust" if mine else "session.deed_adjust_battle"
    return text(code, wording.lang, who=wording.name(who), what=what)


def _cell(written: str, value: Any, model: type[RowModel], wording: Wording) -> str:
    key = labels_of(model).get(fold(written), written)
    declared = columns_of(model).get(key)
    shown = YES_NO[wording.lang][0 if value else 1] if isinstance(value, bool) else str(value)
    label = header(key, declared, wording.lang) if declared else key
    return f"{label} {BLANK if value in (None, '') else shown}"
