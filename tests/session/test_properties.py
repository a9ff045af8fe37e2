"""Whatever is played: undo is identity, the Log plays the fight again, the same seed gives the same fight."""

from __future__ import annotations

import shutil
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session.workbooks import cells, in_memory
from toolkit.core.outcome import Refusal
from toolkit.session import Campaign, Committed
from toolkit.session.replay import replay
from toolkit.sync.port import Backend
from toolkit.sync.registry import open_backend

HOME = Path(tempfile.mkdtemp())
"""Where choices are kept until they are open."""
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)

DECISIONS = ("burn 2; lose 10% max", "heal 20; sp -2", "weather rain 3", "damage 99", "speed -1; barrier reflect 5")

# (what to do, picks among the offered options, seed)
steps = st.lists(
    st.tuples(
        st.sampled_from(["turn", "turn", "sealed", "undo", "redo", "adjust", "decide"]),
        st.lists(st.integers(0, 40), min_size=6, max_size=6),
        st.integers(0, 10**6),
    ),
    min_size=1,
    max_size=7,
)


def opened(backend: Backend) -> Campaign:
    return Campaign(backend, "test", clock=lambda: NOON, secrets=HOME)


def plan(campaign: Campaign, picks: list[int]) -> Any:
    """A turn made of what the system offers, whatever the picks."""
    chosen: dict[str, Any] = {}
    assert campaign.state is not None
    for slot, pick in zip(campaign.system.slots(campaign.state), picks, strict=False):
        uses = [
            (one.actor, use)
            for one in campaign.system.options(campaign.state, slot, chosen)
            for use in one.uses
            if use.refused is None and (use.targets or not use.target_needed)
        ]
        if not uses:
            continue
        actor, use = uses[pick % len(uses)]
        line: dict[str, Any] = {"actor": actor, "use": use.use}
        chosen[slot.key] = {**line, "on": [use.targets[pick % len(use.targets)]]} if use.targets else line
    return campaign.system.assemble(campaign.state, chosen)


def do(campaign: Campaign, step: tuple[str, list[int], int]) -> None:
    """One step; dice by the seed, questions to a person answered by the first thing that is possible."""
    what, picks, seed = step
    if what == "undo":
        campaign.undo()
    elif what == "redo":
        campaign.redo()
    elif what == "sealed":
        sealed(campaign, plan(campaign, picks), seed)
    else:
        rows = list(campaign.state.roster.values()) if campaign.state else []
        row = rows[picks[0] % len(rows)]
        effects = [{"who": row.id, "effect": DECISIONS[picks[1] % len(DECISIONS)]}]
        entries = {
            "adjust": {"adjust": {"who": row.id, "set": {"hp": picks[1]}}},
            "decide": {"adjudicate": {"text": "the scene", "effects": effects}},
        }
        commit(campaign, entries.get(what) or plan(campaign, picks), seed)


def sealed(campaign: Campaign, entry: Any, seed: int) -> None:
    """A turn that both sides seal; where a newcomer is owed nobody can, and nothing happens."""
    for side, lines in entry.get("turn", {}).items():
        campaign.sealing.seal(side, lines)
    if isinstance(campaign.sealing.open(), Committed):
        made = campaign.sealing.turn()
        assert not isinstance(made, Refusal), made
        commit(campaign, made[1], seed, made[0])


def commit(campaign: Campaign, entry: Any, seed: int, identifier: str | None = None) -> None:
    answers: dict[str, list[Any]] = {}
    made = campaign.preview(entry, seed=seed, answers=answers, id=identifier)
    while made.needs is not None:
        needs = made.needs
        first = needs.options[0] if needs.options else needs.low if needs.text is None else ""
        answers.setdefault(needs.name, []).append(first)
        made = campaign.preview(entry, seed=seed, answers=answers, id=identifier)
    assert not made.problems, made.problems
    if made.complete:
        assert isinstance(campaign.commit(made), Committed)


def play(campaign: Campaign, fight: list[tuple[str, list[int], int]]) -> None:
    for step in fight:
        do(campaign, step)


@settings(max_examples=25)
@given(fight=steps)
def test_undoing_everything_gives_every_cell_back(master: Path, fight: list[Any]) -> None:
    backend = in_memory(master)
    before = cells(backend.read())
    campaign = opened(backend)
    play(campaign, fight)
    while campaign.can_undo:
        assert isinstance(campaign.undo(), Committed)
    assert cells(backend.read()) == before


@settings(max_examples=25)
@given(fight=steps)
def test_undo_then_redo_gives_every_cell_back(master: Path, fight: list[Any]) -> None:
    backend = in_memory(master)
    campaign = opened(backend)
    play(campaign, fight)
    after, undone = cells(backend.read()), 0
    while campaign.can_undo:
        campaign.undo()
        undone += 1
    for _ in range(undone):
        assert isinstance(campaign.redo(), Committed)
    assert cells(backend.read()) == after


@settings(max_examples=25)
@given(fight=steps)
def test_the_log_plays_the_fight_again(master: Path, fight: list[Any]) -> None:
    backend = in_memory(master)
    before = backend.read()
    campaign = opened(backend)
    play(campaign, fight)
    again = replay(before, campaign.log())
    assert cells(again, but="") == cells(backend.read(), but="")


@settings(max_examples=25)
@given(fight=steps)
def test_the_same_seeds_give_the_same_fight(master: Path, fight: list[Any]) -> None:
    one, two = in_memory(master), in_memory(master)
    play(opened(one), fight)
    play(opened(two), fight)
    assert cells(one.read()) == cells(two.read())


@settings(max_examples=25)
@given(fight=steps)
def test_every_entry_of_the_log_reads_back_exactly(master: Path, fight: list[Any]) -> None:
    campaign = opened(in_memory(master))
    play(campaign, fight)
    assert all(entry.intact for entry in campaign.log())
    assert len({entry.id for entry in campaign.log()}) == len(campaign.log())


@settings(max_examples=5)
@given(fight=steps)
def test_a_workbook_on_disk_keeps_the_same_promises(master: Path, fight: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(shutil.copy(master, Path(folder) / "team.xlsx"))
        twin = in_memory(file)
        before = open_backend(str(file)).read()
        campaign = opened(open_backend(str(file)))
        play(campaign, fight)
        play(opened(twin), fight)
        now = open_backend(str(file)).read()
        assert cells(now) == cells(twin.read())
        assert cells(replay(before, opened(open_backend(str(file))).log()), but="") == cells(now, but="")
        while campaign.can_undo:
            campaign.undo()
        assert cells(open_backend(str(file)).read()) == cells(before)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_preview_is_repeatable(master: Path, seed: int) -> None:
    campaign = opened(in_memory(master))
    entry = plan(campaign, [seed, 2, 3, 4, 5, 6])
    assert campaign.preview(entry, seed=seed, id="t") == campaign.preview(entry, seed=seed, id="t")


def test_two_first_actions_that_raced_are_played_again_from_the_log(master: Path) -> None:
    """Both tell of the ids that they gave; one of them found those there already."""
    backend = in_memory(master)
    start = backend.read()
    one, two = opened(backend), opened(backend)
    late = two.preview({"adjust": {"who": "Mossy", "set": {"hp": 20}}})
    assert isinstance(one.commit(one.preview({"adjust": {"who": "Pebble", "set": {"hp": 30}}})), Committed)
    assert isinstance(two.commit(late), Committed)
    assert cells(replay(start, opened(backend).log())) == cells(backend.read())
