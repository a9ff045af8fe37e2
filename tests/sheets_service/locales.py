"""What a spreadsheet's locale changes: decimals, dates, the words for true and false."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Locale:
    """`order` names year, month and day as dates are typed; `date` and `time` are the patterns they are shown by."""

    decimal: str = "."
    group: str = ","
    order: str = "mdy"
    marks: str = "/-"
    date: str = "M/d/yyyy"
    time: str = "h:mm:ss am/pm"
    yes: str = "TRUE"
    no: str = "FALSE"
    currency: str = "$"


_KNOWN = {
    "en_US": Locale(),
    "en_GB": Locale(order="dmy", date="dd/MM/yyyy", time="HH:mm:ss", currency="£"),
    "de_DE": Locale(",", ".", "dmy", ".-", "dd.MM.yyyy", "HH:mm:ss", "WAHR", "FALSCH", "€"),
    "fr_FR": Locale(",", "\u202f", "dmy", "/-", "dd/MM/yyyy", "HH:mm:ss", "VRAI", "FAUX", "€"),
    "ru_RU": Locale(",", "\u00a0", "dmy", ".-", "dd.MM.yyyy", "H:mm:ss", "ИСТИНА", "ЛОЖЬ", "₽"),
}


def locale_named(name: str) -> Locale:
    """Of that locale, of any of the same language, else American."""
    if name in _KNOWN:
        return _KNOWN[name]
    return next((one for known, one in _KNOWN.items() if known[:2] == name[:2]), _KNOWN["en_US"])
