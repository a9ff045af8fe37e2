"""What `serve` says once it answers: one line for programs, invitations for people."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from toolkit.cli.announcing import Announcer
from toolkit.ui.server.kept import Kept
from toolkit.ui.server.keys import Pass

KEPT = Kept(Path("nowhere"), b"s" * 32)
ADDRESS = "http://127.0.0.1:8866/?token=mine"


def said(capsys: pytest.CaptureFixture[str], host: str, behind_https: bool = False) -> tuple[str, str]:
    Announcer(["1AbC"], ("Bank", "Ford\n2"), KEPT, host, behind_https, "en")(ADDRESS)
    return tuple(capsys.readouterr())  # type: ignore[return-value]


def test_on_this_machine_alone_the_address_is_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "127.0.0.1") == (f"{ADDRESS}\n", "")


def test_on_a_network_everybody_has_an_invitation_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(capsys, "192.168.1.5")
    assert out == f"{ADDRESS}\n"
    letters = [line for line in err.splitlines() if "token=" in line]
    assert [line.split("  ")[1] for line in letters] == ["Players of Bank", "Players of Ford 2", "Spectators"]
    place = urlsplit(letters[0].split()[-1])
    assert place.netloc == "192.168.1.5:8866"
    found = KEPT.keys().bearer(parse_qs(place.query)["token"][0])
    assert found is not None
    assert (found.role, found.side) == ("player", "Bank")
    assert KEPT.keys().token(Pass("player", found.campaign, "Bank")) in letters[0]
    assert "https.md" in err


def test_behind_https_the_invitations_are_on_the_start_page_under_the_public_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, err = said(capsys, "127.0.0.1", behind_https=True)
    assert "start page" in err
    assert "token=" not in err
