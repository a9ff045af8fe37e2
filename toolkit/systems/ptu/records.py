"""The columns of Pokémon Tabletop United: combatants and moves. Order here is the order in a template.

The game master's columns come first, the ones play fills stand to the right. Everything else (decoding, headers,
dropdowns, templates, JSON) follows from these declarations.
"""

from __future__ import annotations

from toolkit.tables.cells import Text, Whole, Words, YesNo
from toolkit.tables.columns import column, state_column
from toolkit.tables.rows import MoveRow, RosterRow

STAGE = {"low": -6, "high": 6, "counted": True, "least": -6}


class PtuCombatant(RosterRow):
    """A Pokémon or a trainer. Stats and HP are whole points, `_cs` Combat Stages from -6 to 6.

    A blank `max_hp` follows from level and HP stat; the three evasions are filled only to override what stats give.
    `own_turn` is `now` from the turn's beginning to its end, then `over` until the round's end.
    """

    side: Text = column(ru="Сторона", default="", header_required=True)
    owner: Text = column(ru="Владелец", writer="both", default="")
    hp: Whole = column(ru="ОЗ", writer="both", header_required=True, counted=True, least=None, most="max_hp")

    hp_stat: Whole = column(ru="Показатель ОЗ", low=0, high=9999)
    attack: Whole = column(ru="Атака", low=0, high=9999)
    defense: Whole = column(ru="Защита", low=0, high=9999)
    special_attack: Whole = column(ru="Спец. атака", low=0, high=9999)
    special_defense: Whole = column(ru="Спец. защита", low=0, high=9999)
    speed: Whole = column(ru="Скорость", low=0, high=9999)
    accuracy_bonus: Whole = column(ru="Бонус точности", low=-99, high=99)
    evasion_bonus: Whole = column(ru="Бонус уклонения", low=-99, high=99)
    crit_bonus: Whole = column(ru="Бонус крита", low=0, high=19)
    damage_reduction: Whole = column(ru="Снижение урона", low=0, high=9999)
    physical_evasion: Whole = column(ru="Физ. уклонение", low=0, high=99)
    special_evasion: Whole = column(ru="Спец. уклонение", low=0, high=99)
    speed_evasion: Whole = column(ru="Скоростное уклонение", low=0, high=99)
    skills: Words = column(ru="Навыки", default=(), width=24)

    attack_cs: Whole = state_column(ru="Ступень атаки", **STAGE)
    defense_cs: Whole = state_column(ru="Ступень защиты", **STAGE)
    special_attack_cs: Whole = state_column(ru="Ступень спец. атаки", **STAGE)
    special_defense_cs: Whole = state_column(ru="Ступень спец. защиты", **STAGE)
    speed_cs: Whole = state_column(ru="Ступень скорости", **STAGE)
    accuracy_cs: Whole = state_column(ru="Ступень точности", **STAGE)
    temp_hp: Whole = state_column(ru="Временные ОЗ", low=0, high=99999, counted=True)
    injuries: Whole = state_column(ru="Травмы", low=0, high=99, counted=True)
    initiative: Whole = state_column(ru="Инициатива")
    acted: YesNo = state_column(ru="Действовал", choices_from="yes_no", inner=True)
    move_uses: Words = state_column(ru="Применения приёмов", default=(), width=24)
    own_turn: Text = state_column(ru="Свой ход", default="", choices=("now", "over"), inner=True)
    held_back: Text = state_column(
        ru="Что мешает", default="", width=14, choices=("Paralysis", "Confusion", "Infatuation")
    )
    poison_count: Whole = state_column(ru="Ходы сильного яда", low=0, high=99, inner=True)
    dominates: Text = state_column(ru="Держит в захвате", default="", width=14)
    secured: YesNo = state_column(ru="Захват закреплён", choices_from="yes_no")
    reacted: YesNo = state_column(ru="Ответная атака была", choices_from="yes_no")
    held: YesNo = state_column(ru="Выждал", choices_from="yes_no")
    hindered: Whole = state_column(ru="Помехи проверкам", low=0, high=9)


class PtuMove(MoveRow):
    """A move. A blank AC rolls no accuracy, a blank Damage Base no damage; a blank frequency has no limit."""

    frequency: Text = column(ru="Частота", default="")
    ac: Whole = column(ru="Сложность попадания", low=0, high=99)
    damage_base: Whole = column(ru="База урона", low=1, high=99)
