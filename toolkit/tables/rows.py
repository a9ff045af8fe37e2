"""The columns every system shares: roster, moves, guides, battle, log. A system's records derive from all but the last.

Order of declaration is the order in a template; there a system's own columns follow the one marked `own_next`, and the
toolkit's stand to the right of the GM's (`template_columns`).
"""

from __future__ import annotations

from toolkit.tables.cells import Covers, Statuses, Terrain, Text, Type, Types, Weather, Whole, Words, YesNo
from toolkit.tables.columns import RowModel, column, state_column


class RosterRow(RowModel):
    """A combatant. `id` is filled by the toolkit when blank: short, readable, unique."""

    id: Text = column(ru="ID", writer="both", default="", width=14)
    name: Text = column(ru="Имя", default="", required=True, width=18)
    side: Text = column(ru="Сторона", default="")
    kind: Text = column(ru="Вид", default="", choices=("pokemon", "human", "other"))
    owner: Text = column(ru="Владелец", default="")
    types: Types = column(ru="Типы", default=(), choices_from="types", width=24, also=("Type", "Тип"))
    level: Whole = column(ru="Уровень", low=1, high=1000)
    hp: Whole = column(ru="ОЗ", writer="both", header_required=True, counted=True, most="max_hp")
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, own_next=True)
    status: Statuses = column(ru="Состояние", writer="both", default=(), width=18, also=("Statuses", "Состояния"))
    moves: Words = column(ru="Приёмы", default=(), choices_from="moves", width=32, also=("Атаки",))
    abilities: Words = column(ru="Способности", default=(), width=18, also=("Ability", "Способность"))
    active: YesNo = column(ru="В бою", writer="both", choices_from="yes_no")
    x: Whole = column(ru="X", writer="both", low=1, high=60)
    y: Whole = column(ru="Y", writer="both", low=1, high=60)
    battle: Text = column(ru="Бой", default="", spare=True, unread=True)
    hidden: Covers = column(ru="Скрыто", default=(), spare=True, unread=True)
    notes: Text = column(ru="Заметки", default="", width=28, unread=True)


class MoveRow(RowModel):
    """A move; a homebrew move is just a row."""

    name: Text = column(ru="Название", default="", required=True, width=18, also=("Move", "Приём"))
    type: Type = column(ru="Тип", default="", choices_from="types", width=16)
    category: Text = column(
        ru="Категория", default="", width=15, choices=("Physical", "Special", "Status"), own_next=True
    )
    range: Text = column(ru="Дальность", default="")
    tags: Words = column(ru="Метки", default=(), width=18)
    effect: Text = column(ru="Эффект", default="", width=36)
    notes: Text = column(ru="Заметки", default="", width=28, unread=True)


class StatusGuideRow(RowModel):
    """What a status does in this campaign. `turns` is how long it lasts where a move gives no number."""

    name: Text = column(ru="Название", default="", required=True, width=20, also=("Status", "Состояние"))
    effect: Text = column(ru="Эффект", default="", header_required=True, width=48)
    turns: Whole = column(ru="Ходы", low=1, high=99)
    ends: Text = column(ru="Заканчивается", default="", width=34)
    notes: Text = column(ru="Заметки", default="", width=36, unread=True)


class FieldGuideRow(RowModel):
    """What a weather, a terrain, a hazard or a barrier does in this campaign."""

    name: Text = column(ru="Название", default="", required=True, width=18)
    kind: Text = column(
        ru="Вид",
        default="",
        required=True,
        width=13,
        choices=("Weather", "Terrain", "Hazard", "Barrier"),
        lexicon="field_kind",
    )
    effect: Text = column(ru="Эффект", default="", header_required=True, width=48)
    turns: Whole = column(ru="Ходы", low=1, high=99)
    ends: Text = column(ru="Заканчивается", default="", width=34)
    notes: Text = column(ru="Заметки", default="", width=36, unread=True)


class BattleRow(RowModel):
    """The battle's key/value tab. `turn_order` lists ids; `weather` and `terrain` like "Rain 4"."""

    round: Whole = state_column(ru="Раунд", low=0)
    phase: Text = state_column(ru="Фаза", default="")
    turn: Text = state_column(ru="Ход", default="")
    turn_order: Words = state_column(ru="Порядок ходов", default=())
    weather: Weather = state_column(ru="Погода", default="")
    terrain: Terrain = state_column(ru="Поле", default="")
    battle: Text = state_column(ru="Бой", default="")


class LogRecord(RowModel):
    """A row of the Log, the journal: append only. `entry` is what a program needs to play it again."""

    id: Text = state_column(ru="ID", default="", width=14)
    time: Text = state_column(ru="Время", default="", width=28)
    round: Text = state_column(ru="Раунд", default="", width=8)
    by: Text = state_column(ru="Кто вёл", default="", width=14)
    actor: Text = state_column(ru="Действует", default="", width=18)
    action: Text = state_column(ru="Действие", default="", width=30)
    target: Text = state_column(ru="Цель", default="", width=18)
    result: Text = state_column(ru="Итог", default="", width=66)
    dice: Text = state_column(ru="Кубики", default="", width=36)
    rulings: Text = state_column(ru="Трактовки", default="", width=46)
    changes: Text = state_column(ru="Изменения", default="", width=44)
    undoes: Text = state_column(ru="Отменяет", default="", width=14)
    battle: Text = state_column(ru="Бой", default="", spare=True)
    entry: Text = state_column(ru="Запись", default="", width=24, hidden=True)
