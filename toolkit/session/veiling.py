"""What a campaign shows to whom: a viewer's veil, and the Log behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from toolkit.session.cover_store import read_numbers
from toolkit.session.deeds import Wording
from toolkit.session.entries import LogEntry
from toolkit.session.hidden_rolls import HiddenRolls
from toolkit.session.home import Home
from toolkit.session.loading import load
from toolkit.session.places import one_name
from toolkit.session.undo import Deed
from toolkit.session.veil import Veil, covered
from toolkit.session.veiled_log import told
from toolkit.session.viewer import Viewer


class Veiling:
    """The campaign as others than the game master may know it."""

    home: Home
    source: str
    _secrets: Path | None
    _deed: Callable[[str], Deed]

    @property
    def lang(self) -> str:
        """The language of sentences."""
        raise NotImplementedError

    def veil(self, viewer: Viewer) -> Veil:
        """The viewer's veil over the fight as it stands."""
        loaded = self.home.loaded
        rows = loaded.sheet.roster if loaded.sheet is not None else ()
        roster = loaded.state.roster if loaded.state is not None else {row.id: row for row in rows if row.id}
        whom = [] if viewer.role == "gm" else covered(roster.values())
        numbers = read_numbers(self._room, one_name(self.source), whom)
        return Veil(viewer, roster, self.lang, loaded.settings.players_see, numbers)

    def followed(self, viewer: Viewer) -> tuple[str, ...]:
        """The names of the battles under way that a viewer may look at: a player those of the own side, if there are
        any; else whoever it is those in which anybody may be seen."""
        names = self.home.sheet.battles.names
        veils = {name: self._veil_of(viewer, name) for name in names} if len(names) > 1 else {}
        own = [name for name, veil in veils.items() if any(map(veil.own, veil.rows))]
        seen = [name for name, veil in veils.items() if any(map(veil.present, veil.rows))]
        return tuple(own or seen or names[:1])

    def _veil_of(self, viewer: Viewer, battle: str) -> Veil:
        sheet = load(self.home.loaded.snapshot, battle).sheet
        return Veil(viewer, {row.id: row for row in sheet.roster} if sheet is not None else {}, self.lang)

    def told(self, viewer: Viewer, last: int | None = None) -> list[LogEntry]:
        """The Log as the viewer may read it, oldest first; for others than the game master only the `last` so many."""
        if viewer.role == "gm":
            return self.hidden.known(self.home.entries, self.lang)
        return told(self.hidden.revealed(self.home.entries), self.veil(viewer), self._wording, last)

    def posted(self) -> list[LogEntry]:
        """What was done in the fight, as a post may tell it to everybody: covered names and hidden rolls stay so,
        numbers are told; rulings, new rows and moves are no part of it."""
        entries = self.hidden.revealed(self.home.entries)
        veil = replace(self.veil(Viewer("spectator")), players_see="numbers")
        return told(entries, veil, self._wording)

    @property
    def hidden(self) -> HiddenRolls:
        """Rolls whose dice players are not to see."""
        return HiddenRolls(self.home, self._room, self._deed)

    @property
    def _wording(self) -> Wording:
        loaded = self.home.loaded
        assert loaded.system is not None
        moves = loaded.state.moves.keys() if loaded.state is not None else ()
        return Wording({}, loaded.system, self.lang, loaded.system.id, moves)

    @property
    def _room(self) -> Path:
        from toolkit.session.seal_store import secrets_place

        return self._secrets or secrets_place()
