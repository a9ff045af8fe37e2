"""The map of the desk as plain values: ground, tokens in words and in letters, what is marked for the open choice.

Everything a square can be said to hold is put into words here, in pieces; the page strings them together for the
square it is asked about. Nothing here decides what is legal (`pointing`, and the system's `Board`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.core.board import Board, Square
from toolkit.messages import Note
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk import plan
from toolkit.ui.desk.cards import fallen, statuses
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.map_choice import board_of, pointer_of
from toolkit.ui.desk.pointing import Pointer, placing_use
from toolkit.ui.desk.words import Words

WORDS = ("goal", "reach", "area", "path", "free", "target", "acts", "looked")
"""What the page itself says of marked squares and shows beside its samples (`map_<word>`)."""

AROUND = ("choose", "list", "list_none", "help", "larger", "smaller")
"""What stands on the buttons and lists around the map (`map_<word>`)."""

RANGE = ("open", "shape", "goals", "phrases", "reach", "lines", "why")
"""The fields of `Marks` that stay as they are while one square after another is tried."""

_LETTERS = 2


@dataclass(frozen=True, slots=True)
class TokenView:
    """Somebody on the map. `x`, `y`: the upper left of `edge` by `edge` squares; `side` counts from 1.

    `letters` stand on the token, `badge` for its statuses; `share`: HP in hundredths of the maximum, `None` unknown.
    """

    id: str
    x: int
    y: int
    edge: int
    side: int
    letters: str
    name: str
    share: int | None
    badge: str
    fallen: bool
    said: str


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever stands on the map, as the page may tell of them; `side`, `share`, `fallen` as in `TokenView`."""

    row: RosterRow
    side: int
    share: int | None
    hp: str
    fallen: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """What the open choice, or whoever is only `looked` at, could do. `open`: the goals may be chosen.

    `goals`: x, y, number of the phrase, the squares; `reach`: x, y, number of the phrase; `lines`: to whom, by which
    squares, how clear, in words, whether the choice could meet them; `to`: the square that is chosen; `why`: why there
    is none to choose.
    """

    actor: str
    looked: bool
    targets: tuple[str, ...]
    open: bool
    shape: str
    goals: tuple[tuple[int, int, int, tuple[Square, ...]], ...]
    phrases: tuple[str, ...]
    path: tuple[Square, ...]
    area: tuple[Square, ...]
    reach: tuple[tuple[int, int, int], ...]
    lines: tuple[tuple[str, tuple[Square, ...], str, str, bool], ...]
    to: Square | None
    why: str


@dataclass(frozen=True, slots=True)
class MapView:
    """The map. `ground`: word, the word as people read it, its squares; `words`: see `WORDS` and `AROUND`."""

    title: str
    how: str
    width: int
    height: int
    ground: tuple[tuple[str, str, tuple[Square, ...]], ...]
    tokens: tuple[TokenView, ...]
    marks: Marks
    words: Mapping[str, str]


def map_view(desk: Desk, words: Words) -> MapView | None:
    """The map; `None` while there is no fight, or none that has places. Dice do not change it."""
    if desk.campaign is None:
        return None
    fight = (desk.campaign.revision, desk.campaign.battle)
    seen = (fight, dict(desk.held.chosen), desk.held.post, dict(desk.picks), desk.pointed, words)
    return desk.kept("map", seen, lambda: _drawn(desk, words))


def _drawn(desk: Desk, words: Words) -> MapView | None:
    board = board_of(desk)
    return drawn(board, _people(desk, board, words), pointer_of(desk), words) if board is not None else None


def drawn(board: Board, people: Mapping[str, Person], pointer: Pointer, words: Words) -> MapView:
    """The map of a board, whose tokens are those of `people`."""
    return MapView(
        words.say("map"),
        words.say("map_how"),
        board.width,
        board.height,
        _ground(board, words),
        _tokens(board, people, words),
        _marks(board, pointer, words),
        {word: words.say(f"map_{word}") for word in (*WORDS, *AROUND)},
    )


def _ground(board: Board, words: Words) -> tuple[tuple[str, str, tuple[Square, ...]], ...]:
    found: dict[str, list[Square]] = {}
    for square, kinds in board.ground.items():
        for kind in kinds:
            found.setdefault(kind, []).append(square)
    return tuple((kind, words.term(kind), tuple(squares)) for kind, squares in sorted(found.items()))


# ---- tokens ------------------------------------------------------------------------------------------


def _people(desk: Desk, board: Board, words: Words) -> dict[str, Person]:
    roster: Mapping[str, RosterRow] = desk.state.roster
    sides = list(dict.fromkeys(row.side for row in roster.values()))
    return {who: _person(roster[who], sides.index(roster[who].side) + 1, words) for who in board.tokens}


def _person(row: RosterRow, side: int, words: Words) -> Person:
    counted = row.hp is not None and bool(row.max_hp)
    hp = f"{words.header(type(row), 'hp')} {row.hp} / {row.max_hp}" if counted else ""
    share = min(100, max(0, 100 * (row.hp or 0) // (row.max_hp or 1))) if counted else None
    return Person(row, side, share, hp, fallen(row))


def _tokens(board: Board, people: Mapping[str, Person], words: Words) -> tuple[TokenView, ...]:
    """The fallen first, so that whoever stands there is drawn over them."""
    letters = letters_of([words.name(who) for who in board.tokens])
    shown = zip(board.tokens.items(), letters, strict=True)
    made = [_token(people[who], squares, short, words) for (who, squares), short in shown]
    return tuple(sorted(made, key=lambda token: not token.fallen))


def letters_of(names: Sequence[str]) -> list[str]:
    """For each name the two letters it begins with; where those are somebody's already, the first with a number."""
    found: list[str] = []
    for name in names:
        bare = "".join(letter for letter in name if letter.isalnum()) or "?"
        short = bare[:_LETTERS].title()
        numbered = (f"{bare[:1].upper()}{number}" for number in range(2, len(names) + 2))
        found.append(short if short not in found else next(one for one in numbered if one not in found))
    return found


def _token(person: Person, squares: Sequence[Square], letters: str, words: Words) -> TokenView:
    row, (x, y) = person.row, squares[0]
    edge, named = squares[-1][0] - x + 1, list(statuses(row, words))
    badge = "".join(named[:1])[:_LETTERS] + ("+" if len(named) > 1 else "")
    state = words.say("fallen") if person.fallen else ""
    name = words.name(row.id)
    said = ", ".join(part for part in (name, row.side, person.hp, state, *named) if part)
    return TokenView(row.id, x, y, edge, person.side, letters, name, person.share, badge, person.fallen, said)


# ---- marks -------------------------------------------------------------------------------------------


def _marks(board: Board, pointer: Pointer, words: Words) -> Marks:
    pick, looked = pointer.pick, pointer.pointed is not None
    actor = pointer.pointed or pick.actor or ""
    targets = () if looked else plan.aims_of(pick)
    said = _Phrases(words)
    goals = tuple((*goal.square, said.number(goal.said), goal.squares) for goal in board.goals)
    reach = tuple((*square, said.number(board.reach[square])) for square in sorted(board.reach))
    return Marks(
        actor,
        looked,
        targets,
        placing_use(pointer, board) is not None,
        board.shape,
        goals,
        tuple(said.phrases),
        board.path,
        board.area,
        reach,
        tuple((one.who, one.squares, one.kind, words.put(one.said), one.met) for one in board.sights),
        None if looked else pick.to,
        words.put(board.why) if board.why is not None else "",
    )


class _Phrases:
    """What is said of squares, each phrase once: most squares share theirs."""

    def __init__(self, words: Words) -> None:
        self.phrases: dict[str, int] = {}
        self._words = words
        self._known: dict[int, int] = {}

    def number(self, said: Note) -> int:
        """The number of a phrase; the same note, which the board keeps, is put into words once."""
        if id(said) not in self._known:
            self._known[id(said)] = self.phrases.setdefault(self._words.put(said), len(self.phrases))
        return self._known[id(said)]


def plain(view: Any) -> dict[str, Any]:
    """The fields of a token or of marks as the page takes them."""
    return {key: getattr(view, key) for key in view.__dataclass_fields__}
