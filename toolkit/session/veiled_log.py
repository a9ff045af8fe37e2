"""The Log as one viewer may read it: the game master all of it, everybody else what is told at the table.

What is undone, what takes it back, sealing, rulings and added moves are told to the game master alone. An action that
is about nobody whose name or numbers are covered stands as it is; any other is told anew (`tale`), without dice and
arithmetic, and without a roll id: that one is made of all an entry says, and could be tried until it fits. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from toolkit.core.names import fold
from toolkit.session.deeds import Wording, lines_of, targets_of
from toolkit.session.entries import LogEntry
from toolkit.session.rolls import roll_id
from toolkit.session.tale import did, tale
from toolkit.session.veil import Veil

UNTOLD = frozenset({"by", "rulings", "changes", "entry", "can_undo"})
"""What an entry has nothing of for anybody but the game master, by its names in JSON."""


def told(entries: Sequence[LogEntry], veil: Veil, wording: Wording, last: int | None = None) -> list[LogEntry]:
    """The entries that others than the game master may read, oldest first; only the `last` so many of them."""
    seen = (_told(entry, veil, wording) for entry in reversed(entries) if is_told(entry))
    return [*islice((entry for entry in seen if entry is not None), last)][::-1]


def is_told(entry: LogEntry) -> bool:
    """Whether it was done in the fight; rulings, rows and moves concern only who keeps the campaign."""
    return entry.kind == "action" and entry.live and "do" in entry.record


def _told(entry: LogEntry, veil: Veil, wording: Wording) -> LogEntry | None:
    return _as_it_stands(entry, veil) if is_plain(entry, veil) else _anew(entry, veil, wording)


def _as_it_stands(entry: LogEntry, veil: Veil) -> LogEntry:
    record = {"outline": entry.record.get("outline"), "standing": list(_standing(entry, veil))}
    return LogEntry(
        id=entry.id,
        time=entry.time,
        round=entry.round,
        actor=entry.actor,
        action=entry.action,
        target=entry.target,
        result=entry.result,
        dice=entry.dice,
        record=record,
        mark=roll_id(entry),
    )


def _standing(entry: LogEntry, veil: Veil) -> Iterator[Any]:
    """How those stand of whom it may be known."""
    written = entry.record.get("standing")
    for row in written if isinstance(written, list) else ():
        if isinstance(row, list) and row and fold(str(row[0])) in veil.open_names and not veil.gives_away(str(row[-1])):
            yield row


def _anew(entry: LogEntry, veil: Veil, wording: Wording) -> LogEntry | None:
    veil = replace(veil, numberless="hidden" in entry.record)
    done, came = did(entry, veil, wording), tale(entry, veil, wording)
    if not done and not came:
        return None
    lines = list(lines_of(entry.record.get("do")))
    return LogEntry(
        id=entry.id,
        time=entry.time,
        round=entry.round,
        actor=_names([line.get("actor") for line in lines], veil),
        action="\n".join(done),
        target=_names([target for line in lines for target in targets_of(line)], veil),
        result="\n".join([*done, *came]),
        mark="",
    )


def _names(written: Sequence[Any], veil: Veil) -> str:
    found = (veil.spelt.meant(one) for one in written)
    return ", ".join(dict.fromkeys(veil.name(who) for who in found if who is not None and veil.present(who)))


def is_plain(entry: LogEntry, veil: Veil) -> bool:
    """Whether an entry may be read as it stands: it was rolled openly, and everybody it is about is known."""
    if "hidden" in entry.record or not entry.intact:
        return False
    about = {change.key for change in entry.changes if change.tab == "roster"}
    for line in lines_of(entry.record.get("do")):
        about |= {veil.spelt.meant(one) or "" for one in (line.get("actor"), *targets_of(line))}
    about |= {who for one in _words(entry.record.get("do")) if (who := veil.spelt.meant(one))}
    said = "\n".join([entry.action, entry.result, entry.dice, entry.actor, entry.target])
    return all(veil.plain(who) for who in about) and not veil.tells_of(said)


def _words(entry: Any) -> Iterator[str]:
    """Every text in an entry of `do`."""
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, (list, tuple)):
        for inside in entry:
            yield from _words(inside)
    elif isinstance(entry, dict):
        for inside in entry.values():
            yield from _words(inside)
