"""What can happen in a fight, in the past tense. Folding these is the only way a fight changes (`apply`).

Fields are facts: ids are `Who`, words of the rules are `Term`, amounts whole HP, `left` what is there afterwards.
"""

from __future__ import annotations

from toolkit.systems.d6forum.events.conditions import (
    Cured,
    Fell,
    HpLost,
    HpRegained,
    Interrupted,
    StageChanged,
    StagesCounted,
    StatusesCounted,
    StatusGained,
    WeatherChanged,
    condition,
)
from toolkit.systems.d6forum.events.course import (
    Acted,
    ActionFailed,
    BattleBegan,
    BattleOver,
    OnceExplained,
    Recalled,
    RoundEnded,
    SentOut,
    TurnEnded,
)
from toolkit.systems.d6forum.events.moves import (
    AttackBlocked,
    AttackFailed,
    BarrierRaised,
    BarrierSpent,
    Dodged,
    DodgeSpent,
    MoveUsed,
    PreparationBegan,
    PreparationOver,
    StrikeLanded,
    TargetImmune,
)

__all__ = [
    "Acted",
    "ActionFailed",
    "AttackBlocked",
    "AttackFailed",
    "BarrierRaised",
    "BarrierSpent",
    "BattleBegan",
    "BattleOver",
    "Cured",
    "DodgeSpent",
    "Dodged",
    "Fell",
    "HpLost",
    "HpRegained",
    "Interrupted",
    "MoveUsed",
    "OnceExplained",
    "PreparationBegan",
    "PreparationOver",
    "Recalled",
    "RoundEnded",
    "SentOut",
    "StageChanged",
    "StagesCounted",
    "StatusGained",
    "StatusesCounted",
    "StrikeLanded",
    "TargetImmune",
    "TurnEnded",
    "WeatherChanged",
    "condition",
]
