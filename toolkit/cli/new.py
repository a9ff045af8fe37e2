"""`turnsheet new`: a fresh workbook from a system's template."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, UNREACHABLE, Ending, wrong
from toolkit.cli.serve import serving
from toolkit.cli.streams import say_json
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.systems.registry import UnknownSystem


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--system", "system_id")
@click.option("--demo", is_flag=True)
@click.option("--moves", type=click.Choice(("none", "all")), default="none")
@options.as_json
@options.new_lang
def new(file: Path, system_id: str | None, demo: bool, moves: str, as_json: bool, lang: str) -> int:
    """Make a fresh workbook FILE (.xlsx) from the template of a rule system. A file that exists is never touched."""
    from toolkit.session.new import SUFFIX, new_workbook
    from toolkit.systems.registry import UnknownSystem, ids

    if not file.name or file.name.lower() == SUFFIX:
        raise wrong(text("cli.new_name", lang), where="FILE", value=str(file))
    if file.suffix.lower() not in ("", SUFFIX):
        raise wrong(text("cli.new_suffix", lang, name=file.name), where="FILE", value=str(file))
    if not system_id:
        raise wrong(text("cli.which_system", lang, words=list(ids())), where="--system", value="")
    try:
        path = new_workbook(file, system_id, lang, demo=demo, ready=moves == "all")
    except UnknownSystem as unknown:
        raise no_system(system_id, unknown, lang) from None
    except FileExistsError as exists:
        sentence = text("cli.exists", lang, path=str(exists.filename or file))
        raise wrong(sentence, where="FILE", value=str(file)) from None
    except OSError as error:
        raise no_place(file, error, lang) from None
    if as_json:
        say_json({"ok": True, "path": str(path.resolve())})
    else:
        print(
            text(
                "cli.made_demo" if demo else "cli.made",
                lang,
                path=str(path),
                call=serving(path),
            )
        )
    return DONE


def no_system(system_id: str, unknown: UnknownSystem, lang: str) -> Ending:
    """There is no such rule system; the sentence names the nearest."""
    sentence = text("cli.no_system", lang, system=system_id, words=unknown.near)
    return wrong(sentence, where="--system", value=system_id)


def no_place(path: Path, error: OSError, lang: str) -> Ending:
    """The workbook cannot be written there; the sentence says why."""
    sentence = text("cli.no_place", lang, path=str(path), why=error.strerror or str(error))
    return Ending(UNREACHABLE, [sentence], {"error": {"code": "cli.no_place", "message": sentence}})
