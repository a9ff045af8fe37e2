"""The outermost guard: whatever goes wrong becomes one calm sentence and an exit status, never a traceback.

0 done, 1 the campaign has errors, 2 the call or input is wrong, 3 an answer is needed, 4 somebody else's change is
in the way (nothing written), 5 the source cannot be reached or is locked.
"""

from __future__ import annotations

import os
import sys

DONE, ERRORS, WRONG, NEEDS, CONFLICT, UNREACHABLE = range(6)
STOPPED = 130
"""Ended by Ctrl-C before it was done, as shells count it."""


def run(arguments: list[str]) -> int:
    """Run one command; the exit status. Traces of faults of our own go to the log file."""
    import click

    from toolkit.cli.group import turnsheet

    try:
        done = turnsheet.main(arguments, prog_name="turnsheet", standalone_mode=False, windows_expand_args=False)
        sys.stdout.flush()
        return done if isinstance(done, int) else DONE
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    except (click.Abort, KeyboardInterrupt):
        return STOPPED
    except BrokenPipeError:  # somebody piped us into `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except Exception:
        return _apologise()


def _apologise() -> int:
    from toolkit.messages import text
    from toolkit.ui.guard import note_down
    from toolkit.ui.server.logs import log_file

    mark = note_down("turnsheet")
    print(text("cli.unexpected", mark=mark, log=str(log_file("desk.log"))), file=sys.stderr)
    return WRONG
