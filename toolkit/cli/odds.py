"""`turnsheet odds`: how likely what an action may bring is, of a campaign or of a scenario; nothing is written."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.doing import wrong_input
from toolkit.cli.ending import DONE, NEEDS, WRONG, Ending
from toolkit.cli.help import language
from toolkit.cli.opening import playable
from toolkit.cli.progress import working
from toolkit.cli.resolve import read_scenario
from toolkit.cli.streams import say_json
from toolkit.cli.table import print_table
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.chances import Odds
    from toolkit.session import Campaign
    from toolkit.session.odds_of import OddsOf


@click.command()
@click.argument("source", required=False)
@click.argument("lines", nargs=-1, metavar="ACTION...")
@click.option("--scenario", metavar="FILE")
@options.answers
@options.overrides
@options.battle
@options.as_json
@options.lang
@click.pass_context
def odds(
    context: click.Context,
    source: str | None,
    lines: tuple[str, ...],
    scenario: str | None,
    answers: tuple[str, ...],
    overrides: tuple[str, ...],
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """How likely it is what ACTION may bring."""
    if scenario is not None:
        return _of_scenario(scenario)
    missing = "source" if source is None else "lines" if not lines else None
    if missing is not None or source is None:
        raise click.MissingParameter(
            ctx=context, param=next(one for one in context.command.params if one.name == missing)
        )
    given, ruled = options.read_answers(answers) or None, options.read_overrides(overrides)
    campaign = playable(source, lang, battle, only_look=True)

    from toolkit.session.odds_of import OddsOf

    found = _worked_out(OddsOf(campaign, list(lines), given, ruled), campaign.lang)
    if as_json:
        from toolkit.chances import show_odds

        say_json(show_odds(found, _names(campaign), campaign.lang))
    else:
        _tell(found, campaign, "; ".join(lines))
    return DONE


def _of_scenario(file: str) -> int:
    """The odds as JSON, whatever the options: a scenario is a program's."""
    written = read_scenario(file)
    if isinstance(written, int):
        return written

    from toolkit.chances import odds_text

    with working(text("cli.counting", language([]))):
        result = odds_text(written)
    say_json(result)
    return DONE if result.get("ok", True) else NEEDS if result.get("needs") else WRONG


def _worked_out(asked: OddsOf, lang: str) -> Odds:
    """The odds, or the command ends with what stands against them."""
    from toolkit.chances import work_out
    from toolkit.core.problems import Problem, Problems
    from toolkit.dice import BadAnswer, Pending
    from toolkit.scenario.result import show_needs

    if asked.plan is None:
        raise wrong_input(asked.problems, lang)
    try:
        with working(text("cli.counting", lang)):
            return work_out(asked.plan)
    except Problems as found:
        raise wrong_input(asked.spotted(found.problems), lang) from None
    except BadAnswer as bad:
        raise wrong_input(asked.spotted([Problem(bad.where, bad.given, bad.expected)]), lang) from None
    except Pending as pending:
        needs = show_needs(pending.ask, [], None, asked.state, lang)
        call = text("cli.answer_with", lang, options=f"--answer {pending.ask.name}=…")
        raise Ending(NEEDS, [needs["needs"]["prompt"], call], needs) from None


def _names(campaign: Campaign) -> dict[str, str]:
    return campaign.state.names() if campaign.state is not None else {}


def _tell(found: Odds, campaign: Campaign, title: str) -> None:
    """Tables: what may come, then each target's damage; what was taken for granted; how it was found."""
    from toolkit.chances import telling
    from toolkit.chances.granted import taken_for_granted

    lang, names = campaign.lang, _names(campaign)

    def chance(share: Fraction) -> str:
        return telling.percent(share, lang) + telling.margin(share, found, lang)

    print(title)
    if refused := telling.why_refused(found, names, lang):
        print(refused)
    rows = [[one.who, one.words, chance(one.share)] for one in telling.lines(found, names, lang, campaign.system.id)]
    print_table(None, _heads(lang, "who", "what", "chance"), rows, lang)
    for who, spread in telling.damage(found, names).items():
        print(text("odds.of", lang, who=who, parts=telling.lost_words(spread, lang)))
        rows = [[row.words, chance(row.share), chance(row.or_more)] for row in telling.lost(spread)]
        print_table(None, _heads(lang, "lost", "chance", "or_more"), rows, lang)
    if assumed := taken_for_granted(found, names, lang):
        print(text("cli.odds_assumed", lang), *(f"  {one}" for one in assumed), sep="\n")
    print(telling.how_found(found, lang))


def _heads(lang: str, *names: str) -> list[str]:
    return [text(f"cli.odds_head_{name}", lang) for name in names]
