"""Coming into the battle and leaving it: what the guides' rows bring then ([003] VII; [000] IX.04).

Whoever leaves loses the statuses that end with it. Whoever comes in meets, in the order of every moment, the weather,
the terrain, what lies on its side, and its own statuses; a Pokémon that falls by it has fallen like any other.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.systems.calpheon.guide_words import SWITCH_IN
from toolkit.systems.calpheon.procedures.affecting import end_statuses
from toolkit.systems.calpheon.procedures.passing import STEPS, happen
from toolkit.systems.calpheon.state import Fight


def leave(scene: Scene[Fight], who: str) -> None:
    """What is over for somebody who is about to leave."""
    end_statuses(scene, who, {"ends_switch"})


def arrive(scene: Scene[Fight], who: str) -> None:
    """What awaits somebody who has come in."""
    for step in STEPS:
        happen(scene, who, step(scene.state, who), SWITCH_IN)
