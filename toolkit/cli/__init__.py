"""The command line: `turnsheet COMMAND …`, commands of a few lines each, one file a command or a small group.

In order: `main` makes the streams UTF-8 and calls `guard.run`; `group` names the commands and loads one only when it
is called; a command asks `session` and tells what came of it. Nothing here knows a rule or a file format.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `turnsheet` with these arguments (default: the process's own) and exit with its status."""
    from toolkit.cli.guard import run
    from toolkit.cli.streams import speak_utf8

    speak_utf8()
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))
