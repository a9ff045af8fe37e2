"""Save Checks, the ask `save` (1d20), at the start and at the end of the sufferer's turn (core p. 246-247).

At the start: Paralysis (5 or more, else no actions), Confusion (1-8 it hits itself and does nothing else, 16 or more
it is cured), Infatuation (1-10 the beloved may not be targeted, 19 or more it is cured). At the end: Sleep and Freeze
(16; Freeze 11 for Fire types, 4 less in Sun, 2 more in Hail) and Rage (15), each cured if met.
"""

from __future__ import annotations

from dataclasses import replace

from toolkit.messages import Note, Term, Who, note
from toolkit.systems.ptu.events import Acted, HeldBack, StatusCured, TurnBegan, condition
from toolkit.systems.ptu.move import Move, struggle
from toolkit.systems.ptu.procedures.accuracy import Aim
from toolkit.systems.ptu.procedures.damage import Damage
from toolkit.systems.ptu.procedures.doing import D20, Doing, Tally, failed
from toolkit.systems.ptu.procedures.hit_points import damage
from toolkit.systems.ptu.procedures.skills import expert_in_combat
from toolkit.systems.ptu.state import has_status, status_of

PARALYSIS, SLEEP, FREEZE, RAGE, WARM = 5, 16, 16, 15, 11
CONFUSED, CLEAR = 8, 16
SMITTEN, FREE = 10, 19


def begin_turn(doing: Doing) -> Note | None:
    """The turn begins, if it has not yet; why its action comes to nothing, or `None`."""
    if doing.me.own_turn == "now":
        return _beloved(doing)
    doing.emit(TurnBegan(doing.actor))
    if doing.ruling("playtest_pack") if doing.me.status else False:
        doing.scene.tell("ptu.playtest_statuses", who=doing.actor, statuses=[Term(one.name) for one in doing.me.status])
        return None
    return _paralysis(doing) or _confusion(doing) or _infatuation(doing)


def _paralysis(doing: Doing) -> Note | None:
    if not has_status(doing.me, "Paralysis") or save(doing, "Paralysis", PARALYSIS)[1]:
        return None
    doing.emit(HeldBack(doing.actor, Term("Paralysis")))
    return failed("paralysis", who=doing.actor)


def _confusion(doing: Doing) -> Note | None:
    if not has_status(doing.me, "Confusion"):
        return None
    rolled, acts = save(doing, "Confusion", CONFUSED + 1)
    if rolled >= CLEAR:
        doing.emit(StatusCured(doing.actor, Term("Confusion")))
    if acts:
        return None
    _hit_itself(doing)
    doing.emit(Acted(doing.actor))
    doing.emit(HeldBack(doing.actor, Term("Confusion")))
    return failed("confusion", who=doing.actor)


def _hit_itself(acting: Doing) -> None:
    doing = Doing(acting.scene, replace(acting.used, use="Struggle", move="", targets=()))
    tally = Tally(doing.actor, "hit", strikes=1)
    aimed = Aim(hits={doing.actor: [True]}, crits={doing.actor: [False]})
    amount, facts = Damage(doing, _self_hit(doing), aimed).of(doing.actor, 1, further=-1)
    tally.facts |= {key: value for key, value in facts.items() if key != "critical"}
    damage(doing, tally, amount, "")
    doing.end(tally)


def _self_hit(doing: Doing) -> Move:
    """What the confused hit themselves with: their Struggle, typeless and sure to hit."""
    made = struggle(expert_in_combat(doing.me))
    return Move(made.row.model_copy(update={"type": "", "ac": None}))


def _infatuation(doing: Doing) -> Note | None:
    if not has_status(doing.me, "Infatuation"):
        return None
    rolled, free = save(doing, "Infatuation", SMITTEN + 1)
    if rolled >= FREE:
        doing.emit(StatusCured(doing.actor, Term("Infatuation")))
    elif not free:
        doing.emit(HeldBack(doing.actor, Term("Infatuation")))
    return _beloved(doing)


def _beloved(doing: Doing) -> Note | None:
    """Why the infatuated may not aim at this target."""
    love = status_of(doing.me, "Infatuation")
    if doing.me.held_back != "Infatuation" or love is None:
        return None
    roster = doing.fight.roster
    beloved = next((target for target in doing.used.targets if love.by in (target, roster[target].name)), None)
    if not love.by:
        doing.scene.tell("ptu.beloved_unknown", who=doing.actor)
    return failed("infatuation", who=doing.actor, target=Who(beloved)) if beloved else None


def save(doing: Doing, status: str, need: int) -> tuple[int, bool]:
    """One save, told: its die, and whether it met what is needed."""
    need = doing.settle(f"save_{status.lower()}", need)
    rolled = doing.roll("save", D20, note("ptu.ask.save", who=doing.actor, status=Term(status), need=need)).number
    doing.scene.tell("ptu.saved", who=doing.actor, status=Term(status), die=rolled, need=need, met=rolled >= need)
    return rolled, rolled >= need


def end_saves(doing: Doing) -> None:
    """The saves at the end of the turn."""
    for status, need in (("Sleep", SLEEP), ("Freeze", _freeze(doing)), ("Rage", RAGE)):
        if has_status(doing.me, status) and save(doing, status, need)[1]:
            doing.emit(StatusCured(doing.actor, Term(status)))


def _freeze(doing: Doing) -> int:
    weather = condition(doing.fight.battle.weather)[0]
    need = WARM if "Fire" in doing.me.types else FREEZE
    return need + {"Sun": -4, "Hail": 2}.get(weather, 0)
