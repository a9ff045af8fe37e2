"""Taking over from the page that is choosing, which is asked twice; and sitting down again after a reload."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from toolkit.session import Draft
from toolkit.sync.port import SourceError
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.hand import take_up


def ask(desk: Desk, wanted: bool) -> None:
    """Ask whether to take over, or leave it."""
    desk.sitting.taking_over = wanted and desk.sitting.elsewhere


@at_an_open_desk
def take_over(desk: Desk, draft: Draft, /) -> None:
    """Choose here from now on; whoever did so far is told at once."""
    if desk.sitting.taking_over:
        draft.take_over()
        desk.tell("good", desk.words.say("taken_over"))


def sit(desk: Desk, before: str, hand: Mapping[str, Any] | None = None) -> None:
    """This window sat on the seat `before` until it was reloaded: what it had in hand and was choosing is its own."""
    take_up(desk, hand or {})
    _sit(desk, before)


@at_an_open_desk
def _sit(desk: Desk, draft: Draft, /, before: str) -> None:
    if desk.sitting.lease is not None and desk.sitting.lease.page == before != desk.sitting.page:
        draft.take_over()


def stay(desk: Desk) -> None:
    """Whoever sits here is still at it, though nothing was chosen."""
    if desk.draft is not None and desk.sitting.mine:
        with suppress(SourceError):
            desk.draft.renew()
