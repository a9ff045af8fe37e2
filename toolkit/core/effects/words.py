"""Russian words of the effect language that all systems share: folded later, each stands for the English words.

Only phrases a system's vocabulary holds can be meant; a word here that no phrase uses is simply unknown there.
"""

from __future__ import annotations

SHARED_SYNONYMS = {
    # grammar
    "себя": "self", "на себя": "self", "себе": "self", "максимума": "max", "макс": "max", "текущих": "current",
    "спасбросок": "save", "до спасброска": "save", "раунд": "round", "ход": "turn",
    # when
    "при попадании": "on hit", "при промахе": "on miss", "при крите": "on crit", "при критическом ударе": "on crit",
    "при чётном": "on even", "при чёт": "on even", "при сверхэффективном": "on super effective", "при": "on",
    # what
    "удары": "hits", "удара": "hits", "ударов": "hits", "двойной удар": "double strike",
    "пятикратный удар": "five strike", "отдача": "recoil", "вытягивание": "drain", "поглощение": "drain",
    "лечение": "heal", "заряд": "charge", "зарядка": "charge", "перезарядка": "recharge", "защита": "protect",
    "заместитель": "substitute", "контратака": "counter", "зеркальный плащ": "mirror coat",
    "узы судьбы": "destiny bond", "урон": "damage", "урон от уровня": "damage level",
    "урон от текущих": "damage current", "от уровня": "level", "самоуничтожение": "self-destruct",
    "без промаха": "cannot miss", "не промахивается": "cannot miss", "крит": "crit", "высокий крит": "high crit",
    "случайная сила": "variable", "два хода": "two-turn", "двухходовой": "two-turn", "первым": "first",
    "барьер": "barrier", "погода": "weather", "поле": "terrain", "теряет": "lose", "толчок": "push",
    "метка": "mark", "сквозь заместителя": "bypass substitute", "заметка": "note", "примечание": "note",
    "тратит уклонение": "uses dodge",
    # weather and terrain
    "травяное": "grassy", "электрическое": "electric", "туманное": "misty", "психическое": "psychic",
    "погода песчаная буря": "weather sandstorm", "дождь": "rain", "солнце": "sun", "град": "hail", "туман": "fog",
    "снег": "snow", "песчаная буря": "sandstorm",
    # statuses
    "ожог": "burn", "яд": "poison", "отравление": "poison", "сильное отравление": "badly poisoned",
    "паралич": "paralysis", "сон": "sleep", "заморозка": "freeze", "замешательство": "confusion",
    "смятение": "confusion", "влюблённость": "infatuation", "испуг": "flinch", "вздрагивание": "flinch",
    "проклятие": "cursed", "ярость": "rage", "слепота": "blind", "полная слепота": "total blind",
    "ловушка": "trapped", "запрет лечения": "heal block", "семена": "leech seed", "насмешка": "taunt",
    "запрет приёма": "disabled", "подавление": "suppressed", "обездвиженность": "stuck", "подножка": "tripped",
    "окружение": "flanked", "захват": "grappled",
    "уязвимость": "vulnerable", "замедление": "slowed", "ничком": "prone", "ослабление": "weakened",
    # stats
    "сила": "power", "стойкость": "resilience", "скорость": "speed", "атака": "attack",
    "особая атака": "special attack", "особая защита": "special defense", "меткость": "accuracy",
    "точность": "accuracy", "уклонение": "evasion",
}  # fmt: skip
"""Russian words -> English words of the language, both as people write them."""
