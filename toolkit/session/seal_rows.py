"""The rows that the Log gets of sealed choices: a commitment, an opening, a withdrawal; none changes a cell. Pure.

Only an opening holds a choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.messages import text
from toolkit.session.battles import marked
from toolkit.session.deeds import Wording, deeds
from toolkit.session.entries import LogEntry
from toolkit.session.ids import Sealed, new_id
from toolkit.session.seal_text import Choice, commitment
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed


def seal_entry(choice: Choice, deed: Deed) -> LogEntry:
    """The row by which a side seals; nothing of its plan can be learned from it."""
    sealed = {
        "battle": choice.battle,
        "round": choice.round,
        "side": choice.side,
        "sides": list(choice.sides),
        "commitment": commitment(choice),
    }
    told = text("session.seal.sealed", deed.lang, side=choice.side)
    return _row("seal", choice.round, told, marked({"seal": sealed}, choice.battle), deed)


def opening_entry(seal: str, choice: Choice, seen: Mapping[str, str], wording: Wording, deed: Deed) -> LogEntry:
    """The row by which a side opens what it sealed in the row `seal`; `seen`: the commitments of all sides."""
    lines = [told for line in choice.actions for told in deeds(line, wording)]
    opened = {
        "seal": seal,
        "side": choice.side,
        "actions": [dict(line) for line in choice.actions],
        "nonce": choice.nonce,
        "seals": dict(seen),
    }
    told = "\n".join([text("session.seal.opened", deed.lang, side=choice.side), *lines])
    return _row("open", choice.round, told, marked({"open": opened}, choice.battle), deed)


def withdrawal_entry(battle: str, number: int, side: str, every: bool, deed: Deed) -> LogEntry:
    """The row by which a side withdraws; `every`: all sides' seals go with it."""
    told = text("session.seal.withdrawn_all" if every else "session.seal.withdrawn", deed.lang, side=side)
    withdrawn = {"battle": battle, "round": number, "side": side}
    return _row("withdraw", number, told, marked({"withdraw": withdrawn}, battle), deed)


def _row(kind: Sealed, number: int, told: str, record: Mapping[str, Any], deed: Deed) -> LogEntry:
    return LogEntry(
        id=new_id(kind), time=stamp(deed.now), round=number, by=deed.by, action=told, record=record, kind=kind
    )
