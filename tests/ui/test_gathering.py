"""All that one deed changes on a page leaves in one message, in order, and nothing waits that may not."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from toolkit.ui.gathering import Gathering, Part


def update(**state: Any) -> dict[str, Any]:
    return {"method": "update", "state": state, "buffer_paths": []}


def custom(said: str) -> dict[str, Any]:
    return {"method": "custom", "content": said}


def begun() -> tuple[Gathering, list[list[Part]]]:
    gathering, left = Gathering(), list[list[Part]]()
    gathering.begin(left.append)
    return gathering, left


def test_what_is_sent_within_leaves_together_at_the_end_of_the_outermost() -> None:
    gathering, left = begun()
    with gathering.gathered():
        with gathering.gathered():
            assert gathering.takes("one", update(value=1))
        assert gathering.takes("two", custom("hello"))
        assert left == []
    assert left == [[("one", update(value=1)), ("two", custom("hello"))]]


def test_a_widget_hears_its_last_values_once_and_in_order_with_what_else_it_is_told() -> None:
    gathering, left = begun()
    with gathering.gathered():
        for sent in (update(value=1, label="a"), update(value=2), custom("look"), update(value=3)):
            assert gathering.takes("one", sent)
    assert left == [[("one", update(value=2, label="a")), ("one", custom("look")), ("one", update(value=3))]]


def test_nothing_waits_outside_or_before_the_page_is_there_and_echoes_never_do() -> None:
    gathering, left = begun()
    assert not gathering.takes("one", update(value=1))
    with gathering.gathered():
        assert not gathering.takes("one", {"method": "echo_update", "state": {}})
    assert left == []
    early = Gathering()
    with early.gathered():
        assert not early.takes("one", update(value=1))


def test_what_a_failing_deed_has_shown_leaves_all_the_same() -> None:
    gathering, left = begun()
    with suppress(ValueError), gathering.gathered():
        gathering.takes("one", update(value=1))
        raise ValueError
    assert left == [[("one", update(value=1))]]


def test_what_changed_before_the_page_was_there_is_known_to_have_been_missed() -> None:
    gathering = Gathering()
    for line, sent in (("one", update(value=1)), ("two", custom("hello")), ("one", update(value=2, label="a"))):
        assert not gathering.takes(line, sent)
    assert gathering.begin(lambda _: None) == {"one": {"value", "label"}}
    gathering.takes("one", update(value=3))
    assert gathering.begin(lambda _: None) == {}


def test_what_need_not_wait_for_the_rest_of_a_deed_leaves_before_it_and_is_on_its_way() -> None:
    gathering, left = begun()
    sent: list[int] = []
    gathering.until_sent = lambda: sent.append(len(left))
    with gathering.gathered():
        gathering.leave()
        assert sent == []  # there was nothing
        gathering.takes("one", update(value=1))
        gathering.leave()
        assert (left, sent) == ([[("one", update(value=1))]], [1])
        gathering.takes("one", update(value=2))
        assert len(left) == 1
    assert left[1:] == [[("one", update(value=2))]]
    assert sent == [1]


def test_the_message_that_holds_the_parts_does_not_wait_itself() -> None:
    gathering, waited = Gathering(), list[bool]()
    gathering.begin(lambda parts: waited.append(gathering.takes("bundle", custom(str(len(parts))))))
    with gathering.gathered():
        gathering.takes("one", update(value=1))
        gathering.leave()
        gathering.takes("one", update(value=2))
    assert waited == [False, False]
