"""`show` and `log` for others than the game master: what is kept from them is in nothing that is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from tests.session import veils
from tests.session.workbooks import TURN
from toolkit.session import open_campaign


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A campaign that was played with a foe whose name is covered; the side that has it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = tmp_path / "team.xlsx"
    side = veils.plant(file, "odyssey", "name")
    veils.play(open_campaign(file))
    return file, side


@pytest.mark.parametrize("command", ["show", "log"])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_what_is_printed_for_others_holds_no_secret(
    turnsheet: Turnsheet, secret: tuple[Path, str], command: str, form: tuple[str, ...]
) -> None:
    file, side = secret
    for who in (("--view", "player"), ("--view", "spectator")):
        ran = turnsheet(command, file, *who, *form)
        assert ran.status == 0
        assert not veils.leaks(ran.out + ran.err)
    assert "Unknown Pokémon 1" in turnsheet("show", file, "--view", "spectator").out
    own = turnsheet("show", file, "--view", "player", "--side", side.lower(), "--json").out
    assert veils.NAME in own
    assert veils.NOTE not in own


def test_a_hidden_roll_is_shown_when_the_game_master_wants_it(turnsheet: Turnsheet, file: Path) -> None:
    made = turnsheet("act", file, *TURN, "--seed", 3, "--hidden", "--json").json
    assert made["written"]
    asked = [one["ask"] for one in made["asked"]]
    assert asked
    before = turnsheet("log", file, "--view", "player", "--json")
    assert asked[0] not in before.out
    assert turnsheet("reveal", file, "--id", "t-none").status == 2
    assert turnsheet("reveal", file, "--id", made["id"]).status == 0
    assert asked[0] in turnsheet("log", file, "--id", made["id"]).out


@pytest.mark.parametrize("more", [("--view", "player", "--side", "Nobody"), ("--side", "A")])
def test_a_side_that_is_none_is_told(turnsheet: Turnsheet, secret: tuple[Path, str], more: tuple[str, ...]) -> None:
    assert turnsheet("show", secret[0], *more).status == 2
