"""Nothing from a sheet reaches the page unescaped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.ui.desk.html import Markup, join, tag, text
from toolkit.ui.widgets.block import Block

HOSTILE = '<img src=x onerror="alert(1)">'

WAYS = {
    r"\bHTML\(|\bHtml\(ipywidgets": {"bare.py"},
    r"(?<!class )\bHtml\(": {"block.py"},
    r"\bescape\b": {"html.py"},
    r"\bMarkup\(": {"html.py"},
    r"[\"']<": {"html.py"},
    r"\bLabel\(|HTMLMath|description_allow_html|Output\(": set[str](),
}
"""What could carry a text to the page, and the one file that may."""


def test_text_is_escaped_in_content_and_in_attributes() -> None:
    shown = tag("p", HOSTILE, tag("b", "a & b"), data_id=HOSTILE)
    assert "<img" not in shown
    assert shown.endswith("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<b>a &amp; b</b></p>")


def test_a_plain_string_added_to_markup_is_escaped_again() -> None:
    assert text(tag("b", "x") + HOSTILE) == text("<b>x</b>" + HOSTILE)
    assert not isinstance(tag("b", "x") + HOSTILE, Markup)
    assert join(["<", None, tag("i", 1)]) == "&lt;<i>1</i>"


def test_only_markup_goes_on_the_page() -> None:
    block = Block()
    with pytest.raises(TypeError):
        block.show("<b>plain</b>")  # type: ignore[arg-type]
    assert block.view.value == ""


def test_there_is_one_way_into_html(checkout: Path) -> None:
    """`HTML` widgets stand in one file, escaping in one, and nobody typesets sheet text as mathematics."""
    files = [file for part in ("desk", "widgets") for file in (checkout / "toolkit" / "ui" / part).glob("*.py")]
    files += (checkout / "toolkit" / "ui" / "pages").glob("*.py")
    using = {word: {file.name for file in files if re.search(word, file.read_text("utf-8"))} for word in WAYS}
    assert using == WAYS
