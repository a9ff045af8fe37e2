"""`turnsheet log --verify`: whether a roll id, or the post on standard input, says what the Log says.

Exit status 0 when all of it is true, 1 when anything is not, 2 when there is nothing to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.cli.ending import DONE, ERRORS, wrong
from toolkit.cli.streams import read_text, say_json
from toolkit.messages import text
from toolkit.session.rolls import ids_in
from toolkit.session.verifying import Checked, PostCheck, check_id, check_post

if TYPE_CHECKING:
    from toolkit.session import Campaign


def verified(campaign: Campaign, given: str, as_json: bool) -> int:
    """Tell what a roll id, or with `-` the post on standard input, is worth."""
    found = _pasted(campaign) if given == "-" else _single(campaign, given)
    if as_json:
        say_json(_json(found))
    else:
        print(*_lines(found, campaign.lang), sep="\n")
    return DONE if found.true else ERRORS


def _single(campaign: Campaign, given: str) -> PostCheck:
    ids = ids_in(given)
    if ids != [given.strip().lower()]:
        raise wrong(text("cli.no_roll_id", campaign.lang, given=given[:60]), where="--verify", value=given)
    return PostCheck((check_id(ids[0], campaign.log()),))


def _pasted(campaign: Campaign) -> PostCheck:
    try:
        written = read_text("-")
    except (UnicodeDecodeError, OSError):
        raise wrong(text("cli.no_text", campaign.lang, file="-"), where="--verify", value="-") from None
    found = check_post(written, campaign.log(), campaign.system.id)
    if not found.ids:
        raise wrong(text("cli.no_roll_ids", campaign.lang), where="--verify", value="-")
    return found


def _lines(found: PostCheck, lang: str) -> list[str]:
    lines = [_told(one, lang) for one in found.ids]
    lines += [text("cli.verify_missing", lang, line=line) for line in found.missing]
    lines += [text("cli.verify_strange", lang, line=line) for line in found.strange]
    if found.folded:
        lines.append(text("cli.verify_folded", lang))
    return lines


def _told(one: Checked, lang: str) -> str:
    entry = one.entry
    if entry is None:
        return text("cli.verify_unknown", lang, id=one.id)
    facts = {"id": one.id, "action": "; ".join(entry.action.splitlines()), "time": entry.clock()}
    if one.verdict == "edited":
        return text("cli.verify_edited", lang, **facts)
    return text("cli.verify_true" if entry.live else "cli.verify_undone", lang, **facts)


def _json(found: PostCheck) -> dict[str, Any]:
    checked = [
        {
            "roll_id": one.id,
            "verdict": one.verdict,
            "id": one.entry.id if one.entry else None,
            "action": one.entry.action.split("\n") if one.entry else [],
            "live": one.entry.live if one.entry else None,
        }
        for one in found.ids
    ]
    told = {"missing": list(found.missing), "strange": list(found.strange), "folded": found.folded}
    return {"ok": found.true, "rolls": checked, **told}
