"""A sealed choice and its commitment: the canonical text, its hash, and what all opened choices make together. Pure.

The canonical text of a choice is one line of JSON in ASCII: keys in alphabetical order, no spaces, whole numbers and
texts only. It binds the battle, the turn, all sides that plan it, the side, its actions, a nonce, and a tag that no
other use of the hash has. The commitment is the SHA-256 of that text in hexadecimal digits. Once every side is open,
the nonces together give the turn's id and its seed, so that no side alone could have picked the dice.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

TAG = "turnsheet.seal.1"
NONCE = re.compile("[0-9a-f]{64}")
_TURN = re.compile("s-[0-9a-f]{16}")


@dataclass(frozen=True, slots=True)
class Choice:
    """What a side does in one turn. `actions` are lines as the rules read them, combatants by id."""

    battle: str
    round: int
    sides: tuple[str, ...]
    side: str
    actions: tuple[Mapping[str, Any], ...]
    nonce: str
    """256 bits as hexadecimal digits: without it the few choices there are could be tried one by one."""


def new_nonce() -> str:
    """A fresh nonce."""
    return secrets.token_hex(32)


def canonical(choice: Choice) -> bytes:
    """The one text that a choice has."""
    bound = {
        "actions": [dict(line) for line in choice.actions],
        "battle": choice.battle,
        "nonce": choice.nonce,
        "round": choice.round,
        "side": choice.side,
        "sides": list(choice.sides),
        "tag": TAG,
    }
    return json.dumps(bound, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode("ascii")


def commitment(choice: Choice) -> str:
    """The hash that stands in the Log before the choice does."""
    return sha256(canonical(choice)).hexdigest()


def turn_id(choices: Iterable[Choice]) -> str:
    """The id of the turn that these choices, one a side, make: the same on every machine, foreseen by none."""
    bound = [f"{TAG}.turn", *sorted(commitment(choice) + choice.nonce for choice in choices)]
    return f"s-{sha256('|'.join(bound).encode()).hexdigest()[:16]}"


def is_turn(identifier: str) -> bool:
    """Whether an action of this id was made of sealed choices."""
    return _TURN.fullmatch(identifier) is not None


def turn_seed(identifier: str, answered: int = 0) -> int:
    """The number from which such a turn's dice are rolled: six digits, the same on every machine.

    Dice that are rolled after so many answers, when a question stood in between, have a number of their own.
    """
    bound = f"{TAG}.seed|{identifier}" + (f"|{answered}" if answered else "")
    return int(sha256(bound.encode()).hexdigest(), 16) % 900_000 + 100_000
