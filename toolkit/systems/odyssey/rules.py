"""Pokémon Odyssey: the table of contents. `RULESET` is what everything above knows of the system.

Reading: `build` (rows to a fight), `field` (the map), `read` and `read_use` (an entry of `do` to an action). Squares:
`geometry`, `sight`, `paths` are pure; `travel`, `targets`, `pairs` look at a fight with them. Resolving: `limits` with
`deeds`, `going`, `throwing` (what is refused), `foresight` (what is warned of), then `procedures` (`use` with
`exchange`, `end_of_turn`, `frame`); `apply` folds what happened. Choosing: `choices`, and on the map `board` with
`aims`. The source text is Combat [002]; what it leaves open is a ruling (`rulings`, RULINGS.md).
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
from toolkit.systems.odyssey import actions, choices, demo
from toolkit.systems.odyssey.apply import apply
from toolkit.systems.odyssey.board import board
from toolkit.systems.odyssey.build import build_state
from toolkit.systems.odyssey.foresight import foresee
from toolkit.systems.odyssey.limits import refusal
from toolkit.systems.odyssey.procedures.end_of_turn import end_turn
from toolkit.systems.odyssey.procedures.frame import frame
from toolkit.systems.odyssey.procedures.use import use
from toolkit.systems.odyssey.read import read_action
from toolkit.systems.odyssey.records import OdysseyCombatant, OdysseyMove
from toolkit.systems.odyssey.rulings import RULINGS
from toolkit.systems.odyssey.state import Fight, standing
from toolkit.systems.odyssey.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.rows import BattleRow
from toolkit.tables.tabs import GuideTab


class Odyssey:
    """The system. Every method is pure; see `toolkit.systems.ruleset` for what each promises."""

    id = "odyssey"
    title = "Pokémon Odyssey"
    rulings = RULINGS
    roster = OdysseyCombatant
    moves = OdysseyMove
    battle = BattleRow
    guides: Mapping[str, GuideTab] = {}
    vocabulary = VOCABULARY
    habits: Mapping[str, str] = {}
    adjudicates = False
    asks = actions.ASKS

    def build_state(self, tables: Tables) -> tuple[Fight, list[Problem]]:
        return build_state(tables)

    def read_action(self, state: Fight, entry: Mapping[str, Any], where: str) -> actions.Action | list[Problem]:
        return read_action(state, entry, where)

    def gather(self, state: Fight, lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | list[Problem]:
        return choices.gather(lines)

    def resolve(self, state: Fight, action: actions.Action, referee: Referee) -> Resolution:
        refused = refusal(state, action)
        if refused is not None:
            return Resolution(refusal=refused)
        scene = Scene(state, referee, apply)
        if isinstance(action, actions.Frame):
            frame(scene, action)
        elif isinstance(action, actions.EndTurn):
            end_turn(scene, action.who)
        else:
            use(scene, action)
        return scene.result()

    def foresee(self, state: Fight, action: actions.Action) -> list[Problem]:
        return foresee(state, action)

    def apply(self, state: Fight, event: Event) -> Fight:
        return apply(state, event)

    def slots(self, state: Fight) -> Sequence[Slot]:
        return choices.slots(state)

    def options(self, state: Fight, slot: Slot, chosen: Mapping[str, Mapping[str, Any]]) -> Sequence[ActorOptions]:
        return choices.options(state)

    def standing(self, state: Fight) -> Sequence[str]:
        return [who for who, row in state.roster.items() if standing(row)]

    def board(self, state: Fight, line: Mapping[str, Any]) -> Board | None:
        return board(state, line)

    def assemble(self, state: Fight, chosen: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
        return choices.assemble(state, chosen)

    def demo(self) -> Mapping[str, Sequence[Any]]:
        return demo.demo()

    def ready_moves(self) -> Sequence[Mapping[str, Any]]:
        return ()
