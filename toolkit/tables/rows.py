"""The columns every system shares: roster, moves, battle. A system's records derive from these.

Order of declaration is the order in a template; a system's GM columns come before the common state columns there.
"""

from __future__ import annotations

from toolkit.tables.cells import Statuses, Text, Types, Whole, Words, YesNo
from toolkit.tables.columns import RowModel, column, state_column


class RosterRow(RowModel):
    """A combatant. `id` is filled by the toolkit when blank: short, readable, unique."""

    id: Text = column(ru="ID", writer="both", default="", width=14)
    name: Text = column(ru="Имя", default="", required=True, width=18)
    side: Text = column(ru="Сторона", default="")
    kind: Text = column(ru="Вид", default="", choices=("pokemon", "human", "other"))
    owner: Text = column(ru="Владелец", default="")
    types: Types = column(ru="Типы", default=(), choices_from="types", width=16)
    level: Whole = column(ru="Уровень", low=1, high=1000)
    hp: Whole = column(ru="ОЗ", writer="both")
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999)
    status: Statuses = column(ru="Состояние", writer="both", default=(), width=18)
    moves: Words = column(ru="Приёмы", default=(), choices_from="moves", width=32, also=("Атаки",))
    abilities: Words = column(ru="Способности", default=(), width=18)
    active: YesNo = column(ru="В бою", writer="both", choices_from="yes_no")
    x: Whole = column(ru="X", writer="both", low=1, high=60)
    y: Whole = column(ru="Y", writer="both", low=1, high=60)
    notes: Text = column(ru="Заметки", default="", width=28)


class MoveRow(RowModel):
    """A move; a homebrew move is just a row."""

    name: Text = column(ru="Название", default="", required=True, width=18)
    type: Text = column(ru="Тип", default="", choices_from="types")
    category: Text = column(ru="Категория", default="", choices=("Physical", "Special", "Status"))
    range: Text = column(ru="Дальность", default="")
    tags: Words = column(ru="Метки", default=(), width=18)
    effect: Text = column(ru="Эффект", default="", width=36)
    notes: Text = column(ru="Заметки", default="", width=28)


class BattleRow(RowModel):
    """The battle's key/value tab. `turn_order` lists ids; `weather` and `terrain` like "Rain 4"."""

    round: Whole = state_column(ru="Раунд")
    phase: Text = state_column(ru="Фаза", default="")
    turn: Text = state_column(ru="Ход", default="")
    turn_order: Words = state_column(ru="Порядок ходов", default=())
    weather: Text = state_column(ru="Погода", default="")
    terrain: Text = state_column(ru="Поле", default="")
    battle: Text = state_column(ru="Бой", default="")
