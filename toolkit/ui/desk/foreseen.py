"""What an action that is not saved yet will do to each combatant, a line for its card: `HP: 54 → 28 · Sleep 3 → 2`.

The lines are the cells that would be written, so they are what saving brings about and nothing else. A cell that lists
several things (statuses, stages) is told thing by thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from toolkit.session import Preview
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import CellChange, unreviewed
from toolkit.tables.columns import columns_of
from toolkit.ui.desk.cards import shown
from toolkit.ui.desk.words import Words


def foreseen(found: Preview | None, system: Ruleset, words: Words) -> Mapping[str, str]:
    """By combatant, once the action is complete; nobody while something is still to be rolled or put right."""
    if found is None or not found.complete:
        return {}
    inner = {key for key, declared in columns_of(system.roster).items() if declared.inner}
    lines: dict[str, list[str]] = {}
    for change in found.changes:
        if change.tab == "roster" and not unreviewed(change) and change.column not in inner:
            lines.setdefault(change.key, []).extend(_told(change, system, words))
    return {who: words.say("foreseen", what=" · ".join(told)) for who, told in lines.items() if told}


def _told(change: CellChange, system: Ruleset, words: Words) -> Iterable[str]:
    declared = system.roster.model_fields.get(change.column)
    old, new = shown(change.old, words), shown(change.new, words)
    if declared is not None and isinstance(declared.get_default(call_default_factory=True), (tuple, dict)):
        yield from listed(old, new)
    else:
        header = words.header(system.roster, change.column)
        yield f"{header}: {old} → {new or '—'}" if old else f"{header}: {new}"


def listed(old: str, new: str) -> Iterable[str]:
    """`Sleep 3 → 2` for what counts down, `+ Burn` for what comes, `− Burn` for what goes."""
    before, after = _things(old), _things(new)
    for name in {**before, **after}:
        if name not in after:
            yield f"− {name}"
        elif name not in before:
            yield f"+ {name} {after[name]}".rstrip()
        elif before[name] != after[name]:
            yield f"{name} {before[name] or '—'} → {after[name] or '—'}"


def _things(cell: str) -> dict[str, str]:
    """Name -> the number behind it, in a cell such as `Burn, Sleep 3` or `Power +1`."""
    parts = [part.strip() for part in cell.split(",") if part.strip()]
    return dict(map(_parted, parts))


def _parted(part: str) -> tuple[str, str]:
    name, _, number = part.rpartition(" ")
    return (name, number) if name and number.lstrip("+-−").isdecimal() else (part, "")
