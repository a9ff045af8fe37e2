"""`turnsheet check`: every problem of a campaign at once."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, ERRORS
from toolkit.cli.opening import opened
from toolkit.cli.problems import problem_lines
from toolkit.cli.standing import standing_json
from toolkit.cli.streams import say_json
from toolkit.messages import text


@click.command()
@options.source
@options.as_json
@options.lang
def check(source: str, as_json: bool, lang: str | None) -> int:
    """Every problem of SOURCE: where it is, what was expected, the way out. Exit status 1 if any is an error."""
    campaign = opened(source, lang)
    found = campaign.problems_of_all()
    errors = sum(problem.level == "error" for problem in found)
    if as_json:
        problems = [problem.as_json(campaign.lang) for problem in found]
        say_json({"ok": not errors, "problems": problems, **standing_json(campaign)})
    else:
        warnings = len(found) - errors
        print("\n".join(problem_lines(found, campaign.lang)), end="\n" if found else "")
        print(text("cli.checked", campaign.lang, name=campaign.name, errors=errors, warnings=warnings))
    return ERRORS if errors else DONE
