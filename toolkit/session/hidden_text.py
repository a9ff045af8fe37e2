"""A roll that players are not to see: what is kept of it, its commitment, and the entry that stands in the Log for it.

The Log gets who did what to whom and the cells that changed, told without any number of the roll; in place of the dice
a commitment (SHA-256 of one canonical text, as of sealed choices) binds what is kept. Whoever reveals the roll later
publishes that text, and anybody can try it. Pure.
"""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from toolkit.messages import text
from toolkit.session.again import HIDDEN
from toolkit.session.deeds import Wording, deeds
from toolkit.session.entries import LogEntry
from toolkit.session.rolls import roll_id
from toolkit.session.seal_text import new_nonce
from toolkit.session.tale import tale
from toolkit.session.veil import Veil
from toolkit.session.viewer import Viewer
from toolkit.systems.ruleset import AnyState, Ruleset

TAG = "turnsheet.hidden.1"
MARK = HIDDEN
"""The key in the record of an entry whose dice are kept elsewhere; its value is the commitment."""

_OPEN = ("order", "battle")
"""Keys of the record that stay, besides what was done."""

Roll = Mapping[str, Any]
"""What is kept: `dice`, `result`, `action`, `rulings`, `record` as the Log would have had them; `id`, `nonce`."""


def roll_of(entry: LogEntry) -> Roll:
    """What is to be kept of an entry."""
    kept = {"id": entry.id, "nonce": new_nonce(), "tag": TAG, "rulings": list(entry.rulings)}
    told = {"action": entry.action, "result": entry.result, "dice": entry.dice, "record": dict(entry.record)}
    roll: Roll = json.loads(_canonical({**kept, **told}))
    return roll


def commitment(roll: Roll) -> str:
    """The hash that stands in the Log in place of the roll."""
    return sha256(_canonical(roll).encode("ascii")).hexdigest()


def _canonical(roll: Roll) -> str:
    return json.dumps(dict(roll), sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def covered(entry: LogEntry, roll: Roll, before: AnyState, system: Ruleset, lang: str) -> LogEntry:
    """The entry that stands in the Log: no die, no answer, no number that came of them."""
    wording = Wording(before.names(), system, lang, system.id, before.moves.keys())
    done = _without(entry.record.get("do"), system.asks)
    record = {"do": done, MARK: commitment(roll), **{key: entry.record[key] for key in _OPEN if key in entry.record}}
    bare = replace(entry, record=record, rulings=(), action="\n".join(deeds(done, wording)))
    rows = {who: row.model_copy(update={"hidden": ()}) for who, row in before.roster.items()}
    veil = Veil(Viewer("spectator"), rows, lang, "nothing")
    return replace(bare, result="\n".join(tale(bare, veil, wording)), dice=text("session.hidden_dice", lang))


def _without(entry: Any, asks: Container[str]) -> Any:
    """An entry of `do` without the answers that were given in advance."""
    if isinstance(entry, (list, tuple)):
        return [_without(inside, asks) for inside in entry]
    if not isinstance(entry, Mapping):
        return entry
    found = {key: _without(value, asks) for key, value in entry.items() if key != "with"}
    options = entry.get("with")
    left = {key: value for key, value in options.items() if key not in asks} if isinstance(options, Mapping) else {}
    return found | ({"with": left} if left else {})


def uncovered(entry: LogEntry, roll: Any) -> LogEntry | None:
    """The entry with its roll, if the roll is the one committed to; its roll id is that of the row."""
    if not isinstance(roll, Mapping) or roll.get("id") != entry.id or commitment(roll) != entry.record.get(MARK):
        return None
    return replace(
        entry,
        action=str(roll.get("action", "")),
        result=str(roll.get("result", "")),
        dice=str(roll.get("dice", "")),
        rulings=tuple(map(str, roll.get("rulings", ()))),
        record=dict(roll.get("record", {})),
        mark=roll_id(entry),
    )
