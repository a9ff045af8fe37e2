"""Books whose owner does not want them changed, and names that are none: told before anything is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, set_cell
from tests.sync.zips import with_parts

CLOSED = {
    "signed": ({"_xmlsignatures/sig1.xml": b"<x/>"}, "digitally signed"),
    "final": (
        {
            "docProps/custom.xml": b'<p><property name="_MarkAsFinal"><vt:bool>true</vt:bool></property></p>',
        },
        "marked as final",
    ),
}


@pytest.mark.parametrize("how", CLOSED)
def test_check_tells_of_a_book_that_is_closed(turnsheet: Turnsheet, file: Path, how: str) -> None:
    parts, said = CLOSED[how]
    file.write_bytes(with_parts(file.read_bytes(), parts))
    assert said in turnsheet("check", file).err
    assert [said in one for one in turnsheet("check", file, "--json").json["remarks"]] == [True]
    ran = turnsheet("act", file, *TURN, "--seed", 7)
    assert ran.status == 5
    assert ran.err.count(said) == 1


@pytest.mark.parametrize("name", ["", ".xlsx", ".", ".."])
@pytest.mark.parametrize(("lang", "example"), [("en", "team.xlsx"), ("ru", "отряд.xlsx")])
def test_a_workbook_needs_a_name(turnsheet: Turnsheet, tmp_path: Path, name: str, lang: str, example: str) -> None:
    before = sorted(tmp_path.iterdir())
    ran = turnsheet("new", name, "--system", "calpheon", "--lang", lang)
    assert ran.status == 2
    assert example in ran.err
    assert sorted(tmp_path.iterdir()) == before


def test_a_blank_speed_is_told_before_the_fight(turnsheet: Turnsheet, file: Path) -> None:
    set_cell(file, "Roster", "Mossy", "Speed", "")
    set_cell(file, "Roster", "Pebble", "Speed", "")  # on the bench: not yet needed
    ran = turnsheet("check", file)
    assert ran.status == 0
    assert ran.out.count("needs Speed to roll Initiative") == 1
