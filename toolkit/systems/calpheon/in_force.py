"""What the guides lay on a combatant as things stand: its statuses, the weather, the terrain, what lies on its side.

Only a Pokémon in battle is on the field; statuses go with whoever has them. A row spares combatants of the types it
names. Pure look-ups: what comes of them is the procedures'.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from toolkit.core.effects import Clause
from toolkit.messages import Note, Term, note
from toolkit.systems.calpheon.events import condition
from toolkit.systems.calpheon.guides import STATUS, Guide
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.sides import lying
from toolkit.systems.calpheon.state import Fight, is_active, standing, types_of


@dataclass(frozen=True, slots=True)
class Held:
    """A clause that holds for somebody, and the row it stands in."""

    guide: Guide
    clause: Clause

    @property
    def name(self) -> Term:
        return Term(self.guide.name)


def of_statuses(fight: Fight, who: str) -> list[Guide]:
    """The rows of its statuses, in their order."""
    found = (fight.guides.get(STATUS, status.name) for status in fight.roster[who].status)
    return [guide for guide in found if guide is not None]


def of_weather(fight: Fight, who: str) -> list[Guide]:
    return _on_field(fight, who, "Weather", [condition(fight.battle.weather)[0]])


def of_terrain(fight: Fight, who: str) -> list[Guide]:
    return _on_field(fight, who, "Terrain", [condition(fight.battle.terrain)[0]])


def of_side(fight: Fight, who: str) -> list[Guide]:
    """Barriers and hazards on its side, in the order of the battle's cell."""
    names = [one.name for one in lying(fight, fight.roster[who].side)]
    return [guide for name in names for kind in ("Barrier", "Hazard") for guide in _on_field(fight, who, kind, [name])]


def _on_field(fight: Fight, who: str, kind: str, names: Iterable[str]) -> list[Guide]:
    if not is_active(fight.roster[who]):
        return []
    return [guide for name in names if name and (guide := fight.guides.get(kind, name)) is not None]


def held(fight: Fight, who: str, *whats: str) -> Iterator[Held]:
    """The clauses of these kinds that hold for somebody who stands."""
    row = fight.roster[who]
    if not fight.guides.rows or not standing(row):
        return
    for rows in (of_statuses, of_weather, of_terrain, of_side):
        for guide in rows(fight, who):
            if affects(guide, row):
                yield from (Held(guide, clause) for clause in guide.clauses if clause.what in whats)


def affects(guide: Guide, row: CalpheonCombatant) -> bool:
    """Whether a row does anything to somebody of these types."""
    spared = {clause.word for clause in guide.clauses if clause.what == "spares"}
    only = {clause.word for clause in guide.clauses if clause.what == "only"}
    types = set(types_of(row))
    return not spared & types and (not only or bool(only & types))


def factors(fight: Fight, who: str, what: str, *words: str) -> list[Held]:
    """The factors of a kind that hold for it: those without a word, and those with one of `words`."""
    return [one for one in held(fight, who, what) if one.clause.word is None or one.clause.word in words]


def product(found: Iterable[Held]) -> Fraction:
    """Of all the factors; 1 for none."""
    exact = Fraction(1)
    for one in found:
        exact *= one.clause.factor if one.clause.factor is not None else 1
    return exact


def shown(found: Iterable[Held]) -> list[Note]:
    """The factors for a sentence: `Reflect ×1/2`."""
    return [note("calpheon.factor", what=one.name, factor=str(one.clause.factor)) for one in found]


def certain(one: Held) -> bool:
    """Whether it holds without a die."""
    return one.clause.chance in (None, 100)


def kept_from_healing(fight: Fight, who: str) -> Term | None:
    """What keeps its own moves from restoring its HP: Heal Block ([000] III.05), or a guide's row."""
    if any(status.name == "Heal Block" for status in fight.roster[who].status):
        return Term("Heal Block")
    return next((one.name for one in held(fight, who, "blocks_healing")), None)
