"""The canonical text of a choice, as documented: anybody can work out a commitment again without Turnsheet."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from toolkit.session.seal_text import Choice, canonical, commitment, is_turn, new_nonce, turn_id, turn_seed

CHOICE = Choice("", 1, ("A", "Б"), "A", ({"actor": "cinder", "use": "Ember", "on": ["mossy"]},), "0f" * 32)
TEXT = (
    '{"actions":[{"actor":"cinder","on":["mossy"],"use":"Ember"}],"battle":"","nonce":"' + "0f" * 32 + '",'
    '"round":1,"side":"A","sides":["A","\\u0411"],"tag":"turnsheet.seal.1"}'
)
OTHER: list[dict[str, Any]] = [
    {"battle": "ford"},
    {"round": 2},
    {"side": "Б"},
    {"sides": ("Б", "A")},
    {"actions": ()},
    {"actions": ({"actor": "cinder", "use": "Ember", "on": ["mossy", "mossy"]},)},
    {"nonce": "f0" * 32},
]


def test_the_commitment_is_the_hash_of_one_line_that_anybody_can_write() -> None:
    assert canonical(CHOICE) == TEXT.encode("ascii")
    assert commitment(CHOICE) == hashlib.sha256(TEXT.encode()).hexdigest()


@pytest.mark.parametrize("other", OTHER, ids=[next(iter(other)) for other in OTHER])
def test_every_part_is_bound(other: dict[str, Any]) -> None:
    assert commitment(replace(CHOICE, **other)) != commitment(CHOICE)


def test_nonces_are_long_and_never_the_same() -> None:
    assert len({new_nonce() for _ in range(50)}) == 50
    assert len(new_nonce()) * 4 >= 128


def test_the_turn_and_its_dice_hang_on_every_nonce_and_on_no_order() -> None:
    other = replace(CHOICE, side="Б", nonce=new_nonce())
    turn = turn_id([CHOICE, other])
    assert turn == turn_id([other, CHOICE])
    assert is_turn(turn)
    assert not is_turn("t-7xk2mq9wd")
    assert 100_000 <= turn_seed(turn) <= 999_999
    assert turn_seed(turn, 2) not in (turn_seed(turn), turn_seed(turn, 3))
    fresh = {turn_seed(turn_id([CHOICE, replace(other, nonce=new_nonce())])) for _ in range(30)}
    assert len(fresh) > 25
