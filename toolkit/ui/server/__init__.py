"""The local server that shows campaigns in the browser: from `serve` to its clean end.

In order: `launch` opens the port, works in a folder of its own (`place`) and waits for the end (`ending`);
`application` is the server, its settings and its addresses; `door` lets in whoever has the token; `handlers` answer:
`campaigns` knows which page is where, `visits` makes the `Visit`, `opening` the page itself. `kernels` start and free
the processes behind the pages; `desk` runs inside such a process and builds the page; `spec` is the note it finds
there; `logs` says where the log files are. This file stays light, because every one of those processes imports it.
"""

from __future__ import annotations

from collections.abc import Callable

PAGE = "toolkit.ui.pages:build"
"""The function that builds the page: `build(visit: Visit) -> ipywidgets.Widget`."""


def serve(
    *sources: str,
    port: int = 0,
    token: str | None = None,
    open_browser: bool = True,
    announce: Callable[[str], None] = print,
    lang: str | None = None,
    ip: str = "127.0.0.1",
    page: str = PAGE,
    lonely_after: float | None = None,
) -> int:
    """Show campaigns (paths, addresses, folders of workbooks) until Ctrl-C or SIGTERM; the exit status.

    `port` 0 is any free one. `token` is the secret in the address; blank or None is a random one, and there is no
    open door. `announce` gets the full address once, when the page answers. `page` is `module:function`.
    `lonely_after`: seconds after which a process whose page has gone is ended ($TURNSHEET_LONELY_AFTER, else 300).
    Returns 0 after a clean end, 2 if the port cannot be had, 1 if the page's process cannot start; the reason is
    one sentence on standard error.
    """
    from toolkit.ui.server.launch import Wish, run

    return run(Wish(sources, port, token, open_browser, announce, lang, ip, page, lonely_after))
