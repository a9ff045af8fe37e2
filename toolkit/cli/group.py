"""Which commands there are and where each lives; `--help` imports none of them, nor do its sentences."""

from __future__ import annotations

from importlib import import_module

import click

from toolkit.cli.help import catalogue, speak

COMMANDS = {
    "demo": "serve",
    "new": "new",
    "check": "check",
    "show": "show",
    "act": "act",
    "undo": "undo",
    "redo": "undo",
    "adjust": "adjust",
    "adjudicate": "adjudicate",
    "ruling": "ruling",
    "moves": "moves",
    "add": "add",
    "remove": "add",
    "start": "frame",
    "end": "frame",
    "scene": "frame",
    "day": "frame",
    "seal": "seal",
    "reveal": "reveal",
    "log": "log",
    "outbox": "outbox",
    "backup": "backup",
    "doctor": "doctor",
    "serve": "serve",
    "copy": "copy",
    "google": "google",
    "odds": "odds",
    "resolve": "resolve",
}
"""Command -> the module of `toolkit.cli` that holds it under its own name."""


class Commands(click.Group):
    """A group that imports a command's module when it is called, and speaks one language."""

    lang = "en"

    def speak(self, lang: str) -> None:
        """Give all help in that language from now on."""
        self.lang = lang
        self.help, self.epilog = catalogue(lang)["about"], catalogue(lang)["epilog"]
        speak(self, "turnsheet", lang)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = getattr(import_module(f"toolkit.cli.{COMMANDS[name]}"), name)
        assert isinstance(command, click.Command)
        speak(command, name, self.lang)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = catalogue(self.lang)
        with formatter.section("Commands"):
            formatter.write_dl([(name, said.get(f"{name}-line", "")) for name in COMMANDS])


def _show_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"turnsheet {version('turnsheet')}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_show_version)
@click.option("--lang", expose_value=False, hidden=True)
@click.pass_context
def turnsheet(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
