"""`turnsheet serve` and `turnsheet demo`: the dashboard in the browser, until Ctrl-C."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.announcing import Announcer
from toolkit.cli.help import language
from toolkit.messages import text

_SYSTEM = "calpheon"


def _server_options(command: Callable[..., Any]) -> Callable[..., Any]:
    command = click.option("--no-browser", is_flag=True)(command)
    return click.option("--port", type=click.IntRange(0, 65535), default=0)(command)


@click.command()
@click.argument("sources", nargs=-1, required=True)
@_server_options
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--token")
@click.option("--new-tokens", is_flag=True)
@click.option("--behind-https", is_flag=True)
@click.option("--visitors", type=click.IntRange(1, 50))
@options.lang
def serve(
    sources: Sequence[str],
    port: int,
    no_browser: bool,
    host: str,
    token: str | None,
    new_tokens: bool,
    behind_https: bool,
    visitors: int | None,
    lang: str | None,
) -> int:
    """Show the dashboards of SOURCE (of each, or of each workbook in a folder) in the browser, until Ctrl-C."""
    from toolkit.ui.server import serve as show
    from toolkit.ui.server.kept import kept_for

    sides = _sides(sources, lang)
    kept = kept_for(sources, anew=new_tokens)
    announcer = Announcer(sources, sides, kept, host, behind_https, lang or language([]))
    return show(
        *sources,
        port=port,
        token=token,
        kept=kept,
        open_browser=not no_browser,
        announce=announcer,
        lang=lang,
        ip=host,
        behind_https=behind_https,
        visitors=visitors or (len(sides) + 2 if announcer.network else 2),
    )


def _sides(sources: Sequence[str], lang: str | None) -> Sequence[str]:
    """The sides of the one campaign; none where there are several. A workbook that cannot be read is told here."""
    from toolkit.cli.opening import opened
    from toolkit.ui.server.campaigns import Campaigns
    from toolkit.ui.start.summary import sides_of

    return sides_of(opened(sources[0], lang)) if Campaigns(sources).alone else ()


@click.command()
@_server_options
@click.option("--folder", type=click.Path(path_type=Path))
@click.option("--system", "system_id", default=_SYSTEM, show_default=True)
@options.new_lang
def demo(port: int, no_browser: bool, folder: Path | None, system_id: str, lang: str) -> int:
    """Open the dashboard on a copy of the demo campaign that nobody has played yet, until Ctrl-C."""
    from toolkit.cli.new import no_place, no_system
    from toolkit.session.new import demo_copy
    from toolkit.systems.registry import UnknownSystem
    from toolkit.ui.server import serve as show

    try:
        copy = demo_copy(system_id, lang, folder)
    except UnknownSystem as unknown:
        raise no_system(system_id, unknown, lang) from None
    except OSError as error:
        raise no_place(folder or Path(), error, lang) from None
    print(text("cli.demo", lang, path=str(copy.workbook), call=serving(copy.workbook)), file=sys.stderr)
    if copy.played:
        print(text("cli.demo_played", lang, call=serving(copy.played)), file=sys.stderr)
    return show(str(copy.workbook), port=port, open_browser=not no_browser, lang=lang)


def serving(workbook: Path) -> str:
    """The command that shows a workbook again, ready to be pasted into this system's command line."""
    words = ["turnsheet" if shutil.which("turnsheet") else sys.argv[0], "serve", str(workbook)]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
