"""The riders of a move: the clauses that happen after its damage, left to right ([000] I.02, III, V.05-07, VI.04, IX).

A rider with a chance rolls the d100 `effect`, none at 100 %. Nothing reaches a fallen target or one behind a
Substitute. What is about the user or the field happens once, however many targets there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import ceil

from toolkit.core.effects import Clause
from toolkit.messages import Term, Who, note
from toolkit.systems.calpheon.conditions import holds
from toolkit.systems.calpheon.events import BondTied, HpLost, HpRegained, TerrainChanged, WeatherChanged
from toolkit.systems.calpheon.in_force import kept_from_healing
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.affecting import give_status
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.drain_recoil import regain
from toolkit.systems.calpheon.procedures.driving import DRIVING
from toolkit.systems.calpheon.procedures.effectiveness import effectiveness
from toolkit.systems.calpheon.procedures.falling import fall, lose, lose_own, mention
from toolkit.systems.calpheon.procedures.landing import behind_substitute
from toolkit.systems.calpheon.procedures.laying import clear, lay
from toolkit.systems.calpheon.procedures.nature import NATURE
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.procedures.staffs_word import STAFFS, ask_staff
from toolkit.systems.calpheon.procedures.stages import STAGES
from toolkit.systems.calpheon.procedures.substitute import make_substitute
from toolkit.systems.calpheon.staff_words import DAMAGE, FIELD
from toolkit.systems.calpheon.state import sides, standing
from toolkit.systems.calpheon.vocabulary import OWN_RIDERS


def riders(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """All riders, target by target; those on the user go with the first target that calls for them."""
    done: set[int] = set()
    for tally in tallies:
        for clause in move.riders():
            own = is_own(move, clause)
            if not _called_for(doing, move, clause, tally) or (own and clause.position in done):
                continue
            if own:
                done.add(clause.position)
            _happen(doing, move, clause, tally, doing.actor if own else tally.target or doing.actor)


def own_riders(doing: Doing, move: Move, when: str, tally: Tally) -> None:
    """What a shield has for who touched it (`on contact: …`), a charge for its user (`on charge: …`)."""
    for clause in move.riders():
        if clause.when == when and standing(doing.me):
            RIDERS[clause.what](doing, clause, tally, doing.actor)


def bring_about(doing: Doing, clauses: Iterable[Clause], tally: Tally, who: str, *, again: bool = False) -> None:
    """Let the clauses of staff's own result happen to `who`, those with `self` to the actor (`staffs_word`).

    `again`: they have happened to somebody before, so that what is about the actor or the field is done.
    """
    for clause in clauses:
        one = doing.actor if clause.on_self else who
        fallen = clause.what in ("lose", DAMAGE) and not standing(doing.row(one))
        if not fallen and not (again and (clause.on_self or clause.what in FIELD)):
            (STAFFS.get(clause.what) or RIDERS[clause.what])(doing, clause, tally, one)


def is_own(move: Move, clause: Clause) -> bool:
    """Whether a clause is about the user or the field."""
    return clause.on_self or clause.what in OWN_RIDERS or not move.aimed


def _called_for(doing: Doing, move: Move, clause: Clause, tally: Tally) -> bool:
    if clause.when == "on miss":
        return tally.result == "miss"
    if not tally.landed or clause.when in ("on contact", "on charge"):
        return False
    if clause.when == "on ko":
        return tally.target is not None and not standing(doing.row(tally.target))
    if clause.when == "on crit":
        return tally.result == "critical"
    if clause.when == "on super effective":
        return effectiveness(move, doing.row(tally.target or doing.actor)) > 1
    return holds(doing.fight, clause.when, doing.actor, tally.target or doing.actor)


def _happen(doing: Doing, move: Move, clause: Clause, tally: Tally, who: str) -> None:
    if not standing(doing.row(who)):
        return
    if who != doing.actor and behind_substitute(doing, move, who):
        doing.scene.tell("calpheon.substitute_keeps_away", who=Who(who), use=move.name)
        if not move.damaging:
            tally.result, tally.reason = "blocked", "substitute"
        return
    facts = {"target": Who(who), "what": Term(clause.word or "")}
    if clause.chance is None or chance(doing, "effect", clause.chance, **facts):
        RIDERS[clause.what](doing, clause, tally, who)


def _status(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    word = clause.word or ""
    if give_status(doing, who, word, clause.amount):
        mention(doing, tally, word, who)


def _lose(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A share of maximum HP, the user's own or an opponent's."""
    exact = (clause.share or 0) * (doing.row(who).max_hp or 0)
    amount = doing.settle(f"{who}.lose{clause.position}", rounded(doing, "lose", exact))
    cause = note("calpheon.cause.move", use=doing.planned.shown)
    if who == doing.actor:
        tally.facts["lost"] = lose_own(doing, tally, amount, cause)
        return
    tally.damage += lose(doing, who, amount, cause)
    if not standing(doing.row(who)):
        fall(doing, tally, who)


def _pay(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """What the move costs its user; short of that it could not begin (`check`)."""
    _lose(doing, clause, tally, doing.actor)


def _heal_target(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The same share of somebody else's maximum HP; none under the healer's or the other's Heal Block."""
    prevented = kept_from_healing(doing.fight, doing.actor) or kept_from_healing(doing.fight, who)
    if prevented is not None:
        doing.scene.tell("calpheon.heal_prevented", who=Who(who), use=doing.planned.shown, cause=prevented)
        return
    row = doing.row(who)
    amount = doing.settle("heal", ceil((clause.share or 0) * (row.max_hp or 0)))
    gained = max(0, min(amount, (row.max_hp or 0) - (row.hp or 0)))
    cause = note("calpheon.cause.heal", use=doing.planned.shown)
    doing.emit(HpRegained(Who(who), gained, (row.hp or 0) + gained, cause))


def _share_hp(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """User and target have half of what they have together, rounded down, each up to its own maximum."""
    half = ((doing.me.hp or 0) + (doing.row(who).hp or 0)) // 2
    cause = note("calpheon.cause.move", use=doing.planned.shown)
    for one in (doing.actor, who):
        now, after = doing.row(one).hp or 0, min(half, doing.row(one).max_hp or 0)
        if after < now:
            doing.emit(HpLost(Who(one), now - after, after, cause))
        elif after > now:
            doing.emit(HpRegained(Who(one), after - now, after, cause))


def _clear_terrain(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    if doing.fight.battle.terrain:
        doing.emit(TerrainChanged(""))


def _all_sides(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """What covers the whole field lies on every side."""
    lay(doing, clause, tally, "Barrier", sides(doing.fight))


def _heal(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """[000] III.01: a share of the user's maximum HP, rounded up, never above the maximum; none under Heal Block."""
    cause = kept_from_healing(doing.fight, doing.actor)
    if cause is not None:
        doing.scene.tell("calpheon.heal_prevented", who=doing.actor, use=doing.planned.shown, cause=cause)
        return
    amount = doing.settle("heal", ceil((clause.share or 0) * (doing.me.max_hp or 0)))
    regain(doing, tally, amount, "heal")


def _bond(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.emit(BondTied(doing.actor))
    mention(doing, tally, "Destiny Bond")


def _weather(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    weather = _with_turns(doing, clause, "Weather")
    doing.emit(WeatherChanged(weather))
    tally.effects.append(weather)


def _terrain(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    terrain = _with_turns(doing, clause, "Terrain")
    doing.emit(TerrainChanged(terrain))
    tally.effects.append(terrain)


def _barrier(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A barrier by name lies on the user's side; one without a name is the game master's to see to."""
    if clause.word:
        lay(doing, clause, tally, "Barrier", [doing.side])
        return
    doing.scene.tell("calpheon.barrier_raised", who=doing.actor, use=doing.planned.shown)
    tally.effects.append("Barrier")


def _note(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """[000] IX.06: told for the game master to settle, or by ruling asked at once."""
    tally.effects.append(clause.text or "")
    facts = {"use": doing.planned.shown, "text": clause.text or ""}
    if doing.ruling("note") == "noted":
        doing.scene.leave_open("calpheon.by_hand", **facts)
        return
    target = tally.target or doing.actor
    doing.scene.advise("calpheon.by_hand", **facts)
    _, clauses = ask_staff(doing, note("calpheon.ask.note", who=doing.actor, target=Who(target), **facts))
    bring_about(doing, clauses, tally, target)


def _with_turns(doing: Doing, clause: Clause, kind: str) -> str:
    """As in the battle's cell; without a number in the move the guide's row says how long."""
    guide = doing.fight.guides.get(kind, clause.word or "")
    turns = guide.turns if clause.amount is None and guide is not None else clause.amount
    return f"{clause.word} {turns}" if turns is not None else clause.word or ""


def _hazard(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """On the side of the opponents the plan names, else on every other side; with `self` on the user's own."""
    named = [doing.row(target).side for target in doing.planned.targets]
    others = [side for side in sides(doing.fight) if side != doing.side]
    aimed = [side for side in others if side in named] or others
    lay(doing, clause, tally, "Hazard", [doing.side] if clause.on_self else aimed)


def _clear_barriers(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    clear(doing, tally, doing.row(who).side, "Barrier")


def _clear_hazards(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    clear(doing, tally, doing.side, "Hazard")


RIDERS: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    **STAGES,
    **NATURE,
    **DRIVING,
    "status": _status,
    "lose": _lose,
    "pay": _pay,
    "share_hp": _share_hp,
    "clear_terrain": _clear_terrain,
    "all_sides": _all_sides,
    "heal": _heal,
    "heal_target": _heal_target,
    "substitute": make_substitute,
    "destiny_bond": _bond,
    "weather": _weather,
    "terrain": _terrain,
    "barrier": _barrier,
    "hazard": _hazard,
    "clear_barriers": _clear_barriers,
    "clear_hazards": _clear_hazards,
    "sp": STAFFS["sp"],
    "note": _note,
}
