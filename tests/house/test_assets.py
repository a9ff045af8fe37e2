"""Packaged files are found in an installed package and in a checkout, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.assets import asset


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_the_checkout_has_its_dashboards(checkout: Path) -> None:
    assert asset("dashboards") == checkout / "dashboards"


def test_an_installed_package_looks_in_itself(tmp_path: Path) -> None:
    page = write(tmp_path / "site-packages/toolkit/assets/dashboards/battle.ipynb")
    assert asset("dashboards", "battle.ipynb", package=tmp_path / "site-packages/toolkit") == page


def test_the_package_goes_before_the_checkout(tmp_path: Path) -> None:
    write(tmp_path / "pyproject.toml")
    write(tmp_path / "dashboards/battle.ipynb", "checkout")
    page = write(tmp_path / "toolkit/assets/dashboards/battle.ipynb", "package")
    assert asset("dashboards", "battle.ipynb", package=tmp_path / "toolkit") == page


def test_a_strangers_folder_beside_an_installed_package_is_not_ours(tmp_path: Path) -> None:
    write(tmp_path / "site-packages/dashboards/battle.ipynb", "a stranger's")
    with pytest.raises(FileNotFoundError, match=r"dashboards/battle\.ipynb is missing"):
        asset("dashboards", "battle.ipynb", package=tmp_path / "site-packages/toolkit")


def test_what_is_missing_is_named_with_a_way_out() -> None:
    with pytest.raises(FileNotFoundError, match=r"sheets_templates/nowhere\.xlsx is missing.*Install Turnsheet again"):
        asset("sheets_templates", "nowhere.xlsx")
