"""What each visitor can reach: a wide list of addresses, asked for by a GM, a player, a spectator and a stranger."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.ui_server.conftest import Server, in_a_loop
from tests.ui_server.visitor import Visitor, token_for
from toolkit.ui.server.keys import GM, Keys, Pass

PAGES = ("battle", "player", "spectator", "roster", "check", "odds", "log", "start")
_NOWHERE = (
    "/nothing /voila/render/desk.ipynb /voila/tree /voila/files/desk.ipynb /voila/files/../desk.json "
    "/notebooks/desk.ipynb /edit/desk.json /files/desk.json /tree /lab /desk.ipynb /desk.json /api "
    "/api/kernels /api/contents /api/contents/desk.ipynb /api/sessions /api/terminals /api/kernelspecs "
    "/api/config /api/status /api/me /api/events /terminals/1 /nbconvert/html/desk.ipynb /voila/api/contents "
    "/voila/execution/00000000-0000-0000-0000-000000000000 /login /logout /metrics /c /c/other/battle /c/other "
    "/c/%2e%2e/battle /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd /%00 /battle%00 /c//battle /battle/x "
    "/static/../desk.json /voila/templates/turnsheet/conf.json /voila/templates/turnsheet/index.html.j2 "
    "/voila/templates/turnsheet/static/..%2fconf.json /voila/templates/lab/index.html.j2 "
    "/voila/static/..%2f..%2fetc%2fpasswd /c/%D0%BC%D0%B0%D1%80%D1%88%D1%80%D1%83%D1%82-12/battle "
)
NOWHERE = _NOWHERE.split()
NO_KERNEL = "00000000-0000-0000-0000-000000000000"
WHO = ("gm", "player", "spectator", "stranger")


@pytest.fixture(scope="module")
def visitors(server: Server) -> Mapping[str, Visitor]:
    passes = (GM, Pass("player", server.key, "Ann's <b>team</b>"), Pass("spectator", server.key), None)
    return {name: Visitor(server, whom) for name, whom in zip(WHO, passes, strict=True)}


def calm(text: str) -> bool:
    return not any(word in text for word in ("Traceback", ".py", "jupyter_server", "HTTPError", "Error:", "token="))


@pytest.mark.parametrize("name", WHO)
def test_nobody_reaches_what_is_no_page(visitors: Mapping[str, Visitor], name: str) -> None:
    for path in NOWHERE:
        answer = visitors[name].get(path)
        assert answer.status in (400, 403, 404, 405), (path, answer.status)
        assert calm(answer.text), path
        assert "kernelId" not in answer.text, path


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW"])
@pytest.mark.parametrize("name", WHO)
def test_no_other_method_does_anything(visitors: Mapping[str, Visitor], name: str, method: str) -> None:
    for path in (
        "/",
        "/battle",
        f"/api/kernels/{NO_KERNEL}",
        f"/voila/api/shutdown/{NO_KERNEL}",
        "/voila/static/voila.js",
    ):
        answer = visitors[name].get(path, method)
        assert answer.status in (200, 204, 400, 403, 404, 405), (path, answer.status)
        assert calm(answer.text), path
        assert answer.status >= 400 or not answer.text, path


@pytest.mark.parametrize(
    ("name", "open_to"),
    [("gm", set(PAGES)), ("player", {"player"}), ("spectator", {"spectator"}), ("stranger", set())],
)
def test_each_page_opens_to_its_roles_alone(visitors: Mapping[str, Visitor], name: str, open_to: set[str]) -> None:
    for page in PAGES:
        if page in open_to and name == "gm" and page not in ("battle", "start"):
            continue  # a process each: two are enough
        answer = visitors[name].get(f"/{page}")
        assert answer.status == (200 if page in open_to else 403), page
        assert calm(answer.text.partition("<main")[0]), page
        assert "script-src 'self' blob:;" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "strict-origin"


def test_a_closed_page_says_whose_it_is(visitors: Mapping[str, Visitor]) -> None:
    said = visitors["player"].get("/battle").text
    assert "the game master" in said
    assert "ведущего" in said
    assert "its token included" not in said


def test_everybody_comes_to_their_own_page_first(visitors: Mapping[str, Visitor]) -> None:
    assert all(visitor.first.status == 200 for visitor in visitors.values() if visitor.first is not None)


def test_a_process_belongs_to_the_browser_that_opened_its_page(server: Server, visitors: Mapping[str, Visitor]) -> None:
    page = visitors["gm"].get("/")
    own = f"/api/kernels/{page.kernel}"
    others = [visitors["player"], visitors["spectator"], visitors["stranger"], Visitor(server, GM)]
    for other in others:
        for method, path in (("GET", own), ("DELETE", own), ("POST", f"/voila/api/shutdown/{page.kernel}")):
            xsrf = {"X_XSRFToken": other.cookies.get("_xsrf", "")}
            assert other.get(path, method, **xsrf).status in (403, 404)
        assert in_a_loop(joined(other, page.kernel)) in (403, 404)
        assert in_a_loop(joined(other, page.kernel, "voila/query")) in (403, 404)
    assert visitors["gm"].get(own).status == 200
    assert in_a_loop(joined(visitors["gm"], page.kernel)) == 101


async def joined(visitor: Visitor, kernel: str, way: str = "api/kernels", end: str = "/channels") -> int:
    """The status of an attempt to listen in on a process."""
    place = visitor.server.base.replace("http", "ws")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    address = f"{place}{way}/{kernel}" + (end if way == "api/kernels" else "")
    try:
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=60):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_message_that_no_page_sends_brings_no_traceback_back(visitors: Mapping[str, Visitor], server: Server) -> None:
    page = visitors["player"].get("/")
    heard: list[str] = []
    sent = [("comm_msg", {"comm_id": "nobody", "data": {}}), ("comm_info_request", {})]
    sent.insert(1, ("comm_open", {"comm_id": "own", "target_name": "jupyter.widget", "data": {"state": 5}}))

    async def send() -> None:
        place = server.base.replace("http", "ws")
        cookie = "; ".join(f"{name}={value}" for name, value in visitors["player"].cookies.items())
        address = f"{place}api/kernels/{page.kernel}/channels?session_id=s"
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=60) as way:
            for kind, content in sent:
                header = {
                    "msg_id": kind,
                    "msg_type": kind,
                    "username": "",
                    "session": "s",
                    "date": "",
                    "version": "5.3",
                }
                more = {"parent_header": {}, "metadata": {"version": "2.1.0"}, "channel": "shell", "buffers": []}
                await way.send(json.dumps({"header": header, "content": content, **more}))
            while "comm_info_reply" not in "".join(heard[-1:]):
                heard.append(str(await asyncio.wait_for(way.recv(), 60)))

    in_a_loop(send())
    assert all(word not in "".join(heard) for word in ("No such comm", "raceback", ".py"))
    assert "No such comm: nobody" in "".join(log.read_text() for log in server.logs.glob("*.log"))


def test_code_sent_to_an_own_process_is_not_run(visitors: Mapping[str, Visitor], server: Server) -> None:
    page = visitors["player"].get("/")
    sent = '{"header": {"msg_id": "1", "msg_type": "execute_request", "username": "", "session": "s", "date": "", '
    sent += '"version": "5.3"}, "parent_header": {}, "metadata": {}, "channel": "shell", "buffers": [], "content": '
    mark = server.source.with_name("broken-in")
    code = f"open({str(mark)!r}, 'w')".replace('"', '\\"')
    sent += f'{{"code": "{code}", "silent": false, "store_history": false, "user_expressions": {{}}}}}}'

    async def send() -> None:
        place = server.base.replace("http", "ws")
        cookie = "; ".join(f"{name}={value}" for name, value in visitors["player"].cookies.items())
        address = f"{place}api/kernels/{page.kernel}/channels?session_id=s"
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=60) as way:
            await way.send(sent)
            await asyncio.sleep(1)

    in_a_loop(send())
    assert not mark.exists()


@pytest.mark.parametrize("forged", ["gm", "", "W10.", "WyJnbSIsICIiLCAiIl0.x", "☃", "a" * 5000])
def test_forged_tokens_open_nothing(server: Server, forged: str) -> None:
    assert Visitor(server, None).get(f"/?token={quote(forged)}").status == 403


def test_a_players_token_is_good_for_no_other_side(server: Server) -> None:
    mine, other = (token_for(server, Pass("player", server.key, side)) for side in ("Bank", "Ford"))
    crossed = other.partition(".")[0] + "." + mine.partition(".")[2]
    assert Visitor(server, None).get(f"/?token={crossed}").status == 403
    assert Keys(b"1").bearer(Keys(b"2").token(GM)) is None


def test_a_gm_who_opens_an_invitation_stays_the_gm_and_sees_what_the_player_would(server: Server) -> None:
    gm = Visitor(server, GM)
    answer = gm.get(f"/?token={token_for(server, Pass('player', server.key, 'Bank'))}")
    assert (answer.status, answer.headers["Location"]) == (303, "/player?side=Bank")
    assert gm.get("/start").status == 200
