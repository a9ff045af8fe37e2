"""One cell's XML: a value turned into the content of a `<c>` element, and that content read back. Pure.

Text is always an inline string, so no shared string that other cells use is touched and nothing typed as `=…`, `+…`
or `@…` becomes a formula. A value that a workbook cannot hold exactly is refused, never bent.
"""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from toolkit.sync.cell_limits import MAX_WHOLE
from toolkit.tables.snapshot import CellError, CellValue

_NO_XML = "\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff"
_NOT_XML = re.compile(f"[{_NO_XML}]")
_LOOKS_ESCAPED = re.compile(f"_(?=x[0-9A-Fa-f]{{4}}[_{_NO_XML}])")
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
_ENTITY = re.compile(r"&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|(amp|lt|gt|quot|apos));")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


def kind_and_content(value: CellValue, prefix: str) -> tuple[str, str]:
    """The `t` attribute (blank for numbers) and the inner XML of a cell that holds `value`."""
    if value is None or value == "":
        return "", ""
    if isinstance(value, str):
        return "inlineStr", f"<{prefix}is><{prefix}t{_keeping(value)}>{escaped(value)}</{prefix}t></{prefix}is>"
    kind = "b" if isinstance(value, bool) else ""
    return kind, f"<{prefix}v>{number_text(value)}</{prefix}v>"


def result_kind_and_content(result: CellValue | CellError, prefix: str) -> tuple[str, str]:
    """The same for the cached result of a formula; nothing for `None`. An empty text is a result too."""
    if result is None:
        return "", ""
    if isinstance(result, CellError):
        return "e", f"<{prefix}v>{escaped(result.code)}</{prefix}v>"
    if isinstance(result, str):
        return "str", f"<{prefix}v{_keeping(result)}>{escaped(result)}</{prefix}v>"
    return kind_and_content(result, prefix)


def number_text(value: int | float) -> str:
    """The shortest text that reads back as the same number; 1/0 for yes/no."""
    is_whole = abs(value) <= MAX_WHOLE and value == int(value)
    return str(int(value)) if is_whole else repr(float(value)).upper()


def escaped(text: str) -> str:
    """Text as XML character data: markup escaped, control characters and look-alikes in the `_xHHHH_` form."""
    text = _LOOKS_ESCAPED.sub("_x005F_", text)
    text = _NOT_XML.sub(lambda found: f"_x{ord(found[0]):04X}_", text)
    return escape(text, {"\r": "&#13;"})


def unescaped(text: str) -> str:
    """The reverse of `escaped`."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), character_data(text))


def character_data(text: str) -> str:
    """XML character data with its references resolved (the five of XML and numeric ones; no others exist here)."""
    return _ENTITY.sub(_referred, text) if "&" in text else text


def _referred(found: re.Match[str]) -> str:
    if found[3]:
        return _NAMED[found[3]]
    return chr(int(found[1], 16) if found[1] else int(found[2]))


def _keeping(text: str) -> str:
    """Readers trim text at its ends unless told not to."""
    return "" if text == text.strip() and "\n" not in text else ' xml:space="preserve"'
