"""`turnsheet new`: a fresh workbook from a system's template."""

from __future__ import annotations

from pathlib import Path

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, UNREACHABLE, Ending, wrong
from toolkit.cli.streams import say_json
from toolkit.messages import text


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--system", "system_id", required=True, help="The rule system, such as calpheon.")
@click.option("--demo", is_flag=True, help="With the system's demo campaign in it.")
@options.as_json
@options.lang
def new(file: Path, system_id: str, demo: bool, as_json: bool, lang: str | None) -> int:
    """Make a fresh workbook FILE (.xlsx) from the template of a rule system. A file that exists is never touched."""
    from toolkit.session.new import SUFFIX, new_workbook
    from toolkit.systems.registry import UnknownSystem

    lang = lang or "en"
    if file.suffix.lower() not in ("", SUFFIX):
        raise wrong(text("cli.new_suffix", lang, name=file.name), where="FILE", value=str(file))
    try:
        path = new_workbook(file, system_id, lang, demo=demo)
    except UnknownSystem as unknown:
        sentence = text("cli.no_system", lang, system=system_id, words=unknown.near)
        raise wrong(sentence, where="--system", value=system_id) from None
    except FileExistsError as exists:
        raise wrong(
            text("cli.exists", lang, path=str(exists.filename or file)), where="FILE", value=str(file)
        ) from None
    except OSError as error:
        sentence = text("cli.no_place", lang, path=str(file), why=error.strerror or str(error))
        raise Ending(UNREACHABLE, [sentence], {"error": {"code": "cli.no_place", "message": sentence}}) from None
    if as_json:
        say_json({"ok": True, "path": str(path.resolve())})
    else:
        print(text("cli.made", lang, path=str(path)))
    return DONE
