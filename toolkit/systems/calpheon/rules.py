"""Calpheon Wilds: the table of contents. `RULESET` is what everything above knows of the system.

Reading: `build` (rows to a fight), `read` (an entry of `do` to an action), `gather` (written lines to an entry).
Resolving: `limits` (what is refused), then `procedures` (`turn`, `switching.replace`, `frame`); `apply` folds what
happened. Choosing: `choices` (slots, options), `gather` (the entry made of them). The source texts are Special Move
Rules [000] and Battle Basics [003]; what they leave open is a ruling (`rulings`, RULINGS.md).
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
from toolkit.systems.calpheon import actions, choices, demo, gather, guides
from toolkit.systems.calpheon.apply import apply
from toolkit.systems.calpheon.build import build_state
from toolkit.systems.calpheon.foresight import warnings
from toolkit.systems.calpheon.limits import refusal
from toolkit.systems.calpheon.procedures.adjudicate import adjudicate
from toolkit.systems.calpheon.procedures.frame import frame
from toolkit.systems.calpheon.procedures.switching import replace
from toolkit.systems.calpheon.procedures.turn import play_turn
from toolkit.systems.calpheon.read import read_action
from toolkit.systems.calpheon.read_line import ASKS
from toolkit.systems.calpheon.ready import ready_moves
from toolkit.systems.calpheon.records import CalpheonBattle, CalpheonCombatant, CalpheonMove
from toolkit.systems.calpheon.rulings import RULINGS
from toolkit.systems.calpheon.state import Fight, is_pokemon, standing
from toolkit.systems.calpheon.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables


class Calpheon:
    """The system. Every method is pure; see `toolkit.systems.ruleset` for what each promises."""

    id = "calpheon"
    title = "Calpheon Wilds"
    rulings = RULINGS
    roster = CalpheonCombatant
    moves = CalpheonMove
    battle = CalpheonBattle
    guides = guides.TABS
    vocabulary = VOCABULARY
    asks = ASKS
    habits: Mapping[str, str] = {"reach": "yes", "condition": "yes"}
    adjudicates = True

    def build_state(self, tables: Tables) -> tuple[Fight, list[Problem]]:
        return build_state(tables)

    def read_action(self, state: Fight, entry: Mapping[str, Any], where: str) -> actions.Action | list[Problem]:
        return read_action(state, entry, where)

    def gather(self, state: Fight, lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | list[Problem]:
        return gather.gather(state, lines)

    def resolve(self, state: Fight, action: actions.Action, referee: Referee) -> Resolution:
        refused = refusal(state, action) if isinstance(action, actions.Turn) else None
        if refused is not None:
            return Resolution(refusal=refused)
        scene = Scene(state, referee, apply)
        if isinstance(action, actions.Replace):
            return replace(scene, action)
        if isinstance(action, actions.Frame):
            return frame(scene, action)
        if isinstance(action, actions.Adjudicate):
            return adjudicate(scene, action)
        play_turn(scene, action)
        return scene.result()

    def foresee(self, state: Fight, action: actions.Action) -> list[Problem]:
        return list(warnings(state, action)) if isinstance(action, actions.Turn) else []

    def apply(self, state: Fight, event: Event) -> Fight:
        return apply(state, event)

    def slots(self, state: Fight) -> Sequence[Slot]:
        return choices.slots(state)

    def options(self, state: Fight, slot: Slot, chosen: Mapping[str, Mapping[str, Any]]) -> Sequence[ActorOptions]:
        return choices.options(state, slot, chosen)

    def standing(self, state: Fight) -> Sequence[str]:
        return [who for who, row in state.roster.items() if is_pokemon(row) and standing(row)]

    def board(self, state: Fight, line: Mapping[str, Any]) -> Board | None:
        return None

    def assemble(self, state: Fight, chosen: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
        return gather.assemble(state, chosen)

    def demo(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        return demo.demo()

    def ready_moves(self) -> Sequence[Mapping[str, Any]]:
        return ready_moves()
