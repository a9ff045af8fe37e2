"""The page's widgets share their layout and their style, which the style sheets give; also after a page was closed."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.widgets.action_button import ActionButton
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block


def test_widgets_share_a_layout_and_a_style_until_those_are_closed() -> None:
    block, other, button = Block(), Block(), ActionButton("Roll")
    assert block.view.layout is other.view.layout is button.layout is Box().layout is Column([button]).layout
    assert block.view.style is other.view.style
    ipywidgets.Widget.close_all()
    again = Block()
    assert again.view.layout is not block.view.layout
    assert again.view.layout.comm is not None
    assert again.view.style.comm is not None


def test_an_empty_piece_takes_no_room_until_there_is_something() -> None:
    block = Block("ts-log")
    assert "ts-nothing" in block.view._dom_classes
    block.show(tag("p", "hit"))
    assert "ts-nothing" not in block.view._dom_classes
    block.show(NOTHING)
    assert "ts-nothing" in block.view._dom_classes
