"""Russian words of this system's own phrases and conditions, each for the English words that it stands for."""

from __future__ import annotations

from collections.abc import Iterable

from toolkit.core.effects.words import SHARED_SYNONYMS

RUSSIAN = {
    # conditions
    "при касании": "on contact", "с состоянием": "with status", "во сне": "while asleep",
    "против состояния": "against status", "против яда": "against poison", "против паралича": "against paralysis",
    "против сна": "against sleep", "против уменьшения": "against minimized", "против половины оз": "against half hp",
    "против усиленного": "against raised", "против скрытого": "against hidden", "при нокауте": "on ko",
    "при зарядке": "on charge", "травяным": "as grass", "без погоды": "in no weather", "без поля": "on no terrain",
    "заряженным": "while charged", "призраком": "as ghost", "не призраком": "not as ghost", "огненным": "as fire",
    "электрическим": "as electric",
    "в дождь": "in rain", "на солнце": "in sun", "в песчаную бурю": "in sandstorm", "в град": "in hail",
    "в снег": "in snow", "в туман": "in fog", "на травяном": "on grassy", "на электрическом": "on electric",
    "на туманном": "on misty", "на психическом": "on psychic", "на любом поле": "on terrain",
    # what
    "ответ на всё": "counter any", "урон своими оз": "damage own hp", "урон до своих оз": "damage to own hp",
    "пощада": "spare", "всегда крит": "always crit", "сила приёма": "move power", "тип приёма": "move type",
    "только если": "only if", "только": "only", "вызов приёма": "calls move", "защита от атак": "protect from attacks",
    "защита от статусов": "protect from status", "защита от приоритета": "protect from priority",
    "защита от области": "protect from area", "стойкость духа": "endure", "платит": "pay",
    "лечение цели": "heal target", "снять всё": "cure all", "снять": "cure", "снять у команды": "cure team",
    "уходит сам": "self switch", "передача": "baton pass", "прогоняет": "force switch",
    "сброс ступеней": "reset stages", "переворот ступеней": "invert stages", "копия ступеней": "copy stages",
    "обмен ступеней": "swap stages", "обмен": "swap", "ступеней": "stages", "становится": "become",
    "добавить тип": "add type", "потерять тип": "lose type", "копия типов": "copy types",
    "тип приёма свой": "move type own", "без учёта ступеней": "ignores stages",
    "своей стойкостью": "with own resilience", "силой цели": "with target power", "нарастает": "rising",
    "приоритет": "priority", "способность": "ability", "копия способности": "copy ability",
    "отдать способность": "give ability", "обмен способностей": "swap abilities",
    "передать состояния": "pass status", "поровну оз": "share hp", "убрать поле": "clear terrain",
    # types
    "нормальный": "normal", "огонь": "fire", "вода": "water", "трава": "grass", "лёд": "ice", "боевой": "fighting",
    "земля": "ground", "летающий": "flying", "психика": "psychic", "насекомое": "bug", "камень": "rock",
    "призрак": "ghost", "дракон": "dragon", "тьма": "dark", "сталь": "steel", "фея": "fairy",
    # statuses
    "связанность": "bound", "дремота": "drowsy", "кошмар": "nightmare", "мучение": "torment", "повтор": "encore",
    "корни": "rooted", "водное кольцо": "aqua ring", "засоленность": "salted", "эмбарго": "embargo",
    "парение": "levitating", "сосредоточенность": "focused", "опознание": "identified", "приземлённость": "grounded",
    "заряженность": "charged", "щупальца": "octolocked", "смола": "tarred", "песнь гибели": "perish song",
    "уменьшение": "minimized", "прицел": "locked on", "безмолвие": "silenced", "сироп": "syrupy",
    "желание": "wish", "печать": "imprisoned", "припудренность": "powdered", "электризация": "electrified",
    "злоба": "grudge", "запас": "stockpiled",
}  # fmt: skip
"""Russian words -> English words of the language."""


def crossed(verb: str, english: str, words: Iterable[str]) -> dict[str, str]:
    """`verb` with the Russian of each word, for `english` with the word itself: `снять ожог` for `cure burn`."""
    known = {meaning: russian for russian, meaning in reversed((RUSSIAN | SHARED_SYNONYMS).items())}
    return {f"{verb} {known[word]}": f"{english} {word}" for word in words}
