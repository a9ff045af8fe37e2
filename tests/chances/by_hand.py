"""The odds of a scenario the long way: `resolve` itself, once for every way each die can fall."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from toolkit.chances import odds
from toolkit.dice import parse_dice
from toolkit.scenario import resolve

Scenario = Mapping[str, Any]
TELLING = ("critical", "hit", "done", "blocked", "immune", "miss", "failed", "refused")


def every_result(scenario: Scenario, choices: Mapping[str, Any] | None = None) -> Iterator[tuple[Fraction, Any]]:
    """(chance, result) of every way; people's answers are given by ask name."""
    open_ways: list[tuple[Fraction, list[Any]]] = [(Fraction(1), [])]
    while open_ways:
        chance, answers = open_ways.pop()
        result = resolve({**scenario, "answers": answers})
        needs = result.get("needs")
        if needs is None:
            assert result["ok"], result
            yield chance, result
        elif needs["dice"] is None:
            open_ways.append((chance, [*answers, (choices or {})[needs["ask"]]]))
        else:
            dice = parse_dice(needs["dice"])
            assert dice is not None
            open_ways += [(chance * share, [*answers, total]) for total, share in dice.distribution().items()]


def counted(scenario: Scenario, choices: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """`result`, `damage`, `knocked_out` and `effects` as `odds` gives them, as fractions."""
    found: dict[str, Any] = {key: defaultdict(lambda: defaultdict(Fraction)) for key in ("result", "damage", "effects")}
    out: dict[str, Fraction] = defaultdict(Fraction)
    for chance, result in every_result(scenario, choices):
        met: dict[str, list[Any]] = {}
        for outcome in result["outcomes"]:
            met.setdefault(outcome["target"] or outcome["actor"], []).append(outcome)
        for who, outcomes in met.items():
            found["result"][who][min((one["result"] for one in outcomes), key=TELLING.index)] += chance
            found["damage"][who][str(sum(one["damage"] for one in outcomes))] += chance
            for effect in {effect.lower() for one in outcomes for effect in one["effects"]}:
                found["effects"][who][effect] += chance
            out[who] += 0
        for row in result["roster"]:
            if row["hp"] is not None and row["hp"] <= 0:
                out[row["name"]] += chance
    for who, shares in found["result"].items():
        if left := 1 - sum(shares.values()):  # some ways do not come to this target
            shares["failed"] += left
            found["damage"][who]["0"] += left
    return {**{key: _plain(value) for key, value in found.items()}, "knocked_out": dict(out)}


def told(scenario: Scenario) -> dict[str, Any]:
    """What `odds` says, with fractions for texts; results and damage sum to 1."""
    shown = odds(scenario)
    assert "result" in shown, shown
    for part in ("result", "damage"):
        assert all(sum(map(Fraction, shares.values())) == 1 for shares in shown[part].values())
    read = {part: _read(shown[part]) for part in ("result", "damage", "effects")}
    return {**shown, **read, "knocked_out": {who: Fraction(share) for who, share in shown["knocked_out"].items()}}


def _read(shares: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, Fraction]]:
    return {who: {key: Fraction(share) for key, share in given.items()} for who, given in shares.items()}


def _plain(shares: Mapping[str, Mapping[str, Fraction]]) -> dict[str, dict[str, Fraction]]:
    return {who: dict(given) for who, given in shares.items() if given}
