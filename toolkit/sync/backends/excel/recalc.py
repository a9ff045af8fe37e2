"""What formulas show once some cells have changed, as cellrune computes it where that is installed (extra `recalc`).

First the outdated formulas, and those that they look at, are computed from the workbook as it is: one that comes out
unlike what the workbook shows is not trusted with the new cells either, nor is any that looks at it, nor one that
searches a list for nothing (`searching`). Then the edits are
made in cellrune's copy, and the trusted ones are computed again. Cellrune parses all it is given: it is given no more
rows than it needs (`excerpt`). What cannot be told stays untold: clocks and chance, macros, other workbooks, functions
cellrune lacks, arrays of several cells, all results that are rounded as their cells show them, and everything where too
much of a large workbook is needed, so that computing would take longer than all the rest. Nothing is written.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from toolkit.sync.backends.excel.book import Book, Edits
from toolkit.sync.backends.excel.calcflag import rounds_as_shown
from toolkit.sync.backends.excel.dependents import Place
from toolkit.sync.backends.excel.excerpt import excerpt
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.repack import repacked
from toolkit.sync.backends.excel.searching import searched
from toolkit.sync.cell_limits import value_refusal
from toolkit.tables.snapshot import Address, CellError, CellValue, a1

if TYPE_CHECKING:
    from cellrune import CalculationResult, CalculationTarget, RangeValue, TargetCalculationLimitOptions, Workbook

Result = CellValue | CellError

LARGEST = 2 << 20
"""Bytes of sheet parts that are needed, all together, up to which results are computed."""
MOST = 4_000
"""Formulas that are computed at most."""
MOST_LOOKED_AT = 20_000
"""Formulas that these look at, at most, themselves among them."""

_ERRORS = frozenset({"#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"})


def recalculated(
    book: Book, edits: Edits, parts: Mapping[str, bytes] = MappingProxyType({})
) -> dict[str, dict[Address, Result]]:
    """Sheet name -> its cells that may show something else once `edits` are made -> what; `None`: nobody can tell.

    `parts`: those that are exchanged besides, by name.
    """
    changed = ((name.casefold(), address) for name, cells in edits.items() for address in cells)
    stale = book.watch.stale(changed)
    named = {name: stale[name.casefold()] for name in book.workbook.sheets if name.casefold() in stale}
    results: dict[str, dict[Address, Result]] = {
        name: dict.fromkeys(address for formula in found for address in formula.filled())
        for name, found in named.items()
    }
    single = {name: [formula for formula in found if _fills_one_cell(formula)] for name, found in named.items()}
    places = [(name, formula.address) for name, found in single.items() for formula in found]
    if 0 < len(places) <= MOST and not rounds_as_shown(book.package.read_xml(book.workbook.part)):
        needed = excerpt(book, single)
        if len(needed.formulas) <= MOST_LOOKED_AT and _size(book, needed.parts) <= LARGEST:
            data = repacked(book.package, {**parts, **needed.parts})
            outdated = [(name.casefold(), formula) for name, found in named.items() for formula in found]
            trust = _Trust(book, outdated, needed.formulas)
            for (name, address), result in _computed(trust, data, edits, places).items():
                results[name][address] = result
    return results


def _fills_one_cell(formula: Formula) -> bool:
    return formula.kind in ("normal", "shared") and not formula.spills


def _size(book: Book, parts: Mapping[str, bytes]) -> int:
    return sum(len(parts.get(sheet.part, book.rows(sheet).xml)) for sheet in book.workbook.sheets.values())


def _computed(trust: _Trust, data: bytes, edits: Edits, places: Sequence[Place]) -> dict[Place, Result]:
    """The results that can be told; none at all without cellrune, or for a workbook it does not take."""
    try:
        from cellrune import Workbook
    except ImportError:
        return {}
    try:
        with Workbook.from_bytes(data) as copy:
            untold = trust.untold_before(copy)
            _make(copy, edits)
            untold |= trust.untold_after(copy)
            told = _calculate(copy, [place for place in places if _folded(place) not in untold])
            return {place: result for place, result in told.items() if _can_be_kept(result)}
    except (KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except BaseException:  # its own errors, and a panic inside it, which is no `Exception`
        return {}


def _folded(place: Place) -> Place:
    return place[0].casefold(), place[1]


@dataclass(frozen=True, slots=True)
class _Trust:
    """What cellrune is to be believed; places here have casefolded sheet names."""

    book: Book
    outdated: Sequence[tuple[str, Formula]]
    looked_at: Collection[tuple[str, Formula]]
    """The outdated formulas that are computed, and whatever they look at."""

    def untold_before(self, copy: Workbook) -> set[Place]:
        """Where it finds, before the edits, something else than the workbook shows, and what looks there.

        That their own results agree says little: a condition may first bring in another formula with the new cells.
        """
        places = [self._named(sheet, address) for sheet, formula in self.looked_at for address in formula.filled()]
        found = _calculate(copy, places)
        return self._resting_on({_folded(place) for place in places if not _agree(self.book, copy, found, place)})

    def untold_after(self, copy: Workbook) -> set[Place]:
        """Where it searches for nothing, 0 or an empty text after the edits, or for nobody knows what."""
        wanted = [(sheet, one, searched(one, sheet, self.book.scope)) for sheet, one in self.outdated]
        cells = {self._named(sheet, area[:2]) for *_, found in wanted for sheet, area in found or ()}
        full = {_folded(place) for place, value in _calculate(copy, [*cells]).items() if value}
        return self._resting_on(
            (sheet, formula.address)
            for sheet, formula, found in wanted
            if found is None or not full.issuperset((name, area[:2]) for name, area in found)
        )

    def _named(self, sheet: str, address: Address) -> Place:
        names = (name for name in self.book.workbook.sheets if name.casefold() == sheet)
        return next(names, sheet), address

    def _resting_on(self, doubtful: Iterable[Place]) -> set[Place]:
        """These and whatever looks at them."""
        if not (found := set(doubtful)):
            return found
        stale = self.book.watch.stale(found).items()
        return found.union((sheet, place) for sheet, formulas in stale for one in formulas for place in one.filled())


def _calculate(copy: Workbook, places: Sequence[Place]) -> dict[Place, Result]:
    """The places that cellrune can compute, and what they show."""
    if not places:
        return {}
    limits: TargetCalculationLimitOptions = {"max_targets": MOST_LOOKED_AT, "max_result_cells": MOST_LOOKED_AT}
    targets: list[CalculationTarget] = [{"sheet": name, "start": a1(address)} for name, address in places]
    answer = copy.calculate_targets(targets, limits=limits)
    by_name = {(name, a1(address)): (name, address) for name, address in places}
    answers = {by_name[one["cell"]["sheet_name"], one["cell"]["address"]]: one["result"] for one in answer["cells"]}
    return {place: _plain(told) for place, result in answers.items() if (told := _told(result))}


def _told(result: CalculationResult) -> RangeValue | None:
    return result["value"] if result["kind"] == "value" and result["value"]["kind"] != "unsupported" else None


def _saved(copy: Workbook, place: Place) -> Result:
    cell = a1(place[1])
    return _plain(copy.read_values(place[0], cell, cell)[0][0])


def _plain(value: RangeValue) -> Result:
    if value["kind"] == "error":
        return CellError(value["value"])
    return value["value"] if value["kind"] in ("number", "text", "logical") else None


def _agree(book: Book, copy: Workbook, found: Mapping[Place, Result], place: Place) -> bool:
    """Whether cellrune finds what the workbook shows at a place, or nobody ever computed that."""
    if place not in found:
        return False
    computed, saved = found[place], _saved(copy, place)
    if isinstance(computed, float) and isinstance(saved, float):
        return math.isclose(computed, saved, rel_tol=1e-9, abs_tol=1e-12)
    if saved is None:
        return _is_new(book, place)
    return type(computed) is type(saved) and computed == saved


def _is_new(book: Book, place: Place) -> bool:
    """Whether a cell without a result has room for one: where that is missing too, it was cut out as not to be told."""
    name, (number, column) = place
    sheet = book.rows(book.workbook.sheets[name])
    row = sheet.row(number)
    cells = (sheet.masked[cell.start : cell.end] for cell in sheet.cells(row) if cell.column == column) if row else ()
    return any(b"<%sv" % sheet.prefix in cell for cell in cells)


def _make(copy: Workbook, edits: Edits) -> None:
    for name, cells in edits.items():
        for address, value in cells.items():
            place = name, a1(address)
            if value is None or value == "":
                copy.clear_cell(*place)
            elif isinstance(value, bool):
                copy.set_logical(*place, value)
            elif isinstance(value, str):
                copy.set_text(*place, value)
            else:
                copy.set_number(*place, value)


def _can_be_kept(result: Result) -> bool:
    if isinstance(result, CellError):
        return result.code in _ERRORS
    return result is not None and value_refusal(result) is None
