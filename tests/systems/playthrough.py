"""A whole battle told: the demo campaign played from a script, as a page that people can follow.

A script (`battles/<system>.txt`) begins with `seed N`; then each paragraph is one action of the battle, written in
the lines that `turnsheet act` takes. `python -m tests.systems.playthrough` writes the pages in `docs/battles/` anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.systems.fights import act, demo_state
from toolkit.core.action_text import parse_action
from toolkit.core.outcome import Resolution
from toolkit.dice import SeededReferee
from toolkit.scenario.result import show_asked, show_log
from toolkit.systems.registry import system
from toolkit.systems.ruleset import AnyState, Ruleset

SCRIPTS = Path(__file__).parent / "battles"
PAGES = Path(__file__).parents[2] / "docs" / "battles"


def page(name: str) -> str:
    """The battle of a system, as Markdown."""
    rules = system(name)
    seed, *turns = (SCRIPTS / f"{name}.txt").read_text("utf-8").strip().split("\n\n")
    state, referee = demo_state(rules), SeededReferee(int(seed.removeprefix("seed ")))
    parts = [_title(rules, state)]
    for number, lines in enumerate(turns, start=1):
        asked = len(referee.asked)
        resolution, state = act(rules, state, _entry(rules, state, lines.split("\n")), referee)
        dice = show_asked(referee.asked[asked:], state.names())
        parts.append("\n".join(_turn(number, lines.split("\n"), resolution, dice, state)))
    return "\n\n".join(parts) + "\n"


def _title(rules: Ruleset, state: AnyState) -> str:
    about = (
        f"The demo campaign of {rules.title}, played from `tests/systems/battles/{rules.id}.txt` and compared with it "
        "in the checks. The lines in code are what the players chose; what follows is what Turnsheet writes in the Log."
    )
    return "\n\n".join([f"# A battle: {rules.title}", about, "Before it begins: " + _standing(state) + "."])


def _entry(rules: Ruleset, state: AnyState, lines: list[str]) -> Mapping[str, Any]:
    parsed = [parse_action(line) for line in lines]
    read = [line for line in parsed if not isinstance(line, list)]
    assert len(read) == len(parsed), parsed
    entry = rules.gather(state, read)
    assert not isinstance(entry, list), entry
    return entry


def _turn(
    number: int, lines: list[str], resolution: Resolution, dice: list[dict[str, Any]], state: AnyState
) -> Iterator[str]:
    assert resolution.refusal is None, resolution.refusal
    yield f"## {number}\n"
    yield "```text"
    yield from lines
    yield "```\n"
    yield from (f"- {sentence}" for sentence in show_log(resolution, state.names(), "en"))
    if dice:
        yield "- Dice: " + ", ".join(f"{die['ask']} {die['for']} {die['answer']}" for die in dice) + "."
    yield f"\nNow: {_standing(state)}."


def _standing(state: AnyState) -> str:
    return ", ".join(f"{row.name} {row.hp}/{row.max_hp}" for row in state.roster.values())


if __name__ == "__main__":
    for script in sorted(SCRIPTS.glob("*.txt")):
        (PAGES / f"{script.stem}.md").write_text(page(script.stem), "utf-8")
