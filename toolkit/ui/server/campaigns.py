"""The campaigns a server shows, each under a short key of its own, and which page is at which address.

A source is one campaign, or a folder in which each workbook is one (a folder of CSV files is one campaign). Folders are
looked at again each time, so that a workbook put there later is found. No workbook is read here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from toolkit.sync.registry import openable
from toolkit.ui.pages import MAIN, PAGES, open_to
from toolkit.ui.server.spec import resolved
from toolkit.ui.visit import Link, Visitor


@dataclass(frozen=True, slots=True)
class Found:
    """A page and its campaign; `key` and `source` are blank for the start page."""

    page: str
    key: str = ""
    source: str = ""


class Campaigns:
    """What `sources` hold. `alone`: it is one campaign and no folder, and its pages are at the root."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.sources = tuple(resolved(source) for source in sources)
        self.alone = len(self.sources) == 1 and not is_shelf(self.sources[0])

    @property
    def only(self) -> str:
        """The key of the one campaign; blank where there may be several."""
        return next(iter(self.now())) if self.alone else ""

    def now(self) -> Mapping[str, str]:
        """Key -> source, by name."""
        found: dict[str, str] = {}
        for source in self._all():
            key = wanted = _key(source)
            while key in found and found[key] != source:
                number = int(key[len(wanted) + 1 :] or 1) + 1
                key = f"{wanted}-{number}"
            found[key] = source
        return found

    def listed(self) -> tuple[Link, ...]:
        """Each campaign's source and where its pages are."""
        return tuple(Link(source, self.address(key), key) for key, source in self.now().items())

    def find(self, path: str, visitor: Visitor, key: str = "") -> Found | None:
        """The page at `path`, if there is one; `key`: the only campaign that the visitor may see."""
        steps = path.strip("/").split("/")
        campaigns = self.now()
        if steps[0] == "c" and len(steps) in (2, 3):
            return _page(visitor, campaigns, steps[1], steps[2:])
        if steps in ([""], ["start"]) and not (steps == [""] and (key or self.alone)):
            return Found("start")
        home = self.only or key
        return _page(visitor, campaigns, home, [step for step in steps if step]) if len(steps) == 1 and home else None

    def links(self, visitor: Visitor, key: str) -> tuple[Link, ...]:
        """The pages of a campaign that the visitor may open; without one, none but the start page."""
        named = [name for name in open_to(visitor) if key or name == "start"]
        start = "/start" if self.alone else "/"
        return tuple(Link(name, start if name == "start" else self.address(key) + name) for name in named)

    def address(self, key: str) -> str:
        """Where a campaign's pages are."""
        return "/" if self.alone else f"/c/{quote(key)}/"

    def _all(self) -> Iterator[str]:
        for source in self.sources:
            if is_shelf(source):
                yield from (str(Path(source) / name) for name in openable(Path(source)))
            else:
                yield source


def is_shelf(source: str) -> bool:
    """Whether a source is a folder of campaigns and not a campaign itself."""
    from toolkit.sync.backends import csvfolder

    return Path(source).is_dir() and not csvfolder.accepts(source)


def _page(visitor: Visitor, campaigns: Mapping[str, str], key: str, step: list[str]) -> Found | None:
    page = step[0] if step and step[0] else MAIN[visitor.role]
    if key not in campaigns or page not in PAGES or page == "start":
        return None
    return Found(page, key, campaigns[key])


def _key(source: str) -> str:
    """Short, the same as long as the campaign stays where it is, and silent: players read it in their address."""
    return sha256(source.encode()).hexdigest()[:8]
