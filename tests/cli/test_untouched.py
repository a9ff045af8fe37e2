"""A workbook filled by hand and played: only owned cells and the Log differ, all other parts are the same bytes."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN
from toolkit.systems.registry import system
from toolkit.tables.columns import columns_of, english_header


def parts(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as book:
        return {name: book.read(name) for name in book.namelist()}


def sheet_part(file: Path, tab: str) -> str:
    """The zip entry that holds a tab."""
    held = parts(file)
    workbook, relations = held["xl/workbook.xml"].decode(), held["xl/_rels/workbook.xml.rels"].decode()
    element = next(tag for tag in re.findall(r"<sheet [^>]*>", workbook) if f'name="{tab}"' in tag)
    (key,) = re.findall(r'r:id="([^"]+)"', element)
    relation = next(tag for tag in re.findall(r"<Relationship [^>]*>", relations) if f'Id="{key}"' in tag)
    (target,) = re.findall(r'Target="([^"]+)"', relation)
    return target.lstrip("/") if target.startswith("/") else f"xl/{target}"


def shown(file: Path) -> dict[tuple[str, str], Any]:
    """(tab, address) -> value and look of every cell."""
    book = openpyxl.load_workbook(file)
    return {
        (sheet.title, cell.coordinate): (cell.value, cell.number_format, cell.font.b, cell.fill.fgColor.rgb)
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None or cell.has_style
    }


def owned(file: Path) -> set[str]:
    """Letters of the roster's columns that play may write."""
    header = next(row for row in openpyxl.load_workbook(file)["Roster"].iter_rows(max_row=12) if row[1].value == "Name")
    names = {english_header(key) for key, column in columns_of(system("calpheon").roster).items() if column.owned}
    return {cell.column_letter for cell in header if cell.value in names}


def by_libreoffice(file: Path, folder: Path) -> Path:
    """The same workbook as LibreOffice saves it."""
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("no LibreOffice on this machine")
    folder.mkdir()
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    command = [office, profile, "--headless", "--convert-to", "xlsx", "--outdir", str(folder), str(file)]
    subprocess.run(command, check=True, capture_output=True, timeout=180)
    return folder / file.name


def with_things_of_their_own(file: Path) -> None:
    """What people add: a formula, a column, a note, a picture of how it looks, a tab."""
    book = openpyxl.load_workbook(file)
    roster = book["Roster"]
    roster["AF4"], roster["AF5"] = "Half HP", "=H5/2"
    roster["AF6"] = "mine"
    roster["AF6"].comment = openpyxl.comments.Comment("remember", "Ann")
    book.create_sheet("Loot")["A1"] = "=Roster!H5"
    book.save(file)


@pytest.mark.parametrize("way", ["openpyxl", "LibreOffice"])
def test_only_owned_cells_and_the_log_differ(turnsheet: Turnsheet, file: Path, tmp_path: Path, way: str) -> None:
    with_things_of_their_own(file)
    if way == "LibreOffice":
        file = by_libreoffice(file, tmp_path / "office")
    assert turnsheet("check", file).status == 0
    parts_before, cells_before = parts(file), shown(file)
    ran = turnsheet("act", file, *TURN, "--seed", 7, "--json")
    assert ran.status == 0, ran.err
    parts_after, cells_after = parts(file), shown(file)

    changed = {name for name in parts_before | parts_after if parts_before.get(name) != parts_after.get(name)}
    tabs = {sheet_part(file, tab) for tab in ("Roster", "Battle", "Log", "Loot")}  # Loot: a formula on a changed cell
    assert changed <= {*tabs, "xl/workbook.xml"}
    assert list(parts_before) == list(parts_after)

    letters = owned(file)
    different = {at for at in cells_before | cells_after if cells_before.get(at) != cells_after.get(at)}
    for tab, address in different:
        assert tab in ("Roster", "Battle", "Log")
        assert tab != "Roster" or re.sub(r"\d", "", address) in letters
        if (tab, address) in cells_before and (tab, address) in cells_after and tab != "Log":
            assert cells_before[tab, address][1:4] == cells_after[tab, address][1:4], "it looks as before"
    assert len([at for at in different if at[0] == "Roster"]) == sum(
        one["tab"] == "roster" for one in ran.json["changes"]
    )
    assert cells_after["Roster", "AF5"][0] == "=H5/2"

    assert turnsheet("undo", file).status == 0
    undone = shown(file)
    assert {at: cell[0] for at, cell in undone.items() if at[0] != "Log" and cell[0] is not None} == {
        at: cell[0] for at, cell in cells_before.items() if at[0] != "Log" and cell[0] is not None
    }


def test_every_other_program_still_reads_it(turnsheet: Turnsheet, file: Path, tmp_path: Path) -> None:
    turnsheet("act", file, *TURN, "--seed", 7)
    resaved = by_libreoffice(file, tmp_path / "office")
    assert turnsheet("check", resaved).status == 0
    one, two = (turnsheet("show", book, "--json").json for book in (file, resaved))
    assert (one["roster"], one["battle"], one["log"]) == (two["roster"], two["battle"], two["log"])
    assert turnsheet("undo", resaved).status == 0
