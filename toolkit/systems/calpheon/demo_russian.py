"""The demo campaign's names and remarks in Russian, by what they are in English."""

from __future__ import annotations

from collections.abc import Mapping

RUSSIAN: Mapping[str, str] = {
    "Bank": "Берег",
    "Ferry": "Паром",
    "Wren": "Славка",
    "Odo": "Одо",
    "Cindrake": "Золодрак",
    "Mosspaw": "Мохолап",
    "Puddlewick": "Лужефит",
    "Gravlet": "Гравлик",
    "Voltern": "Вольткрач",
    "Nettlejaw": "Крапивожуй",
    "Kindle": "Розжиг",
    "Ember Waltz": "Вальс углей",
    "Scorched Earth": "Выжженная земля",
    "Bellow": "Рёв",
    "Thistle Flurry": "Шквал репьёв",
    "Sapsip": "Глоток сока",
    "Sunbask": "Солнечная ванна",
    "Drowsy Dust": "Сонная пыльца",
    "Brine Spit": "Солёный плевок",
    "Last Lantern": "Последний фонарь",
    "Decoy Bubble": "Пузырь-обманка",
    "Pebble Rain": "Каменный дождь",
    "Shoulder Charge": "Таран плечом",
    "Brace": "Упор",
    "Static Peck": "Искрящий клевок",
    "Thundergather": "Сбор грозы",
    "Tit for Tat": "Око за око",
    "Ferries letters, hates being late.": "Возит письма и терпеть не может опаздывать.",
    "Hums when it is about to sneeze.": "Гудит перед тем, как чихнуть.",
    "Sleeps on the mail.": "Спит на мешках с почтой.",
    "Only seen from the side.": "Его видно только сбоку.",
    "Owns the ferry, and says so.": "Хозяин парома, о чём всем и говорит.",
    "Ballast with opinions.": "Балласт со своим мнением.",
    "Knows every mast on the river.": "Знает все мачты на реке.",
    "Came with the rope.": "Достался вместе с канатом.",
}
