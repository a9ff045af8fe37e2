"""The closed words of cells: types, statuses, stats, categories, kinds, weather, terrain, barriers, hazards, yes, no.

English is what the rules store. A cell may hold any spelling listed here or the Russian name, which is message
`term-<word>` of the core catalogue; look-ups fold case, accents and spaces. Nothing here guesses: a word that is not
listed is no word, and `nearest` only names what it may have been meant for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from toolkit.core.names import fold, nearest
from toolkit.messages import Term, term


class Lexicon:
    """English words, each with further spellings that mean it, separated by commas."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def english(self, written: str) -> str | None:
        """The English word that `written` means, or `None`."""
        folded = fold(written)
        return self._spelt.get(folded) or self._russian.get(folded)

    def shown(self, word: str, lang: str) -> str:
        """The word in `lang`; a word that is not listed stays as it stands."""
        return term(word, lang) if lang != "en" and word in self.words else word

    def nearest(self, written: str) -> list[str]:
        """Words that `written` may have been meant for: those of ours as terms, Russian ones as they are spelt."""
        found = nearest(written, [*self.words, *(term(word, "ru") for word in self.words)])
        return [Term(word) if word in self.words else word for word in found]

    @cached_property
    def _spelt(self) -> dict[str, str]:
        pairs = [(fold(spelling), word) for word, more in self.words.items() for spelling in more.split(",")]
        return {**dict(pairs), **{fold(word): word for word in self.words}}

    @cached_property
    def _russian(self) -> dict[str, str]:
        # Apart from the spellings above, so that English cells never wait for the catalogue to be read.
        return {fold(term(word, "ru")): word for word in self.words}


TYPES = Lexicon(
    {
        "Normal": "нормальный, норма, обычный тип",
        "Fire": "огненный",
        "Water": "водный, водяной",
        "Electric": "электрический, электро",
        "Grass": "травяной",
        "Ice": "ледяной",
        "Fighting": "боевой, бойцовский",
        "Poison": "ядовитый",
        "Ground": "земляной",
        "Flying": "летающий, летучий",
        "Psychic": "психический, психо",
        "Bug": "жук, насекомый",
        "Rock": "каменный",
        "Ghost": "призрачный",
        "Dragon": "драконий",
        "Dark": "тёмный",
        "Steel": "стальной",
        "Fairy": "волшебный, сказочный",
    }
)

STATUSES = Lexicon(
    {
        "Burn": "burned, burnt, brn, обожжён",
        "Poison": "poisoned, psn, отравление, отравлен",
        "Badly Poisoned": "bad poison, toxic, tox, сильный яд, сильно отравлен",
        "Paralysis": "paralyzed, paralysed, par, парализован",
        "Sleep": "asleep, sleeping, slp, спит",
        "Freeze": "frz, заморожен",
        "Confusion": "confused, смятение, смущение, путаница",
        "Infatuation": "infatuated, attracted, love, очарование, влюблён",
        "Flinch": "flinched, вздрагивание",
        "Cursed": "curse, проклят",
        "Rage": "raging",
        "Disabled": "disable, запрещён",
        "Suppressed": "suppress, подавлен",
        "Blind": "blinded, blindness, ослеплён, ослепление",
        "Total Blind": "total blindness, totally blind",
        "Trapped": "trap, в ловушке",
        "Heal Block": "healing block, блок лечения",
        "Leech Seed": "seeded, leech seeded, семя-пиявка",
        "Taunt": "taunted",
        "Vulnerable": "уязвим",
        "Stuck": "застрял",
        "Tripped": "trip, споткнулся",
        "Flanked": "flank",
        "Grappled": "grapple, схвачен",
        "Terrorized": "terrorize, terrorised, запуган",
        "Fainted": "faint, ko, в обмороке",
        "Dead": "died, killed, погиб, мёртв",
        "Incapacitated": "incap, выведен из строя",
        "Slowed": "slow, замедлен",
        "Prone": "лежит",
        "Hidden": "hide, спрятан, скрыт",
        "Marked": "mark, отмечен, помечен",
        "Weakened": "weaken, ослаблен",
        "Enraged": "enrage, разъярён",
        "Chilled": "chill, охлаждён",
        "Soaked": "soak, промок",
        "Frozen": "заледенел",
        "Oiled": "oil, в масле",
        "Ongoing": "ongoing damage, продолжающийся урон",
        "Shaken": "потрясён",
        "Defeated": "defeat, побеждён",
        "Bound": "связан, bind",
        "Drowsy": "drowsiness, сонливость",
        "Nightmare": "кошмары",
        "Torment": "tormented",
        "Encore": "encored",
        "Rooted": "ingrain",
        "Aqua Ring": "ring of water",
        "Salted": "salt cure",
        "Embargo": "embargoed",
        "Levitating": "levitate, парит",
        "Focused": "focus energy",
        "Identified": "foresight, опознан",
        "Grounded": "smack down",
        "Charged": "заряжен",
        "Octolocked": "octolock",
        "Tarred": "tar shot",
        "Perish Song": "perish",
        "Minimized": "minimize, уменьшен",
        "Locked On": "lock-on, mind reader",
        "Silenced": "silence",
        "Syrupy": "syrup bomb",
        "Wish": "wished",
        "Imprisoned": "imprison",
        "Powdered": "powder",
        "Electrified": "electrify",
        "Grudge": "grudging",
        "Stockpiled": "stockpile",
    }
)

STATS = Lexicon(
    {
        "Power": "pow",
        "Resilience": "res, сопротивление",
        "Speed": "spe, spd",
        "Attack": "atk",
        "Defense": "def, defence",
        "Special Attack": "sp. atk, spatk, sp. attack, особая атака, специальная атака",
        "Special Defense": "sp. def, spdef, special defence, sp. defense, особая защита, специальная защита",
        "Accuracy": "acc, меткость",
        "Evasion": "eva, уворот",
    }
)

CATEGORIES = Lexicon(
    {
        "Physical": "phys, физическая, физическое, физ",
        "Special": "spec, специальная, специальное, особый, спец",
        "Status": "support, статусная, статусное, поддержка",
    }
)

KINDS = Lexicon(
    {
        "pokemon": "pokémon, mon, monster, покемоны, монстр",
        "human": "person, trainer, tamer, people, люди, тренер, укротитель",
        "other": "иное, прочее",
    }
)

WEATHER = Lexicon(
    {
        "Rain": "rainy, raining, дождливо",
        "Sun": "sunny, sunlight, harsh sunlight, солнечно",
        "Sandstorm": "sand, песчаная буря",
        "Hail": "hailing",
        "Snow": "snowy, snowing",
        "Fog": "foggy",
    }
)

TERRAIN = Lexicon(
    {
        "Grassy": "grassy terrain, травяное, травяное поле",
        "Electric": "electric terrain, электрическое, электрическое поле",
        "Misty": "misty terrain, туманное, туманное поле",
        "Psychic": "psychic terrain, психическое, психическое поле",
    }
)

BARRIERS = Lexicon(
    {
        "Reflect": "отражение",
        "Light Screen": "световой экран",
        "Aurora Veil": "завеса сияния",
        "Safeguard": "оберег",
        "Mist": "дымка",
        "Tailwind": "попутный ветер",
        "Lucky Chant": "счастливая песнь",
        "Trick Room": "искажённая комната",
        "Magic Room": "волшебная комната",
        "Wonder Room": "чудесная комната",
        "Gravity": "тяготение",
        "Mud Sport": "грязевая забава",
        "Water Sport": "водная забава",
        "Ion Deluge": "ионный поток",
    }
)

HAZARDS = Lexicon(
    {
        "Spikes": "шипы",
        "Toxic Spikes": "ядовитые шипы",
        "Stealth Rock": "скрытые камни",
        "Sticky Web": "липкая паутина",
    }
)

FIELD_KINDS = Lexicon(
    {
        "Weather": "погодные условия",
        "Terrain": "местность",
        "Hazard": "hazards, опасности, препятствие",
        "Barrier": "barriers, screen, барьеры, экран",
    }
)

FIELD_LEXICONS = {"Weather": WEATHER, "Terrain": TERRAIN, "Hazard": HAZARDS, "Barrier": BARRIERS}
"""Kind of a row of the tab Field -> the names that the rules know."""

SIZES = Lexicon({"Small": "s, мал", "Medium": "m, средняя", "Large": "l, большая"})

OWN_TURN = Lexicon({"now": "идет ход", "over": "окончен"})
"""How far somebody's own turn in a round is."""

MOVE_KINDS = Lexicon(
    {
        "Strike": "strikes, атакующий",
        "Trick": "tricks, уловка, хитрость",
        "Maneuver": "manoeuvre, maneuvre",
        "Order": "orders, команда",
    }
)

DEFENSES = Lexicon({"Evasion": "eva, уворот", "Vigor": "vigour, стойкость", "Resolve": "решимость"})

PUNISHING = Lexicon({"ask": "спросить", "always": "всегда карать", "never": "не карать"})

COVERS = Lexicon(
    {
        "all": "everything, whole, hidden, всё, весь, целиком, скрыт",
        "name": "имя, имени",
        "hp": "health, оз, хп, здоровье",
        "moves": "move, приёмы, приём, атаки",
        "status": "statuses, состояние, состояния",
    }
)
"""What the Roster's column Hidden keeps from players."""
COVERS_RU = {"all": "всё", "name": "имя", "hp": "ОЗ", "moves": "приёмы", "status": "состояние"}

CHOICES = {
    "kind": KINDS, "category": CATEGORIES, "field_kind": FIELD_KINDS, "size": SIZES, "move_kind": MOVE_KINDS,
    "defense": DEFENSES, "punishes": PUNISHING, "own_turn": OWN_TURN, "held_back": STATUSES,
}  # fmt: skip
"""Which words a column with `choices` is read by, besides the choices; found by `Column.lexicon` or its key."""

YES = frozenset(map(fold, ["yes", "y", "true", "да", "д", "истина", "1", "x", "х", "+", "✓", "✔", "☑", "v"]))
NO = frozenset(map(fold, ["no", "n", "false", "нет", "н", "ложь", "0", "☐"]))
"""The letter х of the Russian keyboard looks like the Latin x and is meant like it."""

YES_NO = {"en": ("yes", "no"), "ru": ("да", "нет")}

DASHES = frozenset({"-", "--", "---", "—", "–", "−", "‑"})
NOT_GIVEN = DASHES | frozenset({"none", "n/a", "na", "null", "нет", "н/д"})
"""What people write in a cell that has no number or no entry, in small letters."""
