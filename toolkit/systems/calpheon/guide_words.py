"""The language of the guides' tabs: what a status or the field can do, at which moment, and what ends it.

What happens at a moment stands after a `when` (`end of turn: lose 10% max`); everything else holds for as long as the
status or the field does (`speed x1/2`, `blocks action 25%`). `TIMED` are the first kind; `guides` refuses a clause
that has no moment and needs one, or has one and cannot use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.systems.calpheon.vocabulary import STATS, STATUSES, named_phrases
from toolkit.tables.words import TYPES

END, START, SWITCH_IN, ENDING = "end of turn", "start of turn", "on switch in", "on ending"
"""The moments."""

_CATEGORIES = ("Physical", "Special")
_TAGS = ("Powder", "Sound", "Contact", "Priority")

_TIMED = (
    Phrase("lose # max", "lose", "share", chance=True),
    Phrase("lose", "lose_fixed", "whole", chance=True),
    Phrase("heal # max", "heal_max", "share", chance=True),
    *(Phrase(word.lower(), "status", "whole?", chance=True, word=word) for word in STATUSES),
    *(Phrase(word.lower(), "stage", "signed", chance=True, word=word) for word in STATS),
)
_ON_STATUSES = (
    Phrase("lose # max growing", "lose_growing", "share"),
    Phrase("drain # max", "drain_max", "share"),
)
TIMED = frozenset(phrase.what for phrase in (*_TIMED, *_ON_STATUSES))

_LASTING = (
    Phrase("blocks action", "blocks_action", chance=True),
    Phrase("blocks moves", "blocks_moves", chance=True),
    Phrase("blocks status moves", "blocks_status_moves"),
    Phrase("blocks damaging moves", "blocks_damaging_moves"),
    Phrase("blocks switch", "blocks_switch"),
    Phrase("blocks healing", "blocks_healing"),
    Phrase("hits itself # max", "hits_itself", "share", chance=True),
    *(Phrase(word.lower(), "stat_factor", "factor", word=word) for word in STATS[:3]),
    Phrase("accuracy", "accuracy_factor", "factor"),
    *(
        Phrase(f"damage {way} {word.lower()}".strip(), f"damage_{way}", "factor", word=word or None)
        for way in ("taken", "dealt")
        for word in ("", *_CATEGORIES, *TYPES.words)
    ),
    Phrase("immune statuses", "immune_status"),
    *(Phrase(f"immune {word.lower()}", "immune_status", word=word) for word in STATUSES),
    Phrase("immune stage drops", "immune_drops"),
    *(Phrase(f"immune {word.lower()} moves", "immune_moves", word=word) for word in (*_TAGS, *TYPES.words)),
    *(Phrase(f"spares {word.lower()}", "spares", word=word) for word in TYPES.words),
    *(Phrase(f"only {word.lower()}", "only", word=word) for word in TYPES.words),
)

_TYPES_RU = {word.lower(): more.split(",")[0] for word, more in TYPES.words.items()}
_KINDS_RU = {"physical": "физический", "special": "специальный", **_TYPES_RU}
_TAGS_RU = {"powder": "порошковый", "sound": "звуковой", "contact": "контактный", "priority": "приоритетный"}

_ADJECTIVE = ("ый", "ий", "ой")
"""Endings of the adjectives that types are in Russian."""


def _synonyms() -> Iterator[tuple[str, str]]:
    """Russian words of the guides, each with the English ones it stands for."""
    yield from {
        "в конце хода": END, "в начале хода": START, "при выходе": SWITCH_IN, "при окончании": ENDING,
        "максимума нарастает": "max growing", "лечится": "heal",
        "отдаёт": "drain", "мешает действовать": "blocks action", "мешает приёмам": "blocks moves",
        "мешает статусным приёмам": "blocks status moves", "мешает атакующим приёмам": "blocks damaging moves",
        "мешает замене": "blocks switch", "мешает лечению": "blocks healing", "бьёт себя": "hits itself",
        "урон по нему": "damage taken", "получаемый урон": "damage taken", "наносимый урон": "damage dealt",
        "исключает": "immune", "исключает состояния": "immune statuses",
        "исключает потерю ступеней": "immune stage drops",
    }.items()  # fmt: skip
    for english, russian in _KINDS_RU.items():
        yield f"получаемый {russian} урон", f"damage taken {english}"
        yield f"наносимый {russian} урон", f"damage dealt {english}"
    yield "получаемый особый урон", "damage taken special"
    yield "наносимый особый урон", "damage dealt special"
    for english, russian in {**_TAGS_RU, **_TYPES_RU}.items():
        yield f"исключает {_plural(russian)} приёмы", f"immune {english} moves"
    for english, russian in _TYPES_RU.items():
        yield f"щадит {russian}", f"spares {english}"
        yield f"только {russian}", f"only {english}"


def _plural(russian: str) -> str:
    """`огненный` -> `огненные`; nouns stay."""
    if not russian.endswith(_ADJECTIVE):
        return russian
    return russian[:-2] + ("ие" if russian.endswith(("кий", "щий", "ний", "жий")) else "ые")


@lru_cache(64)
def guide_vocabulary(role: str, names: tuple[str, ...] = ()) -> Vocabulary:
    """The words of a guide's effect column (`statuses` or `field`); `names`: the campaign's own statuses.

    Only a status has a giver to drain for, grows, and brings something about as it ends.
    """
    own = named_phrases("", "status", names)
    kept_off = [Phrase(f"immune {phrase.words}", "immune_status", word=phrase.word) for phrase in own]
    phrases = (*_TIMED, *(_ON_STATUSES if role == "statuses" else ()), *_LASTING, *own, *kept_off)
    whens = (END, START, SWITCH_IN, *([ENDING] if role == "statuses" else []))
    return Vocabulary(phrases, whens=whens, synonyms=dict(_synonyms()))


def _on_move(russian: str) -> str:
    """`огненный` -> `при огненном приёме`."""
    stem = russian[:-2] if russian.endswith(_ADJECTIVE) else russian
    soft = russian.endswith(("щий", "чий"))
    return f"при {stem}{'ем' if soft else 'ом'} приёме" if stem != russian else f"при приёме {russian}"


_CHANCE = (Phrase("chance", "ends_chance", "chance"),)
_STATUS_ENDS = (
    Phrase("on switch", "ends_switch"),
    Phrase("on damage", "ends_damage"),
    Phrase("end of turn", "ends_turn"),
    Phrase("end of battle", "ends_battle"),
    *(Phrase(f"on {word.lower()} move", "ends_type", word=word) for word in TYPES.words),
    *_CHANCE,
)
_ENDS_RU = {
    "при замене": "on switch", "при уроне": "on damage", "в конце хода": "end of turn",
    "в конце боя": "end of battle", "шанс": "chance",
    **{_on_move(russian): f"on {english} move" for english, russian in _TYPES_RU.items()},
}  # fmt: skip

STATUS_ENDS = Vocabulary(_STATUS_ENDS, synonyms=_ENDS_RU)
"""What may end a status, besides its turns."""

FIELD_ENDS = Vocabulary(_CHANCE, synonyms={"шанс": "chance"})
"""What may end weather, terrain, a hazard or a barrier, besides its turns and the battle's end."""
