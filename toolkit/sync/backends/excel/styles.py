"""What is asked of a workbook's styles: which unlock their cells, for the safety of a write, and which wrap texts."""

from __future__ import annotations

from toolkit.sync.backends.excel.package import Package
from toolkit.sync.backends.excel.workbook import children, related


def unlocked_styles(package: Package, workbook_part: str) -> frozenset[int]:
    """Indexes of the cell styles whose cells stay writable on a protected sheet."""
    return _styles_with(package, workbook_part, "protection", "locked", ("0", "false"))


def wrapping_styles(package: Package, workbook_part: str) -> frozenset[int]:
    """Indexes of the cell styles whose cells show long texts in several lines."""
    return _styles_with(package, workbook_part, "alignment", "wrapText", ("1", "true"))


def _styles_with(
    package: Package, workbook_part: str, name: str, attribute: str, values: tuple[str, ...]
) -> frozenset[int]:
    return frozenset(
        index
        for part in related(package, workbook_part, "styles")
        for index, style in enumerate(children(package.tree(part), "cellXfs", "xf"))
        for child in children(style, name)
        if child.get(attribute) in values
    )
