"""What the Protect family keeps away while it stands: only in its own Action phase ([000] V.01).

`protect` keeps everything away, `protect from …` what it names, `endure` the target's last HP.
"""

from __future__ import annotations

from toolkit.systems.calpheon.events import ProtectTried
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing, since_phase


def shield_of(doing: Doing, target: str, attack: Move | None) -> Move | None:
    """The move of the family that worked and keeps this attack (`None`: a tamer's own) from the target now."""
    shields = [shield for shield in _raised(doing, target) if _covers(shield, attack)]
    return shields[0] if shields and doing.ruling("protect.covers") else None


def endures(doing: Doing, target: str) -> bool:
    """Whether an attempt to endure that worked keeps the target's last HP now."""
    return any(shield.clause("endure") for shield in _raised(doing, target))


def _raised(doing: Doing, target: str) -> list[Move]:
    tried = [event for event in since_phase(doing.scene) if isinstance(event, ProtectTried) and event.who == target]
    moves = [doing.fight.move(event.move) for event in tried if event.worked]
    return [move for move in moves if move is not None]


def _covers(shield: Move, attack: Move | None) -> bool:
    if shield.clause("protect") is not None:
        return True
    kept = {clause.word for clause in shield.clauses if clause.what == "protect_from"}
    if attack is None:
        return "attacks" in kept
    kinds = {
        "attacks": attack.damaging,
        "status": not attack.damaging,
        "priority": attack.priority > 0,
        "area": attack.tagged("Area"),
    }
    return any(kinds[word] for word in kept if word)
