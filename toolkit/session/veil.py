"""What one viewer may know of those in a fight: the one door for whatever is not for every eye. Pure.

The game master says in the Roster's column Hidden what is kept from everybody but a combatant's own side (all, name,
hp, moves, status; a word that nobody knows counts as all), and in the Campaign tab what players see of the numbers of
sides that are not theirs. Whatever is shown to a player or at the table asks here, and is made anew out of what may be
known (`veil_rows`, `veiled_log`); nothing is taken whole and blanked afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from toolkit.core.names import fold
from toolkit.messages import one_line, text
from toolkit.session.spelt import Spelt
from toolkit.session.viewer import Viewer
from toolkit.tables.rows import RosterRow
from toolkit.tables.settings import PlayersSee
from toolkit.tables.words import COVERS, KINDS


@dataclass(frozen=True)
class Veil:
    """A viewer's veil over a roster. `numbers`: id -> the number that goes with a covered name."""

    viewer: Viewer
    rows: Mapping[str, Any]
    lang: str
    players_see: PlayersSee = "bar"
    numbers: Mapping[str, int] = field(default_factory=dict)
    numberless: bool = False
    """Nobody's numbers may be known: what is told of was rolled in secret."""

    # ---- who is covered, and how far --------------------------------------------------------------

    def own(self, who: str) -> bool:
        """Whether everything may be known of somebody."""
        row = self.rows.get(who)
        return self.viewer.role == "gm" or (row is not None and bool(self._side) and fold(row.side) == self._side)

    @property
    def _side(self) -> str:
        return fold(self.viewer.side) if self.viewer.role == "player" else ""

    def keeps(self, who: str, what: str) -> bool:
        """Whether something (a word of `COVERS`) of somebody is kept from the viewer; of a stranger everything is."""
        row = self.rows.get(who)
        if row is None or self.own(who):
            return row is None and self.viewer.role != "gm"
        return bool({what, "all"} & covers_of(row))

    def present(self, who: str) -> bool:
        """Whether it may be known that there is such a one."""
        return not self.keeps(who, "all")

    def named(self, who: str) -> bool:
        """Whether it may be known by its name."""
        return self.present(who) and not self.keeps(who, "name")

    def counted(self, who: str) -> bool:
        """Whether its numbers may be known."""
        return not self.numberless and (self.own(who) or (self.players_see == "numbers" and not self.keeps(who, "hp")))

    def barred(self, who: str) -> bool:
        """Whether of its HP a bar in tenths may be known, and nothing more exact."""
        seen = self.players_see != "nothing" and not self.keeps(who, "hp")
        return seen and not self.numberless and not self.counted(who)

    def plain(self, who: str) -> bool:
        """Whether what the Log says of it may be read as it stands."""
        return self.own(who) or (self.players_see == "numbers" and who in self.rows and not covers_of(self.rows[who]))

    # ---- what it is called ------------------------------------------------------------------------

    @cached_property
    def names(self) -> dict[str, str]:
        """Real id -> what the viewer calls everybody there is; nobody else is in it. The ids are not for showing."""
        return {who: self.name(who) for who in self.rows if self.present(who)}

    @cached_property
    def open_names(self) -> frozenset[str]:
        """The folded names of those whose names and numbers may be known."""
        return frozenset(fold(row.name) for who, row in self.rows.items() if self.named(who) and self.counted(who))

    def name(self, who: str) -> str:
        """The name, a covered one's stable stand-in, or "somebody"."""
        if not self.present(who):
            return text("session.veil_somebody", self.lang)
        row = self.rows[who]
        if self.named(who):
            return one_line(row.name)
        return text("session.veil_unknown", self.lang, kind=_kind(row), number=self.numbers.get(who, 1))

    def alias(self, who: str) -> str:
        """The id under which somebody is shown: their own, or one that tells nothing; "" for whom nobody may know."""
        if not self.present(who):
            return ""
        return who if self.named(who) else f"unknown-{self.numbers.get(who, 1)}"

    def meant(self, alias: str) -> str | None:
        """Whose alias it is."""
        return self._by_alias.get(alias)

    @cached_property
    def _by_alias(self) -> dict[str, str]:
        return {alias: who for who in self.rows if (alias := self.alias(who))}

    @cached_property
    def spelt(self) -> Spelt:
        """Whom recorded names mean."""
        return Spelt(self.rows)

    # ---- words that must not be said ---------------------------------------------------------------

    @cached_property
    def _unsaid(self) -> re.Pattern[str] | None:
        return self._pattern([who for who in self.rows if not self.named(who)])

    @cached_property
    def _not_plain(self) -> re.Pattern[str] | None:
        return self._pattern([who for who in self.rows if not self.plain(who)])

    def _pattern(self, whom: Iterable[str]) -> re.Pattern[str] | None:
        """Any id or name of these, as whole words."""
        words = {r"\s+".join(map(re.escape, word.split())) for who in whom for word in (who, self.rows[who].name)}
        words.discard("")
        return re.compile(rf"(?<!\w)(?:{'|'.join(sorted(words))})(?!\w)", re.IGNORECASE) if words else None

    def gives_away(self, said: str) -> bool:
        """Whether a text names somebody whose name is covered."""
        return self._unsaid is not None and self._unsaid.search(said) is not None

    def tells_of(self, said: str) -> bool:
        """Whether a text names somebody of whom not all may be known."""
        return self._not_plain is not None and self._not_plain.search(said) is not None


def covers_of(row: RosterRow) -> frozenset[str]:
    """What is kept back of a row."""
    return frozenset(word if word in COVERS.words else "all" for word in row.hidden)


def covered(rows: Iterable[RosterRow]) -> list[str]:
    """The ids of those who go by a stand-in; whoever is hidden altogether has none, so that no number is missing."""
    return [row.id for row in rows if "name" in covers_of(row) and "all" not in covers_of(row)]


def _kind(row: RosterRow) -> str:
    return KINDS.english(row.kind or "pokemon") or "other"
