"""What can be chosen: one slot, the next action, with everybody who could take it; whose turn it is comes first.

Every use is offered. One that is not legal now is refused with the reason; acting out of turn, or against an affliction
that has to be saved against first, carries a warning. The words of the clock (End Turn, End Round, Start) stand last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from toolkit.core.clock import plain_entry
from toolkit.core.options import ActorOptions, Slot, UseField, UseOption, WhenAsked
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.ptu.actions import CHOSEN, CLOCK, DEEDS, Use, deed_label
from toolkit.systems.ptu.foresight import oddities
from toolkit.systems.ptu.move import Move, struggle
from toolkit.systems.ptu.procedures.check import needs_target
from toolkit.systems.ptu.procedures.doing import failed
from toolkit.systems.ptu.procedures.skills import expert_in_combat
from toolkit.systems.ptu.procedures.use import refusal
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight, foes, in_fight, is_trainer, knows, present, standing

Line = Mapping[str, Any]

SLOT = "act"

TRAINERS = ("Capture", "Manipulate")
WORDED = ("Dirty Trick", "Manipulate")
"""Deeds that are offered by the word of what is chosen in them."""

BALL_FIELDS = (
    UseField("evolutions_left", note("ptu.field_evolutions_left"), usual=1),
    UseField("shiny", note("ptu.field_shiny"), "yes_no"),
    UseField("legendary", note("ptu.field_legendary"), "yes_no"),
    UseField("modifier", note("ptu.field_modifier"), low=-999, high=999),
)
"""What a sheet does not say of who is to be captured; a modifier helps the thrower."""


def slots(fight: Fight) -> list[Slot]:
    """The one choice there is: what is done next, on the side whose turn it is."""
    actors = _actors(fight)
    if not actors:
        return []
    return [Slot(SLOT, fight.roster[actors[0]].side, note("ptu.slot"))]


def options(fight: Fight, slot: Slot) -> list[ActorOptions]:
    """What everybody in the fight could do now."""
    return [_actor_options(fight, who) for who in _actors(fight)]


def _actor_options(fight: Fight, who: str) -> ActorOptions:
    """All that somebody could do; what closes the turn or the round stands first once it is what is left."""
    uses = WhenAsked(partial(_uses, fight, who))
    word, closing = _closing(fight, who, uses)
    return ActorOptions(who, WhenAsked(partial(_begun_with, word, uses)), closing, not fight.battle.round)


def _begun_with(word: str, uses: Sequence[UseOption]) -> Sequence[UseOption]:
    return sorted(uses, key=lambda use: use.use != word) if word else uses


def _closing(fight: Fight, who: str, uses: Sequence[UseOption]) -> tuple[str, Note | None]:
    """The word of the clock that is next, and why; neither while there is something to do."""
    battle, row = fight.battle, fight.roster[who]
    if _makes_way(fight, who):
        return "Switch", note("ptu.choice.come_in", who=Who(who))
    if battle.turn_order and not battle.turn:
        return "End Round", note("ptu.choice.round_done")
    if battle.turn != who:
        return "", None
    if row.acted and row.own_turn == "now":
        return "End Turn", note("ptu.choice.turn_done", who=Who(who))
    able = any(use.refused is None for use in uses if use.use not in CLOCK)
    return ("", None) if able else ("End Turn", note("ptu.choice.turn_lost", who=Who(who)))


def gather(fight: Fight, lines: Sequence[Line]) -> Line:
    """The entry of a line."""
    return {key: value for key, value in lines[0].items() if value not in (None, [], (), {})}


def assemble(chosen: Mapping[str, Line]) -> Line:
    """The entry of the chosen line; with nothing chosen, the round's end."""
    line = chosen.get(SLOT)
    return plain_entry(line) if line else {"end_round": True}


def _actors(fight: Fight) -> list[str]:
    """The fallen for whom somebody waits, whose turn it is, the others of the order, everybody else who is out."""
    order = [who for who in fight.battle.turn_order if who in fight.roster]
    turn = [fight.battle.turn] if fight.battle.turn in fight.roster else []
    after = order[order.index(turn[0]) + 1 :] + order if turn and turn[0] in order else order
    making_way = [who for who in fight.roster if _makes_way(fight, who)]
    everybody = dict.fromkeys([*making_way, *turn, *after, *fight.roster])
    return [who for who in everybody if in_fight(fight.roster[who]) and fight.roster[who].side]


def _makes_way(fight: Fight, who: str) -> bool:
    """Whether it is the first fallen Pokémon of a trainer’s side that has none standing there, and one could come."""
    row = fight.roster[who]
    out = [one for one in fight.roster.values() if one.side == row.side and in_fight(one) and not is_trainer(one)]
    if not (row.side and row.owner) or row not in out[:1] or any(map(standing, out)):
        return False
    return any(_benched(row, other) for other in fight.roster.values())


def _uses(fight: Fight, who: str) -> Iterator[UseOption]:
    row = fight.roster[who]
    for folded, move in fight.moves.items():
        if knows(row, move.name) and (row.moves or not is_trainer(row)):
            yield _option(fight, Use(who, move.name, folded), move)
    yield _option(fight, Use(who, "Struggle"), struggle(expert_in_combat(row)))
    for deed in DEEDS:
        if deed not in ("Struggle", *WORDED) and (deed not in TRAINERS or is_trainer(row)):
            yield _option(fight, Use(who, deed), None)
    for word, (deed, option, choice) in CHOSEN.items():
        if deed not in TRAINERS or is_trainer(row):
            made = _option(fight, Use(who, deed, options={option: choice}), None)
            yield replace(made, use=word, label=deed_label(word))
    yield _clock("End Turn")
    yield _clock("End Round")
    if not fight.battle.round:
        yield _clock("Start")


def _clock(word: str) -> UseOption:
    return UseOption(word, "action" if word == "End Turn" else "clock", deed_label(word))


def _option(fight: Fight, used: Use, move: Move | None) -> UseOption:
    there = _candidates(fight, used)
    why = {who: refusal(fight, replace(used, targets=(who,))) for who in there}
    targets = tuple(who for who in there if why[who] is None) or there
    area = move is not None and move.area
    return UseOption(
        use=used.use,
        kind="move" if used.move else "action",
        label=used.shown,
        targets=targets,
        target_needed=bool(targets),
        likely=_likely(fight, used, targets),
        several=area,
        together=_together(fight, used, targets) if area else (),
        detail=_detail(move) if move is not None else None,
        effect=move.row.effect if move is not None else "",
        refused=_refused(fight, used, targets),
        barred=tuple((who, found.said) for who, found in why.items() if found is not None and who not in targets),
        warning=next(oddities(fight, used), None),
        fields=BALL_FIELDS if used.use == "Capture" and not used.move else (),
    )


def _refused(fight: Fight, used: Use, targets: tuple[str, ...]) -> Note | None:
    """Why it cannot be used now; where nobody is there for it, that is the reason."""
    nobody = failed("nobody_there" if needs_target(fight, used) else "no_bench")
    found = refusal(fight, replace(used, targets=targets[:1]))
    lacking = found is not None and found.reason in ("no_target", "no_newcomer")
    return nobody if lacking else found.said if found is not None else None


def _candidates(fight: Fight, used: Use) -> tuple[str, ...]:
    """Foes first, then the others who are out; for a Switch those in their balls; nobody for what is not aimed."""
    row = fight.roster[used.actor]
    if used.use == "Switch" and not used.move:
        return tuple(who for who, one in fight.roster.items() if _benched(row, one))
    if not needs_target(fight, used):
        return ()
    opposed = foes(fight, used.actor)
    others = [who for who, one in fight.roster.items() if present(one) and who != used.actor and who not in opposed]
    return (*opposed, *others)


def _benched(row: PtuCombatant, other: PtuCombatant) -> bool:
    return other.side == row.side and not in_fight(other) and standing(other) and not is_trainer(other)


def _likely(fight: Fight, used: Use, targets: tuple[str, ...]) -> str | None:
    """The only foe, or the only one there is."""
    opposed = [who for who in targets if fight.roster[who].side != fight.roster[used.actor].side]
    if len(opposed) == 1:
        return opposed[0]
    return targets[0] if len(targets) == 1 else None


def _together(fight: Fight, used: Use, targets: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All foes at once."""
    side = fight.roster[used.actor].side
    opposed = tuple(who for who in targets if fight.roster[who].side != side)
    return (opposed,) if len(opposed) > 1 else ()


def _detail(move: Move) -> Note:
    """Category, frequency, AC and Damage Base in a line."""
    return note(
        "ptu.detail_move",
        category=Term(move.category),
        frequency=move.row.frequency or "none",
        ac="none" if move.row.ac is None else move.row.ac,
        base="none" if not move.rolled else move.row.damage_base or 0,
    )
