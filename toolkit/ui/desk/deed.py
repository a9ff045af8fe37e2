"""What everything a game master can do has in common: it needs a fight, and what does not fit is said, not done.

Whatever comes from the page is checked in a deed or by the session against the campaign itself, never against what a
widget allowed. A refused entry leaves a sentence in `desk.complaint`, an answer that does not fit one in `desk.unfit`;
neither changes anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from toolkit.session import Draft
from toolkit.session.lease import ChoosingElsewhere
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.leasing import choosing_elsewhere

P = ParamSpec("P")
Open = Callable[Concatenate[Desk, Draft, P], None]


def at_an_open_desk(deed: Open[P]) -> Callable[Concatenate[Desk, P], None]:
    """Only while there is a fight; forgets what was said against the last deed and hands this one the open draft."""

    @wraps(deed)
    def done(desk: Desk, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if desk.state is None or desk.draft is None:
            return
        desk.complaint = desk.unfit = ""
        try:
            with desk.draft.together():
                desk.read_draft()
                deed(desk, desk.draft, *args, **kwargs)
                desk.read_draft()
        except ChoosingElsewhere as error:
            desk.read_draft()
            desk.complaint = choosing_elsewhere(desk, error.lease, desk.words)
        except SourceError as error:
            desk.tell("bad", desk.words.put(error_note(error)))

    return done
