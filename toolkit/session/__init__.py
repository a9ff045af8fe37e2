"""The campaign service: open a source, preview, commit, undo, the Log, drafts that survive a reload.

`campaign` is the face; `loading` understands a snapshot; `previewing` resolves without writing; `commit` writes once;
`journal` turns Log rows into entries and back; `undo` takes back; `draft` keeps what is half answered.
"""

from __future__ import annotations

from pathlib import Path

from toolkit.session.campaign import Campaign
from toolkit.session.commit import Committed
from toolkit.session.draft import Draft
from toolkit.session.entries import LogEntry
from toolkit.session.home import CampaignError
from toolkit.session.preview import Preview, Sentence, Settled
from toolkit.sync.registry import open_backend

__all__ = [
    "Campaign",
    "CampaignError",
    "Committed",
    "Draft",
    "LogEntry",
    "Preview",
    "Sentence",
    "Settled",
    "open_campaign",
]


def open_campaign(source: str | Path, *, lang: str | None = None, battle: str | None = None) -> Campaign:
    """The campaign at a path or an address; `battle`: one of several in it, by its name.

    Raises `SourceError` when it cannot be reached or is no campaign's home. A campaign with problems opens too:
    `problems` names them all, and `state` is `None` while any is an error.
    """
    return Campaign(open_backend(str(source)), str(source), lang, battle=battle)
