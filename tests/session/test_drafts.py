"""Open actions survive, and nothing is spent or lost twice, whoever writes at the same time."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from toolkit.messages import LANGUAGES, render
from toolkit.session.drafts import Drafts, Held
from toolkit.sync.port import SourceError


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "черновики и пробелы.sqlite"


def one_more(held: Held) -> Held:
    return replace(held, answers=(*held.answers, len(held.answers) + 1))


def test_a_draft_is_there_again_after_a_reload(place: Path) -> None:
    line = {"actor": "Cinder", "use": "Ember", "on": ["Mossy"]}
    kept = Drafts(place).change("", lambda held: replace(held, chosen={"A1": line}, answers=(55, [3, 5], "yes")))
    assert Drafts(place).held("") == kept
    assert Drafts(place).held("").answers == (55, [3, 5], "yes")


def test_a_new_draft_keeps_its_id(place: Path) -> None:
    assert Drafts(place).held("").id == Drafts(place).held("").id


def test_battles_have_a_draft_each(place: Path) -> None:
    drafts = Drafts(place)
    drafts.change("one", one_more)
    assert drafts.held("two").answers == ()


def test_a_token_is_spent_once_and_the_second_use_does_nothing(place: Path) -> None:
    drafts = Drafts(place)
    assert drafts.change("", one_more, token="click-1") is not None
    assert drafts.change("", one_more, token="click-1") is None
    assert drafts.held("").answers == (1,)


def test_a_failed_edit_gives_its_token_back(place: Path) -> None:
    drafts = Drafts(place)

    def fail(held: Held) -> Held:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        drafts.change("", fail, token="click-1")
    assert drafts.change("", one_more, token="click-1") is not None


def test_twenty_threads_lose_no_answer(place: Path) -> None:
    drafts = Drafts(place)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: drafts.change("", one_more), range(20)))
    assert drafts.held("").answers == tuple(range(1, 21))


def test_two_processes_spend_one_token_once(place: Path, checkout: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from toolkit.session.drafts import Drafts; "
        "print(Drafts(Path(sys.argv[1])).change('', lambda held: held, token='once') is not None)"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", code, str(place)], cwd=checkout, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert sorted(process.communicate()[0].strip() for process in running) == ["False", "False", "True"]


def test_a_damaged_or_vanished_database_is_begun_anew(tmp_path: Path) -> None:
    place = tmp_path / "side" / "drafts.sqlite"
    drafts = Drafts(place)
    drafts.change("", lambda held: replace(held, answers=(5,)))
    place.write_bytes(b"no database" * 1000)
    assert drafts.held("").answers == ()
    assert (tmp_path / "side" / "damaged-drafts.sqlite").exists()
    shutil.rmtree(place.parent)
    assert drafts.held("").answers == ()


def test_a_draft_another_version_wrote_is_begun_anew(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "drafts.sqlite")
    first = drafts.held("")
    with closing(sqlite3.connect(tmp_path / "drafts.sqlite", isolation_level=None)) as database:
        for held in ("{", '{"later": 1, "answers": []}', "[]"):
            database.execute("update draft set held = ?", (held,))
            assert drafts.held("").id != first.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_no_database_can_be_play_goes_on_for_this_program_alone(tmp_path: Path, lang: str) -> None:
    place = tmp_path / "drafts.sqlite"
    place.mkdir()
    drafts = Drafts(place)
    assert drafts.elsewhere is not None
    assert str(place) in render(drafts.elsewhere, lang)
    assert drafts.change("", one_more, token="click-1") is not None
    assert Drafts(place).held("").answers == (1,), "another page of the program sees it too"
    assert place.is_dir()


def test_a_database_that_cannot_be_opened_any_more_is_told_calmly(tmp_path: Path) -> None:
    place = tmp_path / "drafts.sqlite"
    drafts = Drafts(place)
    assert drafts.elsewhere is None
    for leftover in tmp_path.glob("drafts.sqlite*"):
        leftover.unlink()
    place.mkdir()
    with pytest.raises(SourceError) as told:
        drafts.held("")
    assert str(place) in str(told.value)
    assert "sqlite3" not in str(told.value)


def test_a_database_held_by_another_program_is_told_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "drafts.sqlite"
    drafts = Drafts(place)
    monkeypatch.setattr("toolkit.session.database.PATIENCE", 0.1)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("begin exclusive")
        with pytest.raises(SourceError) as told:
            drafts.change("", one_more)
    assert told.value.code == "session.drafts_busy"
    assert drafts.change("", one_more) is not None
