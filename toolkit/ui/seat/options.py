"""What a player may choose, as the player may know it: the rules' own options with ids that tell nothing.

Legality is worked out on the fight as the player knows it (`veil_state`), and everybody goes by an alias. `real`
turns a chosen line back, and refuses what was never offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.core.options import ActorOptions, UseOption
from toolkit.session.veil import Veil

Line = Mapping[str, Any]


def seen_options(options: Iterable[ActorOptions], veil: Veil) -> tuple[ActorOptions, ...]:
    """The options of the viewer's own combatants, by aliases."""
    return tuple(
        ActorOptions(veil.alias(one.actor), tuple(_use(use, veil) for use in one.uses), one.closing, one.unbegun)
        for one in options
        if veil.own(one.actor)
    )


def _use(use: UseOption, veil: Veil) -> UseOption:
    groups = (_aliases(group, veil) for group in use.together)
    return replace(
        use,
        targets=_aliases(use.targets, veil),
        barred=tuple((who, reason) for who, reason in use.barred if veil.alias(who) == who),
        together=tuple(dict.fromkeys(group for group in groups if len(group) > 1)),
        likely=(veil.alias(use.likely) or None) if use.likely is not None else None,
    )


def _aliases(whom: Iterable[str], veil: Veil) -> tuple[str, ...]:
    return tuple(alias for who in whom if (alias := veil.alias(who)))


def real(line: Line, offered: Sequence[ActorOptions], veil: Veil) -> Line | None:
    """The line with real ids; `None` if its actor is not the viewer's own or anybody in it is unknown to them."""
    actor = veil.meant(str(line.get("actor", "")))
    aims = [veil.meant(str(alias)) for alias in line.get("on") or ()]
    if actor is None or not veil.own(actor) or None in aims or all(one.actor != line.get("actor") for one in offered):
        return None
    return {**line, "actor": actor, **({"on": aims} if aims else {})}


def shown(line: Line, veil: Veil) -> Line:
    """A line with aliases in place of ids."""
    aims = _aliases((str(who) for who in line.get("on") or ()), veil)
    kept = {key: value for key, value in line.items() if key != "on"}
    return {**kept, "actor": veil.alias(str(line.get("actor", ""))), **({"on": list(aims)} if aims else {})}
