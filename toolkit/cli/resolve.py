"""`turnsheet resolve`: a scenario in, a result out (JSON), one or one a line; no sheet, no campaign."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import click

from toolkit.cli.ending import DONE, NEEDS, WRONG, wrong
from toolkit.cli.streams import read_lines, read_text, say_json
from toolkit.messages import text


@click.command()
@click.argument("file")
@click.option("--jsonl", is_flag=True, help="One scenario a line, one result a line, in order.")
@click.option("--json", "as_json", is_flag=True, hidden=True, help="Results are always JSON.")
def resolve(file: str, jsonl: bool, as_json: bool) -> int:
    """Resolve the scenario in FILE (JSON; - is standard input) and print the result."""
    try:
        if jsonl:
            return max((_one(line, indent=None) for line in read_lines(file) if line.strip()), default=DONE)
        return _one(read_text(file), indent=2)
    except OSError as error:
        raise wrong(text("cli.no_file", file=file, why=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise wrong(text("cli.no_text", file=file)) from None


def _one(written: str | bytes, indent: int | None) -> int:
    result = resolved(written)
    say_json(result, indent=indent)
    if result["ok"]:
        return DONE
    return NEEDS if result.get("needs") else WRONG


def resolved(written: str | bytes) -> dict[str, Any]:
    """The result for a scenario as it was written; text that is no JSON gives a problems object."""
    from toolkit.scenario import resolve as resolve_scenario

    try:
        scenario = json.loads(written, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        hint = text("cli.json_stopped", where=str(error))
        problem = {"where": "", "value": None, "expected": text("cli.expected_json"), "hint": hint, "level": "error"}
        return {"ok": False, "problems": [problem]}
    result: dict[str, Any] = resolve_scenario(scenario)
    return result


def _no_number(word: str) -> NoReturn:
    raise ValueError(text("cli.no_number", word=word))
