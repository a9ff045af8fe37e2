"""What a move needs besides a target (`only …`), and moves that call another (`calls move`).

A condition that does not hold is found out when the move has begun: it fails, its SP are spent ([003] VI.03). What the
fight does not show, and which move is called, is the game master's to say.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def called_move(doing: Doing, move: Move) -> Move | None:
    """The move that is called; none that would have to be prepared, or would call again."""
    known = [one for one in doing.fight.moves.values() if not one.charging and one.clause("calls") is None]
    if not known:
        return None
    prompt = note("calpheon.ask.called", who=doing.actor, use=move.name)
    options = tuple(one.name for one in known)
    name = str(doing.ask(Ask("called", doing.actor, options=options, prompt=prompt)).value)
    called = doing.fight.move(name)
    doing.scene.tell("calpheon.move_called", who=doing.actor, use=move.name, called=name)
    return called
