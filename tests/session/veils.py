"""A demo campaign of any system with a secret in it: one foe under a planted name, planted numbers and notes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl

from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.new import new_workbook

NAME, NOTE, HP = "Zxqvorn", "Qwyzzle", 7919
"""What no rendering for others may hold: the foe's name, the game master's note on everybody, the foe's HP."""
TOKENS = (NAME, NOTE)


def plant(file: Path, system: str, hidden: str = "", lang: str = "en", see: str = "", **more: Any) -> str:
    """The campaign; the side that has the secret foe."""
    new_workbook(file, system, lang, demo=True)
    first = open_campaign(file)
    assert first.state is not None, first.problems
    active = [row for row in first.state.roster.values() if row.active and (row.kind or "pokemon") == "pokemon"]
    foe = active[-1]
    book = openpyxl.load_workbook(file)
    sheet = book[book.sheetnames[1]]
    header = next(row for row in sheet.iter_rows(max_row=12) if sum(cell.value is not None for cell in row) > 3)
    at = {str(cell.value).casefold(): cell.column or 0 for cell in header}
    extra = sheet.max_column + 1
    sheet.cell(header[0].row or 1, extra, "Hidden")
    for row in range((header[0].row or 1) + 1, sheet.max_row + 1):
        if sheet.cell(row, at["name"]).value is None:
            continue
        sheet.cell(row, at["notes"], NOTE)
        if sheet.cell(row, at["name"]).value == foe.name:
            found = {"name": NAME, "max hp": HP, "hp": HP - 100, **more}
            for key, value in found.items():
                if key in at:
                    sheet.cell(row, at[key], value)
            sheet.cell(row, extra, hidden)
    if see:
        book[book.sheetnames[0]].append(["Players see", see])
    book.save(file)
    return str(foe.side)


def play(campaign: Campaign, actions: int = 4, *, hidden: bool = False) -> None:
    """The battle begins, and whoever may act does the first thing that is legal, to the foe where it can."""
    for number in range(actions):
        entry = {"start": True} if number == 0 and campaign.system.id != "calpheon" else _next(campaign)
        made = campaign.preview(entry, seed=number + 1)
        while made.needs is not None:
            options = made.needs.options
            answer = options[0] if options else (made.needs.low or 0)
            made = campaign.preview(entry, answers=[*made.given, answer], seed=number + 1)
        assert made.complete, (made.problems, made.refusal)
        assert isinstance(campaign.commit(made, hidden=hidden), Committed)


def _next(campaign: Campaign) -> Any:
    state, chosen = campaign.state, dict[str, dict[str, Any]]()
    assert state is not None
    for slot in campaign.system.slots(state):
        line = next(_legal(campaign, slot, chosen), None)
        if line is not None:
            chosen[slot.key] = line
    return campaign.system.assemble(state, chosen)


def _legal(campaign: Campaign, slot: Any, chosen: Any) -> Iterator[dict[str, Any]]:
    assert campaign.state is not None
    for actor in campaign.system.options(campaign.state, slot, chosen):
        for use in actor.uses:
            if use.kind == "move" and use.refused is None and use.warning is None and (use.targets or use.likely):
                aim = next((who for who in use.targets if who == foe_id(campaign)), use.targets[0])
                yield {"actor": actor.actor, "use": use.use, "on": [aim]}
    for actor in campaign.system.options(campaign.state, slot, chosen):
        for use in actor.uses:
            if use.refused is None and not use.target_needed and not use.worded and use.use in ("Wait", "Hold", "Rest"):
                yield {"actor": actor.actor, "use": use.use}


def foe_id(campaign: Campaign) -> str:
    """The secret foe's id."""
    assert campaign.state is not None
    return next(who for who, row in campaign.state.roster.items() if row.name == NAME)


def leaks(told: str, *more: str) -> list[str]:
    """The secrets a text holds: planted words and all numbers near the planted HP (but inside ids)."""
    found = [token for token in (*TOKENS, *more) if re.search(re.escape(token), told, re.IGNORECASE)]
    return found + [number for number in re.findall(r"(?<![\w-])\d{4}(?![\w-])", told) if HP - 2000 < int(number) <= HP]
