"""Ids of actions: short, never blank, never to be mistaken for a number or a cell's address."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Literal

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

Sealed = Literal["seal", "open", "withdraw", "reveal"]
"""What a row of the Log has to do with sealed choices (`reveal`: with a hidden roll); its id begins with the word, so
that no edit hides it."""

_SEALED = re.compile(f"(seal|open|withdraw|reveal)-[{_LETTERS}]{{9}}")


def new_id(kind: Literal["t"] | Sealed = "t") -> str:
    """A fresh id such as `t-7xk2mq9wd`; 31^9 of them exist."""
    return f"{kind}-" + "".join(secrets.choice(_LETTERS) for _ in range(9))


def id_of(*facts: str) -> str:
    """The id of what can be done once as things stand: for the same facts the same, whoever asks for it."""
    number = int.from_bytes(sha256("\n".join(facts).encode()).digest())
    return "t-" + "".join(_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(9))


def sealed_kind(identifier: str) -> Sealed | None:
    """The kind of a row about sealed choices, by its id; `None` for anything else."""
    found = _SEALED.fullmatch(identifier)
    return found[1] if found else None  # type: ignore[return-value]


def new_seed() -> int:
    """A fresh seed for the dice: six digits, easy to type again."""
    return secrets.randbelow(900_000) + 100_000
