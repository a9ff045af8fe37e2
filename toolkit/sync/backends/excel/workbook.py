"""What a workbook says of itself: its sheets in order and their parts, its names and tables, and who may change it.

Everything is found by following relationships from the package's root, never by guessing part names, so odd layouts
and both flavours of OOXML (transitional and strict) read alike. Nothing here looks into cells.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from toolkit.sync.backends.excel.areas import Area, number_of, parse_area
from toolkit.sync.backends.excel.package import Package
from toolkit.sync.port import SourceError

_YES = ("1", "true", "on")
_OTHERS = ("word/", "ppt/")
_LEADS_NOWHERE = re.compile(rb"<(?:[\w.\-]+:)?sheet\s[^>]*?:id\s*=\s*(?:\"\"|'')[^>]*/>")
_ODD_STATE = re.compile(
    rb"(<(?:[\w.\-]+:)?sheet\s[^>]*?)\sstate\s*=\s*[\"'](?!(?:visible|hidden|veryHidden)[\"'])\w*[\"']"
)


class Relation(NamedTuple):
    """One relationship of a part: its kind (`worksheet`, `table`, …) and the part it leads to."""

    kind: str
    part: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A worksheet: its name as people see it and its part in the package."""

    name: str
    part: str


@dataclass(frozen=True, slots=True)
class Table:
    """An Excel table: where it lies, its column names, how many header and total rows it has, and its part."""

    name: str
    sheet: str
    area: Area
    columns: tuple[str, ...]
    headers: int
    totals: int
    part: str


@dataclass(frozen=True, slots=True)
class DefinedName:
    """A name and what it stands for; `sheet` is set when the name belongs to that sheet alone."""

    name: str
    text: str
    sheet: str | None


@dataclass(frozen=True, slots=True)
class Workbook:
    """The workbook part, its worksheets by name in order (all positions kept for 3-D references), and its names."""

    part: str
    sheets: Mapping[str, Sheet]
    order: tuple[str, ...]
    names: tuple[DefinedName, ...]
    closed: str | None
    """Why its owner does not want it changed: `signed`, `final`, `reserved`, `recommended`; `None` when free."""


def open_workbook(package: Package) -> Workbook:
    """Read the workbook part. Raises `SourceError` when there is none, or only a binary one."""
    part = _workbook_part(package)
    tree = package.tree(part)
    targets = relations(package, part)
    listed = [(entry.get("name", ""), targets.get(_relation_id(entry))) for entry in children(tree, "sheets", "sheet")]
    order = tuple(name for name, _ in listed)
    sheets = {
        name: Sheet(name, target.part)
        for name, target in listed
        if target and target.kind == "worksheet" and target.part in package
    }
    if not sheets:
        raise SourceError("sync.no_sheets")
    return Workbook(part, sheets, order, tuple(_names(tree, order)), _closed(package, tree))


def plainly_listed(xml: bytes) -> bytes:
    """A workbook part whose list of sheets any reader takes: no modules of old macros, which lead nowhere, no states
    that mean nothing."""
    return _ODD_STATE.sub(lambda found: found[1], _LEADS_NOWHERE.sub(b"", xml))


def relations(package: Package, part: str) -> dict[str, Relation]:
    """Relationship id -> relation, for the parts inside the package that `part` leads to."""
    folder, name = posixpath.split(part)
    listing = posixpath.join(folder, "_rels", name + ".rels")
    if listing not in package:
        return {}
    found = {}
    for entry in package.tree(listing):
        if entry.get("TargetMode") != "External":
            target = unquote(entry.get("Target", "")).replace("\\", "/")
            resolved = posixpath.normpath(posixpath.join("/" + folder, target)).lstrip("/")
            found[entry.get("Id", "")] = Relation(entry.get("Type", "").rpartition("/")[2], resolved)
    return found


def tables_of(package: Package, sheet: Sheet) -> list[Table]:
    """The tables drawn on one sheet."""
    parts = related(package, sheet.part, "table")
    return [table for part in parts if (table := _table(package.tree(part), sheet.name, part))]


def related(package: Package, part: str, kind: str) -> list[str]:
    """Parts of one kind that `part` leads to and that are there."""
    return [to.part for to in relations(package, part).values() if to.kind == kind and to.part in package]


def children(tree: Element, *path: str) -> Iterator[Element]:
    """Elements reached by local names, whatever the namespace."""
    for child in tree:
        if local(child) == path[0]:
            if len(path) == 1:
                yield child
            else:
                yield from children(child, *path[1:])


def local(element: Element) -> str:
    """An element's name without its namespace."""
    return element.tag.rpartition("}")[2]


def said_yes(value: str | None) -> bool:
    """How OOXML writes true."""
    return value in _YES


def whole(element: Element, attribute: str, default: int) -> int:
    """A whole number an element gives, or what holds when it gives none."""
    text = element.get(attribute, "")
    return number_of(text) if text.isdecimal() else default


def _workbook_part(package: Package) -> str:
    found = [relation for relation in relations(package, "").values() if relation.kind == "officeDocument"]
    for relation in found:
        if relation.part in package:
            if relation.part.endswith(".bin"):
                raise SourceError("sync.binary")
            if local(package.tree(relation.part)) == "workbook":
                return relation.part
    raise SourceError("sync.document" if any(one.part.startswith(_OTHERS) for one in found) else "sync.not_workbook")


def _relation_id(sheet: Element) -> str:
    return next((value for key, value in sheet.attrib.items() if key.endswith("}id")), "")


def _names(tree: Element, order: tuple[str, ...]) -> Iterator[DefinedName]:
    for entry in children(tree, "definedNames", "definedName"):
        own = order[at] if 0 <= (at := whole(entry, "localSheetId", -1)) < len(order) else None
        yield DefinedName(entry.get("name", ""), entry.text or "", own)


def _closed(package: Package, tree: Element) -> str | None:
    if any(part.startswith("_xmlsignatures/") for part in package.parts()):
        return "signed"
    for sharing in children(tree, "fileSharing"):
        if sharing.get("reservationPassword", "").strip("0") or sharing.get("hashValue"):  # all zeros: no password
            return "reserved"
        if said_yes(sharing.get("readOnlyRecommended")):
            return "recommended"
    custom = "docprops/custom.xml"
    marked = custom in package and re.search(rb"_MarkAsFinal[^/]*?<vt:bool>\s*(?:true|1)", package.read(custom))
    return "final" if marked else None


def _table(tree: Element, sheet: str, part: str) -> Table | None:
    area = parse_area(tree.get("ref", ""))
    if area is None:
        return None
    columns = tuple(column.get("name", "") for column in children(tree, "tableColumns", "tableColumn"))
    name = tree.get("displayName", tree.get("name", ""))
    return Table(name, sheet, area, columns, whole(tree, "headerRowCount", 1), whole(tree, "totalsRowCount", 0), part)
