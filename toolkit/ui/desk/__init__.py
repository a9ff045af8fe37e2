"""What the desk shows and what may be done there, without a single widget: view models over one campaign.

`desk.Desk` holds what is open; `choosing`, `answering` and `saving` are what the game master does; `view.look` turns
a desk into one `DeskView`, plain values and ready HTML, which `toolkit.ui.pages.battle` mirrors onto widgets. The rest
is one file a part of the page: top, cards, plan, asking, telling, overruling, adjusting, journal, troubles, step …
"""
