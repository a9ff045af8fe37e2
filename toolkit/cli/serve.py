"""`turnsheet serve` and `turnsheet demo`: the dashboard in the browser, until Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from toolkit.cli import options
from toolkit.messages import text

_SYSTEM = "calpheon"


def _server_options(command: Callable[..., Any]) -> Callable[..., Any]:
    command = click.option("--no-browser", is_flag=True, help="Only print the address.")(command)
    return click.option("--port", type=click.IntRange(0, 65535), default=0, help="0, the default, is any free one.")(
        command
    )


@click.command()
@options.source
@_server_options
@click.option("--token", help="The secret in the address; default: a random one.")
@options.lang
def serve(source: str, port: int, no_browser: bool, token: str | None, lang: str | None) -> int:
    """Show the dashboard of SOURCE in the browser, until Ctrl-C."""
    from toolkit.cli.opening import opened
    from toolkit.ui.server import serve as show

    opened(source, lang)  # a workbook that cannot be read is told here, before a browser opens
    return show(source, port=port, token=token, open_browser=not no_browser, lang=lang)


@click.command()
@_server_options
@click.option("--folder", type=click.Path(path_type=Path), help="Where to put the demo; default: in your documents.")
@click.option("--system", default=_SYSTEM, help="The rule system to show.")
@options.lang
def demo(port: int, no_browser: bool, folder: Path | None, system: str, lang: str | None) -> int:
    """Open the dashboard on a fresh copy of the demo campaign, until Ctrl-C."""
    from toolkit.session.new import copy_demo
    from toolkit.ui.server import serve as show

    workbook = copy_demo(system, lang or "en", folder)
    print(text("cli.demo", lang or "en", path=str(workbook)), file=sys.stderr)
    return show(str(workbook), port=port, open_browser=not no_browser, lang=lang)
