"""The local server that shows campaigns in the browser: from `serve` to its clean end.

In order: `launch` opens the port, works in a folder of its own (`place`) and waits for the end (`ending`);
`application` is the server, its settings and its addresses; `keys` makes the tokens, `kept` holds their secret from one
time to the next, `door` lets in whoever has one, `doors` is what the handlers know of all that; `handlers` answer:
`campaigns` knows which page is where, `visits` makes the `Visit`, `opening` the page itself. `kernels` start and free
the processes behind the pages; `desk` runs inside such a process and builds the page; `spec` is the note it finds
there; `logs` says where the log files are. This file stays light, because every one of those processes imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.ui.server.kept import Kept

PAGE = "toolkit.ui.pages:build"
"""The function that builds the page: `build(visit: Visit) -> ipywidgets.Widget`."""


def serve(
    *sources: str,
    port: int = 0,
    token: str | None = None,
    new_tokens: bool = False,
    kept: Kept | None = None,
    open_browser: bool = True,
    announce: Callable[[str], None] = print,
    lang: str | None = None,
    ip: str = "127.0.0.1",
    behind_https: bool = False,
    visitors: int = 2,
    page: str = PAGE,
    lonely_after: float | None = None,
) -> int:
    """Show campaigns (paths, addresses, folders of workbooks) until Ctrl-C or SIGTERM; the exit status.

    `port` 0 is the one of last time, else any free one. `token` is the GM's secret in the address; blank or None is the
    one of last time, else a random one (`new_tokens`: always), and there is no open door. `kept` is what is known of
    last time, where the caller has looked already. `announce` gets the full address once, when the page answers.
    `ip`: where to listen; `behind_https`: a server in front takes care of HTTPS, and says so in `X-Forwarded-Proto`.
    `visitors`: how many may open a page at about the same time. `page` is `module:function`.
    `lonely_after`: seconds after which a process whose page has gone is ended ($TURNSHEET_LONELY_AFTER, else 300).
    Returns 0 after a clean end, 2 if the port cannot be had, 1 if the page's process cannot start; the reason is
    one sentence on standard error.
    """
    from toolkit.ui.server.kept import kept_for
    from toolkit.ui.server.launch import Wish, run

    known = kept or kept_for(sources, anew=new_tokens)
    return run(
        Wish(sources, port, known, token, open_browser, announce, lang, ip, behind_https, visitors, page, lonely_after)
    )
