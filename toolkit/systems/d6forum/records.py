"""The columns of the forum's d6 rules: combatants, moves, the battle. Order here is the order in a template.

Stages are signed steps of a stat as moves changed it; what they do to a die is `procedures.shifts`'.
"""

from __future__ import annotations

from toolkit.tables.cells import StageTurns, Text, Whole, Words, YesNo
from toolkit.tables.columns import column, state_column
from toolkit.tables.rows import BattleRow, MoveRow, RosterRow


class ForumCombatant(RosterRow):
    """A Pokémon. HP are whole points, stages signed steps, `stage_turns` the turns that each of them has left."""

    side: Text = column(ru="Сторона", default="", header_required=True)
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, required=True)

    attack_stage: Whole = state_column(ru="Ступень атаки", low=-99, high=99, counted=True, least=-99)
    defense_stage: Whole = state_column(ru="Ступень защиты", low=-99, high=99, counted=True, least=-99)
    speed_stage: Whole = state_column(ru="Ступень скорости", low=-99, high=99, counted=True, least=-99)
    accuracy_stage: Whole = state_column(ru="Ступень точности", low=-99, high=99, counted=True, least=-99)
    stage_turns: StageTurns = state_column(ru="Ходы ступеней", default=(), width=20)
    dodges_left: Whole = state_column(ru="Осталось уклонений", low=0, high=99, zero_counts=True, counted=True)
    preparing: Text = state_column(ru="Готовит приём", default="", width=16)
    prepared_target: Text = state_column(ru="Цель подготовки", default="", width=16)
    barrier: YesNo = state_column(ru="Барьер", choices_from="yes_no")


class ForumMove(MoveRow):
    """A move. `power` is the damage of a full hit; a blank `effect_chance` (in %) is 100."""

    power: Whole = column(ru="Сила", low=0, high=9999)
    effect_chance: Whole = column(ru="Шанс эффекта", low=1, high=100)


class ForumBattle(BattleRow):
    """The battle, with who has acted and whose turn is over in this round, and what the log has explained already."""

    acted: Words = state_column(ru="Сходили", default=())
    turns_ended: Words = state_column(ru="Завершили ход", default=())
    explained: Words = state_column(ru="Уже пояснено", default=())
