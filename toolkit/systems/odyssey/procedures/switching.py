"""Switch and Reposition: a Poké Ball recalls as far as its trainer sees and is thrown within 8 squares.

With a newcomer of equal or higher Initiative the turn goes on; with one of lower Initiative the rest of it waits until
then. Who comes back does so at its original Initiative (General Combat Actions). The newcomer goes on with what is left
of the pair's turn, the Movement Action of the one it takes the place of included.
"""

from __future__ import annotations

from toolkit.dice import Ask
from toolkit.messages import Who, note
from toolkit.systems.odyssey.deeds import square_of
from toolkit.systems.odyssey.events import Repositioned, Switched, shown
from toolkit.systems.odyssey.geometry import Square
from toolkit.systems.odyssey.pairs import initiative, out
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hiding import look_around
from toolkit.systems.odyssey.procedures.hit_points import let_go
from toolkit.systems.odyssey.procedures.order_of_turns import wait_for
from toolkit.systems.odyssey.procedures.starting import begin
from toolkit.systems.odyssey.throwing import throws


def switch(doing: Doing) -> None:
    """Recall the trainer's Pokémon and release another one."""
    newcomer = doing.used.targets[0]
    to = _where(doing, newcomer)
    begin(doing)
    before, old = initiative(doing.fight, doing.actor), out(doing.fight, doing.actor)
    if old is not None:
        let_go(doing.scene, old)
    fresh = old is not None and doing.ruling("newcomer_moves") == "fresh"
    doing.emit(Switched(doing.actor, None if old is None else Who(old), Who(newcomer), to, fresh))
    look_around(doing.scene)
    doing.end(Tally(newcomer))
    if old is not None and initiative(doing.fight, doing.actor) < before:
        wait_for(doing.scene, doing.actor, before)


def reposition(doing: Doing) -> None:
    """Recall the trainer's Pokémon and release it somewhere else."""
    mine = out(doing.fight, doing.actor)
    assert mine is not None
    to = _where(doing, mine)
    begin(doing)
    let_go(doing.scene, mine)
    doing.emit(Repositioned(doing.actor, Who(mine), to))
    look_around(doing.scene)
    doing.end(Tally(mine))


def _where(doing: Doing, newcomer: str) -> Square | None:
    """Where the ball is thrown: as it was said, else as it is answered; nowhere without the trainer's place."""
    options = tuple(shown(square) for square in throws(doing.fight, doing.actor, newcomer))
    if doing.used.to is not None or not options:
        return doing.used.to
    prompt = note("odyssey.ask.to", who=Who(newcomer), use=doing.used.shown)
    return square_of(str(doing.ask(Ask("to", doing.actor, options=options, prompt=prompt)).value))
