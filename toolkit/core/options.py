"""What can be chosen now: for the desk's pickers and for a planner's warnings. Pure values, made by a system.

The desk shows every use; one that is refused carries the reason. What would merely fail when it comes up (too little
SP now) is allowed with a `warning`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, overload

from toolkit.messages import Note


@dataclass(frozen=True, slots=True)
class UseField:
    """Something more that may be said of a use, `with: {key: …}`: a whole number within bounds, or `true` for yes.

    `usual` is the number that counts where nothing is said; of a yes or no that is no.
    """

    key: str
    label: Note
    kind: Literal["number", "yes_no"] = "number"
    usual: int = 0
    low: int = 0
    high: int = 9


@dataclass(frozen=True, slots=True)
class UseOption:
    """One thing an actor may do. `targets` are ids, empty when none is chosen; `together`: several that may be aimed at
    at once; `several`: any of them may be; `likely` is the one to begin with, where there is such; `worded`: it is said
    in words of one's own, `with: {"text": …}`; `placed`: a square may be chosen for it, `with: {"to": [x, y]}`;
    `fields`: what more may be said of it; `detail` is a short line (cost …), `effect` what else it does, in the
    sheet's own words."""

    use: str
    kind: str
    """`move`; `action`: a word of the system's actions; `clock`: one that is nobody's own, such as a round's end."""
    label: Note | str
    targets: tuple[str, ...] = ()
    target_needed: bool = False
    together: tuple[tuple[str, ...], ...] = ()
    several: bool = False
    likely: str | None = None
    worded: bool = False
    placed: bool = False
    fields: tuple[UseField, ...] = ()
    detail: Note | None = None
    effect: str = ""
    refused: Note | None = None
    barred: tuple[tuple[str, Note], ...] = ()
    """Whom it cannot be aimed at now though they are there, each with the reason."""
    warning: Note | None = None


class WhenAsked(Sequence[UseOption]):
    """Uses that are worked out once, one after the other, as far as somebody looks at them.

    A picker of actors shows those of one, and whether anything can be done at all one use tells.
    """

    def __init__(self, uses: Callable[[], Iterable[UseOption]]) -> None:
        self._uses = uses
        self._found: list[UseOption] = []

    @cached_property
    def _coming(self) -> Iterator[UseOption]:
        return iter(self._uses())

    @overload
    def __getitem__(self, at: int) -> UseOption: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[UseOption]: ...
    def __getitem__(self, at: int | slice) -> UseOption | Sequence[UseOption]:
        if isinstance(at, slice) or at < 0 or not self._has(at):
            self._has(None)
        return self._found[at]

    def __len__(self) -> int:
        self._has(None)
        return len(self._found)

    def __iter__(self) -> Iterator[UseOption]:
        at = 0
        while self._has(at):
            yield self._found[at]
            at += 1

    def _has(self, at: int | None) -> bool:
        """Whether there is one at that place; `None` is behind the last."""
        try:
            while at is None or len(self._found) <= at:
                self._found.append(next(self._coming))
        except StopIteration:
            return False
        except BaseException:  # whoever asks again shall hear of it again
            self._found.clear()
            del self._coming
            raise
        return True


@dataclass(frozen=True, slots=True)
class ActorOptions:
    """An actor of a side and all it might do in the next slot.

    `closing` says why nothing is left for it but to end its turn or the round; the use that does so then stands first.
    `unbegun`: the battle has still to begin; the use `Start` does so.
    """

    actor: str
    uses: Sequence[UseOption]
    closing: Note | None = None
    unbegun: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """One choice to make before the action can be resolved: which side, a label ("Action 1")."""

    key: str
    side: str
    label: Note
