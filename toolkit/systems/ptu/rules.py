"""Pokémon Tabletop United 1.05: the table of contents. `RULESET` is what everything above knows of the system.

Reading: `build` (rows to a fight), `read` and `read_use` (an entry of `do` to an action). Resolving: `procedures.use`
(somebody uses something), `procedures.end_of_turn`, `procedures.frame`; `apply` folds what happened. Choosing:
`choices`. The source text is Attacks and Damage [001]; what makes it a fight comes from the same system's core book;
what they leave open is a ruling (`rulings`, RULINGS.md).
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
from toolkit.messages import note
from toolkit.systems.ptu import actions, choices, demo
from toolkit.systems.ptu.apply import apply
from toolkit.systems.ptu.build import build_state
from toolkit.systems.ptu.foresight import foresee
from toolkit.systems.ptu.procedures.end_of_turn import end_turn
from toolkit.systems.ptu.procedures.frame import frame
from toolkit.systems.ptu.procedures.use import refusal, use
from toolkit.systems.ptu.read import read_action
from toolkit.systems.ptu.records import PtuCombatant, PtuMove
from toolkit.systems.ptu.rulings import RULINGS
from toolkit.systems.ptu.state import Fight, standing
from toolkit.systems.ptu.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.rows import BattleRow
from toolkit.tables.tabs import GuideTab


class Ptu:
    """The system. Every method is pure; see `toolkit.systems.ruleset` for what each promises."""

    id = "ptu"
    title = "Pokémon Tabletop United"
    rulings = RULINGS
    roster = PtuCombatant
    moves = PtuMove
    battle = BattleRow
    vocabulary = VOCABULARY
    guides: Mapping[str, GuideTab] = {}
    asks = actions.ASKS
    habits: Mapping[str, str] = {}
    adjudicates = False

    def build_state(self, tables: Tables) -> tuple[Fight, list[Problem]]:
        return build_state(tables)

    def read_action(self, state: Fight, entry: Mapping[str, Any], where: str) -> actions.Action | list[Problem]:
        return read_action(state, entry, where)

    def gather(self, state: Fight, lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | list[Problem]:
        if len(lines) != 1:
            return [Problem("actions[1]", None, note("ptu.expected_one_action"))]
        return choices.gather(state, lines)

    def resolve(self, state: Fight, action: actions.Action, referee: Referee) -> Resolution:
        refused = refusal(state, action) if isinstance(action, actions.Use) else None
        if refused is not None:
            return Resolution(refusal=refused)
        scene = Scene(state, referee, apply)
        if isinstance(action, actions.Frame):
            frame(scene, action)
        elif isinstance(action, actions.EndTurn):
            end_turn(scene, action)
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
        return choices.options(state, slot)

    def standing(self, state: Fight) -> Sequence[str]:
        return [who for who, row in state.roster.items() if standing(row)]

    def board(self, state: Fight, line: Mapping[str, Any]) -> Board | None:
        return None

    def assemble(self, state: Fight, chosen: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
        return choices.assemble(chosen)

    def demo(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        return demo.demo()

    def ready_moves(self) -> Sequence[Mapping[str, Any]]:
        """None: the book's moves are its authors'; a game master brings their own list."""
        return ()
