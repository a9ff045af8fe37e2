"""Russian words of this system: of its own phrases, and of the moves and the ability that the source text names.

A move may be called by either name wherever one of them stands in the Moves tab; neither is ever changed there.
"""

from __future__ import annotations

from toolkit.core.names import fold

_CURED = {
    "ожог": "burn", "яд": "poison", "отравление": "poison", "сильное отравление": "badly poisoned",
    "паралич": "paralysis", "сон": "sleep", "заморозку": "freeze", "путаницу": "confusion",
    "замешательство": "confusion", "очарование": "infatuation", "влюблённость": "infatuation", "срыв": "flinch",
    "проклятие": "cursed", "запрет приёма": "disabled", "ловушку": "trapped", "запрет лечения": "heal block",
    "семена": "leech seed", "насмешку": "taunt", "связанность": "bound", "дремоту": "drowsy", "кошмар": "nightmare",
    "мучение": "torment", "повтор": "encore", "корни": "rooted", "эмбарго": "embargo", "опознание": "identified",
    "песнь гибели": "perish song", "прицел": "locked on",
}  # fmt: skip

SYNONYMS = {
    "защита": "defense", "путаница": "confusion", "очарование": "infatuation",
    "срыв приёма": "flinch", "срыв": "flinch",
    "связанность": "bound", "дремота": "drowsy", "кошмар": "nightmare", "мучение": "torment", "повтор": "encore",
    "корни": "rooted", "эмбарго": "embargo", "опознание": "identified", "песнь гибели": "perish song",
    "прицел": "locked on",
    "самонаводящийся": "cannot miss", "переменная сила": "variable", "на два хода": "two-turn",
    "бьёт первым": "first", "щит": "barrier", "вызов приёма": "calls move", "во сне": "while asleep",
    "снять всё": "cure all", "снять у команды": "cure team",
    **{f"снять {russian}": f"cure {english}" for russian, english in _CURED.items()},
}  # fmt: skip
"""Russian words -> English words of the effect language, beside those that all systems share."""

MOVES = {
    "Fake Out": "Обманный выпад",
    "Fling": "Бросок",
    "Double Slap": "Двойная пощёчина",
    "Fury Attack": "Яростная атака",
    "Fire Spin": "Огненный вихрь",
    "Fly": "Полёт",
    "Solar Beam": "Солнечный луч",
    "Dig": "Подкоп",
    "Magnitude": "Магнитуда",
    "Swift": "Звёздочки",
    "Razor Wind": "Острый ветер",
    "Razor Leaf": "Острый лист",
    "Karate Chop": "Удар карате",
    "Quick Attack": "Быстрая атака",
    "Aqua Jet": "Водяная струя",
    "Assist": "Подмога",
    "Metronome": "Метроном",
    "Sleep Talk": "Разговор во сне",
    "Heal Bell": "Целебный колокольчик",
    "Heal Order": "Целебный приказ",
    "Bestow": "Дарение",
    "Teleport": "Телепорт",
}
"""Moves that the text names -> our Russian names for them."""

SUPER_LUCK = frozenset(map(fold, ("Super Luck", "Суперудача")))
"""The ability that raises the chance of a critical hit."""

_OTHER = {fold(one): other for pair in MOVES.items() for one, other in (pair, pair[::-1])}


def other_name(name: str) -> str | None:
    """The name of a move that the text names in the other language."""
    return _OTHER.get(fold(name))
