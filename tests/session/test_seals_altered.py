"""Somebody alters the Log by hand: seals, openings, whole rows. It is told, with a way out; nothing is guessed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.session.sealing import altered, code, done, edit_log, kinds, machine, sealed


def another_round(record: Any) -> Any:
    record["seal"]["round"] = 1000
    return record


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (altered, "altered"),
        (another_round, "altered"),
        (lambda record: "{}", "unreadable"),
        (lambda record: "{", "unreadable"),
        (lambda record: None, "gone"),
    ],
)
def test_an_altered_seal_is_told_where_it_was_made_and_nothing_is_opened(
    file: Path, change: Callable[[Any], Any], told: str
) -> None:
    _, bo = sealed(file)
    edit_log(file, "seal", change)
    assert code(bo.sealing.open()) == told
    assert "open" not in kinds(file)
    if told != "gone":
        done(bo.sealing.withdraw("B"))
        assert bo.sealing.look().faults == ()


def exchanged(record: Any) -> Any:
    record["open"]["actions"][0]["use"] = "Growl"
    return record


@pytest.mark.parametrize("change", [exchanged, lambda record: {"open": {**record["open"], "nonce": "0" * 64}}])
def test_an_altered_opening_is_told_and_can_be_opened_again_where_it_was_sealed(
    file: Path, change: Callable[[Any], Any]
) -> None:
    ann, bo = sealed(file)
    done(ann.sealing.open())
    edit_log(file, "open", change)
    assert code(bo.sealing.open()) == "opening_altered"
    assert "action" not in kinds(file)
    done(bo.sealing.withdraw("B"))


def test_a_seal_exchanged_after_the_other_was_opened_is_noticed(file: Path) -> None:
    ann, _ = sealed(file)
    done(ann.sealing.open())
    other = machine(file, "Bo's second")
    edit_log(file, "seal", lambda record: None)
    edit_log(file, "open", lambda record: None)
    done(other.sealing.seal("B", ["Mossy: Rest"]))
    assert code(ann.sealing.open()) == "swapped"
    assert kinds(file) == ["seal", "seal"]


def test_a_seal_exchanged_after_the_opening_and_played_at_once_is_told_where_the_other_was_opened(file: Path) -> None:
    ann, _ = sealed(file)
    done(ann.sealing.open())
    other, held = machine(file, "Bo's second"), dict[str, Any]()
    edit_log(file, "seal", lambda record: None)
    edit_log(file, "open", held.update)  # the row goes, what it says is kept
    done(other.sealing.seal("B", ["Mossy: Rest"]))
    held["open"]["seals"] = other.sealing.look().seals.commitments
    done(other.sealing.open())
    opening_again(file, held)
    other.refresh()
    done(other.commit(other.sealing.preview()))  # type: ignore[arg-type]
    assert code(ann.sealing.open()) == "exchanged"
    done(ann.sealing.seal("A", ["Cinder: Rest"]))
    assert ann.sealing.look().exchanged, "not forgotten by sealing the next turn"
    done(ann.undo())
    assert not ann.sealing.look().exchanged


def opening_again(file: Path, record: Any) -> None:
    """Somebody writes an opening of another side by hand, below the last one."""
    book = openpyxl.load_workbook(file)
    log = book["Log"]
    last = max(cell.row for cell in log["A"] if cell.value)
    for cell in log[last]:
        log.cell(last + 1, cell.column).value = cell.value
    log.cell(last + 1, 1).value = "open-abcdefghj"
    next(cell for cell in log[last + 1] if str(cell.value).startswith("{")).value = json.dumps(record)
    book.save(file)
