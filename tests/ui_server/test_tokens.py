"""The colours: text and edges stand out enough in both themes."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

TEXT = [
    ("ink", "paper"), ("ink", "sheet"), ("ink", "inset"), ("ink", "bad-wash"), ("quiet", "paper"), ("quiet", "sheet"),
    ("quiet", "inset"), ("accent", "paper"), ("accent", "sheet"), ("accent-strong", "accent-wash"),
    ("on-accent", "accent"), ("on-accent", "accent-strong"), ("good", "good-wash"), ("wait", "wait-wash"),
    ("bad", "bad-wash"), ("bad", "sheet"), ("bad", "paper"),
]  # fmt: skip
EDGES = [
    ("edge", "paper"), ("edge", "sheet"), ("hp", "track"), ("hp-mid", "track"), ("hp-low", "track"), ("sp", "track"),
    ("side-1", "paper"), ("side-2", "paper"),
]  # fmt: skip


def _themes(checkout: Path) -> dict[str, dict[str, str]]:
    style = (checkout / "dashboards/voila/templates/turnsheet/static/tokens.css").read_text(encoding="utf-8")
    pairs = re.findall(r"--ts-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", style)
    return {
        "light": {name: light for name, light, _ in pairs},
        "dark": {name: dark for name, _, dark in pairs},
    }


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [Fraction(int(colour[at : at + 2], 16), 255) for at in (1, 3, 5)]
    linear = [float(part) / 12.92 if part <= 0.03928 else ((float(part) + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast(checkout: Path, theme: str) -> None:
    colours = _themes(checkout)[theme]
    weak = [pair for pair in TEXT if _contrast(*(colours[name] for name in pair)) < 4.5]
    weak += [pair for pair in EDGES if _contrast(*(colours[name] for name in pair)) < 3]
    assert weak == []
