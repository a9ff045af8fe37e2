"""A pasted post against the Log: as it was made, copied from a forum's page, altered, cut, quoted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session import ten_turns
from toolkit.session import Campaign
from toolkit.session.entries import LogEntry
from toolkit.session.posts import FORMATS, last_turn, story
from toolkit.session.rolls import roll_id
from toolkit.session.verifying import PostCheck, check_id, check_post


@pytest.fixture(scope="module")
def fight(tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    return ten_turns.fought(tmp_path_factory.mktemp("ten"), "en")


def _post(fight: Campaign, form: str = "text", turn: int = 2, lang: str = "en") -> str:
    return story(last_turn(fight.log(), turn), form, lang, "calpheon")


def _checked(fight: Campaign, post: str) -> PostCheck:
    return check_post(post, fight.log(), "calpheon")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("form", FORMATS)
def test_the_whole_story_is_true(fight: Campaign, form: str, lang: str) -> None:
    found = _checked(fight, "Dear all,\n" + story(fight.log(), form, lang, "calpheon") + "\nsee you!")
    assert found.true
    assert not found.folded
    assert [one.id for one in found.ids] == [roll_id(e) for e in fight.log() if e.live and e.kind == "action"]


def test_a_page_shows_a_post_without_its_marks(fight: Campaign) -> None:
    shown = re.sub(r"\[/?[a-z*]+(=\w+)?\]", "", _post(fight, "bbcode"))
    page = shown.replace("Cindrake rolls", "Spoiler: Rolls\n• Cindrake rolls", 1)
    assert _checked(fight, "Ann wrote:\n> " + page.replace("\n", "\n> ")).true


@pytest.mark.parametrize(
    ("was", "claimed"),
    [
        ("takes 6 HP (51 left)", "takes 26 HP (31 left)"),
        ("rolled 11, needed 90", "rolled 91, needed 90"),
        ("1d6 = 2", "1d6 = 6"),
        ("Gravlet 51/60", "Gravlet 21/60"),
        ("misses Cindrake", "hits Cindrake"),
        ("Turn 2", "Turn 3"),
    ],
)
def test_an_altered_line_is_told_with_the_logs_own(fight: Campaign, was: str, claimed: str) -> None:
    post = _post(fight)
    assert was in post
    found = _checked(fight, post.replace(was, claimed))
    assert not found.true
    assert [line for line in found.missing if was in line]
    if was != "Turn 2":  # before the first true line is everybody's own prose
        assert [line for line in found.strange if claimed in line]


def test_a_result_put_in_or_left_out_is_told(fight: Campaign) -> None:
    post = _post(fight)
    more = post.replace("HP: ", "- Gravlet loses 40 HP.\nHP: ")
    assert _checked(fight, more).strange == ("Gravlet loses 40 HP.",)
    less = post.replace("- Gravlet waits.\n", "")
    assert _checked(fight, less).missing == ("Gravlet waits.",)


def test_dice_that_stayed_folded_are_no_lie_but_some_of_them_missing_is(fight: Campaign) -> None:
    post = _post(fight)
    folded = post[: post.index("Rolls:")] + post[post.index("Roll id") :]
    assert _checked(fight, folded).true
    assert _checked(fight, folded).folded
    assert not _checked(fight, post.replace("- Cindrake rolls Initiative: 8 + 2 × Speed 17 = 42.\n", "")).true


def test_prose_around_the_turns_is_nobodys_business(fight: Campaign) -> None:
    post = f"It rained 40 days.\n{_post(fight, turn=2)}\nThen, 7 cats.\n{_post(fight, turn=3)}\nThe end."
    assert _checked(fight, post).true


def test_an_unknown_and_an_edited_id(fight: Campaign) -> None:
    good = roll_id(last_turn(fight.log(), 2)[0])
    assert check_id(good, fight.log()).verdict == "true"
    assert check_id(good[:-1] + ("a" if good[-1] != "a" else "b"), fight.log()).verdict == "edited"
    assert check_id("r-aaaa-bbbb-cccc", fight.log()).verdict == "unknown"
    found = _checked(fight, _post(fight).replace(good, "r-aaaa-bbbb-cccc"))
    assert [one.verdict for one in found.ids] == ["unknown"]
    assert not found.true


def test_a_text_without_ids_tells_nothing(fight: Campaign, tmp_path: Path) -> None:
    assert _checked(fight, "Turn 2\nGravlet loses 40 HP.").ids == ()


said = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]) | st.sampled_from("[]<>*_\\-+=#@&r12"), max_size=30)


@settings(max_examples=100, database=None)
@given(lines=st.lists(said, min_size=1, max_size=5), dice=said, form=st.sampled_from(FORMATS))
def test_whatever_people_wrote_its_own_post_is_true(lines: list[str], dice: str, form: str) -> None:
    entry = LogEntry(id="t-1", round=1, action="a", result="\n".join(lines), dice=dice)
    found = check_post(story([entry], form, "en"), [entry])
    assert (found.missing, found.strange, [one.verdict for one in found.ids]) == ((), (), ["true"])
