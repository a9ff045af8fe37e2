"""Books of older kinds, and any other source, saved as a new workbook or folder; what is not carried over is told."""

from __future__ import annotations

import io
import shutil
import subprocess
import zipfile
from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.sync.campaign import csv_folder, workbook
from toolkit.sync.registry import open_backend

ODS = """<?xml version="1.0" encoding="UTF-8"?><office:document-content
 xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0">
<office:body><office:spreadsheet><table:table table:name="Roster">
<table:table-row><table:table-cell office:value-type="string"><text:p>name</text:p></table:table-cell>
<table:table-cell office:value-type="string"><text:p>hp</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>=Мох</text:p></table:table-cell>
<table:table-cell table:formula="of:=[.A1]" office:value-type="float" office:value="40"><text:p>40</text:p></table:table-cell>
<table:table-cell office:value-type="string"><text:p>007</text:p></table:table-cell></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>""".replace("\n", " ").replace("> <", "><")  # noqa: E501


def ods(path: Path) -> Path:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parts:
        parts.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        parts.writestr("META-INF/manifest.xml", "<manifest/>")
        parts.writestr("content.xml", ODS)
    path.write_bytes(out.getvalue())
    return path


def rows(path: Path, tab: str = "Roster") -> list[list[object]]:
    return [list(row) for row in open_backend(str(path)).read().tabs[tab].rows]


def test_an_ods_becomes_a_workbook_or_a_folder(turnsheet: Turnsheet, tmp_path: Path) -> None:
    old = ods(tmp_path / "old.ods")
    told = turnsheet("check", old)
    assert told.status == 5
    assert "turnsheet new NEW.xlsx --from" in told.err
    ran = turnsheet("new", "team.xlsx", "--from", old)
    assert ran.status == 0, ran.err
    assert "1 formula has become" in ran.out
    assert rows(tmp_path / "team.xlsx") == [["name", "hp", None], ["=Мох", 40, "007"]]
    left = turnsheet("new", "team/", "--from", old, "--json", "--lang", "ru").json["left"]
    assert any("1 формула" in said for said in left)
    assert rows(tmp_path / "team") == [["name", "hp", None], ["=Мох", 40, "007"]]


def test_an_xls_becomes_a_workbook(turnsheet: Turnsheet, tmp_path: Path) -> None:
    if shutil.which("soffice") is None:
        pytest.skip("no LibreOffice to make an .xls with")
    source = workbook(tmp_path, "old.xlsx")
    book = openpyxl.load_workbook(source)
    book.create_sheet("Secret").sheet_state = "hidden"
    book.save(source)
    profile = f"-env:UserInstallation=file://{tmp_path}/profile"
    command = ["soffice", profile, "--headless", "--convert-to", "xls", "--outdir", str(tmp_path), str(source)]
    subprocess.run(command, check=True, capture_output=True, timeout=180)
    ran = turnsheet("new", "team.xlsx", "--from", tmp_path / "old.xls")
    assert ran.status == 0, ran.err
    assert "errors as blanks" in ran.out
    assert rows(tmp_path / "team.xlsx")[3][:4] == ["dusk", "Сумрак", 12, 50]
    assert openpyxl.load_workbook(tmp_path / "team.xlsx")["Secret"].sheet_state == "hidden"


def test_a_folder_becomes_a_workbook_and_back_with_every_value(turnsheet: Turnsheet, tmp_path: Path) -> None:
    folder = csv_folder(tmp_path, "one")
    (folder / "Log.csv").write_bytes(b'id;result\na1;"\'=1+1"\na2;"line\nbreak"\na3;2,5\n')
    assert turnsheet("new", "two.xlsx", "--from", folder).status == 0
    assert turnsheet("new", "three/", "--from", tmp_path / "two.xlsx").status == 0
    for copy in ("two.xlsx", "three"):
        assert rows(tmp_path / copy, "Log") == [["id", "result"], ["a1", "=1+1"], ["a2", "line\nbreak"], ["a3", 2.5]]


def test_what_cannot_be_is_told(turnsheet: Turnsheet, tmp_path: Path) -> None:
    old = ods(tmp_path / "old.ods")
    assert "leave out --system" in turnsheet("new", "team.xlsx", "--from", old, "--system", "ptu").err
    assert turnsheet("new", "team.xlsx", "--from", "nowhere.xls").status == 5
    assert not (tmp_path / "team.xlsx").exists()
    workbook(tmp_path)
    assert turnsheet("new", "team.xlsx", "--from", old).status == 2
