"""How the sealing of a turn stands: as lines for people and as JSON. Never what was sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.core.outcome import Refusal
from toolkit.messages import note, render, text
from toolkit.session.seal_text import is_turn
from toolkit.tables.changes import moves_round

if TYPE_CHECKING:
    from toolkit.session import Campaign, Preview


def sealing_json(campaign: Campaign) -> dict[str, Any]:
    """`{"sealing": {"battle", "round", "sides", "sealed", "missing", "open", "shut", "commitments", "faults"}}`."""
    found = campaign.sealing.look()
    told = {
        "battle": found.battle,
        "round": found.round,
        "sides": [] if isinstance(found.sides, Refusal) else list(found.sides),
        "sealed": list(found.seals.standing),
        "missing": list(found.missing),
        "open": list(found.seals.opened),
        "shut": list(found.seals.shut),
        "commitments": found.seals.commitments,
        "faults": [
            {"reason": one.code.rsplit(".", 1)[-1], "message": _said(campaign, one)}
            for one in (*found.faults, *found.exchanged.values())
        ],
    }
    return {"sealing": told}


def sealing_lines(campaign: Campaign) -> list[str]:
    """Who has sealed, who has not, what is wrong, and what to do next."""
    found, lang = campaign.sealing.look(), campaign.lang
    lines = [_said(campaign, one) for one in found.told]
    if not found.seals.standing:
        unready = campaign.sealing.unready()
        return lines or ([_said(campaign, unready.said)] if unready is not None else [])
    lines.append(text("cli.sealed", lang, sides=list(found.seals.standing), round=found.round))
    if found.missing:
        lines.append(_said(campaign, note("session.seal.missing", sides=list(found.missing))))
    elif not found.faults:
        lines.append(text("cli.reveal_with", lang))
    return lines


def sealed_now(campaign: Campaign) -> list[str]:
    """A line for each side whose choice for this turn is sealed, in the language of the Log."""
    standing = [seal.id for seal in campaign.sealing.look().seals.standing.values()]
    return [entry.action for entry in campaign.log() if entry.id in standing]


def left_behind(campaign: Campaign, made: Preview) -> list[str]:
    """That sides have sealed for a turn which is played openly now."""
    over = any(map(moves_round, made.changes))
    sides = list(campaign.sealing.look().seals.standing) if over and not is_turn(made.id) else []
    return [text("cli.left_behind", campaign.lang, sides=sides)] if sides else []


def _said(campaign: Campaign, said: Any) -> str:
    return render(said, campaign.lang)
