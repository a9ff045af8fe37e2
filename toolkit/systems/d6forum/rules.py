"""The forum's d6 rules: the table of contents. `RULESET` is what everything above knows of the system.

Reading: `build` (rows to a fight), `read` (an entry of `do` to an action), `choices.gather` (written lines to an
entry). Resolving: `legality` (what is refused), then `procedures` (`post`: deeds, ends of turns; `frame`); `apply`
folds what happened. Choosing: `choices`. The source text is [004], in Russian: physical and special attacks, status
attacks, evasions; what it leaves open is a ruling (`rulings`, RULINGS.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.core.board import Board
from toolkit.core.events import Event
from toolkit.core.options import ActorOptions, Slot
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem
from toolkit.core.scene import Scene
from toolkit.dice import Referee
from toolkit.messages import Words
from toolkit.systems.d6forum import actions, choices, demo
from toolkit.systems.d6forum.apply import apply
from toolkit.systems.d6forum.build import build_state
from toolkit.systems.d6forum.legality import refusal
from toolkit.systems.d6forum.procedures.frame import frame
from toolkit.systems.d6forum.procedures.post import play
from toolkit.systems.d6forum.read import read_action
from toolkit.systems.d6forum.read_line import ASKS
from toolkit.systems.d6forum.ready import READY
from toolkit.systems.d6forum.records import ForumBattle, ForumCombatant, ForumMove
from toolkit.systems.d6forum.rulings import RULINGS
from toolkit.systems.d6forum.state import Fight, fights, standing
from toolkit.systems.d6forum.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.tabs import GuideTab


class Forum:
    """The system. Every method is pure; see `toolkit.systems.ruleset` for what each promises."""

    id = "d6forum"
    title = Words("Forum d6", "Форум d6")
    rulings = RULINGS
    roster = ForumCombatant
    moves = ForumMove
    battle = ForumBattle
    guides: Mapping[str, GuideTab] = {}
    vocabulary = VOCABULARY
    asks = ASKS
    habits: Mapping[str, str] = {"evade": "yes"}
    adjudicates = False

    def build_state(self, tables: Tables) -> tuple[Fight, list[Problem]]:
        return build_state(tables)

    def read_action(self, state: Fight, entry: Mapping[str, Any], where: str) -> actions.Action | list[Problem]:
        return read_action(state, entry, where)

    def gather(self, state: Fight, lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | list[Problem]:
        return choices.gather(state, lines)

    def resolve(self, state: Fight, action: actions.Action, referee: Referee) -> Resolution:
        refused = None if isinstance(action, actions.Frame) else refusal(state, action)
        if refused is not None:
            return Resolution(refusal=refused)
        scene = Scene(state, referee, apply)
        if isinstance(action, actions.Frame):
            frame(scene, action)
        else:
            play(scene, action)
        return scene.result()

    def foresee(self, state: Fight, action: actions.Action) -> list[Problem]:
        return list(choices.warnings(state, action))

    def apply(self, state: Fight, event: Event) -> Fight:
        return apply(state, event)

    def slots(self, state: Fight) -> Sequence[Slot]:
        return choices.slots(state)

    def options(self, state: Fight, slot: Slot, chosen: Mapping[str, Mapping[str, Any]]) -> Sequence[ActorOptions]:
        return choices.options(state, slot)

    def standing(self, state: Fight) -> Sequence[str]:
        return [who for who, row in state.roster.items() if fights(row) and standing(row)]

    def board(self, state: Fight, line: Mapping[str, Any]) -> Board | None:
        return None

    def assemble(self, state: Fight, chosen: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
        return choices.assemble(state, chosen)

    def demo(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        return demo.demo()

    def ready_moves(self) -> Sequence[Mapping[str, Any]]:
        return READY
