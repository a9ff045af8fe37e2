"""The Log as a forum post: only what counts, and nobody's name can change the form."""

from __future__ import annotations

from toolkit.session.entries import LogEntry
from toolkit.session.history import annotate
from toolkit.session.posts import story

ENTRIES = annotate(
    [
        LogEntry(id="a", round=1, action="Cinder: Ember > Mossy", result="Mossy loses 12 HP.", dice="1d100 = 55"),
        LogEntry(id="b", round=1, action="Mossy: Leer > Cinder", result="Nothing."),
        LogEntry(id="u", round=1, action="undo", undoes="b"),
        LogEntry(id="c", round=2, action="[b]Bob*: Tackle > _Ann_", result="Ann [url=x]y[/url] <b>falls</b>."),
    ],
    lambda change: True,
)


def test_text_tells_each_round_and_leaves_out_what_was_undone() -> None:
    told = story(ENTRIES, "text", "en")
    assert told.index("Round 1") < told.index("Mossy loses 12 HP.") < told.index("Dice: 1d100 = 55")
    assert told.index("Dice") < told.index("Round 2")
    assert "Leer" not in told
    assert "undo" not in told


def test_markdown_escapes_names() -> None:
    told = story(ENTRIES, "markdown", "en")
    assert r"**\[b\]Bob\*: Tackle \> \_Ann\_**" in told
    assert "<b>" not in told.replace(r"\<b\>", "")
    assert "## Round 1" in told


def test_bbcode_has_its_own_tags_and_nobody_elses() -> None:
    told = story(ENTRIES, "bbcode", "ru")
    assert "[b]Раунд 1[/b]" in told
    assert "[b]Bob" not in told
    assert "[url=x]" not in told
    assert "[*][size=85]Кубики: 1d100 = 55[/size]" in told


def test_an_empty_log_is_an_empty_post() -> None:
    assert story([], "text", "en") == ""
