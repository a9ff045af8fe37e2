"""`turnsheet resolve`: a scenario in, a result out (JSON), one or one a line; no sheet, no campaign."""

from __future__ import annotations

import sys

import click

from toolkit.cli.ending import DONE, NEEDS, WRONG, wrong
from toolkit.cli.streams import lost_output, read_lines, read_text, say_json
from toolkit.messages import text


@click.command()
@click.argument("file")
@click.option("--jsonl", is_flag=True)
@click.option("--json", "as_json", is_flag=True, hidden=True)
def resolve(file: str, jsonl: bool, as_json: bool) -> int:
    """Resolve the scenario in FILE (JSON; - is standard input) and print the result."""
    try:
        if jsonl:
            return _each(file)
    except OSError as error:
        return _unread(file, text("cli.no_file", file=file, why=error.strerror or str(error)))
    written = read_scenario(file)
    return written if isinstance(written, int) else _one(written, indent=2)


def read_scenario(file: str) -> str | int:
    """What is written in the file; the status where it cannot be read, which is told."""
    try:
        return read_text(file)
    except OSError as error:
        return _unread(file, text("cli.no_file", file=file, why=error.strerror or str(error)))
    except UnicodeDecodeError:
        return _unread(file, text("cli.no_text", file=file))


def _unread(file: str, sentence: str) -> int:
    """Results are always JSON, this one too."""
    ending = wrong(sentence, where=file)
    print(sentence, file=sys.stderr)
    say_json(ending.result)
    return ending.status


def _each(file: str) -> int:
    """One result a line, until nobody reads them any more."""
    worst = DONE
    for line in read_lines(file):
        if line.strip():
            worst = max(worst, _one(line, indent=None))
        if lost_output():
            break
    return worst


def _one(written: str | bytes, indent: int | None) -> int:
    from toolkit.scenario import resolve_text

    result = resolve_text(written)
    say_json(result, indent=indent)
    if result["ok"]:
        return DONE
    return NEEDS if result.get("needs") else WRONG
