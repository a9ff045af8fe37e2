"""An action of the Log, or of what waits for it, resolved again on the cells of now: same dice, same answers.

People sort and insert rows meanwhile, and answers are given in the order of the rows; so those who took part stand in
the order in which they were reviewed. Pure; nothing is rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.session.battles import battle_of
from toolkit.session.entries import LogEntry
from toolkit.session.journal import read_log
from toolkit.session.loading import Loaded, cell, load, place_of
from toolkit.session.outline import outline
from toolkit.session.planned import nothing_left
from toolkit.session.preview import Preview
from toolkit.session.previewing import Wish, make_preview
from toolkit.session.undo import still_standing
from toolkit.sync.port import Locate
from toolkit.systems.ruleset import AnyState, Ruleset
from toolkit.tables.changes import CellChange, ChangeSet, Clash, Placement, unreviewed
from toolkit.tables.headers import Cell
from toolkit.tables.locate import locate
from toolkit.tables.placing import same
from toolkit.tables.snapshot import CellError, Snapshot

HIDDEN = "hidden"
"""In the record of an action whose dice are kept elsewhere: its cells alone tell of it."""

CellOf = tuple[str, str, str]
"""Tab, key, column."""


def in_order(loaded: Loaded, order: Sequence[str]) -> Loaded:
    """The campaign with the combatants of `order` standing in that order; all others keep their place."""
    state: AnyState | None = loaded.state
    if state is None:
        return loaded
    known = [who for who in order if who in state.roster]
    those, rest = set(known), iter(known)
    roster = {who: state.roster[who] for who in (next(rest) if who in those else who for who in state.roster)}
    return replace(loaded, state=replace(state, roster=roster))


def again(loaded: Loaded, entry: LogEntry, order: Sequence[str] = ()) -> Preview | None:
    """The preview of a recorded action as it comes out now; `None` for an entry that is none or whose dice are not
    here, or on a faulty sheet."""
    record = entry.record
    if "do" not in record or HIDDEN in record or loaded.state is None:
        return None
    answers, overrides = record.get("answers", []), record.get("overrides")
    wish = Wish(record["do"], answers, None, overrides, entry.by, entry.id)
    return make_preview(in_order(loaded, order or _kept_order(record)), loaded.settings.lang, wish)


def _kept_order(record: Mapping[str, Any]) -> list[str]:
    kept = record.get("order")
    return [who for who in kept if isinstance(who, str)] if isinstance(kept, list) else []


def entry_in(change_set: ChangeSet, system: Ruleset) -> LogEntry | None:
    """The entry of the Log that a set brings along."""
    return next(iter(read_log([row.values for row in change_set.log], system)), None)


def order_of(preview: Preview) -> tuple[str, ...]:
    """The order in which those stood who were asked something or changed."""
    if preview.base is None or preview.base.state is None:
        return ()
    part = {one.ask.who for one in preview.asked} | {change.key for change in preview.changes}
    return tuple(who for who in preview.base.state.roster if who in part)


def with_order(entry: LogEntry, preview: Preview, now: AnyState | None) -> LogEntry:
    """The entry; where the rows stand in another order now than when it was reviewed, with that order."""
    order = order_of(preview)
    part = {*order}
    same = now is None or [who for who in now.roster if who in part] == list(order)
    return entry if same else replace(entry, record={**entry.record, "order": list(order)})


def effect(changes: Iterable[CellChange]) -> dict[CellOf, CellChange]:
    """What changes by cell; ids aside: a row that somebody added waits for its id until the next action."""
    return {(one.tab, one.key, one.column): one for one in changes if not unreviewed(one)}


def checking(system: Ruleset) -> Locate:
    """`locate` for what waited: it is written only if it still comes out as it was reviewed."""

    def located(snapshot: Snapshot, change_set: ChangeSet) -> Placement:
        placement = locate(system, snapshot, change_set)
        if placement.done or placement.clashes:
            return placement
        clashes = tuple(outdated(system, snapshot, change_set))
        return Placement((), {}, clashes) if clashes else placement

    return located


def outdated(system: Ruleset, snapshot: Snapshot, change_set: ChangeSet) -> Iterable[Clash]:
    """What comes out differently by the cells of now; for an undo, who took the same thing back meanwhile."""
    entry = entry_in(change_set, system)
    if entry is None or not entry.intact:
        return ()
    if entry.undoes:
        standing, empty = still_standing(entry.takes_back, "", system), nothing_left(entry.changes, system)
        return standing(snapshot) or empty(snapshot)
    if "removed" in entry.record:
        return nothing_left(entry.changes, system)(snapshot)
    loaded = load(snapshot, battle_of(entry) or None)
    fresh = again(loaded, entry, change_set.order)
    if "do" not in entry.record or HIDDEN in entry.record or (fresh is not None and as_reviewed(fresh, entry)):
        return ()
    return [*_differing(loaded, entry, fresh)] or [at_large(loaded, entry.id)]


def at_large(loaded: Loaded, identifier: str) -> Clash:
    """It comes out differently, and no cell alone tells how."""
    table = loaded.sheet.tables.get("roster") if loaded.sheet is not None else None
    tab = table.tab.name if table is not None else "Roster"
    return Clash(CellChange("roster", identifier, "", None, None), "different", tab)


def as_reviewed(fresh: Preview, entry: LogEntry) -> bool:
    """Whether an action comes out now as its entry tells."""
    alike = effect(fresh.changes) == effect(entry.changes)
    return fresh.complete and alike and outline(fresh.events) == entry.record.get("outline", outline(fresh.events))


def _differing(loaded: Loaded, entry: LogEntry, fresh: Preview | None) -> Iterator[Clash]:
    """The cells that would get another value now, or none, or that would not have changed before."""
    if loaded.sheet is None or fresh is None or not fresh.complete:
        return
    meant, now = effect(entry.changes), effect(fresh.changes)
    for key in {**meant, **now}:
        if key in meant and key in now and same(meant[key].new, now[key].new):
            continue
        stands = cell(loaded.sheet, *key)
        change = meant.get(key) or CellChange(*key, stands, _plain(stands))
        yield Clash(change, "different", place_of(loaded.sheet, *key), stands)


def _plain(value: Cell) -> str | int | float | bool | None:
    return value.code if isinstance(value, CellError) else value
