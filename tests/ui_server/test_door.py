"""Who gets in, and what the server gives away: plain requests, no browser."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.ui_server.conftest import Server, until
from tests.ui_server.visitor import Answer


@pytest.fixture(scope="module")
def visit(server: Server) -> Answer:
    """The page as whoever has the address gets it."""
    return Answer(server, f"/?token={server.token}")


@pytest.mark.parametrize("path", ["/", "/?token=wrong", "/?token=", "/login", "/api/kernels/x", "/voila/files/a.png"])
def test_without_the_token_there_is_only_the_closed_door(server: Server, path: str) -> None:
    answer = Answer(server, path)
    assert answer.status in (403, 404)
    assert "kernelId" not in answer.text
    assert "Traceback" not in answer.text


def test_closed_door_says_where_the_address_is(server: Server) -> None:
    text = Answer(server, "/").text
    assert "the window in which Turnsheet was started" in text
    assert "в окне, где запущен Turnsheet" in text


def test_token_opens_and_then_the_cookie_does(server: Server, visit: Answer) -> None:
    assert visit.status == 200
    assert "<title>Маршрут 12 · Turnsheet</title>" in visit.text
    assert "_xsrf=" in visit.cookie
    assert Answer(server, "/", Cookie=visit.cookie).status == 200
    assert Answer(server, "/", Cookie=visit.cookie.replace("2|", "3|", 1)[:-3]).status == 403


def test_cookies_stay_with_this_site(visit: Answer) -> None:
    for line in visit.headers.get_all("Set-Cookie") or []:
        assert "samesite=lax" in line.lower()
        assert line.startswith(("_xsrf=", "ts-whom=")) or "httponly" in line.lower()  # these two a script reads


def test_policy_forbids_foreign_and_inline_scripts(server: Server, visit: Answer) -> None:
    for answer in (visit, Answer(server, "/")):
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self' blob:;" in policy
        assert "frame-ancestors 'none'" in policy
    assert "//cdn" not in visit.text
    assert "onerror" not in visit.text


@pytest.mark.parametrize("path", ["/voila/static/voila.js", "/voila/static/none.js", "/voila/templates/x", "/nothing"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = Answer(server, path).headers
    assert "script-src 'self' blob:;" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_another_template_or_theme_cannot_be_asked_for(server: Server, visit: Answer) -> None:
    answer = Answer(server, "/?template=nonexist&theme=dark", Cookie=visit.cookie)
    assert answer.status == 200
    assert "ts-opening" in answer.text


def test_no_file_of_the_notebook_folder_is_served(server: Server, visit: Answer) -> None:
    for path in (
        "/voila/files/desk.ipynb",
        "/voila/files/desk.json",
        "/desk.json",
        "/voila/templates/turnsheet/static/../conf.json",
    ):
        answer = Answer(server, path, Cookie=visit.cookie)
        assert answer.status == 404
        assert "Traceback" not in answer.text


def test_foreign_host_name_is_refused(server: Server) -> None:
    assert Answer(server, f"/?token={server.token}", Host="evil.example").status == 403


def test_process_cannot_be_ended_from_another_site(server: Server, visit: Answer) -> None:
    kernel = Answer(server, "/", Cookie=visit.cookie).kernel
    answer = Answer(server, f"/voila/api/shutdown/{kernel}", "POST", Cookie=visit.cookie, Origin="http://evil.example")
    assert answer.status in (403, 404)
    assert Answer(server, f"/api/kernels/{kernel}", Cookie=visit.cookie).status == 200


@pytest.mark.skipif(sys.platform != "linux", reason="reads another process's environment")
def test_token_is_in_no_process_and_no_log(server: Server, visit: Answer) -> None:
    assert visit.status == 200
    assert until(lambda: len(server.kernels()) >= 2)  # the next one is started with what the visit left
    for kernel in server.kernels():
        assert server.token.encode() not in Path(f"/proc/{kernel.pid}/environ").read_bytes()
    assert server.token not in (server.logs / "server.log").read_text()
