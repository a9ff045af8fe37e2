"""A cell that cannot be read: the exception readers raise, and how it becomes a `Problem`.

`misfit` makes a pydantic error whose type is a message code of `tables` and whose context are the facts of the
sentence; `hint` among them is a `Note`. `problem_of` turns pydantic's account of it into a `Problem`. Errors of
pydantic's own, from a field a system declares without a cell type, get one general sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from pydantic_core import PydanticCustomError

from toolkit.core.problems import Problem
from toolkit.messages import Note, note
from toolkit.tables.snapshot import CellError

_ERROR_KINDS = {"#REF!": "gone", "#N/A": "not_found", "#DIV/0!": "zero", "#NAME?": "name"}


def misfit(expected: str, *, hint: Note | None = None, **facts: Any) -> PydanticCustomError:
    """The error to raise: `tables.<expected>` with its facts."""
    code = cast(Any, f"tables.{expected}")
    return PydanticCustomError(code, code, {**facts, "hint": hint} if hint else dict(facts))


def shows_error(code: str) -> PydanticCustomError:
    """The error to raise for a cell that shows one of a spreadsheet's own, such as #REF!."""
    return misfit("no_error_cell", error=code, hint=error_way_out(code))


def error_way_out(code: str) -> Note:
    """What to do about a cell that shows an error of a spreadsheet."""
    return note("tables.hint_error", kind=_ERROR_KINDS.get(code, "other"))


def did_you_mean(words: Iterable[str]) -> Note | None:
    """A hint naming near words, or nothing when there are none."""
    near = list(words)
    return note("core.did_you_mean", words=near) if near else None


def problem_of(error: Mapping[str, Any], where: str) -> Problem:
    """One entry of `ValidationError.errors()` as a problem at `where`."""
    facts = dict(error.get("ctx") or {})
    hint = facts.pop("hint", None)
    if not error["type"].startswith("tables."):
        return Problem(where, shown(error["input"]), note("tables.other_value"))
    return Problem(where, shown(error["input"]), Note(error["type"], facts), hint)


def shown(cell: Any) -> Any:
    """What stood in a cell, as a problem names it."""
    return cell.code if isinstance(cell, CellError) else cell
