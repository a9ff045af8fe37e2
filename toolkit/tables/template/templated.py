"""What a template needs to know of a rule system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from toolkit.core.effects import Vocabulary
from toolkit.tables.tabs import Declared


class Templated(Declared, Protocol):
    """A rule system's declarations and its demo campaign, rows by tab."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def adjudicates(self) -> bool: ...
    @property
    def vocabulary(self) -> Vocabulary: ...
    def demo(self) -> Mapping[str, Sequence[Any]]: ...
    def ready_moves(self) -> Sequence[Mapping[str, Any]]: ...
