"""The columns of Pokémon Odyssey: combatants and moves. Order here is the order in a template.

The game master's columns come first, the ones play fills stand to the right. Everything else (decoding, headers,
dropdowns, templates, JSON) follows from these declarations.
"""

from __future__ import annotations

from toolkit.tables.cells import Text, Whole, Words, YesNo
from toolkit.tables.columns import column, state_column
from toolkit.tables.rows import MoveRow, RosterRow

SIZES = ("Small", "Medium", "Large")
"""From the smallest to the largest; the text gives them the size values 1, 2 and 3 (The Map)."""

DEFENSES = ("Evasion", "Vigor", "Resolve")


class OdysseyCombatant(RosterRow):
    """A Pokémon, a trainer or a foe. HP are whole points, Movement squares; a large token's x, y is its upper left."""

    side: Text = column(ru="Сторона", default="", header_required=True)
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, required=True)
    role: Text = column(ru="Роль", default="", width=14)
    tier: Whole = column(ru="Ранг", low=1, high=9)
    size: Text = column(ru="Размер", default="", choices=SIZES, lexicon="size")
    movement: Whole = column(ru="Движение", low=0, high=60)
    initiative: Whole = column(ru="Инициатива", low=-99, high=99)
    evasion: Whole = column(ru="Уклонение", low=0, high=99)
    vigor: Whole = column(ru="Крепость", low=0, high=99)
    resolve: Whole = column(ru="Воля", low=0, high=99)
    armor_physical: Whole = column(ru="Физ. броня", low=0, high=999)
    armor_special: Whole = column(ru="Спец. броня", low=0, high=999)
    damage_die: Text = column(ru="Кубик урона", default="")
    damage_bonus: Whole = column(ru="Бонус урона", low=-99, high=999)
    accuracy_bonus: Whole = column(ru="Бонус точности", low=-99, high=99)
    crit_bonus: Whole = column(ru="Бонус крита", low=0, high=99)
    defender: YesNo = column(ru="Защитник", choices_from="yes_no")
    punishes: Text = column(ru="Карает", default="", choices=("ask", "always", "never"), lexicon="punishes")
    reacts: Text = column(ru="Отвечает", default="", choices=("ask", "always", "never"), lexicon="punishes")
    basic_melee: Text = column(ru="Базовая ближняя", default="", width=18)
    basic_ranged: Text = column(ru="Базовая дальняя", default="", width=18)
    boost_points: Whole = column(ru="Очки усиления", writer="both", low=0, high=99, counted=True)

    current_initiative: Whole = state_column(ru="Текущая инициатива", low=-99, high=99)
    ap: Whole = state_column(ru="ОД", low=0, high=9, zero_counts=True, counted=True)
    ap_debt: Whole = state_column(ru="Долг ОД", low=0, high=9, counted=True)
    movement_left: Whole = state_column(ru="Действия движения", low=0, high=9, zero_counts=True)
    strike_used: YesNo = state_column(ru="Удар нанесён", choices_from="yes_no")
    punish_used: YesNo = state_column(ru="Кара в этом раунде", choices_from="yes_no")
    order_used: YesNo = state_column(ru="Приказ отдан", choices_from="yes_no")
    marked_by: Text = state_column(ru="Кем отмечен", default="", width=14)
    grappling: Text = state_column(ru="Кого держит", default="", width=14)
    moved_from: Text = state_column(ru="Откуда двигался", default="")
    acted: YesNo = state_column(ru="Ходил в этом раунде", choices_from="yes_no")
    escape_failed: YesNo = state_column(ru="Не вырвался", choices_from="yes_no")
    balls_with: Text = state_column(ru="У кого покеболы", default="", width=14)
    ap_action: YesNo = state_column(ru="Тратил ОД сам", choices_from="yes_no")
    unsteady: YesNo = state_column(ru="Нетвёрдо стоит", choices_from="yes_no")
    move_uses: Words = state_column(ru="Применения приёмов", default=(), width=24)
    next_boons: Whole = state_column(ru="Бонусы к броску", low=-9, high=9)


class OdysseyMove(MoveRow):
    """A move. A blank `against` needs no Accuracy Roll; a blank AP is 1, or 0 for an Order."""

    kind: Text = column(
        ru="Вид", default="", choices=("Strike", "Trick", "Maneuver", "Order"), lexicon="move_kind", width=13
    )
    ap: Whole = column(ru="ОД", low=0, high=9)
    frequency: Text = column(ru="Частота", default="")
    against: Text = column(ru="Против", default="", choices=DEFENSES, lexicon="defense", width=13)
    damage: Text = column(ru="Урон", default="")
    crit_bonus: Whole = column(ru="Бонус крита", low=0, high=99)
