"""Undo and redo on a page beside the battle page; the campaign alone says what can be taken back."""

from __future__ import annotations

from typing import Any

from toolkit.session import Campaign, Committed
from toolkit.ui.beside.page import Beside, with_campaign
from toolkit.ui.desk.saving import saved
from toolkit.ui.desk.top import retold


@with_campaign
def undo(page: Beside, campaign: Campaign, /, identifier: str | None = None) -> None:
    """Take back the action of that id, or the last one."""
    taken_back(page, campaign, campaign.undo(identifier, by=page.desk.by or ""), "undone")


@with_campaign
def redo(page: Beside, campaign: Campaign, /) -> None:
    """Do again what was taken back last."""
    taken_back(page, campaign, campaign.redo(by=page.desk.by or ""), "redone")


def taken_back(page: Beside, campaign: Campaign, result: Any, done: str) -> None:
    """Tell how it went; what was undone or done again is said as well, for the page says it nowhere else."""
    saved(page.desk, result, done)
    entries = campaign.log()
    written = [entry for entry in entries if isinstance(result, Committed) and entry.id == result.id]
    for entry in retold(page.desk, written, entries):
        page.desk.tell("good", f"{entry.action} · {page.desk.news.said}")
