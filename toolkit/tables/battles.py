"""Several battles in one workbook: which there are, where each stands in the Battle tab, whose rows each has.

A battle is a column of values in the Battle tab, under its name in the row of the key `battle`; the first, right of the
keys, need not have one. The Roster's column `battle` says which battle a row is in: blank is the first. So a workbook
with one battle has neither, and nothing here changes how it is read. A name counts once a row of the Roster is in that
battle; any other text beside the values is the game master's own. Nothing here reads what a value means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from toolkit.core.names import fold
from toolkit.tables.headers import is_blank
from toolkit.tables.layout import Pairs, as_text

KEY = "battle"
"""Its key in the Battle tab, and its column in the Roster and the Log."""


@dataclass(frozen=True, slots=True)
class Battles:
    """The battles of a workbook. `told`: what each row of the Roster says, "" for nothing."""

    columns: Mapping[str, int] = field(default_factory=lambda: {"": 0})
    """Name -> how far right of the first battle it stands."""
    told: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The battles under way: the first, if anybody is in it, and those of the others that somebody is in."""
        others = tuple(name for name, at in self.columns.items() if at and self.rows(name))
        return (self._first, *others) if self.rows(self._first) or not others else others

    @property
    def waiting(self) -> tuple[str, ...]:
        """The battles that rows are in and the Battle tab does not hold: not begun yet, or over."""
        held = {fold(name) for name in self.columns}
        first = {fold(name): name for name in reversed(self.told) if name and fold(name) not in held}
        return tuple(dict.fromkeys(first[fold(name)] for name in self.told if fold(name) in first))

    @property
    def unclear(self) -> bool:
        """Whether a battle has to be named: there are several, and each has a name."""
        nobody = bool(self.waiting) and not self.rows(self.names[0])
        return nobody or (len(self.names) > 1 and bool(self.names[0]))

    @property
    def _first(self) -> str:
        return next(iter(self.columns))

    def spelt(self, wanted: str | None) -> str:
        """A battle's name as the workbook spells it; where none is wanted, the first under way."""
        if wanted is None:
            return self.names[0]
        known = [*self.columns, *self.told]
        return next((name for name in known if fold(name) == fold(wanted)), wanted.strip())

    def rows(self, name: str) -> list[int]:
        """The rows of the Roster that are in a battle, from 0."""
        here = {fold(name), ""} if name == self._first else {fold(name)}
        return [at for at, said in enumerate(self.told) if fold(said) in here]

    def beside(self, name: str) -> bool:
        """Whether its cells are found by its name, as one of several; else it is simply the Battle tab's."""
        return bool(name) and (name != self._first or len(self.names) > 1)


def battles_of(pairs: Pairs | None, told: Sequence[str]) -> Battles:
    """The battles of a Battle tab and a Roster."""
    return Battles(columns_of_battles(pairs) if pairs is not None else {"": 0}, tuple(told))


def columns_of_battles(pairs: Pairs) -> dict[str, int]:
    """Name -> how far right of the first, in the order of their columns."""
    found = {as_text(pairs.cell(KEY)): 0}
    if KEY in pairs.values:
        row, column = pairs.values[KEY]
        keys = {(at[0], at[1] - 1) for at in pairs.values.values()}
        for offset, cell in enumerate(pairs.tab.rows[row - 1][column:], start=1):
            if (row, column + offset) in keys:
                break
            if name := as_text(cell):
                found.setdefault(name, offset)
    return found


def free_column(pairs: Pairs) -> int:
    """How far right of the first battle a further one finds room: where nothing stands beside any key."""
    offset = 1
    while any(not is_blank(pairs.tab.at(row, column + offset)) for row, column in pairs.values.values()):
        offset += 1
    return offset


def pairs_at(pairs: Pairs, offset: int) -> Pairs:
    """The values of the battle that far right of the first."""
    if not offset:
        return pairs
    return Pairs(pairs.tab, {key: (row, at + offset) for key, (row, at) in pairs.values.items()}, pairs.doubled)


def pairs_of(pairs: Pairs, battles: Battles, name: str) -> Pairs:
    """The values of a battle, wherever it stands or would begin."""
    at = battles.columns.get(name)
    return pairs_at(pairs, free_column(pairs) if at is None else at)
