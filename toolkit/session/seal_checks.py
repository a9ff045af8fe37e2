"""What the source's own Log must still say when something about sealed choices is written, read under its lock. Pure.

Two machines can seal, open or resolve in the same moment; whoever comes second finds here that it did.
"""

from __future__ import annotations

from collections.abc import Callable

from toolkit.core.outcome import Refusal
from toolkit.session.applying import Check
from toolkit.session.loading import Loaded, load
from toolkit.session.preview import Preview
from toolkit.session.seal_plan import planning_sides, turn_entry
from toolkit.session.seal_text import is_turn
from toolkit.session.seals import Seals, read_seals
from toolkit.session.undo import entries_of
from toolkit.tables.changes import CellChange, Clash
from toolkit.tables.snapshot import Snapshot


def seals_of(loaded: Loaded) -> Seals:
    """The seals of the battle and turn that a campaign stands at."""
    if loaded.sheet is None:
        return Seals()
    return read_seals(entries_of(loaded.sheet), *turn_of(loaded))


def turn_of(loaded: Loaded) -> tuple[str, int]:
    """The battle's id and its turn; a battle that has not begun is in its first."""
    sheet = loaded.sheet
    return (sheet.battle.battle or sheet.chosen, sheet.battle.round or 1) if sheet is not None else ("", 1)


def stands(wanted: Callable[[Loaded, Seals], bool], battle: str | None) -> Check:
    """The check of a row about sealed choices in a battle: what the Log says in the snapshot is as wanted."""

    def check(snapshot: Snapshot) -> tuple[Clash, ...]:
        loaded = load(snapshot, battle)
        return () if wanted(loaded, seals_of(loaded)) else (_clash(),)

    return check


def as_sealed(preview: Preview) -> Check:
    """The check of a turn made of sealed choices: these openings, unaltered, and played for the first time."""

    def check(snapshot: Snapshot) -> tuple[Clash, ...]:
        if not is_turn(preview.id):
            return ()
        base = preview.base
        same = base is not None and base.snapshot.revision == snapshot.revision
        loaded = base if base is not None and same else load(snapshot, base.battle if base is not None else None)
        return () if _is_turn_of(loaded, preview) else (_clash(),)

    return check


def _is_turn_of(loaded: Loaded, preview: Preview) -> bool:
    seals = seals_of(loaded)
    if loaded.system is None or loaded.state is None or seals.turn != preview.id:
        return False
    sides = planning_sides(loaded.system, loaded.state)
    if isinstance(sides, Refusal) or set(sides) != seals.opened.keys():
        return False
    return turn_entry(loaded, [seals.opened[side].actions for side in sides]) == preview.entry


def _clash() -> Clash:
    return Clash(CellChange("log", "", "entry", None, None), "sealed", "Log")
