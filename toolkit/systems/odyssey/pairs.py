"""Battling Pairs: who shares a turn, its AP, its Strike and its Order; whose turn it is and who is next.

A trainer and the Pokémon it has out are a pair; everybody else is alone. A pair takes its turn by the Initiative of
its Pokémon (Initiative and Turns). Nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from toolkit.systems.odyssey.state import Fight, is_called, is_human, is_pokemon, on_field, present, standing

AP_A_TURN = 2


def trainer_of(fight: Fight, who: str) -> str | None:
    """The human whose Pokémon it is, or who it is itself."""
    row = fight.roster[who]
    if is_human(row):
        return who
    mine = (other for other, one in fight.roster.items() if is_human(one) and one.side == row.side)
    return next((other for other in mine if is_called(fight, row.owner, other)), None)


def team(fight: Fight, trainer: str) -> Iterator[str]:
    """All Pokémon of a trainer, out or not, in roster order."""
    owned = (who for who, row in fight.roster.items() if is_pokemon(row))
    return (who for who in owned if trainer_of(fight, who) == trainer)


def thrower(fight: Fight, trainer: str) -> str:
    """Whose hand a trainer's Poké Balls leave: its own, or once it is defeated whose it has tossed them to."""
    seen = [trainer]
    while not standing(fight.roster[seen[-1]]):
        written = fight.roster[seen[-1]].balls_with
        after = next((who for who in fight.roster if is_called(fight, written, who)), None)
        if after is None or after in seen:
            return next(iter(catchers(fight, trainer)), trainer)
        seen.append(after)
    return seen[-1]


def catchers(fight: Fight, trainer: str) -> list[str]:
    """The standing allied trainers to whom a trainer's Poké Balls may be tossed, in roster order."""
    side = fight.roster[trainer].side
    rows = fight.roster.items()
    return [who for who, row in rows if who != trainer and is_human(row) and row.side == side and present(row)]


def out(fight: Fight, trainer: str) -> str | None:
    """The Pokémon a trainer has on the field."""
    return next((who for who in team(fight, trainer) if on_field(fight.roster[who])), None)


def members(fight: Fight, who: str) -> tuple[str, ...]:
    """Those who share a turn with somebody, itself among them: trainer first."""
    trainer = trainer_of(fight, who)
    if trainer is None:
        return (who,)
    return (trainer, *(one for one in team(fight, trainer) if on_field(fight.roster[one])))


def leader(fight: Fight, who: str) -> str:
    """Whose Initiative a pair goes by: its Pokémon; a trainer's own where it has none out."""
    trainer = trainer_of(fight, who)
    return who if trainer is None else out(fight, trainer) or trainer


def initiative(fight: Fight, who: str) -> int:
    """The Initiative in force: as changed by holding, else the fixed one."""
    row = fight.roster[leader(fight, who)]
    return row.initiative or 0 if row.current_initiative is None else row.current_initiative


def ap_left(fight: Fight, who: str) -> int:
    """AP the pair has left; a turn not yet begun has 2, less what was spent since the last one."""
    begun = ap_written(fight, who)
    return max(0, AP_A_TURN - debt(fight, who)) if begun is None else begun


def ap_written(fight: Fight, who: str) -> int | None:
    """AP as the pair's cells have them; `None` before its turn has begun."""
    given = [ap for one in members(fight, who) if (ap := fight.roster[one].ap) is not None]
    return min(given, default=None)


def debt(fight: Fight, who: str) -> int:
    """AP already spent of the pair's next turn."""
    return max(fight.roster[one].ap_debt or 0 for one in members(fight, who))


def strike_used(fight: Fight, who: str) -> bool:
    return any(fight.roster[one].strike_used for one in members(fight, who))


def has_acted(fight: Fight, who: str) -> bool:
    """Whether its turn of this round is over."""
    return any(fight.roster[one].acted for one in members(fight, who))


def leaders(fight: Fight) -> list[str]:
    """One of each pair and everybody alone who can still take a turn, in the order of their turns."""
    found = dict.fromkeys(leader(fight, who) for who, row in fight.roster.items() if row.side and on_field(row))
    able = [who for who in found if any(standing(fight.roster[one]) for one in _commanders(fight, who))]
    return sorted(able, key=lambda who: (-initiative(fight, who), _rank(fight, who)))


def _commanders(fight: Fight, who: str) -> Iterable[str]:
    """The pair, and the Pokémon its trainer, though defeated, could still send out."""
    trainer = trainer_of(fight, who)
    return members(fight, who) if trainer is None else (trainer, *team(fight, trainer))


def _rank(fight: Fight, who: str) -> tuple[int, int]:
    """Among equals: as the order of turns has them, else as the roster has them."""
    order = [one for one in fight.battle.turn_order if one in fight.roster]
    ranks = [order.index(one) for one in members(fight, who) if one in order]
    return (min(ranks, default=len(order)), list(fight.roster).index(who))


def holder(fight: Fight) -> str | None:
    """The leader of whoever's turn the battle says it is."""
    written = fight.battle.turn
    found = (who for who in fight.roster if is_called(fight, written, who))
    return next((leader(fight, who) for who in found), None)


def round_over(fight: Fight) -> bool:
    """Whether everybody has had a turn, so that only the round's end is left."""
    return holder(fight) is None and fight.battle.phase == "end of round"


def turn_is_ours(fight: Fight, who: str) -> bool:
    """Whether nothing is said of whose turn it is, or it is this pair's."""
    now = holder(fight)
    return now is None or now in members(fight, who)


def next_leader(fight: Fight, below: int | None = None) -> str | None:
    """Who is next of those whose turn is not over; with `below` of those of lower Initiative only."""
    waiting = (who for who in leaders(fight) if not has_acted(fight, who))
    return next((who for who in waiting if below is None or initiative(fight, who) < below), None)
