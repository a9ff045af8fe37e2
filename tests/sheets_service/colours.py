"""Formats as the API gives them back: colours as single floats without zeros, each as colour and as colour style."""

from __future__ import annotations

import struct
from typing import Any

from tests.sheets_service.errors import Json

DEFAULT_FORMAT: Json = {
    "backgroundColor": {"red": 1, "green": 1, "blue": 1},
    "padding": {"top": 2, "right": 3, "bottom": 2, "left": 3},
    "verticalAlignment": "BOTTOM",
    "wrapStrategy": "OVERFLOW_CELL",
    "textFormat": {
        "foregroundColor": {},
        "fontFamily": "arial,sans,sans-serif",
        "fontSize": 10,
        "bold": False,
        "italic": False,
        "strikethrough": False,
        "underline": False,
        "foregroundColorStyle": {"rgbColor": {}},
    },
    "backgroundColorStyle": {"rgbColor": {"red": 1, "green": 1, "blue": 1}},
}

_THEME = {
    "TEXT": (0, 0, 0),
    "BACKGROUND": (255, 255, 255),
    "ACCENT1": (66, 133, 244),
    "ACCENT2": (234, 67, 53),
    "ACCENT3": (251, 188, 4),
    "ACCENT4": (52, 168, 83),
    "ACCENT5": (255, 109, 1),
    "ACCENT6": (70, 189, 198),
    "LINK": (17, 85, 204),
}


def single(number: float) -> int | float:
    """The shortest decimal of the nearest single-precision float."""
    packed = struct.pack("f", number)
    (nearest,) = struct.unpack("f", packed)
    for digits in range(1, 10):
        told = float(f"{nearest:.{digits}g}")
        if struct.pack("f", told) == packed:
            return int(told) if told.is_integer() else told
    return number


def colour(body: Json | None) -> Json:
    """As it is kept: of 256 shades each, without what is 0."""
    shades = {part: int(value * 255 + 1e-6) for part, value in (body or {}).items() if value}
    return {part: single(shade / 255) for part, shade in shades.items() if shade}


def theme() -> Json:
    """A new spreadsheet's."""
    colours = [
        {
            "colorType": kind,
            "color": {"rgbColor": colour({"red": red / 255, "green": green / 255, "blue": blue / 255})},
        }
        for kind, (red, green, blue) in _THEME.items()
    ]
    return {"primaryFontFamily": "Arial", "themeColors": colours}


def styled(body: Any) -> Any:
    """A format, or any part of one, with both forms of each colour."""
    if isinstance(body, list):
        return [styled(one) for one in body]
    if not isinstance(body, dict):
        return body
    result: Json = {}
    for name, value in body.items():
        if name.endswith("ColorStyle") or name == "colorStyle":
            result.update(_both(name.removesuffix("Style"), value))
        elif name.endswith("Color") or name == "color":
            if f"{name}Style" not in body:
                result.update(_both(name, {"rgbColor": value}))
        else:
            result[name] = styled(value)
    return result


def _both(name: str, style: Json | None) -> Json:
    if not style or style.get("rgbColor", {}) is None:
        return {}
    if "themeColor" in style:
        return {f"{name}Style": style}
    rgb = colour(style.get("rgbColor"))
    return {name: rgb, f"{name}Style": {"rgbColor": rgb}}
