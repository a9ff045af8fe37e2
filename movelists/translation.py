"""From a row of the reference to a row of the Calpheon list.

In this order: name, type, category and numbers as they stand; range and tags from target and flags; the effect from
what the reference lists, the attack's own clauses first, then what comes after it; last the overrides: what [000]
rules otherwise, and what the reference does not say. Nothing is guessed: what neither gives stays blank.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from movelists import words

Reference = Mapping[str, str]

COLUMNS = ("name", "type", "category", "power", "accuracy", "priority", "range", "tags", "effect", "notes",
           "effect_ru", "notes_ru")  # fmt: skip
EVERYBODY = ("normal", "any", "allAdjacentFoes", "allAdjacent", "adjacentFoe", "randomNormal", "scripted")
OHKO_POWER = "200"


@dataclass(frozen=True, slots=True)
class Override:
    """`effect` in place of the derived one ("-": none), `adds` behind it, `cells` of other columns, and notes."""

    effect: str = ""
    adds: str = ""
    notes: str = ""
    cells: Mapping[str, str] | None = None


def translated(row: Reference, override: Override) -> dict[str, str]:
    """The row of the list."""
    derived = [clause for part in (attack(row), course(row), riders(row)) for clause in part]
    effect = _passing(row, override.effect) if override.effect else "; ".join(derived)
    effect = "; ".join(part for part in ("" if effect == "-" else effect, override.adds) if part)
    made = {
        "name": row["name"],
        "type": row["type"],
        "category": row["category"],
        "power": OHKO_POWER if row["ohko"] else row["power"],
        "accuracy": row["accuracy"],
        "priority": "" if row["priority"] == "0" else row["priority"],
        "range": words.RANGES.get(row["target"], ""),
        "tags": ", ".join(tags(row, effect)),
        "effect": effect,
        "notes": override.notes,
    }
    return {**made, **(override.cells or {})}


def in_russian(made: Mapping[str, str], russian: Mapping[str, str]) -> dict[str, str]:
    """The row with what it says in our own words in Russian as well. Raises `KeyError` for words that have none."""
    effect = re.sub("“(.*?)”", lambda quoted: f"“{russian[quoted[1]]}”", made["effect"])
    notes = russian[made["notes"]] if made["notes"] else ""
    return {**made, "effect_ru": effect if effect != made["effect"] else "", "notes_ru": notes}


def tags(row: Reference, effect: str) -> Iterator[str]:
    """By its flags, whom it meets and what it does."""
    yield from (tag for flag, tag in words.TAGS.items() if flag in _flags(row))
    if row["target"] in words.AREA:
        yield "Area"
    heads = [clause.rpartition(": ")[2].partition(" ")[0] for clause in effect.split("; ")]
    yield from (tag for word, tag in words.TAGS_BY_EFFECT.items() if word in heads)


def attack(row: Reference) -> Iterator[str]:
    """What shapes the attack itself."""
    if row["multihit"]:
        yield f"hits {row['multihit']}"
    yield from {"2": ["high crit"], "always": ["always crit"]}.get(row["crit_ratio"], [])
    if row["fixed_damage"]:
        yield from [words.FIXED[row["fixed_damage"]]] if row["fixed_damage"] in words.FIXED else []
    yield from passes(row)
    if "minimize" in _flags(row):
        yield from ("against minimized: move power x2", "against minimized: cannot miss")
    if row["recoil"] and "maxhp" not in row["recoil"]:
        yield f"recoil {_percent(row['recoil'])}"
    if row["drain"]:
        yield f"drain {_percent(row['drain'])}"


def passes(row: Reference) -> Iterator[str]:
    """What it gets past, for a move that goes at somebody."""
    if _aimed(row) and "bypasssub" in _flags(row):
        yield "bypass substitute"
    if _aimed(row) and "protect" not in _flags(row):
        yield "bypass protect"


def _passing(row: Reference, effect: str) -> str:
    """An effect of ours passes what the games' does; one that calls a move passes what that move does."""
    if effect == "-" or effect.startswith(("calls move", "only while asleep")):
        return effect
    return "; ".join([*(clause for clause in passes(row) if clause not in effect), effect])


def course(row: Reference) -> Iterator[str]:
    """Preparing, recovering, protecting."""
    if row["charge"]:
        yield "charge"
    if row["recharge"]:
        yield "recharge"
    if row["protect_like"] and row["volatile"] != "endure" and not row["side_condition"]:
        yield "protect"


def riders(row: Reference) -> Iterator[str]:
    """What comes after the attack, or instead of one."""
    if row["heal"].startswith(("1/", "full")):
        yield f"heal {_percent(row['heal'].replace(',', ' ').split()[0])}"
    yield from _effects(row)
    own = " self" if row["range_self"] else ""
    yield from (f"{clause}{own}" for clause in _stages(row["boosts"]))
    yield from (f"{clause} self" for clause in _stages(row["self_boosts"]))
    yield from (_whose(clause, own) for clause in words.VOLATILES.get(row["volatile"], ()))
    yield from (f"weather {words.WEATHER[name]} {words.TURNS}" for name in [row["weather"]] if name)
    yield from (f"terrain {words.TERRAIN[name]} {words.TURNS}" for name in [row["terrain"]] if name)
    yield from (words.SIDES[name] for name in [row["side_condition"]] if name in words.SIDES)
    yield from _losses(row)
    if row["force_switch"]:
        yield "force switch"
    if row["self_switch"]:
        yield "self switch"
    if row["self_destruct"]:
        yield "self-destruct" if row["self_destruct"] == "always" else "on hit: self-destruct"


def _losses(row: Reference) -> Iterator[str]:
    """Shares of the user's own maximum HP."""
    share, _, rest = row["recoil"].removeprefix("crash ").partition(" ")
    if rest.startswith("maxhp"):
        crash = row["recoil"].startswith("crash")
        yield f"{'on miss: ' if crash else ''}lose {_percent(share)} max self"


def _effects(row: Reference) -> Iterator[str]:
    """Statuses and stages with their chances; one of 100 needs none."""
    chances = row["secondary_chance"].split(";")
    named = [*filter(None, [row["status"]]), *filter(None, row["secondary_effect"].split("; "))]
    for number, effect in enumerate(named):
        chance = chances[min(number, len(chances) - 1)]
        yield from (_by_chance(clause, chance) for clause in _clauses(effect))


def _clauses(effect: str) -> Iterator[str]:
    whose, colon, boosts = effect.partition(":")
    if colon:
        yield from (f"{clause}{' self' if whose == 'self' else ''}" for clause in _stages(boosts))
    else:
        yield words.STATUSES[effect]


def _by_chance(clause: str, chance: str) -> str:
    if chance in ("", "100"):
        return clause
    plain = clause.removesuffix(" self")
    return f"{plain} {chance}%{clause[len(plain) :]}"


def _stages(boosts: str) -> Iterator[str]:
    """One change a stat of ours, the greatest of those that fall on it."""
    found: dict[str, int] = {}
    for boost in filter(None, boosts.split(",")):
        at = max(boost.find("+"), boost.find("-"))
        stat, by = words.STATS[boost[:at]], int(boost[at:])
        found[stat] = max(found.get(stat, by), by, key=abs)
    yield from (f"{stat} {by:+d}" for stat, by in found.items())


def _whose(clause: str, own: str) -> str:
    """Substitute, Destiny Bond and enduring are the user's anyway."""
    return clause if clause.endswith("%") or clause == "endure" else f"{clause}{own}"


def _percent(share: str) -> str:
    exact = Fraction(1 if share == "full" else share) * 100
    return f"{exact}%" if exact.denominator == 1 else share


def _aimed(row: Reference) -> bool:
    return row["target"] in EVERYBODY and not row["range_self"]


def _flags(row: Reference) -> list[str]:
    return row["flags"].split()
