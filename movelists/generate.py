"""Make the ready move list of Calpheon Wilds anew, or check that it is what would be made.

    python movelists/generate.py            writes toolkit/systems/calpheon/data/moves.csv
    python movelists/generate.py --check    writes nothing; exit 1 where the file differs

`reference.csv` holds the facts of the games, `overrides.tsv` what is otherwise or not in it, a line a move: name, the
effect in place of the derived one, what is added behind it, notes, other cells (`power=200, range=Self`).
`russian.tsv` has the Russian for notes and for what stands in quotes.
"""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from movelists import words  # noqa: E402
from movelists.translation import COLUMNS, Override, in_russian, translated  # noqa: E402

LIST = HERE.parent / "toolkit" / "systems" / "calpheon" / "data" / "moves.csv"


def reference() -> list[dict[str, str]]:
    """The rows of the reference; `range_self` tells which are about their user or its side alone."""
    with (HERE / "reference.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [{**row, "range_self": "yes" if words.RANGES.get(row["target"]) == "Self" else ""} for row in rows]


def overrides() -> dict[str, Override]:
    """Name -> what is otherwise."""
    with (HERE / "overrides.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {row["name"]: _override(row) for row in rows}


def russian() -> dict[str, str]:
    """What rows say in our own words, English to Russian."""
    lines = (HERE / "russian.tsv").read_text("utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)


def _override(row: Mapping[str, str | None]) -> Override:
    cells = dict(cell.split("=", 1) for cell in (row["cells"] or "").split(", ") if cell)
    return Override(row["effect"] or "", row["adds"] or "", row["notes"] or "", cells)


def rows() -> Iterator[dict[str, str]]:
    """The list. Raises `LookupError` for an override of no move."""
    known, words_ru = overrides(), russian()
    for row in reference():
        yield in_russian(translated(row, known.pop(row["name"], Override())), words_ru)
    if known:
        raise LookupError(f"overrides of no move: {sorted(known)}")


def text() -> str:
    """The list as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows())
    return out.getvalue()


def main(arguments: list[str]) -> int:
    """Write, or check and tell. Returns the exit status."""
    made = text()
    if arguments == ["--check"]:
        same = LIST.exists() and LIST.read_text("utf-8") == made
        if not same:
            print(f"{LIST.name} is not what the reference makes; run: python movelists/generate.py")
        return 0 if same else 1
    LIST.write_text(made, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
