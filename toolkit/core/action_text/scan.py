"""Cutting a line at its signs: names up to `: > + [`, pieces up to `= , ]`; quotes keep signs inside."""

from __future__ import annotations

import re

QUOTED = re.compile(r'\s*(?:"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”])\s*')
SIGN = re.compile(r"(?P<colon>[:：])|(?P<arrow>->|=>|&gt;|[>＞→⇒➜➔➡]\ufe0f?)|(?P<plus>[+＋])|(?P<bracket>[\[［])|$")
OPTION_SIGN = re.compile(r"(?P<equals>[=＝])|(?P<comma>[,;，])|(?P<close>[\]］])|$")


class Unclear(Exception):
    """A sign or a name is missing at `at` (from 0); `expected` is the rest of a message code."""

    def __init__(self, at: int, expected: str) -> None:
        super().__init__(expected)
        self.at, self.expected = at, expected


def next_sign(signs: re.Pattern[str], text: str, at: int) -> re.Match[str]:
    """The next of `signs`, or the end of the text (whose `lastgroup` is `None`)."""
    found = signs.search(text, at)
    assert found is not None, "every pattern of signs matches the end"
    return found


def name_at(text: str, at: int) -> tuple[str, re.Match[str]]:
    """The name that begins at `at`, and the sign that ends it."""
    quoted = QUOTED.match(text, at)
    if quoted and SIGN.match(text, quoted.end()):
        name, sign = inside(quoted), next_sign(SIGN, text, quoted.end())
    else:
        sign = next_sign(SIGN, text, at)
        name = text[at : sign.start()].strip()
    if not name:
        raise Unclear(at, "name")
    return name, sign


def inside(quoted: re.Match[str]) -> str:
    """What stands between the quotes."""
    return next(group for group in quoted.groups() if group is not None).strip()
