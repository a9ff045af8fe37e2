"""Make the workbook templates of every rule system anew, or check that the ones here are what would be made.

    python sheets_templates/generate.py            writes calpheon-en.xlsx, calpheon-demo-en.xlsx …
    python sheets_templates/generate.py --check    writes nothing; exit 1 and the names of what differs

Templates are compared by their contents, since packers of different machines squeeze differently.
"""

from __future__ import annotations

import io
import os
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
os.environ["OPENPYXL_LXML"] = "False"  # the same XML whether lxml is installed or not

from toolkit.messages import LANGUAGES  # noqa: E402
from toolkit.systems.registry import systems  # noqa: E402
from toolkit.tables.template import build_template  # noqa: E402


def templates() -> Iterator[tuple[str, bytes]]:
    """File name and bytes of each template."""
    for system in systems().values():
        for lang in LANGUAGES:
            yield f"{system.id}-{lang}.xlsx", build_template(system, lang=lang)
            yield f"{system.id}-demo-{lang}.xlsx", build_template(system, lang=lang, demo=True)


def stale(folder: Path = HERE) -> list[str]:
    """Names of templates in `folder` that are missing, differ, or belong to no system."""
    made = dict(templates())
    strange = {path.name for path in folder.glob("*.xlsx")} - made.keys()
    return sorted([*strange, *(name for name, content in made.items() if _parts(folder / name) != _parts(content))])


def main(arguments: list[str]) -> int:
    """Write, or check and tell. Returns the exit status."""
    if arguments == ["--check"]:
        found = stale()
        for name in found:
            print(f"{name} is not what the systems declare; run: python sheets_templates/generate.py")
        return 1 if found else 0
    for name, content in templates():
        if _parts(HERE / name) != _parts(content):
            (HERE / name).write_bytes(content)
            print(name)
    return 0


def _parts(source: Path | bytes) -> dict[str, bytes]:
    if isinstance(source, Path) and not source.exists():
        return {}
    with zipfile.ZipFile(io.BytesIO(source) if isinstance(source, bytes) else source) as parts:
        return {name: parts.read(name) for name in parts.namelist()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
