"""The demo campaign: an evening at a lighthouse, two players, six Pokémon of nobody's Pokédex, our own moves.

Names and remarks stand in both languages: `name` and `name_ru` and so on; a Russian workbook shows the latter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Row = Mapping[str, Any]


def demo() -> Mapping[str, Sequence[Row]]:
    """Rows by tab, column keys to cells."""
    return {"campaign": _CAMPAIGN, "roster": _ROSTER, "moves": _MOVES}


_CAMPAIGN: Sequence[Row] = ({"key": "d6.status_damage", "value": "1/16", "note": "sample", "note_ru": "образец"},)

_NAMES = {
    "Lampling": "Лампик", "Brinecap": "Рассолка", "Gustwing": "Ветрокрыл",
    "Rustcrab": "Ржакраб", "Mossbell": "Мохозвон", "Nightgull": "Ночайка",
}  # fmt: skip

_MOVE_NAMES = {
    "Wick Flare": "Вспышка фитиля", "Beacon Beam": "Луч маяка", "Glimmer": "Мерцание",
    "Brine Volley": "Рассольный залп",
    "Undertow": "Отлив", "Foam Wall": "Стена пены", "Dash Peck": "Клевок с налёта", "High Dive": "Падение с высоты",
    "Storm Call": "Зов бури", "Pincer Flurry": "Шквал клешней", "Hull Breaker": "Пробой", "Harden": "Заскорузлость",
    "Spore Chime": "Споровый звон", "Root Snare": "Цепкий корень", "Evening Dew": "Вечерняя роса",
    "Seeking Feathers": "Меткие перья", "Startle": "Испуг", "Vanish": "Исчезновение", "Old Tune": "Старый напев",
    "Quake Step": "Тяжёлый шаг",
}  # fmt: skip


def _pokemon(name: str, side: str, owner: str, types: str, hp: int, moves: str, **more: Any) -> Row:
    sides = {"Light": "Маяк", "Tide": "Прилив"}
    owners = {"Vera": "Вера", "Anton": "Антон"}
    return {
        "name": name, "name_ru": _NAMES[name], "side": side, "side_ru": sides[side], "owner": owner,
        "owner_ru": owners[owner], "types": types, "hp": hp, "max_hp": hp, "moves": moves,
        "moves_ru": ", ".join(_MOVE_NAMES[move] for move in moves.split(", ")), "active": False, **more,
    }  # fmt: skip


_ROSTER: Sequence[Row] = (
    _pokemon(
        "Lampling", "Light", "Vera", "Fire", 320, "Wick Flare, Beacon Beam, Glimmer, Vanish", active=True,
        notes="Keeps the lighthouse lit, mostly.", notes_ru="Следит, чтобы маяк горел. Обычно горит.",
    ),
    _pokemon(
        "Brinecap", "Light", "Vera", "Water", 360, "Brine Volley, Undertow, Foam Wall, Evening Dew",
        notes="Salt gets into everything.", notes_ru="После неё всё солёное.",
    ),
    _pokemon(
        "Gustwing", "Light", "Vera", "Flying", 300, "Dash Peck, High Dive, Storm Call, Seeking Feathers",
        notes="Lands where it likes.", notes_ru="Садится где захочет.",
    ),
    _pokemon(
        "Rustcrab", "Tide", "Anton", "Steel", 380, "Pincer Flurry, Hull Breaker, Harden, Quake Step", active=True,
        notes="Older than the pier.", notes_ru="Старше причала.",
    ),
    _pokemon(
        "Mossbell", "Tide", "Anton", "Grass", 340, "Spore Chime, Root Snare, Evening Dew, Old Tune",
        notes="Rings when it rains.", notes_ru="Звенит к дождю.",
    ),
    _pokemon(
        "Nightgull", "Tide", "Anton", "Dark/Flying", 310, "Startle, Dash Peck, High Dive, Vanish",
        notes="Steals sandwiches.", notes_ru="Ворует бутерброды.",
    ),
)  # fmt: skip


def _move(name: str, kind: str, category: str, effect: str = "", **more: Any) -> Row:
    return {"name": name, "name_ru": _MOVE_NAMES[name], "type": kind, "category": category, "effect": effect, **more}


_MOVES: Sequence[Row] = (
    _move("Wick Flare", "Fire", "Special", "burn", power=60, effect_chance=30),
    _move("Beacon Beam", "Fire", "Special", "two-turn", power=120),
    _move("Glimmer", "Normal", "Status", "confusion"),
    _move("Brine Volley", "Water", "Special", "hits 2-5", power=25),
    _move("Undertow", "Water", "Physical", "speed -1", power=55, effect_chance=30),
    _move("Foam Wall", "Water", "Status", "barrier"),
    _move("Dash Peck", "Flying", "Physical", "first", power=40),
    _move("High Dive", "Flying", "Physical", "two-turn; high crit", power=90),
    _move("Storm Call", "Flying", "Status", "weather rain"),
    _move("Pincer Flurry", "Steel", "Physical", "hits 2-5", power=20),
    _move("Hull Breaker", "Steel", "Physical", "high crit; paralysis", power=70, effect_chance=30),
    _move("Harden", "Steel", "Status", "defense +1 self"),
    _move("Spore Chime", "Grass", "Status", "sleep"),
    _move("Root Snare", "Grass", "Physical", "paralysis 30%", power=50),
    _move("Evening Dew", "Grass", "Status", "heal 50%"),
    _move("Seeking Feathers", "Flying", "Special", "cannot miss", power=60),
    _move("Startle", "Dark", "Physical", "flinch 100%", power=40),
    _move("Vanish", "Psychic", "Status", "uses dodge"),
    _move("Old Tune", "Normal", "Status", "calls move"),
    _move("Quake Step", "Ground", "Physical", "variable", power=150),
)
