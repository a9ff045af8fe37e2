"""Using a move ([003] VI, [000] III-VI): from the check when its time comes to its outcome.

In this order: can it begin, and is its target there (else it fails and costs nothing); its SP are paid, unless this
is the release of a charge; a charge begins and ends the Action; then Protect, an answer to damage, an attack, or a
move on oneself.
"""

from __future__ import annotations

from toolkit.messages import Note, Term
from toolkit.systems.calpheon.conditions import as_used
from toolkit.systems.calpheon.events import ChargeBegan, ChargeLost, ChargeReleased, MoveBegan, RecoveryOwed
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.area import mention_scenery
from toolkit.systems.calpheon.procedures.attack import attack, self_destruct
from toolkit.systems.calpheon.procedures.calling import called_move, unmet_condition
from toolkit.systems.calpheon.procedures.check import is_release, obstacle
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed
from toolkit.systems.calpheon.procedures.hindrance import hindrance
from toolkit.systems.calpheon.procedures.positions import position_of
from toolkit.systems.calpheon.procedures.protect import protect
from toolkit.systems.calpheon.procedures.retaliation import CATEGORIES, retaliation
from toolkit.systems.calpheon.procedures.riders import own_riders, riders
from toolkit.systems.calpheon.procedures.targets import first_target, reached
from toolkit.systems.calpheon.state import present, standing


def use_move(doing: Doing, move: Move) -> None:
    """Use `move` now, as it is for its user."""
    move = as_used(doing.fight, doing.actor, move)
    releasing = is_release(doing.me, move)
    targets = _targets(doing, move, releasing)
    if isinstance(targets, Note):
        if releasing:
            doing.emit(ChargeLost(doing.actor, move.name))
        doing.fail(targets, first_target(doing.planned))
        return
    _begin(doing, move, releasing)
    if move.charging and not releasing:
        if doing.me.charging:
            doing.emit(ChargeLost(doing.actor, doing.me.charging))
        doing.emit(ChargeBegan(doing.actor, move.name))
        tally = Tally(first_target(doing.planned), facts={"sp": move.cost})
        own_riders(doing, move, "on charge", tally)
        position = position_of(doing.fight, doing.actor, doing.ruling)
        if position:
            doing.scene.tell("calpheon.out_of_reach", who=doing.actor, where=Term(position))
        doing.end(tally)
    else:
        _carry_out(doing, move, targets)


def _targets(doing: Doing, move: Move, releasing: bool) -> tuple[str, ...] | Note:
    """Whom it meets, or why it cannot begin; beginning a charge needs nobody yet."""
    why = obstacle(doing.fight, doing.planned, doing.ruling) or hindrance(doing)
    if why is not None:
        return why
    if not move.aimed or (move.charging and not releasing):
        return ()
    return reached(doing)


def _begin(doing: Doing, move: Move, releasing: bool) -> None:
    if releasing:
        doing.emit(ChargeReleased(doing.actor, move.name))
        return
    cost = min(doing.settle("sp", move.cost), doing.me.sp or 0)
    doing.emit(MoveBegan(doing.actor, move.name, cost, (doing.me.sp or 0) - cost))


def _carry_out(doing: Doing, move: Move, targets: tuple[str, ...]) -> None:
    move = as_used(doing.fight, doing.actor, move)
    answered = move.clause(*CATEGORIES)
    unmet = unmet_condition(doing, move, targets)
    if unmet is not None:
        doing.fail(unmet, first_target(doing.planned), facts={"sp": move.cost})
    elif move.clause("calls"):
        _call(doing, move)
    elif move.protecting:
        protect(doing, move)
    elif answered is not None:
        _answer(doing, move, answered.what, targets)
    elif move.aimed:
        attack(doing, move, targets)
    else:
        _on_oneself(doing, move)


def _answer(doing: Doing, move: Move, what: str, targets: tuple[str, ...]) -> None:
    """Counter or Mirror Coat: without qualifying damage it fails, its SP spent.

    It meets whom the plan names; where it names nobody, who dealt the damage.
    """
    answer = retaliation(doing, what)
    if not answer.damage:
        doing.fail(failed("nothing_to_answer", who=doing.actor), targets[0], facts={"sp": move.cost})
        return
    attacker = answer.attacker
    back = not doing.planned.targets and attacker is not None and present(doing.fight, attacker)
    attack(doing, move, (attacker,) if back and attacker else targets)


def _call(doing: Doing, move: Move) -> None:
    """Another move takes its place, as the game master says; it costs nothing more and meets whom it would meet."""
    called = called_move(doing, move)
    found = reached(doing) if called is not None and called.aimed else ()
    if called is None or isinstance(found, Note):
        doing.fail(found if isinstance(found, Note) else failed("nothing_to_call"), facts={"sp": move.cost})
        return
    _carry_out(doing, called, found)


def _on_oneself(doing: Doing, move: Move) -> None:
    tally = Tally(doing.actor, facts={"sp": move.cost})
    riders(doing, move, [tally])
    self_destruct(doing, move, [tally])
    mention_scenery(doing, move)
    if move.clause("recharge") and standing(doing.me):
        doing.emit(RecoveryOwed(doing.actor))
    doing.end(tally)
