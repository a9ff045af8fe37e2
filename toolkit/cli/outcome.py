"""How a write ended: in the sheet, in somebody's way, or waiting; as lines for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from toolkit.cli.ending import CONFLICT, UNREACHABLE, WRONG, Ending
from toolkit.cli.keeping import contested_json, contested_lines
from toolkit.cli.standing import OF_WRITING, kept_line, laid_aside, remark_lines, sets_json, whose_lines
from toolkit.core.outcome import Refusal
from toolkit.messages import has, render, text
from toolkit.session.log_json import changes_json, clashes_json
from toolkit.sync.port import Conflict, Queued
from toolkit.sync.sentences import clash_note, queued_note
from toolkit.tables.changes import LABEL, CellChange, Clash
from toolkit.tables.columns import columns_of, header

if TYPE_CHECKING:
    from toolkit.session import Campaign, Committed

_MOVED = {"changed", "gone", "double", "different", "sealed"}
"""Reasons of a clash that somebody's change gave."""


def written(
    campaign: Campaign, outcome: Committed | Conflict | Queued | Refusal, *, keepable: bool = False
) -> Committed:
    """The outcome, if the sheet holds it now; otherwise the command ends with what is in the way.

    `keepable`: the command takes `--keep`.
    """
    if isinstance(outcome, Refusal):
        raise refused(outcome, campaign.lang, names=names_in(campaign))
    if isinstance(outcome, Conflict) and outcome.aside:
        raise laid_aside(campaign, outcome.aside)
    if isinstance(outcome, Conflict):
        raise _in_the_way(campaign, outcome, keepable)
    if isinstance(outcome, Queued):
        sentence = render(queued_note(outcome, campaign.name), campaign.lang)
        queued = {"reason": outcome.reason, "by": outcome.by, "message": sentence, "waiting": campaign.waiting()}
        raise Ending(UNREACHABLE, [sentence, kept_line(campaign)], {"queued": queued})
    return outcome


def _in_the_way(campaign: Campaign, conflict: Conflict, keepable: bool) -> Ending:
    merge = campaign.merge(conflict.change_set) if conflict.change_set is not None else None
    lines = contested_lines(campaign, merge) or clash_lines(conflict.clashes, campaign.lang)
    asks = keepable and merge is not None and bool(merge.cells)
    headline = "cli.changed" if asks else _headline(conflict.clashes)
    said = [text(headline, campaign.lang, name=campaign.name), *lines, *whose_lines(campaign)]
    said += [text("cli.keep_with", campaign.lang)] if asks else []
    cells: dict[str, Any] = {"conflict": clashes_json(conflict.clashes), "cells": contested_json(merge)}
    told = {**cells, "changed_by": campaign.changed_by or None}
    return Ending(CONFLICT, said, {**told, "message": "\n".join(said)})


def _headline(clashes: Iterable[Clash]) -> str:
    """Somebody's change is worth another try; a cell that is locked has to be freed first."""
    return "cli.conflict" if {clash.reason for clash in clashes} & _MOVED else "cli.locked"


def refused(refusal: Refusal, lang: str, **more: Any) -> Ending:
    """Not legal now, or nothing to undo: nothing was written."""
    sentence = render(refusal.said, lang, more.pop("names", None))
    return Ending(WRONG, [sentence], {"refused": {"reason": refusal.reason, "message": sentence}, **more})


def names_in(campaign: Campaign) -> dict[str, str]:
    """Names by id, for sentences about combatants."""
    return campaign.state.names() if campaign.state is not None else {}


def written_json(campaign: Campaign, outcome: Committed) -> dict[str, Any]:
    """`{"ok", "id", "again", "changes", "sent", "remarks"}`.

    `sent`: what had waited and was written before it; `remarks`: what the writing met, such as formulas left blank.
    """
    told = {"id": outcome.id, "again": outcome.again, "changes": changes_json(outcome.changes)}
    remarks = remark_lines(campaign, OF_WRITING)
    return {"ok": True, **told, "sent": sets_json(campaign.home.sent.written), "remarks": remarks}


def written_lines(campaign: Campaign, outcome: Committed) -> list[str]:
    """Where it was written and how many cells, and what the writing met."""
    code = "cli.written_before" if outcome.again else "cli.written"
    where = text(code, campaign.lang, name=campaign.name, count=len(outcome.changes), id=outcome.id)
    return [where, *remark_lines(campaign, OF_WRITING)]


def change_lines(campaign: Campaign, changes: Iterable[CellChange]) -> list[str]:
    """One line a changed cell, by names and headers; ids that were given or taken away are only counted."""
    ids = [change for change in changes if change.column == "id"]
    counted = [text("cli.ids", campaign.lang, count=len(ids))] if ids else []
    shown = (change for change in changes if change.column not in ("id", LABEL))
    return [_change_line(campaign, change) for change in shown] + counted


def _change_line(campaign: Campaign, change: CellChange) -> str:
    names = names_in(campaign)
    who = names.get(change.key, change.key) if change.tab == "roster" else _tab(change.tab, campaign.lang)
    who = f"{who} {change.key}" if change.tab == "battle" and change.said != change.key else who
    what = change.key if change.tab == "moves" else change.said
    columns = columns_of(campaign.system.roster if change.tab == "roster" else campaign.system.battle)
    label = header(what, columns[what], campaign.lang) if what in columns else what
    return f"{who}, {label}: {_shown(change.old)} → {_shown(change.new)}"


def _tab(role: str, lang: str) -> str:
    """A tab's name; one that another version wrote for, and this one does not know, as it stands."""
    code = f"cli.tab_{role}"
    return text(code, lang) if has(code, lang) else role


def _shown(value: object) -> str:
    return "—" if value is None or value == "" else str(getattr(value, "code", value))


def clash_lines(clashes: Iterable[Clash], lang: str) -> list[str]:
    """One line a cell that is in the way."""
    return [render(clash_note(clash), lang) for clash in clashes]
