"""CSV files as people's programs write them: read exactly, and rows that did not change keep every byte."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from toolkit.sync.backends.csvfolder.file import CsvFile
from toolkit.sync.backends.csvfolder.fresh import fresh_file
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab

LINES = ["Имя;HP;Доля", '"Сумрак";12;0,5', "Мохнач;30;2", "Клён;7;"]
SHOWN = [["Имя", "HP", "Доля"], ["Сумрак", 12, 0.5], ["Мохнач", 30, 2], ["Клён", 7, None]]


def shown(data: bytes) -> list[list[object]]:
    return [list(row) for row in CsvFile.of("Roster.csv", data).tab("Roster").rows]


@pytest.mark.parametrize(
    "codec",
    ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1251", "cp866", "mac-cyrillic", "koi8-r"],
)
@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_every_encoding_and_line_end_is_kept(codec: str, end: str) -> None:
    data = (end.join(LINES) + end).encode(codec)
    assert shown(data) == SHOWN
    after = CsvFile.of("Roster.csv", data).with_cells({(3, 2): 25, (5, 1): "Ива", (5, 3): 1.5})
    lines = [*LINES[:2], "Мохнач;25;2", LINES[3], "Ива;;1,5"]
    assert after == (end.join(lines) + end).encode(codec)


def test_a_file_without_a_last_line_end_stays_without_one() -> None:
    after = CsvFile.of("Log.csv", b"id,result\na1,hit").with_cells({(3, 1): "a2"})
    assert after == b"id,result\na1,hit\na2,"


def test_letters_that_the_encoding_lacks_make_the_file_utf8_and_keep_all_others() -> None:
    data = "\n".join(LINES).encode("cp1251")
    after = CsvFile.of("Roster.csv", data).with_cells({(4, 1): "Клён → ★"})
    assert after.startswith(b"\xef\xbb\xbf")
    assert shown(after) == [*SHOWN[:3], ["Клён → ★", 7, None]]


@pytest.mark.parametrize("text", ["ОЗ", "ход", "моя", "Ёж", "Бой;ОВ", "№ 5;Лёд", "Я", "гол"])
def test_a_few_russian_letters_are_those_of_windows(text: str) -> None:
    assert shown(f"{text}\n".encode("cp1251"))[0] == text.split(";")


def test_western_letters_are_told_from_russian_ones() -> None:
    assert shown("name,hp\nPokémon Élan,5\nAndré,6".encode("cp1252"))[1:] == [["Pokémon Élan", 5], ["André", 6]]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("a,b\n1,Fire;Water\n2,Grass;Poison", [["a", "b"], [1, "Fire;Water"], [2, "Grass;Poison"]]),
        ("a;b\nx, y;2,5\nz, w;3,5", [["a", "b"], ["x, y", 2.5], ["z, w", 3.5]]),
        ("a;b\n2.5;1\n3.5;2", [["a", "b"], [2.5, 1], [3.5, 2]]),
        ("a\tb\n2,5\t1", [["a", "b"], [2.5, 1]]),
        ('a,b\n"2,5",1', [["a", "b"], ["2,5", 1]]),
        ("sep=;\r\na;b\r\n1;2\r\n", [["a", "b"], [1, 2]]),
        ('a,b\n"two\r\nlines, ""quoted""",5" disk', [["a", "b"], ['two\r\nlines, "quoted"', '5" disk']]),
        ("a\n\nb\n,,,\n\n", [["a"], [None], ["b"]]),
        ("", []),
        ("007,1e400,NA,None,nan,TRUE,-3,+3,1 234,2026-11-29,12345678901234567890",
         [["007", "1e400", "NA", "None", "nan", True, -3, "+3", "1 234", "2026-11-29", "12345678901234567890"]]),
        ("#N/A,#ССЫЛКА!,#1,=1+1,@x,'quoth", [[CellError("#N/A"), CellError("#REF!"), "#1", "=1+1", "@x", "'quoth"]]),
    ],
)  # fmt: skip
def test_cells_are_what_they_say(text: str, rows: list[list[object]]) -> None:
    found = shown(text.encode())
    assert found == rows
    assert [[type(cell) for cell in row] for row in found] == [[type(cell) for cell in row] for row in rows]


def test_quotes_go_on_as_the_rows_above_have_them() -> None:
    every = CsvFile.of("Log.csv", b'"id","hp","why"\n"a1","5",""\n').with_cells({(3, 1): "a2", (3, 2): 6})
    assert every == b'"id","hp","why"\n"a1","5",""\n"a2","6",""\n'
    texts = CsvFile.of("Log.csv", b'"id","hp","why"\n"a1",5,\n').with_cells({(3, 1): "a2", (3, 2): 6, (2, 2): 4})
    assert texts == b'"id","hp","why"\n"a1",4,\n"a2",6,\n'


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+5", "-5", "@SUM(A1)", "\tx", "＝1", "'=1", "''5", "TRUE", "12", "1,5", "#N/A",
     "1/4", "2-5", "29.11.2026", "3:4", "007", "1e5", "12345678901234567890"],
)  # fmt: skip
def test_nothing_that_a_spreadsheet_would_run_is_written_bare_and_it_reads_back(text: str) -> None:
    for separator in (",", ";", "\t"):
        data = fresh_file(Tab("Roster", [["a", "b"], [text, 1]]), separator)
        written = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))
        assert written[1][0] == "'" + text
        assert shown(data)[1] == [text, 1]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'a,b\n"open,1\n', "sync.csv_unclosed"),
        (b"PK\x03\x04....", "sync.csv_no_text"),
        (b"a,b\x00\x01,c", "sync.csv_encoding"),
        (b"\xef\xbb\xbfa,\xff\xfe", "sync.csv_encoding"),
    ],
)
def test_what_is_no_csv_file_is_told(data: bytes, code: str) -> None:
    with pytest.raises(SourceError) as error:
        CsvFile.of("Roster.csv", data)
    assert error.value.code == code
    assert "Roster.csv" in str(error.value)


TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12) | st.from_regex(
    r"'{0,2}([-+=@]?[0-9]{1,17}([.,][0-9]{1,3})?|TRUE|[;,\"\r\n\t '])*", fullmatch=True
)
NUMBER = st.integers(-(10**15) + 1, 10**15 - 1) | st.floats(
    allow_nan=False, allow_infinity=False, allow_subnormal=False, min_value=-9e307, max_value=9e307
)
VALUE = TEXT | NUMBER | st.booleans() | st.none()


@given(
    st.sampled_from(["a,b,c\n1,2,3\n", 'a;"b";c\r\n1;2,5;x\r\n', "a\tb\tc\n1\t2.5\t", '"a","b","c"\n"1","2","3"\n']),
    st.dictionaries(st.tuples(st.integers(1, 5), st.integers(1, 4)), VALUE, max_size=6),
)
@example("a,b,c\n", {(3, 2): 1e22, (1, 1): -1e-300, (2, 1): "1e22", (4, 4): 10**20})
def test_any_value_in_any_cell_reads_back(text: str, cells: dict[Address, CellValue]) -> None:
    file = CsvFile.of("a.csv", text.encode())
    before = file.tab("a")
    again = CsvFile.of("a.csv", file.with_cells(cells))
    assume(again.separator == file.separator or not again.is_telling)  # else the folder refuses to write
    after = again.separated_by(file.separator).tab("a")
    for row in range(1, 7):
        for column in range(1, 6):
            meant = cells.get((row, column), before.at(row, column))
            found = after.at(row, column)
            assert found == (None if meant == "" else meant)
            assert isinstance(found, bool) == isinstance(meant, bool)
