"""What the desk shows and what may be done there, without a single widget: view models over one campaign.

`desk.Desk` takes what the game master does (choose, roll, answer, override, commit, undo); `view.look` turns a desk
into one `DeskView`, plain values and ready HTML, which `toolkit.ui.page` mirrors onto widgets. The rest is one file a
part of the page: cards, plan, asking, telling, overruling, journal, troubles, status.
"""
