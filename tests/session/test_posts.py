"""The Log as a forum post: only what counts, in a form that nobody's name can change; the golden fight of ten turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session import ten_turns
from tests.session.sealing import sealed
from toolkit.session import Campaign, Preview, open_campaign
from toolkit.session.entries import LogEntry
from toolkit.session.history import annotate
from toolkit.session.posts import FORMATS, last_turn, story

OUTLINE = {"of": 3, "lines": [[0, 2]], "rolls": [1]}
ENTRIES = annotate(
    [
        LogEntry(
            id="a",
            round=1,
            action="Cinder: Ember > Mossy",
            result="Cinder uses Ember.\nAccuracy: rolled 55.\nMossy loses 12 HP.",
            dice="1d100 = 55",
            record={"outline": OUTLINE, "standing": [["Cinder", 60, 60, ""], ["Mossy", 48, 60, "Burn, Sleep 2"]]},
        ),
        LogEntry(id="b", round=1, action="Mossy: Leer > Cinder", result="Nothing."),
        LogEntry(id="u", round=1, action="undo", undoes="b"),
        LogEntry(id="c", round=2, action="[b]Bob*: Tackle > _Ann_", result="Ann [url=x]y[/url] <b>falls</b>."),
        LogEntry(id="d", round=2, action="- @all", result=""),
    ],
    lambda change: True,
)


@pytest.fixture(scope="module", params=["en", "ru"])
def fight(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    return ten_turns.fought(tmp_path_factory.mktemp("ten"), request.param)


@pytest.mark.parametrize("form", FORMATS)
def test_ten_turns_are_told_as_in_the_golden_post(fight: Campaign, form: str) -> None:
    """After a change that is meant: `python -m tests.session.ten_turns`, and look at what it changed."""
    golden = ten_turns.GOLDEN / f"{fight.lang}.{ten_turns.ENDINGS[form]}"
    assert ten_turns.posts(fight)[form] == golden.read_text("utf-8")


def test_text_tells_results_then_how_they_stand_then_the_dice() -> None:
    told = story(ENTRIES, "text", "en")
    assert told.startswith(
        "Round 1\n- Cinder uses Ember. Mossy loses 12 HP.\nHP: Cinder 60/60 · Mossy 48/60 (Burn, Sleep 2)\n"
        "Rolls:\n- Accuracy: rolled 55.\n- Dice: 1d100 = 55\nRoll id: r-"
    )
    assert "Leer" not in told
    assert "undo" not in told


def test_the_systems_own_word_for_a_turn_and_the_readers_language() -> None:
    told = story(ENTRIES, "text", "ru", "calpheon")
    assert told.startswith("Ход 1\n")
    assert "ОЗ: Cinder 60/60 · Mossy 48/60 (Ожог, Сон 2)" in told


def test_a_row_whose_result_was_edited_is_told_line_by_line() -> None:
    edited = LogEntry(id="a", result="One.\nTwo.", record={"outline": OUTLINE})
    assert "- One.\n- Two.\n" in story([edited], "text", "en")


@pytest.mark.parametrize(
    "outline", [None, [], {"of": 1, "lines": [[1]], "rolls": []}, {"of": 1, "lines": [[0], 0], "rolls": []}, {"of": 1}]
)
def test_an_outline_that_does_not_fit_changes_nothing(outline: object) -> None:
    assert "- One.\n" in story([LogEntry(id="a", result="One.", record={"outline": outline})], "text", "en")


@pytest.mark.parametrize("standing", [None, "x", [["Mossy"]], [["Mossy", "1", None, ""]], [["Mossy", True, 2, ""]]])
def test_a_standing_of_another_shape_is_left_out(standing: object) -> None:
    assert "HP:" not in story([LogEntry(id="a", result="One.", record={"standing": standing})], "text", "en")


def test_markdown_escapes_what_people_wrote() -> None:
    told = story(ENTRIES, "markdown", "en")
    assert r"- Ann \[url=x\]y\[/url\] \<b\>falls\</b\>." in told
    assert "- \\- @\u2060all" in told
    assert "### Round 1\n" in told
    assert "<details><summary>Rolls</summary>\n\n- Accuracy" in told


def test_bbcode_has_its_own_tags_and_nobody_elses() -> None:
    told = story(ENTRIES, "bbcode", "ru")
    assert "[b]Раунд 1[/b]" in told
    assert "[url=x]" not in told
    assert "[spoiler=Броски]\n[list]\n[*]Accuracy: rolled 55.\n" in told
    assert "[hide=Броски]" in story(ENTRIES, "bbcode", "ru", spoiler="hide")


def test_the_last_turn_is_the_last_one_in_effect() -> None:
    assert [entry.id for entry in last_turn(ENTRIES)] == ["c", "d"]
    assert [entry.id for entry in last_turn(ENTRIES, 1)] == ["a"]
    assert last_turn(ENTRIES, 7) == last_turn([]) == []


@pytest.mark.parametrize("form", FORMATS)
def test_sealed_and_opened_choices_are_no_part_of_a_post_until_they_are_played(file: Path, form: str) -> None:
    ann, bo = sealed(file)
    ann.sealing.open()
    assert [entry.kind for entry in open_campaign(file).log()] == ["seal", "seal", "open"]
    assert story(open_campaign(file).log(), form, "en") == ""
    bo.sealing.open()
    preview = bo.sealing.preview()
    assert isinstance(preview, Preview)
    bo.commit(preview)
    assert story(open_campaign(file).log(), form, "en").count("Roll id") == 1


def test_only_actions_are_told() -> None:
    """Undo and redo are none."""
    other = [LogEntry(id="s", action="secret", kind=kind) for kind in ("undo", "redo")]
    assert story(other, "text", "en") == story([], "text", "en") == ""
