"""The refusal of an edit: which cells cannot be set, and why, told all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from toolkit.messages import text
from toolkit.sync.port import SourceError


class Refusal(NamedTuple):
    """One cell that cannot be set: sheet, address as text, and a reason code (see `locks` and `value_refusal`)."""

    sheet: str
    cell: str
    reason: str

    def sentence(self, lang: str = "en") -> str:
        """What people read."""
        return f"{self.sheet}!{self.cell}: {text(f'sync.cell.{self.reason}', lang)}"


class EditRefused(SourceError):
    """Nothing was changed. `refusals` names every cell that stood in the way; the text tells each with its reason."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        cells = ", ".join(f"{refusal.sheet}!{refusal.cell}" for refusal in refusals)
        super().__init__("sync.refused", cells=cells)

    def __str__(self) -> str:
        return "; ".join(refusal.sentence() for refusal in self.refusals)
