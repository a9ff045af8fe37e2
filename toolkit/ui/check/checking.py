"""The state of the Check page: what it is narrowed down to, and what the last look at the source itself found.

The problems of the tables are the campaign's own and always those of now; the source (its parts, the Log's rows, what
waits, earlier versions) is examined when it has moved, or when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.core.problems import Problem
from toolkit.session.doctor import Finding, examine
from toolkit.sync.port import SourceError
from toolkit.sync.registry import open_backend
from toolkit.sync.sentences import error_note
from toolkit.ui.beside.page import Beside
from toolkit.ui.desk.desk import Desk


def examined(source: str) -> list[Finding]:
    """The doctor's look at a source, through a way of its own."""
    return examine(open_backend(source))


class Checking(Beside):
    """`look_over` looks at a source; it is called in a thread."""

    home = "ui.check"

    def __init__(self, desk: Desk, look_over: Callable[[str], list[Finding]] = examined) -> None:
        super().__init__(desk)
        self.find = ""
        self.tab = ""
        self.level = ""
        self.findings: tuple[Finding, ...] | None = None
        """None until the source was examined for the first time."""
        self._look_over, self._seen = look_over, ""

    @property
    def problems(self) -> list[Problem]:
        """What is wrong or doubtful in any battle of the campaign."""
        return self.desk.campaign.problems_of_all() if self.desk.campaign is not None else []

    def poll(self) -> bool:
        """Look at the campaign, and at its source where that has moved."""
        moved = super().poll()
        revision = self.desk.campaign.revision if self.desk.campaign is not None else ""
        if self.findings is not None and revision == self._seen:
            return moved
        before, self._seen = self.findings, revision
        self.examine()
        return moved or self.findings != before

    def examine(self) -> None:
        """Look at the source itself."""
        try:
            self.findings = tuple(self._look_over(self.desk.source))
        except SourceError as error:
            self.findings = (Finding("file", "wrong", error_note(error)),)


def look_again(page: Checking) -> None:
    """Read everything once more."""
    page.desk.poll()
    page.examine()


def narrow(page: Checking, **part: Any) -> None:
    """Show only what holds a word, what is in one tab, or errors or notes alone."""
    for key in part.keys() & {"find", "tab", "level"}:
        setattr(page, key, str(part[key] or "")[:100])
