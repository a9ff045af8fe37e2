"""No result is written that another program would not find: what cellrune is not to be trusted with shows nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.test_stale_results import built
from tests.sync.zips import opened, part, sheet_book, with_parts
from toolkit.sync.backends.excel import edit_cells, recalc
from toolkit.tables.snapshot import CellError, CellValue

cellrune = pytest.importorskip("cellrune")


def filled(cells: dict[str, object], formulas: dict[str, tuple[str, object]]) -> bytes:
    """Values, and formulas with what they show."""

    def fill(book: xlsxwriter.Workbook) -> None:
        sheet = book.add_worksheet("Sheet")
        for address, value in cells.items():
            sheet.write(address, value)
        for address, (formula, shown) in formulas.items():
            sheet.write_formula(address, formula, None, shown)

    return built(fill)


def shown(book: bytes, cells: Iterable[str]) -> list[object]:
    sheet = opened(book, results=True)["Sheet"]
    return [sheet[cell].value for cell in cells]


LIST: dict[str, object] = {"A1": 1, "A2": 1, "A3": 0, "C101": 10, "C102": 20, "C103": 30}


@pytest.mark.parametrize(
    ("edit", "now"), [({"C102": 99}, 109), ({"A3": 1}, 60), ({"C103": 5}, 30), ({"A2": 0, "A3": 1}, 40)]
)
@pytest.mark.parametrize("begin", ["C101", "C101:C102", "INDEX(C101:C103,1)"])
def test_a_sum_under_a_condition_reaches_as_far_as_the_condition(
    begin: str, edit: dict[str, CellValue], now: int
) -> None:
    book = filled(LIST, {"E1": (f"=SUMIF(A1:A3,1,{begin})", 30), "E2": (f'=SUMIF(A1:A3,"<>,(",{begin})*0', 0)})
    after = edit_cells(book, {"Sheet": edit})
    assert shown(after, ["E1"]) in ([now], [None])
    if "(" not in begin:
        assert shown(after, ["E1", "E2"]) == [now, 0]


@pytest.mark.parametrize("column", ["HP'@max", "'@HP", "'#This Row"])
def test_a_column_whose_name_looks_like_its_own_row_is_looked_at_whole(column: str) -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        sheet = book.add_worksheet("Sheet")
        header = {"header": column.replace("'", "")}
        sheet.add_table("A1:A4", {"name": "Team", "columns": [header], "data": [[1], [2], [3]]})
        sheet.write_formula("C2", f"=SUM(Team[{column}])", None, 6)

    assert shown(edit_cells(built(fill), {"Sheet": {"A4": 10}}), ["C2"]) in ([13], [None])


def test_what_was_not_trusted_once_is_not_trusted_the_next_time() -> None:
    book = filled({"A1": 1}, {"B1": ("=A1*2", 9), "C1": ("=A1*2", 2)})
    for value in (2, 3):
        book = edit_cells(book, {"Sheet": {"A1": value}})
        assert shown(book, ["B1", "C1"]) == [None, 2 * value]


@pytest.mark.parametrize("formula", ["=A2*2", "=A2*2+A1", '=INDIRECT("A2")*2', "=Macro(A2)"])
def test_a_condition_does_not_bring_in_what_is_not_trusted(formula: str) -> None:
    book = filled({"A1": 1, "A2": 4}, {"M1": (formula, 9.5), "N1": ("=M1", 9.5), "T1": ("=IF(A1>5,N1,0)", 0)})
    assert shown(edit_cells(book, {"Sheet": {"A1": 7}}), ["T1"]) == [None]


@pytest.mark.parametrize(
    ("formula", "was", "now"),
    [
        ("=VLOOKUP(A1,M1:N9,2,FALSE)", 20, 30),
        ('=IFERROR(VLOOKUP(A1,M:N,2,FALSE),"")', 20, 30),
        ("=HLOOKUP(A1,M1:Z9,2,FALSE)+0", "#N/A", "#N/A"),
        ("=SUMIF(M:M,A1,N:N)", 20, 30),
        ("=VALUE(A1)", 2, 3),
        ('=COUNTIFS(M:M,"<>",M:M,A1)', 1, 1),
        ("=INDEX(N:N,MATCH(A1,M:M,0))", 20, 30),
    ],
)
def test_a_search_for_nothing_is_left_to_spreadsheets(formula: str, was: object, now: object) -> None:
    cells: dict[str, object] = {"A1": 2, "M2": 2, "N2": 20, "M3": 3, "N3": 30, "N4": 77, "M9": 4}
    book = filled(cells, {"B1": (formula, was), "C1": ("=ISNUMBER(B1)", isinstance(was, int))})
    assert shown(edit_cells(book, {"Sheet": {"A1": 3}}), ["B1", "C1"]) == [now, isinstance(now, int)]
    for nothing in (None, 0, ""):
        assert shown(edit_cells(book, {"Sheet": {"A1": nothing}}), ["B1", "C1"]) == [None, None]


@pytest.mark.parametrize(
    "formula",
    ["VLOOKUP(A1,M1:N9,2)", "VLOOKUP(A1,M1:N9,2,TRUE)", "LOOKUP(A1,M2:M4,N2:N4)", "MATCH(A1,M:M)", "MATCH(A1,M:M,1)"],
)
def test_a_search_for_the_nearest_is_left_to_spreadsheets(formula: str) -> None:
    cells: dict[str, object] = {"A1": 9, "M2": 2, "N2": 20, "M3": 3, "N3": 30}
    book = filled(cells, {"B1": (f"={formula}", 3 if "MATCH" in formula else 30)})
    assert shown(edit_cells(book, {"Sheet": {"A1": 1}}), ["B1"]) == [None]


def test_results_that_are_rounded_as_shown_are_left_to_spreadsheets() -> None:
    book = filled({"A1": 4}, {"B1": ("=A1*2", 8)})
    plain = part(book, "xl/workbook.xml")
    rounding = with_parts(book, {"xl/workbook.xml": plain.replace(b"<calcPr ", b'<calcPr fullPrecision="0" ')})
    assert shown(edit_cells(book, {"Sheet": {"A1": 1.3}}), ["B1"]) == [2.6]
    assert shown(edit_cells(rounding, {"Sheet": {"A1": 1.3}}), ["B1"]) == [None]


def test_where_a_dynamic_array_may_spread_nothing_old_is_shown() -> None:
    found = '<f t="array" ref="D1:D2">_xlfn._xlws.FILTER(A1:A4,A1:A4&gt;0)</f>'
    rows = [f'<c r="D1" cm="1">{found}<v>1</v></c>', '<c r="D2"><v>2</v></c>', "", "<c r='F4'><f>D3*2</f><v>0</v></c>"]
    cells = "".join(
        f'<row r="{row}"><c r="A{row}"><v>{value}</v></c>{more}</row>'
        for row, value, more in zip((1, 2, 3, 4), (1, 2, -2, -2), rows, strict=True)
    )
    after = edit_cells(sheet_book(f"<sheetData>{cells}</sheetData>"), {"Sheet": {"A3": 5}})
    assert shown(after, ["F4"]) in ([10], [None])


def test_shared_formulas_that_lead_from_row_to_row_are_followed_to_the_end() -> None:
    def row(number: int) -> str:
        lead = f'<c r="B{number}"><f t="shared" ref="B{number}:B{number + 1}" si="{number}">A{number}</f><v>1</v></c>'
        follow = f'<c r="C{number}"><f t="shared" si="{number - 1}"/><v>1</v></c>' if number > 1 else ""
        return f'<row r="{number}"><c r="A{number}"><v>1</v></c>{lead}{follow}</row>'

    rows = "".join(map(row, range(1, 1500)))
    after = edit_cells(sheet_book(f"<sheetData>{rows}</sheetData>"), {"Sheet": {"A1499": 7}})
    assert shown(after, ["B1499"]) in ([7], [None])


PIECES = (
    "{0}+{1}*2", "SUM({2})", "IF({0}>3,{1},{0})", 'SUMIF({2},">2",{3})', 'COUNTIF({2},{0})', "INDEX({2},2)",
    "SUM({0},{2})", "AVERAGE({2},1)", "MAX({2},{0})", "IFERROR({0}/{1},{1})", "SUMPRODUCT({2},{2})", "{0}&{1}",
    "SUBTOTAL(9,{2})", "N(INDIRECT(\"A3\"))+{0}", "SUM(low)+{0}", "MATCH({0},{2},0)", "VLOOKUP({0},{2},1,FALSE)",
)  # fmt: skip


Places = dict[tuple[str, str], object]
SHEETS = ("Sheet", "Other Sheet")


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_shown_after_an_edit_is_what_the_whole_workbook_gives(seed: int) -> None:
    places: Places = {(name, f"{column}{row}"): 0 for name in SHEETS for row in range(1, 9) for column in "DE"}
    before = _random_book(seed, _computed(_random_book(seed, places), places))
    chance = random.Random(seed)
    edits: dict[str, dict[str, CellValue]] = {
        name: {f"{chance.choice('AB')}{chance.randint(1, 9)}": chance.choice([7, -2, 0.5, "x", "5", None])}
        for name in SHEETS
    }
    after = edit_cells(before, edits)
    truth, found = _computed(after, places), opened(after, results=True)
    known = {place: value for place in places if (value := found[place[0]][place[1]].value) is not None}
    assert len(known) > len(places) // 4
    assert {place: truth[place] for place in known} == known


def _random_book(seed: int, shown: Places) -> bytes:
    """Two sheets of values with a random formula at each of these places."""
    chance = random.Random(seed)

    def place(column: str, row: int) -> str:
        return chance.choice(["", "'Other Sheet'!", "Sheet!"]) + f"{column}{row}"

    def formula() -> str:
        first, second, begin = (place(chance.choice("ABABDE"), chance.randint(1, 9)) for _ in range(3))
        column, top = chance.choice("ABD"), chance.randint(1, 6)
        area = f"{place(column, top)}:{column}{top + chance.choice([1, 4, 80])}"
        return "=" + chance.choice(PIECES).format(first, second, area, begin)

    def fill(book: xlsxwriter.Workbook) -> None:
        book.define_name("low", "=Sheet!$A$2:$A$4")
        for sheet in [book.add_worksheet(name) for name in SHEETS]:
            for row in range(chance.choice([12, 90])):
                sheet.write_row(row, 0, [chance.randint(-2, 9), chance.choice([1, 2.5, "x", "5", None])])
        for (name, cell), value in shown.items():
            book.get_worksheet_by_name(name).write_formula(cell, formula(), None, value)

    return built(fill)


def _computed(book: bytes, places: Places) -> Places:
    """What cellrune finds in the whole workbook; 0 where it finds nothing."""
    with cellrune.Workbook.from_bytes(book) as whole:
        cells = whole.calculate_targets([{"sheet": name, "start": cell} for name, cell in places])["cells"]
    values = (recalc._told(one["result"]) for one in cells)
    plain = (recalc._plain(value) if value else 0 for value in values)
    return {
        place: value.code if isinstance(value, CellError) else value for place, value in zip(places, plain, strict=True)
    }
