"""`turnsheet start`, `end`, `scene` and `day`: the battle's frame."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.opening import playable


def _command(kind: str) -> click.Command:
    @click.command(kind)
    @options.source
    @options.answers
    @options.seed
    @click.option("--preview", "preview_only", is_flag=True)
    @options.by
    @options.battle
    @options.as_json
    @options.lang
    def frame(
        source: str,
        answers: tuple[str, ...],
        seed: int | None,
        preview_only: bool,
        by: str,
        battle: str | None,
        as_json: bool,
        lang: str | None,
    ) -> int:
        given = options.read_answers(answers) or None
        campaign = playable(source, lang, battle, only_look=preview_only)
        made = campaign.preview({kind: True}, answers=given, seed=seed, by=by)
        return carry_out(campaign, made, preview_only=preview_only, as_json=as_json)

    return frame


start = _command("start")
end = _command("end")
scene = _command("scene")
day = _command("day")
