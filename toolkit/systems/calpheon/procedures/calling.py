"""What a move needs besides a target (`only …`), and moves that call another (`calls move`).

A condition that does not hold is found out when the move has begun: it fails, its SP are spent ([003] VI.03). What the
fight does not show, and which move is called, is the game master's to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from toolkit.core.names import fold, nearest
from toolkit.core.problems import did_you_mean
from toolkit.dice import YES_NO, Ask
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.conditions import holds
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing, failed
from toolkit.systems.calpheon.state import Fight


def unmet_condition(doing: Doing, move: Move, targets: Sequence[str]) -> Note | None:
    """Why the move comes to nothing, or `None`; what cannot be seen is asked, once a clause."""
    foreseeable = unmet_for_all(doing.fight, doing.actor, move, targets)
    if foreseeable is not None:
        return foreseeable
    for clause in move.clauses:
        if clause.what == "only_if":
            prompt = note("calpheon.ask.condition", who=doing.actor, use=move.name, text=clause.text or "")
            if doing.ask(Ask("condition", doing.actor, options=YES_NO, prompt=prompt)).value == "no":
                return failed("condition", text=clause.text or "")
    return None


def unmet_for_all(fight: Fight, who: str, move: Move, targets: Sequence[str]) -> Note | None:
    """The first condition that holds against none of the targets; a planner asks the same to warn."""
    for clause in move.clauses:
        met = targets or (who,)
        if clause.what == "needs" and not any(holds(fight, clause.word, who, target) for target in met):
            return failed("only", who=Who(who), condition=note(f"calpheon.condition.{_spelt(clause.word or '')}"))
    return None


def _spelt(condition: str) -> str:
    return condition.replace(" ", "_")


def callable_moves(fight: Fight) -> list[Move]:
    """None that would have to be prepared, or would call again."""
    return [move for move in fight.moves.values() if not move.charging and move.clause("calls") is None]


def called_move(doing: Doing, move: Move) -> Move | None:
    """The move that is called, if there is any to call."""
    known = {fold(one.name): one for one in callable_moves(doing.fight)}
    if not known:
        return None
    names = tuple(one.name for one in known.values())
    prompt = note("calpheon.ask.called", who=doing.actor, use=move.name)
    few = Ask("called", doing.actor, options=names, prompt=prompt)
    many = Ask("called", doing.actor, text=partial(_not_among, names), prompt=prompt)
    called = known[fold(str(doing.ask(few if len(names) <= TO_PICK_FROM else many).value))]
    doing.scene.tell("calpheon.move_called", who=doing.actor, use=move.name, called=called.name)
    return called


TO_PICK_FROM = 12
"""More moves than these are not shown to pick from: a name is typed."""


def _not_among(names: Sequence[str], written: str) -> Note | None:
    if fold(written) in map(fold, names):
        return None
    expected, hint = note("calpheon.expected_called"), did_you_mean(nearest(written, names))
    return expected if hint is None else note("calpheon.with_hint", expected=expected, hint=hint)
