"""An action of the Log told to somebody who may not know all of it: out of who did what to whom, and what changed.

The Log's own sentences hold names and numbers, so none of their words is used here; a sentence is made only of facts
that the viewer may know. First what was done, a line an action; then what came of it, combatant by combatant. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.messages import has, one_line, term, text
from toolkit.session.deeds import Wording, lines_of, targets_of
from toolkit.session.entries import LogEntry
from toolkit.session.history import final
from toolkit.session.veil import Veil
from toolkit.session.veil_rows import tenths
from toolkit.tables.cells import read_statuses, read_yes_no
from toolkit.tables.changes import VALUE, CellChange

RESULTS = ("hit", "critical", "miss", "immune", "blocked", "failed")
"""What may have come of an action for its target, as the record tells."""


def did(entry: LogEntry, veil: Veil, wording: Wording) -> list[str]:
    """What was done, a line each; actions of those nobody may know of are not told."""
    lines = [_did(line, veil, wording) for line in lines_of(entry.record.get("do"))]
    return [line for line in lines if line] or list(_deed(entry.record.get("do"), wording.lang))


def tale(entry: LogEntry, veil: Veil, wording: Wording) -> list[str]:
    """What came of it, a sentence each."""
    told = [*_results(entry, veil, wording.lang)]
    for change in final(entry.changes):
        told += _battle(change, veil, wording) if change.tab == "battle" else _roster(change, veil, wording.lang)
    return list(dict.fromkeys(told))


# ---- what was done ---------------------------------------------------------------------------------


def _did(line: Mapping[str, Any], veil: Veil, wording: Wording) -> str:
    actor = veil.spelt.meant(line.get("actor"))
    if actor is None or not veil.present(actor):
        return ""
    use = line.get("use")
    use = next(iter(use.values()), "") if isinstance(use, Mapping) else use
    known = not veil.keeps(actor, "moves") and not veil.gives_away(str(use))
    what = one_line(wording.use(str(use))) if known else text("session.tale_something", wording.lang)
    aims = [veil.spelt.meant(target) for target in targets_of(line)]
    names = [veil.name(who) for who in aims if who is not None and veil.present(who)]
    return text("session.tale_did", wording.lang, who=veil.name(actor), what=what, on=", ".join(names) or "none")


def _deed(entry: Any, lang: str) -> Iterator[str]:
    """A deed of the battle's frame, whoever it is about; what the game master sets or decides is no such."""
    for kind, value in entry.items() if isinstance(entry, Mapping) else ():
        if isinstance(value, (list, tuple)):
            for inside in value:
                yield from _deed(inside, lang)
        elif kind in ("start", "end", "scene", "day", "end_round") and has(f"session.deed_{kind}", lang):
            yield text(f"session.deed_{kind}", lang, who="")


# ---- what came of it -------------------------------------------------------------------------------


def _results(entry: LogEntry, veil: Veil, lang: str) -> Iterator[str]:
    written = entry.record.get("results")
    for one in written if isinstance(written, list) else ():
        if not (isinstance(one, list) and len(one) == 2 and one[1] in RESULTS and isinstance(one[0], str)):
            continue
        if one[0] in veil.rows and veil.present(one[0]):
            yield text("session.tale_result", lang, who=veil.name(one[0]), result=one[1])


def _roster(change: CellChange, veil: Veil, lang: str) -> Iterator[str]:
    if change.tab == "roster" and change.key in veil.rows and veil.present(change.key):
        told = _TOLD.get(change.column)
        if told is not None:
            yield from told(change, veil, lang)


def _hp(change: CellChange, veil: Veil, lang: str) -> Iterator[str]:
    who, row = veil.name(change.key), veil.rows[change.key]
    old = row.max_hp if change.old is None else change.old
    new = row.max_hp if change.new is None else change.new
    if not isinstance(old, int) or not isinstance(new, int):
        return
    if veil.counted(change.key):
        yield text("session.tale_hp", lang, who=who, old=old, new=new)
    else:
        left = tenths(new, row.max_hp) if veil.barred(change.key) and new > 0 else None
        code = "session.tale_hurt" if new < old else "session.tale_healed"
        yield text(code, lang, who=who, left="none" if left is None else str(left))
    if new <= 0 < old:
        yield text("session.tale_fell", lang, who=who)


def _status(change: CellChange, veil: Veil, lang: str) -> Iterator[str]:
    if veil.keeps(change.key, "status"):
        return
    old, new, who = _statuses(change.old), _statuses(change.new), veil.name(change.key)
    for name in new:
        if name not in old and not veil.gives_away(name):
            yield text("session.tale_status", lang, who=who, status=term(name, lang))
    for name in old:
        if name not in new and not veil.gives_away(name):
            yield text("session.tale_status_over", lang, who=who, status=term(name, lang))


def _statuses(cell: Any) -> list[str]:
    try:
        return [status.name for status in read_statuses(cell)]
    except ValueError:
        return []


def _active(change: CellChange, veil: Veil, lang: str) -> Iterator[str]:
    try:
        came = read_yes_no(change.new)
    except ValueError:
        return
    if came != (change.old is True):
        yield text("session.tale_comes" if came else "session.tale_goes", lang, who=veil.name(change.key))


def _place(change: CellChange, veil: Veil, lang: str) -> Iterator[str]:
    if change.new is not None:
        yield text("session.tale_moves", lang, who=veil.name(change.key))


_TOLD = {"hp": _hp, "status": _status, "active": _active, "x": _place, "y": _place}


def _battle(change: CellChange, veil: Veil, wording: Wording) -> Iterator[str]:
    lang = wording.lang
    key = change.key if change.column == VALUE else change.column
    if key == "round" and isinstance(change.new, int):
        own = f"{wording.actions}.desk_round"
        yield text(own if has(own, lang) else "session.tale_round", lang, number=change.new, round=change.new)
    elif key == "turn" and (who := veil.spelt.meant(change.new)) is not None and veil.present(who):
        yield text("session.tale_turn", lang, who=veil.name(who))
    elif key in ("weather", "terrain") and isinstance(change.new, str):
        word, _, turns = change.new.rpartition(" ")
        said = f"{term(word, lang)} {turns}" if word and turns.isdecimal() else term(change.new, lang)
        yield text("session.tale_field", lang, what=said)
