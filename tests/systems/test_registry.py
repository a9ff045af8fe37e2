"""The registry finds every system and is loud about half-made ones."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from toolkit.systems.registry import HalfMade, UnknownSystem, load, members, system, systems


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `half` that Python can import."""
    folder = tmp_path / "half"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "half", raising=False)
    return folder / "__init__.py"


def test_every_folder_is_a_system() -> None:
    import toolkit.systems

    home = Path(toolkit.systems.__file__).parent
    assert set(systems()) == {file.parent.name for file in home.glob("*/__init__.py")}
    assert all(found.id == key for key, found in systems().items())


def test_a_system_is_found_by_its_id_in_any_case() -> None:
    assert system(" Calpheon ").id == "calpheon"


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(UnknownSystem, match="calpheon") as unknown:
        system("calfeon")
    assert unknown.value.near == ["calpheon"]


def test_an_unlike_id_names_them_all() -> None:
    with pytest.raises(UnknownSystem) as unknown:
        system("chess")
    assert unknown.value.near == list(systems())


def test_a_folder_without_a_ruleset_is_loud(package: Path) -> None:
    package.write_text("", "utf-8")
    with pytest.raises(HalfMade, match="half has no RULESET"):
        load("half")


def test_a_half_made_ruleset_names_all_that_is_missing(package: Path) -> None:
    package.write_text("class Half:\n    id = 'half'\n    title = 'Half'\nRULESET = Half()\n", "utf-8")
    with pytest.raises(HalfMade) as half:
        load("half")
    assert all(member in str(half.value) for member in set(members()) - {"id", "title"})


def test_a_ruleset_has_to_be_called_like_its_folder(package: Path) -> None:
    lines = [f"    {member} = None" for member in members() if member != "id"]
    package.write_text("\n".join(["class Half:", "    id = 'other'", *lines, "RULESET = Half()"]), "utf-8")
    with pytest.raises(HalfMade, match="calls itself 'other'"):
        load("half")


def test_the_protocol_names_methods_and_attributes() -> None:
    assert {"id", "rulings", "vocabulary", "resolve", "apply", "demo"} <= set(members())
