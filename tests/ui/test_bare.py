"""The page's widgets share their layout and their style, which the style sheets give; also after a page was closed."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.widgets.action_button import ActionButton
from toolkit.ui.widgets.block import Block


def test_widgets_share_a_layout_and_a_style_until_those_are_closed() -> None:
    block, other, button = Block(), Block(), ActionButton("Roll")
    assert block.view.layout is other.view.layout is button.layout
    assert block.view.style is other.view.style
    ipywidgets.Widget.close_all()
    again = Block()
    assert again.view.layout is not block.view.layout
    assert again.view.layout.comm is not None
    assert again.view.style.comm is not None
