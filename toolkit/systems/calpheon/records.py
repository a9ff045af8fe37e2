"""The columns of Calpheon Wilds: combatants and moves. Order here is the order in a template.

The game master's columns come first, the ones play fills stand to the right. Everything else (decoding, headers,
dropdowns, templates, JSON) follows from these declarations.
"""

from __future__ import annotations

from toolkit.tables.cells import Growing, Sides, Stages, Text, Types, Whole, Words, YesNo
from toolkit.tables.columns import column, state_column
from toolkit.tables.rows import BattleRow, MoveRow, RosterRow


class CalpheonCombatant(RosterRow):
    """A Pokémon or a tamer. HP and SP are whole points, stages signed steps, initiative the last roll's total."""

    side: Text = column(ru="Сторона", default="", header_required=True)
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, required=True)
    power: Whole = column(ru="Сила", low=0, high=99999)
    resilience: Whole = column(ru="Стойкость", low=0, high=99999)
    speed: Whole = column(ru="Скорость", low=0, high=99999)
    sp: Whole = column(ru="ОВ", writer="both", low=0, high=99999, counted=True, most="max_sp")
    max_sp: Whole = column(ru="Макс. ОВ", low=0, high=99999)
    training: Words = column(ru="Выучка", default=(), width=18)

    types_now: Types = state_column(ru="Типы сейчас", default=(), choices_from="types", width=16)
    abilities_now: Words = state_column(ru="Способности сейчас", default=(), width=18)
    stages: Stages = state_column(ru="Ступени", default={}, width=20)
    initiative: Whole = state_column(ru="Инициатива")
    protect_streak: Whole = state_column(ru="Попытки защиты подряд", low=0)
    substitute_hp: Whole = state_column(ru="ОЗ заместителя", low=0, counted=True)
    charging: Text = state_column(ru="Заряжает приём", default="", width=16)
    recharging: YesNo = state_column(ru="Должен восстановиться", choices_from="yes_no")
    destiny_bond: YesNo = state_column(ru="Узы судьбы", choices_from="yes_no")
    must_wait: YesNo = state_column(ru="Вышел на замену", choices_from="yes_no")
    repositioned: YesNo = state_column(ru="Сменил позицию", choices_from="yes_no")


class CalpheonMove(MoveRow):
    """A move. A blank accuracy cannot miss, a blank SP cost is 0, `actions` is 1 or 2."""

    power: Whole = column(ru="Сила", low=0, high=9999)
    accuracy: Whole = column(ru="Точность", low=0, high=999)
    sp: Whole = column(ru="ОВ", low=0, high=9999)
    priority: Whole = column(ru="Приоритет", low=-99, high=99)
    actions: Whole = column(ru="Действия", low=1, high=2)
    requires: Words = column(ru="Требования", default=(), width=18)


class CalpheonBattle(BattleRow):
    """The battle, with what lies on its sides, and how often a growing status has had its effect on somebody."""

    sides: Sides = state_column(ru="Стороны", default=())
    growing: Growing = state_column(ru="Нарастание", default=())
