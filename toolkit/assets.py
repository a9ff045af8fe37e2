"""Where the files that travel with Turnsheet are: workbook templates, dashboards, the page template.

In an installed Turnsheet they lie inside the package (``toolkit/assets/``); in a checkout they lie beside it
(``sheets_templates/``, ``dashboards/``). `asset` looks in that order. It never looks anywhere else, never
copies and never opens a file.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def asset(*parts: str, package: Path = _PACKAGE) -> Path:
    """The file or folder of that name, such as ``asset("dashboards", "battle.ipynb")``.

    Raises FileNotFoundError, naming what is missing and the way out, when neither place has it.
    """
    for home in _homes(package):
        found = home.joinpath(*parts)
        if found.exists():
            return found
    raise FileNotFoundError(
        f"Turnsheet's own file {'/'.join(parts)} is missing: this installation is incomplete. "
        "Install Turnsheet again, or fetch the whole checkout."
    )


def _homes(package: Path) -> list[Path]:
    homes = [package / "assets"]
    # Beside an installed package lie strangers' packages: only a checkout may be searched there.
    if (package.parent / "pyproject.toml").is_file():
        homes.append(package.parent)
    return homes
