"""Staff's own result between turns ([003] VIII.02; [000] IX.05-06): for a creative action, a note, a scene.

In this order: what it is about and why, then each line's effects on whom it names. It asks nothing: where every fall
calls for a Death Roll, that is told and left to the game master.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.scene import Scene
from toolkit.messages import Who
from toolkit.systems.calpheon.actions import Adjudicate, Planned, Word
from toolkit.systems.calpheon.events import DeathRolled, Fell
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.riders import bring_about
from toolkit.systems.calpheon.state import Fight

USE = "Adjudicate"


def adjudicate(scene: Scene[Fight], action: Adjudicate) -> Resolution:
    """Let all lines happen, in order."""
    scene.tell("calpheon.adjudicated", text=action.text or "none", why=action.why or "none")
    for number, word in enumerate(action.words, start=1):
        _line(scene, word, number)
    if not action.words:
        scene.emit(Outcome(None, USE, None, "done"))
    if scene.state.rulings["calpheon.death_roll.when"] == "every_fall":
        for who in [event.who for event in scene.events if isinstance(event, Fell)]:
            scene.emit(DeathRolled(who, None))
    return scene.result()


def _line(scene: Scene[Fight], word: Word, number: int) -> None:
    """One line; whom it names brings it about, as far as anybody does, so that nobody else answers for a fall."""
    who = word.who or next(iter(scene.state.roster))
    doing = Doing(scene, Planned(who, USE), scene.state.roster[who].side, 0)
    doing.key = f"line{number}"
    tally = Tally(word.who, facts={"adjudication": word.effect})
    bring_about(doing, word.clauses, tally, who)
    target = None if word.who is None else Who(word.who)
    effects, facts = tuple(tally.effects), tally.facts
    lost = tally.damage or int(facts.get("lost", 0))
    scene.emit(Outcome(None, USE, target, "done", damage=lost, healed=tally.healed, effects=effects, facts=facts))
