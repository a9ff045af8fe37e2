"""What `act`, `adjust`, `start`, `scene` and `day` share: preview an entry, then write it, or tell what stands against.

Input that cannot be used ends with status 2, a missing answer with 3 and the question in a sentence, a refused action
with 2; in all of these nothing is written.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from toolkit.cli.ending import DONE, NEEDS, WRONG, Ending
from toolkit.cli.outcome import change_lines, refused, written, written_json, written_lines
from toolkit.cli.problems import problem_lines
from toolkit.cli.progress import working
from toolkit.cli.sealed import left_behind
from toolkit.cli.streams import say_json
from toolkit.core.action_text import spoken
from toolkit.core.events import LeftOpen
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem
from toolkit.dice import Ask, option_words
from toolkit.messages import text
from toolkit.scenario.result import show_asked, show_needs, show_outcomes, show_row
from toolkit.session.log_json import changes_json
from toolkit.systems.ruleset import AnyState

if TYPE_CHECKING:
    from toolkit.session import Campaign, Preview


def carry_out(campaign: Campaign, made: Preview, *, preview_only: bool, as_json: bool, hidden: bool = False) -> int:
    """Write a preview and tell what happened, or only show it."""
    check(campaign, made)
    result = preview_json(campaign, made)
    told = [*(sentence.text for sentence in made.sentences), *_behind(campaign, made)]
    told += [*problem_lines(made.warnings, campaign.lang), *left_behind(campaign, made)]
    if preview_only:
        told += ["", *change_lines(campaign, made.changes), text("cli.only_preview", campaign.lang)]
        result["written"] = False
    else:
        with working(text("cli.writing", campaign.lang, name=campaign.name)):
            outcome = written(campaign, campaign.commit(made, hidden=hidden))
        if outcome.again and not made.idle:  # somebody else was first, and their dice count
            told, result = _as_logged(campaign, outcome.id)
        told += ["", *written_lines(campaign, outcome)]
        result |= {**written_json(campaign, outcome), "written": not outcome.again}
        told += [text("cli.left_open", campaign.lang)] if any(isinstance(e, LeftOpen) for e in made.events) else []
    told += gap_lines(campaign, made.state)
    if as_json:
        say_json(result)
    else:
        print("\n".join(told))
    return DONE


def _as_logged(campaign: Campaign, done: str) -> tuple[list[str], dict[str, Any]]:
    """What the Log tells of an action that stood there already."""
    lines = [line for entry in campaign.log() if entry.id == done for line in entry.result.splitlines()]
    return lines, {"log": lines}


def gap_lines(campaign: Campaign, state: AnyState | None) -> list[str]:
    """How to bring somebody in, for each side that has nobody standing in battle."""
    from toolkit.session.gaps import gaps

    return [
        text(
            "cli.gap",
            campaign.lang,
            side=gap.side,
            line=gap.line(campaign.lang),
            others=len(gap.newcomers) - 1,
            who=gap.newcomers[1:],
        )
        for gap in (gaps(campaign.system, state) if state is not None else ())
    ]


def _behind(campaign: Campaign, made: Preview) -> list[str]:
    """The dice, the rulings and the seed behind it all."""
    from toolkit.session.telling import dice_line

    assert campaign.state is not None
    dice = dice_line(made, campaign.state.names(), campaign.lang)
    lines = [text("cli.dice_were", campaign.lang, dice=dice)] if dice else []
    if made.rulings:
        lines += [text("cli.rulings_were", campaign.lang), *_read_so(campaign, made)]
    if made.seed is not None and any(one.ask.chance for one in made.asked):
        lines.append(text("cli.seed_was", campaign.lang, seed=made.seed))
    return ["", *lines] if lines else []


def _read_so(campaign: Campaign, made: Preview) -> list[str]:
    """The rulings that decided something, in words; each key with it, since it is what `ruling` takes."""
    from toolkit.core.rulings import spoken

    told = [(one.partition("=")[0], *spoken(one, campaign.system.rulings, campaign.lang)) for one in made.rulings]
    return [f"  {about} — {read} ({key})" for key, about, read in told]


def check(campaign: Campaign, made: Preview) -> None:
    """End the command unless the preview can be committed."""
    lang, state = campaign.lang, campaign.state
    assert state is not None
    if made.problems:
        raise wrong_input(made.problems, lang)
    if made.needs is not None:
        result = show_needs(made.needs, made.asked, made.seed, state, lang)
        raise Ending(NEEDS, needs_lines(made, result["needs"]["prompt"], lang), {**result, "answers": by_name(made)})
    if made.refusal is not None:
        names = state.names()
        outcomes = show_outcomes(Resolution(refusal=made.refusal), names, lang)
        ending = refused(made.refusal, lang, names=names, outcomes=outcomes)
        ending.said = [*ending.said, text("cli.nothing_written", lang), *gap_lines(campaign, state)]
        raise ending


def wrong_input(problems: Iterable[Problem], lang: str) -> Ending:
    """Everything wrong with what was asked for."""
    problems = list(problems)
    said = [*problem_lines(problems, lang), text("cli.nothing_written", lang)]
    return Ending(WRONG, said, {"problems": [problem.as_json(lang) for problem in problems]})


def preview_json(campaign: Campaign, made: Preview) -> dict[str, Any]:
    """The result in the shape of `resolve`, and the cells that change."""
    assert made.state is not None
    return {
        "ok": True,
        "id": made.id,
        "seed": made.seed,
        "outcomes": show_outcomes(Resolution(made.outcomes), made.state.names(), campaign.lang),
        "roster": [show_row(row) for row in made.state.roster.values()],
        "battle": show_row(made.state.battle),
        "asked": show_asked(made.asked, made.state.names()),
        "rulings": list(made.rulings),
        "log": [sentence.text for sentence in made.sentences],
        "numbers": [_number(one) for one in made.settled],
        "changes": changes_json(made.changes),
        "warnings": [problem.as_json(campaign.lang) for problem in made.warnings],
    }


def needs_lines(made: Preview, prompt: str, lang: str) -> list[str]:
    """The open question, what it may be answered with, and the options that give all answers so far and this one."""
    assert made.needs is not None
    typed = _given(made) if made.seed is not None else by_name(made)
    flags = [f"--seed {made.seed}"] if made.seed is not None else []
    said = (f"{_asked(name, lang)}={_typed(one)}" for name, answers in typed.items() for one in answers)
    flags += [f"--answer {shlex.quote(one)}" for one in said]
    flags.append(f"--answer {_asked(made.needs.name, lang)}=…")
    return [prompt, _range(made.needs, lang), text("cli.answer_with", lang, options=" ".join(flags))]


def _asked(name: str, lang: str) -> str:
    """A question as one types it in that language."""
    words = spoken(name)
    return words.ru if lang == "ru" and " " not in words.ru else name


def by_name(made: Preview) -> dict[str, list[Any]]:
    """The answers so far by ask name, each in order; after them those that were given and not yet asked for."""
    found: dict[str, list[Any]] = {}
    for one in made.asked:
        found.setdefault(one.ask.name, []).append(one.answer.as_json())
    for name, given in _given(made).items():
        asked = found.setdefault(name, [])
        asked += given[len(asked) :]
    return found


def _given(made: Preview) -> dict[str, list[Any]]:
    """The answers that were typed; beside a seed, they alone have to be typed again."""
    return dict(made.answers) if isinstance(made.answers, dict) else {}


def _typed(answer: Any) -> str:
    return ",".join(map(str, answer)) if isinstance(answer, list) else str(answer)


def _range(ask: Ask, lang: str) -> str:
    if ask.text is not None:
        return text("cli.in_words", lang)
    if ask.options is not None:
        return text("cli.one_of", lang, words=option_words(ask.options))
    if ask.dice is not None:
        return text("cli.dice", lang, dice=str(ask.dice), low=ask.dice.low, high=ask.dice.high)
    if ask.high is None:
        return text("cli.at_least", lang, low=ask.low or 0)
    return text("cli.between", lang, low=ask.low or 0, high=ask.high)


def _number(one: Any) -> dict[str, Any]:
    ruled = None if one.ruled is None else _plain(one.ruled)
    return {"key": one.key, "label": one.label, "value": _plain(one.value), "ruled": ruled}


def _plain(value: Any) -> int | str:
    return value if isinstance(value, int) else str(value)
