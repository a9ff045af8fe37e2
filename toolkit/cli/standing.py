"""What waits to be written, what was written now, what had to be laid aside: as lines for people and as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from toolkit.cli.ending import CONFLICT, Ending
from toolkit.cli.keeping import contested_json, contested_lines
from toolkit.messages import render, text
from toolkit.session.log_json import changes_json, clashes_json
from toolkit.sync.port import Flushed, LaidAside
from toolkit.sync.sentences import aside_notes, line_of
from toolkit.tables.changes import ChangeSet

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.session.merging import Merge


def waiting_lines(campaign: Campaign) -> list[str]:
    """Before somebody looks at a campaign: what is shown and not yet in the sheet, what lies aside."""
    waiting, aside = campaign.waiting(), campaign.aside()
    lines = [text("cli.waiting", campaign.lang, count=waiting), kept_line(campaign)] if waiting else []
    lines += [text("cli.lies_aside", campaign.lang, count=len(aside))] if aside else []
    return lines + remark_lines(campaign)


def kept_line(campaign: Campaign) -> str:
    """What puts in what waits."""
    return text("cli.kept", campaign.lang, source=typed(campaign.source))


def typed(word: str) -> str:
    """A word as it is typed on a command line."""
    return f'"{word}"' if any(sign.isspace() for sign in word) else word


def standing_json(campaign: Campaign) -> dict[str, Any]:
    """`{"waiting", "aside", "remarks"}`: how many actions wait and lie aside, and what else there is to know."""
    return {"waiting": campaign.waiting(), "aside": len(campaign.aside()), "remarks": remark_lines(campaign)}


OF_WAITING = ("sync.stray", "sync.side_unread", "sync.copies", "sync.google_last_seen")
"""Remarks told whenever something is written; that a book is closed to changes is told by the writing that fails."""
OF_WRITING = ("sync.google_lost", "sync.google_formula_gone", "sync.google_crossed", "sync.uncomputed")
"""Remarks on what a write has just met."""


def remark_lines(campaign: Campaign, codes: Collection[str] = ()) -> list[str]:
    """What else there is to know, of these kinds alone where any are named."""
    return [render(said, campaign.lang) for said in campaign.remarks() if not codes or said.code in codes]


def whose_lines(campaign: Campaign) -> list[str]:
    """Whose change is in the way, where the source tells."""
    whose = campaign.whose_change()
    return [render(whose, campaign.lang)] if whose is not None else []


def damaged_lines(campaign: Campaign) -> list[str]:
    """Files laid aside of which nobody can tell what waited in them, until they are dismissed."""
    return aside_lines(campaign, [laid for laid in campaign.aside() if laid.change_set is None])


def sent_lines(campaign: Campaign, sent: Flushed) -> list[str]:
    """The actions that had waited and are in the sheet now."""
    actions = [line_of(one) for one in sent.written]
    return (
        [text("cli.sent", campaign.lang, count=len(actions)), *(f"    {line}" for line in actions)] if actions else []
    )


def aside_lines(campaign: Campaign, aside: Iterable[LaidAside]) -> list[str]:
    """What was laid aside, why, and each cell in the way with every value there is for it."""
    return [line for laid in aside for line in _aside_lines(campaign, laid)]


def _aside_lines(campaign: Campaign, laid: LaidAside) -> list[str]:
    first, *cells = [render(said, campaign.lang) for said in aside_notes(laid)]
    return [first, *(contested_lines(campaign, _merge(campaign, laid)) or cells)]


def _merge(campaign: Campaign, laid: LaidAside) -> Merge | None:
    return campaign.merge(laid.change_set) if laid.change_set is not None else None


def laid_aside(campaign: Campaign, aside: Iterable[LaidAside]) -> Ending:
    """An action that had waited can no longer be written; the one that was asked for now is not written either."""
    sent = campaign.home.sent
    said = [
        *sent_lines(campaign, sent),
        text("cli.waited_in_vain", campaign.lang, name=campaign.name),
        *aside_lines(campaign, aside),
        *whose_lines(campaign),
        text("cli.settle_with", campaign.lang, name=typed(campaign.source)),
    ]
    result = {
        "conflict": clashes_json(clash for laid in aside for clash in laid.clashes),
        "aside": aside_json(campaign, aside),
        "sent": sets_json(sent.written),
        "changed_by": campaign.changed_by or None,
        "message": "\n".join(said),
    }
    return Ending(CONFLICT, said, result)


def aside_json(campaign: Campaign, aside: Iterable[LaidAside]) -> list[dict[str, Any]]:
    """`{"id", "action", "changes", "clashes", "cells", "path"}` each; a damaged file has only its path."""
    return [
        {
            **(_set(laid.change_set) if laid.change_set else {"id": None}),
            "clashes": clashes_json(laid.clashes),
            "cells": contested_json(_merge(campaign, laid)),
            "path": laid.path,
        }
        for laid in aside
    ]


def sets_json(sets: Iterable[ChangeSet]) -> list[dict[str, Any]]:
    """`{"id", "action", "changes"}` each."""
    return [_set(one) for one in sets]


def _set(one: ChangeSet) -> dict[str, Any]:
    return {"id": one.id, "action": line_of(one), "changes": changes_json(one.changes)}
