"""How often a move may be used, in the words people write."""

from __future__ import annotations

import pytest

from toolkit.systems.odyssey.frequency import Frequency, after, one_more, read_frequency, used_so_far

WRITTEN = {
    "": ("at_will", 1), "At-Will": ("at_will", 1), "по желанию": ("at_will", 1), "1/Scene": ("scene", 1),
    "Encounter": ("scene", 1), "Scene x2": ("scene", 2), "2 / round": ("round", 2), "once per turn": ("turn", 1),
    "twice a day": ("day", 2), "Daily": ("day", 1), "раз в раунд": ("round", 1), "2 раза в бой": ("scene", 2),
    "1/сцену": ("scene", 1), "дважды за день": ("day", 2),
}  # fmt: skip


@pytest.mark.parametrize("written", WRITTEN)
def test_it_is_read(written: str) -> None:
    assert read_frequency(written) == Frequency(*WRITTEN[written])


@pytest.mark.parametrize("written", ["often", "0/turn", "1/week", "x2", "2", "scene scene", "1/Scene/Day"])
def test_what_is_none_is_not_guessed(written: str) -> None:
    assert read_frequency(written) is None


def test_uses_are_counted_by_move_and_kind_and_end_with_their_time() -> None:
    uses = one_more(one_more(one_more((), "Big Jab", "round"), "big jab", "round"), "Lull", "scene")
    assert uses == ("big jab round 2", "Lull scene 1")
    assert (used_so_far(uses, "BIG JAB", "round"), used_so_far(uses, "Big Jab", "scene")) == (2, 0)
    assert after(uses, "turn") == uses
    assert after(uses, "round") == ("Lull scene 1",)
    assert after(uses, "scene") == ()
