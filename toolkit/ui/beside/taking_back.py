"""Undo and redo on a page beside the battle page; the campaign alone says what can be taken back."""

from __future__ import annotations

from toolkit.session import Campaign
from toolkit.ui.beside.page import Beside, with_campaign
from toolkit.ui.desk.saving import saved


@with_campaign
def undo(page: Beside, campaign: Campaign, /, identifier: str | None = None) -> None:
    """Take back the action of that id, or the last one."""
    saved(page.desk, campaign.undo(identifier, by=page.desk.by or ""), "undone")


@with_campaign
def redo(page: Beside, campaign: Campaign, /) -> None:
    """Do again what was taken back last."""
    saved(page.desk, campaign.redo(by=page.desk.by or ""), "redone")
