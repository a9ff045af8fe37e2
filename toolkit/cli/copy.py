"""`turnsheet copy`: a campaign carried from one home to another."""

from __future__ import annotations

from pathlib import Path

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, ERRORS, Ending, wrong
from toolkit.cli.new import no_place
from toolkit.cli.opening import called, looked_at, send_waiting, unreachable
from toolkit.cli.progress import working
from toolkit.cli.standing import typed
from toolkit.cli.streams import say_json
from toolkit.messages import text


@click.command()
@click.argument("origin", metavar="FROM")
@click.argument("target", metavar="TO")
@options.as_json
@options.lang
def copy(origin: str, target: str, as_json: bool, lang: str | None) -> int:
    """Carry everything the tables of FROM hold to TO. What is there already is never touched."""
    from toolkit.session.copying import copy_campaign
    from toolkit.sync.backends.excel import EditRefused
    from toolkit.sync.port import SourceError

    campaign = looked_at(origin, lang)
    send_waiting(campaign)
    said = campaign.lang
    try:
        with working(text("cli.copying", said, name=campaign.name)):
            made = copy_campaign(origin, target)
    except SourceError as error:
        raise unreachable(error, called(target, said), said) from None
    except EditRefused as refused:
        raise Ending(ERRORS, [str(refused)], {"error": {"code": "sync.refused", "message": str(refused)}}) from None
    except FileExistsError as exists:
        sentence = text("cli.exists", said, path=str(exists.filename or target))
        raise wrong(sentence, where="TO", value=target) from None
    except OSError as error:
        raise no_place(Path(target), error, said) from None
    if as_json:
        say_json({"ok": True, "made": made})
    else:
        print(text("cli.copied", said, made=made, name=typed(made)))
    return DONE
