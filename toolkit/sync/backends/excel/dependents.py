"""Which formula cells may show another result once some cells change: their cached results must go. Pure.

The changed cells are followed from formula to formula until nothing new is reached. A formula whose references cannot
be told counts as depending on everything. Cells that an array fills go with its formula, and whatever looks at cells it
may yet spread to. When following would take
too long (huge chains of overlapping areas), every formula of the workbook is named: more than needed, never less.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from toolkit.sync.backends.excel.areas import Area
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.plainness import Glance, PlainFormulas
from toolkit.sync.backends.excel.references import Scope, references
from toolkit.tables.snapshot import Address

Place = tuple[str, Address]
"""A cell of the workbook: casefolded sheet name and address."""

_TALL = 64
_PATIENCE = 3_000_000


class Watch:
    """The formulas of a workbook, filed under the places they look at, or first under the rows that they name."""

    def __init__(
        self, formulas: Mapping[str, Sequence[Formula]], plain: Mapping[str, PlainFormulas], scope: Scope
    ) -> None:
        """`plain`: the plain formulas of each sheet, by casefolded name; `formulas`: the others."""
        self._every = [(sheet, formula) for sheet, found in formulas.items() for formula in found]
        self._plain = plain
        self._met: set[tuple[str, Formula]] = set()
        self._asked: set[tuple[str, int]] = set()
        self._scope = scope
        self._unread: dict[tuple[str, int], list[int]] = defaultdict(list)
        self._unclear: list[int] = []
        self._by_row: dict[tuple[str, int], list[tuple[int, int, int]]] = defaultdict(list)
        self._tall: dict[str, dict[Area, list[int]]] = defaultdict(lambda: defaultdict(list))
        glance = Glance({name for name, _ in scope.names})
        for index, (sheet, formula) in enumerate(self._every):
            rows = glance.rows(formula.text, formula.shift) if formula.kind != "dataTable" else None
            if rows is None:
                self._read(index)
            else:
                for row in rows:
                    self._unread[sheet, row].append(index)

    def _read(self, index: int) -> None:
        sheet, formula = self._every[index]
        looked_at = references(formula, sheet, self._scope)
        if looked_at is None:
            self._unclear.append(index)
        for name, area in looked_at or ():
            self._file(name, area, index)

    def _file(self, sheet: str, area: Area, index: int) -> None:
        if area.bottom - area.top >= _TALL:
            self._tall[sheet][area].append(index)
            return
        for row in range(area.top, area.bottom + 1):
            self._by_row[sheet, row].append((area.left, area.right, index))

    def stale(self, changed: Iterable[Place]) -> dict[str, list[Formula]]:
        """Casefolded sheet name -> formulas whose cached results may be out of date once the cells `changed` change."""
        reached = self._follow(changed)
        stale: dict[str, list[Formula]] = defaultdict(list)
        for sheet, formula in self.every() if reached is None else reached:
            stale[sheet].append(formula)
        return stale

    def every(self) -> Iterable[tuple[str, Formula]]:
        """All formulas of the workbook, each with its casefolded sheet name."""
        yield from self._every
        for sheet, plain in self._plain.items():
            yield from ((sheet, formula) for formula in plain.all() if (sheet, formula) not in self._met)

    def _follow(self, changed: Iterable[Place]) -> list[tuple[str, Formula]] | None:
        """All formulas reached from `changed`; `None` when it would take too long to tell."""
        reached = self._spread({*self._unclear})
        waiting = [*changed, *(place for index in reached for place in self._filled_by(index))]
        seen = set(waiting)
        patience = _PATIENCE
        while waiting:
            place = waiting.pop()
            looking, looked = self._looking_at(place)
            patience -= looked
            if patience < 0:
                return None
            new = self._spread(set(looking) - reached) - reached
            reached |= new
            fresh = {spot for index in new for spot in self._filled_by(index)} - seen
            seen |= fresh
            waiting.extend(fresh)
        return [self._every[index] for index in reached]

    def _spread(self, found: set[int]) -> set[int]:
        """These, and whatever looks at the room that dynamic arrays among them may come to fill."""
        waiting = list(found)
        while waiting:
            sheet, formula = self._every[waiting.pop()]
            if formula.may_spread:
                new = set(self._looking_beyond(sheet, formula.address)) - found
                found |= new
                waiting += new
        return found

    def _looking_beyond(self, sheet: str, corner: Address) -> Iterator[int]:
        """The formulas that look at cells right of a corner or below."""
        if sheet in self._plain:
            self._take_in(sheet, self._plain[sheet].all())
        for key in [(name, row) for name, row in self._unread if name == sheet and row >= corner[0]]:
            for index in self._unread.pop(key):
                self._read(index)
        for (name, row), near in self._by_row.items():
            if name == sheet and row >= corner[0]:
                yield from (index for _, right, index in near if right >= corner[1])
        for area, indexes in self._tall[sheet].items():
            if area.bottom >= corner[0] and area.right >= corner[1]:
                yield from indexes

    def _looking_at(self, place: Place) -> tuple[list[int], int]:
        sheet, (row, column) = place
        self._meet(sheet, row)
        for index in self._unread.pop((sheet, row), ()):  # only now does it matter what they look at
            self._read(index)
        near = self._by_row.get((sheet, row), [])
        tall = self._tall.get(sheet, {})
        found = [index for left, right, index in near if left <= column <= right]
        for area, indexes in tall.items():
            if area.holds((row, column)):
                found += indexes
        return found, 1 + len(near) + len(tall) + len(found)

    def _meet(self, sheet: str, row: int) -> None:
        """Let the plain formulas that name a row be filed like all others."""
        if (sheet, row) in self._asked or sheet not in self._plain:
            return
        self._asked.add((sheet, row))
        self._take_in(sheet, self._plain[sheet].naming(row))

    def _take_in(self, sheet: str, plain: Iterable[Formula]) -> None:
        for formula in plain:
            if (sheet, formula) not in self._met:
                self._met.add((sheet, formula))
                self._every.append((sheet, formula))
                self._read(len(self._every) - 1)

    def _filled_by(self, index: int) -> Iterable[Place]:
        sheet, formula = self._every[index]
        return ((sheet, address) for address in formula.filled())
