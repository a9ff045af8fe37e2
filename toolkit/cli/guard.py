"""The outermost guard: whatever goes wrong becomes a calm sentence and an exit status, never a traceback.

Under `--json` every ending, a mistyped option included, is one JSON object on standard output.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from itertools import pairwise

from toolkit.cli.ending import DONE, STOPPED, UNREACHABLE, WRONG, Ending, wrong


def run(arguments: list[str]) -> int:
    """Run one command; the exit status. Traces of faults of our own go to the log file."""
    try:
        return _call(arguments)
    except Ending as ending:
        return _tell(ending, arguments)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # somebody piped us into `head`
        _silence()
        return DONE
    except Exception as error:
        return _tell(_ending_of(error, _lang(arguments)), arguments)


def _call(arguments: list[str]) -> int:
    import click

    from toolkit.cli.group import turnsheet

    try:
        done = turnsheet.main(arguments, prog_name="turnsheet", standalone_mode=False, windows_expand_args=False)
        sys.stdout.flush()
    except click.Abort:
        return STOPPED
    except click.ClickException as error:
        usage = error.ctx.get_usage() if isinstance(error, click.UsageError) and error.ctx else ""
        ending = wrong(error.format_message())
        ending.said = [line for line in (usage, error.format_message()) if line]
        raise ending from None
    return done if isinstance(done, int) else DONE


def _ending_of(error: Exception, lang: str) -> Ending:
    from toolkit.messages import text
    from toolkit.sync.port import SourceError

    if isinstance(error, SourceError):
        sentence = text(error.code, lang, **error.facts)
        return Ending(UNREACHABLE, [sentence], {"error": {"code": error.code, "message": sentence}})
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:  # sources tell of their own disks themselves
        sentence = text("cli.no_output", lang, why=error.strerror or "")
        return Ending(UNREACHABLE, [sentence], {"error": {"code": "cli.no_output", "message": sentence}})
    from toolkit.ui.guard import note_down
    from toolkit.ui.server.logs import log_file

    sentence = text("cli.unexpected", lang, mark=note_down("turnsheet"), log=str(log_file("desk.log")))
    return Ending(WRONG, [sentence], {"error": {"code": "cli.unexpected", "message": sentence}})


def _tell(ending: Ending, arguments: list[str]) -> int:
    from toolkit.cli.streams import say_json

    try:
        print("\n".join(ending.said), file=sys.stderr)
        if "--json" in arguments:
            say_json(ending.result)
    except OSError:  # a full disk behind `>`, a pipe that is gone: nobody is left to tell
        _silence()
    return ending.status


def _silence() -> None:
    """What is still in the buffers has nowhere to go and must not be tried again at the end of the process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


def _lang(arguments: list[str]) -> str:
    """The language chosen on the command line, where no campaign could say its own."""
    chosen = [word for before, word in pairwise(["", *arguments]) if before == "--lang" or word.startswith("--lang=")]
    return "ru" if any(word.endswith("ru") for word in chosen) else "en"
