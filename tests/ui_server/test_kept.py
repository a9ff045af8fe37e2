"""What outlives a server: its port, its tokens and the cookies it gave; and what ends them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ui_server.conftest import Server, launch
from tests.ui_server.visitor import Answer
from toolkit.ui.server.kept import kept_for
from toolkit.ui.server.keys import GM, Keys, Pass


@contextmanager
def server(folder: Path, **wish: object) -> Iterator[Server]:
    process = launch(folder, sources=["team.xlsx"], **wish)
    assert process.stdout is not None
    running = Server(process, folder / "team.xlsx", folder / "logs", process.stdout.readline().strip())
    yield running
    assert running.stop() == 0


def test_a_server_started_anew_lets_the_same_people_in_until_there_are_new_tokens(tmp_path: Path) -> None:
    (tmp_path / "team.xlsx").touch()
    with server(tmp_path) as first:
        cookie = Answer(first, f"/?token={first.token}").cookie
    with server(tmp_path) as second:
        assert second.address == first.address
        assert Answer(second, "/c/nothing", Cookie=cookie).status == 404
    with server(tmp_path, new_tokens=True) as third:
        assert third.base == first.base
        assert third.token != first.token
        assert Answer(third, "/c/nothing", Cookie=cookie).status == 403
        assert Answer(third, f"/?token={first.token}").status == 403


def test_behind_https_cookies_are_for_https_alone_and_any_name_is_answered(tmp_path: Path) -> None:
    (tmp_path / "team.xlsx").touch()
    with server(tmp_path, behind_https=True) as running:
        answer = Answer(running, f"/nothing?token={running.token}", Host="rpg.example", X_Forwarded_Proto="https")
    cookies = answer.headers.get_all("Set-Cookie") or []
    assert answer.status == 404
    assert cookies
    assert all("Secure" in cookie for cookie in cookies)


@pytest.mark.skipif(os.name == "nt", reason="permissions are told another way there")
def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    made = kept_for(["team.xlsx"])
    made.keep(4321)
    again = kept_for(["team.xlsx"])
    assert (again.secret, again.port) == (made.secret, 4321)
    assert stat.S_IMODE(made.file.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.file.parent.stat().st_mode) == 0o700
    made.file.write_text('{"secret": "short", "port": "x"}')
    assert kept_for(["team.xlsx"]).port == 0
    assert len(kept_for(["team.xlsx"]).secret) == 32


def test_where_nothing_can_be_kept_it_works_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    (tmp_path / "file").touch()
    kept_for(["team.xlsx"]).keep(1)


def test_tokens_are_told_apart_by_whom_they_let_in() -> None:
    keys = Keys(b"k" * 32, "open sesame")
    everybody = (GM, Pass("player", "ferry", "Ann's team"), Pass("player", "ferry", "Боря"), Pass("spectator", "ferry"))
    assert [keys.bearer(keys.token(whom)) for whom in everybody] == list(everybody)
    assert keys.token(GM) == "open sesame"
    assert Keys(b"k" * 32).cookie_secret != keys.cookie_secret
