"""What is wrong with a call, in the reader's language: click's own errors by their kind, and ours.

Only a call that failed comes here, so the message catalogues may be loaded.
"""

from __future__ import annotations

from typing import Any

import click

from toolkit.messages import text


class Misgiven(click.BadParameter):
    """A value that cannot be used, told by a message of `toolkit.cli`."""

    def __init__(self, code: str, option: str, **facts: Any) -> None:
        super().__init__(text(code, "en", **facts), param_hint=option)
        self.option, self.said, self.facts = option, code, facts


def told(error: click.ClickException, lang: str) -> str:
    """The error as a sentence."""
    if isinstance(error, Misgiven):
        return text("cli.usage_value", lang, where=error.option, expected=text(error.said, lang, **error.facts))
    if isinstance(error, click.MissingParameter):
        return text("cli.usage_missing", lang, what=_hint(error))
    if isinstance(error, click.BadParameter):
        return text("cli.usage_value", lang, where=_hint(error), expected=_expected(error, lang))
    if isinstance(error, click.NoSuchOption):
        return text("cli.usage_option", lang, what=error.option_name, near=list(error.possibilities or ()) or "none")
    if isinstance(error, click.BadOptionUsage):
        return text("cli.usage_no_value", lang, what=error.option_name)
    if isinstance(error, click.NoSuchCommand):
        near = list(getattr(error, "possibilities", None) or ()) or "none"
        return text("cli.usage_command", lang, what=error.command_name, near=near)
    if isinstance(error, click.UsageError) and "unexpected extra argument" in error.message:
        return text("cli.usage_extra", lang, what=error.message.partition("(")[2].rstrip(").") or "…")
    return error.format_message()


def _hint(error: click.BadParameter) -> str:
    """The option or the argument, as it is typed."""
    hint = error.param.get_error_hint(error.ctx) if error.param is not None and error.ctx is not None else None
    return (hint or str(error.param_hint or "")).replace("'", "").removesuffix("...")


def _expected(error: click.BadParameter, lang: str) -> str:
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.Choice):
        return text("cli.usage_choice", lang, words=[str(word) for word in kind.choices])
    if isinstance(kind, click.IntRange):
        high = "none" if kind.max is None else kind.max
        return text("cli.usage_number", lang, low=kind.min or 0, high=high)
    return error.message
