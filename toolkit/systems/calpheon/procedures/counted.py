"""What a stat counts with its stages and with the factors of the guides ([003] III.02, V.05).

In this order: the cell; for each stage what the ruling gives; the product of the factors; rounded once, as the ruling
says. The sources give stages no number: by default they count nothing, and the log says so.
"""

from __future__ import annotations

from toolkit.core.events import Told
from toolkit.core.scene import Scene
from toolkit.messages import Term, Who, note
from toolkit.systems.calpheon.in_force import factors, product, shown
from toolkit.systems.calpheon.procedures.rounding import rounded_by
from toolkit.systems.calpheon.state import Fight


def counted(scene: Scene[Fight], who: str, stat: str, *, stages_elsewhere: bool = False) -> int:
    """Power, Resilience or Speed (`stat` in small letters), 0 or more.

    `stages_elsewhere`: the campaign's formula names the stages itself.
    """
    row = scene.state.roster[who]
    stages, value = row.stages.get(stat, 0), getattr(row, stat) or 0
    bonus = scene.ruling(f"calpheon.{stat}_per_stage") if stages else 0
    assert isinstance(bonus, int)
    word = Term(stat.capitalize())
    if stages and not bonus and not stages_elsewhere:
        _once(scene, "calpheon.stages_count_nothing", who=Who(who), stat=word, stages=f"{stages:+d}")
    found = [one for one in factors(scene.state, who, "stat_factor", word) if one.clause.word == word]
    staged = max(0, value + stages * bonus)
    if not found:
        return staged
    result = rounded_by(lambda key: scene.ruling(f"calpheon.{key}"), "stat", product(found) * staged)
    _once(scene, "calpheon.stat_counted", who=Who(who), stat=word, value=staged, factors=shown(found), counted=result)
    return result


def _once(scene: Scene[Fight], code: str, **facts: object) -> None:
    """Tell it, unless it has been told in this very turn."""
    said = note(code, **facts)
    if all(not isinstance(event, Told) or event.said != said for event in scene.events):
        scene.explain(code, **facts)
