"""Whatever two machines do, in whatever order: nothing opens too early, and what is played is what was sealed."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session.sealing import machine
from tests.session.workbooks import TURN, in_memory
from toolkit.core.outcome import Refusal
from toolkit.session import Campaign, Committed, LogEntry
from toolkit.session.seals import read_seals

PLANS = {
    "A": [["Cinder: Growl", "Cinder: Rest"], ["Cinder: Rest", "Cinder: Growl"], ["Cinder: Growl", "Cinder: Growl"]],
    "B": [["Mossy: Leer", "Mossy: Rest"], ["Mossy: Rest", "Mossy: Leer"], ["Mossy: Leer", "Mossy: Leer"]],
}
DEEDS = ["seal"] * 6 + ["open", "play", "play", "play", "withdraw", "turn", "undo", "redo"]
deeds = st.lists(
    st.tuples(
        st.sampled_from(DEEDS),
        st.sampled_from(["A", "B"]),
        st.integers(0, 2),
    ),
    min_size=4,
    max_size=16,
)


class Table:
    """Ann's machine for A, Bo's for B, and what each side last sealed that counts."""

    def __init__(self, file: Path, folder: str) -> None:
        backend, home = in_memory(file), Path(folder) / "game" / "team.xlsx"
        self.at = {"A": machine(home, "Ann", backend), "B": machine(home, "Bo", backend)}
        self.last: dict[str, list[str]] = {}

    def do(self, what: str, side: str, number: int) -> None:
        """One deed at the machine of a side, whether it can be done or not."""
        campaign = self.at[side]
        campaign.refresh()
        if what == "seal":
            if isinstance(campaign.sealing.seal(side, PLANS[side][number]), Committed):
                self.last[side] = PLANS[side][number]
        elif what == "play":
            self._play(campaign)
        elif what == "turn":
            campaign.commit(campaign.preview(TURN[1:], seed=number))
        else:
            deed: Any = {"open": campaign.sealing.open, "undo": campaign.undo, "redo": campaign.redo}.get(what)
            deed() if deed else campaign.sealing.withdraw(side)

    def _play(self, campaign: Campaign) -> None:
        for one in self.at.values():
            one.sealing.open()
        campaign.refresh()
        made = campaign.sealing.preview()
        if not isinstance(made, Refusal) and isinstance(campaign.commit(made), Committed):
            assert campaign.log()[-1].action.splitlines() == [*self.last["A"], *self.last["B"]]


def never_too_early(log: list[LogEntry]) -> None:
    for number, entry in enumerate(log):
        if entry.kind == "open":
            assert read_seals(log[:number], "", entry.round or 1).closed
        elif entry.kind in ("seal", "withdraw"):
            assert not any(name in repr(entry) for name in ("Growl", "Leer", "Rest", "actions", "nonce"))


@settings(max_examples=25)
@given(done=deeds)
def test_two_machines_in_any_order(master: Path, done: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = Table(master, folder)
        for deed in done:
            table.do(*deed)
        table.at["A"].refresh()
        log = table.at["A"].log()
        assert len({entry.id for entry in log}) == len(log)
        never_too_early([entry for entry in log if entry.kind not in ("undo", "redo")])
        assert table.at["A"].sealing.look().faults == ()
