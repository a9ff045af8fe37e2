"""The demo campaign's names and remarks in Russian, by what they are in English."""

from __future__ import annotations

from collections.abc import Mapping

RUSSIAN: Mapping[str, str] = {
    "Mill": "Мельница",
    "Wild": "Дикие",
    "Ilse": "Ильза",
    "Sootling": "Сажонок",
    "Brambuck": "Ежевичник",
    "Pondling": "Прудок",
    "Reedrunner": "Камышница",
    "Old Snapper": "Старый Щёлк",
    "Cinder Puff": "Облачко золы",
    "Hot Coals": "Жаркие угли",
    "Smoke Veil": "Дымовая завеса",
    "Thorn Volley": "Залп шипов",
    "Root Sip": "Глоток корня",
    "Bramble Bash": "Колючий удар",
    "Ripple Shot": "Рябь",
    "Murk Spit": "Мутный плевок",
    "Twin Peck": "Двойной клевок",
    "Dust Beat": "Взмах пыли",
    "Stone Jaw": "Каменная челюсть",
    "Drowsy Hum": "Дремотный гул",
    "Keeps the sluice, and a list of what bites.": "Следит за шлюзом и ведёт список тех, кто кусается.",
    "Sleeps in the oven when nobody looks.": "Спит в печи, когда никто не видит.",
    "Eats fences.": "Ест заборы.",
    "Was a puddle until it rained.": "Был лужей, пока не пошёл дождь.",
    "Faster than its own echo.": "Быстрее своего эха.",
    "Has been a stepping stone for years.": "Много лет служил камнем для переправы.",
}
