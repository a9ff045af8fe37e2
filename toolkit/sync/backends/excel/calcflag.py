"""What the workbook part says of computing: the request that every program compute all formulas anew when it opens the
book, and whether results are rounded to what their cells show. Pure."""

from __future__ import annotations

import re

from toolkit.sync.backends.excel.sheetdata import masked

_CALC = re.compile(rb"<(?:[\w.\-]+:)?calcPr(?=[\s/>])[^>]*?(/?)>")
_FLAG = re.compile(rb"\sfullCalcOnLoad\s*=\s*[\"']([^\"']*)[\"']")
_ROUNDING = re.compile(rb"\sfullPrecision\s*=\s*[\"'](?:0|false)[\"']")
_BEFORE = rb"sheets|functionGroups|externalReferences|definedNames"


def asking_to_recalculate(workbook: bytes) -> bytes:
    """The part with `fullCalcOnLoad` set; the same bytes when it is set already or there is no place for it."""
    there = masked(workbook)
    calc = _CALC.search(there)
    if calc is None:
        return _with_element(workbook, there)
    flag = _FLAG.search(there, *calc.span())
    if flag is None:
        end = calc.start(1)
        return workbook[:end].rstrip() + b' fullCalcOnLoad="1"' + workbook[end:]
    if flag[1] in (b"1", b"true"):
        return workbook
    return workbook[: flag.start(1)] + b"1" + workbook[flag.end(1) :]


def rounds_as_shown(workbook: bytes) -> bool:
    """Whether the workbook says that formulas go on from what cells show (Excel's "Set precision as displayed")."""
    calc = _CALC.search(there := masked(workbook))
    return bool(calc and _ROUNDING.search(there, *calc.span()))


def _with_element(workbook: bytes, there: bytes) -> bytes:
    """The schema wants `calcPr` right after the sheets, their groups, links and names."""
    ends = list(re.finditer(rb"</([\w.\-]+:)?(?:%s)\s*>|<([\w.\-]+:)?(?:%s)\s*/>" % (_BEFORE, _BEFORE), there))
    if not ends:
        return workbook
    prefix = ends[-1][1] or ends[-1][2] or b""
    place = ends[-1].end()
    return workbook[:place] + b'<%scalcPr fullCalcOnLoad="1"/>' % prefix + workbook[place:]
