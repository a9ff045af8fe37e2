"""Campaigns to play with: one workbook a test session, copied for each test that writes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.session.workbooks import FORMULA, make_campaign


@pytest.fixture(scope="session")
def master(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign with a damage formula of its own; never written to."""
    folder = tmp_path_factory.mktemp("master")
    return make_campaign(folder / "team.xlsx", damage_formula=FORMULA, critical_chance=5, rest_amount=6)


@pytest.fixture
def file(master: Path, tmp_path: Path) -> Path:
    """A copy of it, in a folder with a space and Cyrillic letters in its name."""
    folder = tmp_path / "моя игра"
    folder.mkdir()
    return Path(shutil.copy(master, folder / "team.xlsx"))
