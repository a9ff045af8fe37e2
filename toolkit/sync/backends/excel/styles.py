"""The one thing the safety of a write needs from a workbook's styles: which of them unlock their cells."""

from __future__ import annotations

from toolkit.sync.backends.excel.package import Package
from toolkit.sync.backends.excel.workbook import children, related


def unlocked_styles(package: Package, workbook_part: str) -> frozenset[int]:
    """Indexes of the cell styles whose cells stay writable on a protected sheet."""
    found: set[int] = set()
    for part in related(package, workbook_part, "styles"):
        for index, style in enumerate(children(package.tree(part), "cellXfs", "xf")):
            for protection in children(style, "protection"):
                if protection.get("locked") in ("0", "false"):
                    found.add(index)
    return frozenset(found)
