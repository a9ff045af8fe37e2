"""The outermost guard: whatever goes wrong becomes a calm sentence and an exit status, never a traceback.

Under `--json` every ending, a mistyped option included, is one JSON object on standard output.
"""

from __future__ import annotations

import sys

from toolkit.cli.ending import DONE, STOPPED, UNREACHABLE, WRONG, Ending, wrong
from toolkit.cli.help import language
from toolkit.cli.streams import lost_output, say_json

_SHOWING = ("check", "show", "log", "odds", "resolve")


def run(arguments: list[str]) -> int:
    """Run one command; the exit status. Traces of faults of our own go to the log file."""
    try:
        return _delivered(_call(arguments), arguments)
    except Ending as ending:
        return _tell(ending, arguments)
    except KeyboardInterrupt:
        return STOPPED
    except Exception as error:
        return _tell(_ending_of(error, language(arguments)), arguments)


def _delivered(done: int, arguments: list[str]) -> int:
    """The command's own status; but one whose output is all it does failed if that could not be put anywhere.

    A reader that has gone (`| head`) had what it wanted.
    """
    lost = lost_output()
    if lost is None or isinstance(lost, BrokenPipeError):
        return done
    from toolkit.messages import text

    print(text("cli.no_output", language(arguments), why=lost.strerror or ""), file=sys.stderr)
    return UNREACHABLE if arguments[0] in _SHOWING or "--preview" in arguments else done


def _call(arguments: list[str]) -> int:
    import click

    from toolkit.cli.group import turnsheet

    turnsheet.speak(language(arguments))
    try:
        done = turnsheet.main(arguments, prog_name="turnsheet", standalone_mode=False, windows_expand_args=False)
    except click.Abort:
        return STOPPED
    except click.ClickException as error:
        from toolkit.cli.help.usage import told

        usage = error.ctx.get_usage() if isinstance(error, click.UsageError) and error.ctx else ""
        sentence = told(error, language(arguments))
        ending = wrong(sentence)
        ending.said = [line for line in (usage, sentence) if line]
        raise ending from None
    return done if isinstance(done, int) else DONE


def _ending_of(error: Exception, lang: str) -> Ending:
    from toolkit.messages import text
    from toolkit.sync.port import SourceError

    if isinstance(error, SourceError):
        sentence = text(error.code, lang, **error.facts)
        return Ending(UNREACHABLE, [sentence], {"error": {"code": error.code, "message": sentence}})
    from toolkit.ui.guard import note_down
    from toolkit.ui.server.logs import log_file

    sentence = text("cli.unexpected", lang, mark=note_down("turnsheet"), log=str(log_file("desk.log")))
    return Ending(WRONG, [sentence], {"error": {"code": "cli.unexpected", "message": sentence}})


def _tell(ending: Ending, arguments: list[str]) -> int:
    print("\n".join(ending.said), file=sys.stderr)
    if "--json" in arguments:
        say_json(ending.result)
    return ending.status
