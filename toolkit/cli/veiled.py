"""`turnsheet show --view player`: those in the fight and the battle as somebody may know them who is not its master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolkit.cli.ending import DONE, wrong
from toolkit.cli.opening import not_playable
from toolkit.cli.streams import say_json
from toolkit.cli.table import print_table
from toolkit.messages import term, text
from toolkit.scenario.result import show_row
from toolkit.session.log_json import entry_json

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.session.veil import Veil
    from toolkit.session.veil_rows import Seen
    from toolkit.session.viewer import Viewer

_PARTS = ("roster", "battle", "log")


def show_veiled(campaign: Campaign, viewer: Viewer, part: str | None, as_json: bool) -> int:
    """The parts a viewer may see. The command ends where the sheet cannot be made out."""
    if campaign.home.loaded.sheet is None or campaign.state is None:
        raise not_playable(campaign)
    if part not in (None, *_PARTS):
        raise wrong(text("cli.not_for_players", campaign.lang, words=_PARTS), where="PART", value=part)
    veil = campaign.veil(viewer)
    if as_json:
        found = _as_json(campaign, veil, viewer)
        say_json({"ok": True, **(found if part is None else {part: found[part]})})
        return DONE
    if part in (None, "battle"):
        _print_battle(campaign, veil)
    if part in (None, "roster"):
        _print_roster(campaign, veil)
    if part == "log":
        for entry in campaign.told(viewer):
            print(*(entry.result or entry.action).splitlines(), sep="\n")
    return DONE


def _as_json(campaign: Campaign, veil: Veil, viewer: Viewer) -> dict[str, Any]:
    from toolkit.session.veil_rows import battle, roster

    assert campaign.state is not None
    return {
        "roster": [_row(one) for one in roster(veil)],
        "battle": show_row(battle(veil, campaign.state.battle)),
        "log": [entry_json(entry, viewer.role) for entry in campaign.told(viewer)],
    }


def _row(seen: Seen) -> dict[str, Any]:
    """What is known of somebody by column key, and of HP that are not known exactly the `tenths`."""
    cells = {key: value for key, value in show_row(seen.row).items() if value is not None}
    return {**cells, **({"tenths": seen.tenths} if seen.tenths is not None else {}), "fallen": seen.fallen}


def _print_battle(campaign: Campaign, veil: Veil) -> None:
    from toolkit.session.veil_rows import battle as seen_battle

    assert campaign.state is not None
    battle, names = (
        seen_battle(veil, campaign.state.battle),
        {veil.alias(who): name for who, name in veil.names.items()},
    )
    order = ", ".join(names.get(who, "") for who in battle.turn_order)
    turn = names.get(battle.turn, "")
    parts = [text("session.tale_round", campaign.lang, number=battle.round)] if battle.round is not None else []
    parts += [text("session.tale_turn", campaign.lang, who=turn)] if turn else []
    print(" · ".join([*parts, *([order] if order else [])]) or "—")


def _print_roster(campaign: Campaign, veil: Veil) -> None:
    from toolkit.session.veil_rows import roster
    from toolkit.tables.columns import columns_of, header

    lang, model = campaign.lang, campaign.system.roster
    heads = [header(key, columns_of(model)[key], lang) for key in ("name", "side", "hp", "status", "active")]
    rows = [_cells(one, lang) for one in roster(veil)]
    print_table(text("cli.tab_roster", lang), heads, rows, lang)


def _cells(seen: Seen, lang: str) -> list[str]:
    row = seen.row
    hp = "" if row.max_hp is None else f"{row.max_hp if row.hp is None else row.hp}/{row.max_hp}"
    hp = text("cli.tenths", lang, tenths=seen.tenths) if seen.tenths is not None else hp
    statuses = ", ".join(term(status.name, lang) for status in row.status)
    return [row.name, row.side, hp, statuses, "✓" if row.active else ""]
