"""Ids of actions: short, never blank, never to be mistaken for a number or a cell's address."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A fresh id such as `t-7xk2mq9wd`; 31^9 of them exist."""
    return "t-" + "".join(secrets.choice(_LETTERS) for _ in range(9))


def new_seed() -> int:
    """A fresh seed for the dice: six digits, easy to type again."""
    return secrets.randbelow(900_000) + 100_000
