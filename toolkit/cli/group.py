"""Which commands there are: name, module, and the line of help, so that `--help` imports none of them."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = {
    "demo": ("serve", "Open the dashboard on a fresh copy of the demo campaign."),
    "new": ("new", "Make a fresh workbook from a system's template."),
    "check": ("check", "Every problem of a campaign: where, what was expected, the way out."),
    "show": ("show", "What was understood: roster, moves, battle or log."),
    "act": ("act", "Resolve an action or a turn and write it into the sheet."),
    "undo": ("undo", "Take a whole action back, sheet cells included."),
    "redo": ("undo", "Do again what was undone last."),
    "adjust": ("adjust", "The game master's own word: set columns of one combatant."),
    "adjudicate": ("adjudicate", "The game master's decision: what an action or a scene brings about."),
    "ruling": ("ruling", "Show or set the rulings of a campaign."),
    "start": ("frame", "Begin the battle."),
    "scene": ("frame", "A new scene: reset what the system resets."),
    "day": ("frame", "A new day: reset what the system resets."),
    "seal": ("seal", "Choose for one side, unseen until every side has sealed."),
    "reveal": ("reveal", "Open what was sealed here; play the turn once every side is open."),
    "log": ("log", "The story so far, ready to post."),
    "outbox": ("outbox", "What waits to be written, and try again."),
    "serve": ("serve", "Show the dashboard of a campaign in the browser."),
    "resolve": ("resolve", "Resolve a scenario from JSON, without any sheet."),
}
"""Command -> (module of `toolkit.cli` that holds it under its own name, help in a line)."""


class Commands(click.Group):
    """A group that imports a command's module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = getattr(import_module(f"toolkit.cli.{COMMANDS[name][0]}"), name)
        assert isinstance(command, click.Command)
        command.help = command.help or COMMANDS[name][1]
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


def _show_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"turnsheet {version('turnsheet')}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="SOURCE is a workbook, such as team.xlsx. Exit status: 0 done, 1 the campaign has errors, 2 the call or "
    "input is wrong, 3 an answer is needed, 4 somebody else's change is in the way, 5 the source cannot be reached or "
    "is locked.",
)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_show_version, help="Show it.")
@click.pass_context
def turnsheet(ctx: click.Context) -> None:
    """Battle rules on your own roster sheet: resolve actions, write them back, take them back."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
