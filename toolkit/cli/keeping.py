"""`--keep`: what a cell shall hold that an action and somebody else have both set; and the sentences that ask for it.

`--keep mine`, `theirs` or `reapply` counts for all cells, `--keep "Mossy HP=12"` gives one a value of its own, and
`--keep "Mossy HP=theirs"` one of the three.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from toolkit.cli.ending import Ending, wrong
from toolkit.cli.options import plain
from toolkit.core.names import fold
from toolkit.messages import render, text
from toolkit.session.contested import KEEPS, Contested, Keep, shown_cell
from toolkit.session.merging import Choice, Choices, Merge, Own
from toolkit.tables.columns import english_header

if TYPE_CHECKING:
    from toolkit.core.outcome import Refusal
    from toolkit.session import Campaign, Committed
    from toolkit.sync.port import Conflict, Queued
    from toolkit.tables.changes import ChangeSet


def settled(
    campaign: Campaign, change_set: ChangeSet, keeps: Sequence[str], by: str = ""
) -> Committed | Conflict | Queued | Refusal:
    """The action written as chosen. The command ends where a choice names no cell that is in question."""
    merge = campaign.merge(change_set)
    keep, choices = read_keeps(campaign, keeps, merge.cells if merge is not None else [])
    return campaign.settle(change_set, keep, choices, by=by)


def read_keeps(campaign: Campaign, keeps: Sequence[str], cells: Sequence[Contested]) -> tuple[Keep | None, Choices]:
    """The choice for all cells and those for single ones."""
    whole: list[Keep] = [keep for keep in KEEPS if keep in keeps]
    if len(whole) > 1:
        raise _unknown(campaign, " ".join(whole), cells)
    named = {name: one.cell for one in cells for name in _names(campaign, one)}
    choices: dict[Any, Choice] = {}
    for pair in (word for word in keeps if word not in KEEPS):
        name, equals, value = pair.rpartition("=")
        cell = named.get(fold(name))
        if not equals or cell is None:
            raise _unknown(campaign, pair, cells)
        choices[cell] = cast(Keep, value.strip()) if value.strip() in KEEPS else Own(plain(value) if value else None)
    return whole[0] if whole else None, choices


def meant(campaign: Campaign, keeps: Sequence[str], cells: Sequence[Contested]) -> list[str]:
    """The choices that are for these cells: those for all, and those that name one of them."""
    names = {name for one in cells for name in _names(campaign, one)}
    return [keep for keep in keeps if keep in KEEPS or fold(keep.rpartition("=")[0]) in names]


def contested_lines(campaign: Campaign, merge: Merge | None) -> list[str]:
    """A sentence a cell in question."""
    return [render(said, campaign.lang) for said in merge.notes()] if merge is not None else []


def contested_json(merge: Merge | None) -> list[dict[str, Any]]:
    """`{"where", "tab", "key", "column", "base", "theirs", "mine", "theirs_by", "by", "choices"}` each; `choices`: what
    each possible one leaves in the cell."""
    if merge is None:
        return []
    return [
        {
            "where": one.where,
            **dict(zip(("tab", "key", "column"), one.cell, strict=True)),
            "base": _json(one.change.old),
            "theirs": _json(one.theirs),
            "mine": one.change.new,
            "theirs_by": one.theirs_by or None,
            "by": merge.entry.by or None,
            "choices": {keep: _json(value) for keep, value in one.values.items()},
        }
        for one in merge.cells
    ]


def _names(campaign: Campaign, one: Contested) -> Iterable[str]:
    """What the cell may be called: a name or id with a header or key, or its place."""
    tab, key, column = one.cell
    state = campaign.state
    names = state.names() if state is not None else {}
    label = one.where.rpartition("(")[2].rstrip(")")
    yield fold(one.where.partition(" (")[0])
    if tab in ("battle", "campaign"):
        yield from (fold(f"{tab} {what}") for what in (one.change.said, label))
    else:
        yield from (fold(f"{who} {what}") for who in (key, names.get(key, key)) for what in (column, label))
        yield from (fold(f"{who} {english_header(column)}") for who in (key, names.get(key, key)))


def _unknown(campaign: Campaign, pair: str, cells: Sequence[Contested]) -> Ending:
    names = campaign.state.names() if campaign.state is not None else {}
    known = [
        f"{names.get(one.cell[1], one.cell[1])} {english_header(one.change.said)}={shown_cell(one.theirs)}"
        for one in cells
    ]
    return wrong(text("cli.expected_keep", campaign.lang, known=known or "—"), where="--keep", value=pair)


def _json(value: Any) -> Any:
    return getattr(value, "code", value)
