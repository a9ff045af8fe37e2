"""One choice of the plan: who acts, what it does, at whom; what cannot be chosen now and why.

A `Pick` is what the game master has picked so far, complete or not. `slot_view` says what stands in the three pickers;
`line_of` turns a complete pick into the action line the rules read. Picks are kept by id, never by position, so that
new options never change a choice. A pick that is no longer possible stays, marked, until it is changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import islice
from typing import Any

from toolkit.core.board import Square
from toolkit.core.names import fold
from toolkit.core.options import ActorOptions, Slot, UseField, UseOption
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.words import Words

Line = Mapping[str, Any]

_BESIDE = "\n"
"""Between the ids of several targets that are picked at once; no cell's id holds it."""


YES = "yes"
"""The id of the entry that says yes in a field."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Actor's id, use (`use_key`), target's id (or several, see `whom`); `None` is not picked.

    `text`: what it is, said in one's own words; `to`: a square chosen for it; `more`: what its fields hold.
    """

    actor: str | None = None
    use: str | None = None
    target: str | None = None
    text: str = ""
    to: Square | None = None
    more: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a picker: what is shown, and the id behind it; `brief`: what is shown of it once it is chosen."""

    label: str
    value: str
    brief: str = ""


@dataclass(frozen=True, slots=True)
class Picker:
    """A picker's entries, the chosen id or `None`, what cannot be chosen now, whether it is shown at all."""

    label: str
    empty: str
    choices: tuple[Choice, ...]
    value: str | None
    shown: bool = True
    barred: tuple[Choice, ...] = ()
    barred_label: str = ""


@dataclass(frozen=True, slots=True)
class TextBox:
    """A box for words: label, what stands in it, whether it is shown at all."""

    label: str
    value: str = ""
    shown: bool = False


@dataclass(frozen=True, slots=True)
class FieldView:
    """Something more to say of the action: a box for a number (`hint`: what counts while it is blank), or a picker
    for yes or no; the other is not shown."""

    key: str
    box: TextBox
    picker: Picker
    hint: str = ""


@dataclass(frozen=True, slots=True)
class SlotView:
    """One action to choose. `also` puts in and takes out further targets; `text` is the box for one's own words;
    `fields` are what more may be said of it.

    `hint` holds warnings and what cannot be chosen, with reasons. `wanted`: which picker is to be filled in next
    (`actor`, `use`, `target`); blank where the next step is elsewhere.
    """

    key: str
    side: str
    title: str
    actor: Picker
    use: Picker
    target: Picker
    also: Picker
    text: TextBox
    fields: tuple[FieldView, ...]
    hint: Markup
    wanted: str = ""


def use_key(use: UseOption, uses: Sequence[UseOption]) -> str:
    """The id of a use among its actor's: its name, with its kind before it where a move and an action share one."""
    folded = fold(use.use)
    double = any(other is not use and fold(other.use) == folded for other in uses)
    return f"{use.kind}:{use.use}" if double else use.use


def half_of(pick: Pick) -> dict[str, Any]:
    """A pick as it is kept while it is not complete."""
    return asdict(pick)


def half_pick(kept: Mapping[str, Any]) -> Pick | None:
    """The pick that was kept; `None` for what another version has kept."""
    try:
        return Pick(**{**kept, "to": tuple(kept["to"]) if kept.get("to") else None})
    except TypeError:
        return None


# ---- from picks to lines and back --------------------------------------------------------------------


def pick_of(line: Line | None, options: Sequence[ActorOptions]) -> Pick:
    """The pick that an action line stands for; for none, whatever leaves no choice."""
    if line is None:
        return Pick(_first(options), _only_use(options))
    targets = line.get("on") or []
    target = targets if isinstance(targets, str) else _BESIDE.join(targets) or None
    more = line.get("with") or {}
    to = more.get("to")
    use = _written_use(line.get("use"), line.get("actor"), options)
    pick = Pick(line.get("actor"), use, target, str(more.get("text", "")), tuple(to) if to else None)
    return replace(pick, more={one.key: more[one.key] for one in fields_of(pick, options) if one.key in more})


def settled_pick(pick: Pick, options: Sequence[ActorOptions]) -> Pick:
    """A pick that a person just changed: a target that no longer fits gives way to the likely one, if there is any."""
    use = find_use(pick, options)
    if use is None or pick.target in _aims(use):
        return pick
    aims = pick.target.split(_BESIDE) if pick.target is not None else []
    kept = [who for who in dict.fromkeys(aims) if who in use.targets][: None if use.several else 1]
    return replace(pick, target=_BESIDE.join(kept) or use.likely)


def placed_pick(pick: Pick, use: str | None, to: Square | None, meets: Sequence[str]) -> Pick:
    """The pick with a use and a square for it; whom it meets there are its targets."""
    return Pick(pick.actor, use, _BESIDE.join(meets) or pick.target, to=to)


def fields_of(pick: Pick, options: Sequence[ActorOptions]) -> Sequence[UseField]:
    """What more may be said of the use that is picked."""
    use = find_use(pick, options)
    return use.fields if use is not None else ()


def with_more(pick: Pick, key: str, value: int | None) -> Pick:
    """The pick with a field filled in; `None` leaves it as usual."""
    others = {one: held for one, held in pick.more.items() if one != key}
    return replace(pick, more=others if value is None else {**others, key: value})


def aims_of(pick: Pick) -> tuple[str, ...]:
    """The ids of all targets that are picked."""
    return tuple(pick.target.split(_BESIDE)) if pick.target is not None else ()


def changed(before: Pick, part: Mapping[str, str | None]) -> Pick:
    """A pick with another actor, use, target, further target or words."""
    if "actor" in part:
        return before if part["actor"] == before.actor else Pick(part["actor"])
    if "use" in part:
        return Pick(before.actor, part["use"], before.target)
    if "also" in part:
        return with_also(before, part["also"])
    if "text" in part:
        return replace(before, text=" ".join((part["text"] or "").split()))
    return with_target(before, part.get("target"))


def with_also(pick: Pick, who: str | None) -> Pick:
    """The pick with a further target put in, or taken out again; a square that was picked is for others."""
    first, *others = (pick.target or "").split(_BESIDE)
    left = [one for one in others if one != who]
    return replace(pick, target=_BESIDE.join([first, *left, *([who] if who and who not in others else [])]), to=None)


def with_target(pick: Pick, who: str | None) -> Pick:
    """The pick with another first target; further ones stay, a square does not."""
    _, *others = (pick.target or "").split(_BESIDE)
    aims = who and _BESIDE.join([who, *(one for one in others if one not in who.split(_BESIDE))])
    return replace(pick, target=aims, to=None)


def is_gap(options: Sequence[ActorOptions]) -> bool:
    """Whether somebody is to be named and nothing else is to be chosen (who comes in)."""
    use = find_use(pick_of(None, options), options)
    return use is not None and use.target_needed


def line_of(pick: Pick, options: Sequence[ActorOptions]) -> Line | None:
    """The action line, or `None` while something is still to be picked."""
    use = find_use(pick, options)
    return None if use is None or (use.target_needed and pick.target is None) else begun_line(pick, options)


def begun_line(pick: Pick, options: Sequence[ActorOptions]) -> Line:
    """The action line as far as it is picked, perhaps an actor alone."""
    use = find_use(pick, options)
    if use is None:
        return {"actor": pick.actor}
    line: dict[str, Any] = {"actor": pick.actor, "use": _use_word(use, _uses(pick.actor, options))}
    line |= {"on": pick.target.split(_BESIDE)} if pick.target is not None else {}
    more: dict[str, Any] = {"text": pick.text} if use.worded and pick.text else {}
    more |= {"to": list(pick.to)} if use.placed and pick.to is not None else {}
    more |= {one.key: pick.more[one.key] for one in use.fields if one.key in pick.more}
    return line | ({"with": more} if more else {})


def find_use(pick: Pick, options: Sequence[ActorOptions]) -> UseOption | None:
    """The option a pick's use stands for."""
    if pick.use is None:
        return None
    uses = _uses(pick.actor, options)
    named = (use for use in uses if pick.use in (use.use, f"{use.kind}:{use.use}"))
    return next((use for use in named if use_key(use, uses) == pick.use), None)


def _uses(actor: str | None, options: Sequence[ActorOptions]) -> Sequence[UseOption]:
    return next((one.uses for one in options if one.actor == actor), ())


def _only_use(options: Sequence[ActorOptions]) -> str | None:
    uses = options[0].uses if len(options) == 1 else ()
    first = list(islice(uses, 2))
    return use_key(first[0], first) if len(first) == 1 else None


def _first(options: Sequence[ActorOptions]) -> str | None:
    return options[0].actor if options else None


def _use_word(use: UseOption, uses: Sequence[UseOption]) -> Any:
    """The plain word, or `{"move": …}` where a move and an action have the same name."""
    doubles = [other for other in uses if fold(other.use) == fold(use.use)]
    if len(doubles) == 1:
        return use.use
    return {"move" if use.kind == "move" else "action": use.use}


def _written_use(word: Any, actor: str | None, options: Sequence[ActorOptions]) -> str | None:
    kind, name = next(iter(word.items())) if isinstance(word, Mapping) else (None, str(word))
    uses = _uses(actor, options)
    same = [use for use in uses if fold(use.use) == fold(str(name))]
    fitting = [use for use in same if kind is None or (use.kind == "move") == (kind == "move")]
    return use_key(fitting[0], uses) if fitting else str(name)


# ---- what the pickers show ---------------------------------------------------------------------------


def slot_view(
    slot: Slot, pick: Pick, options: Sequence[ActorOptions], words: Words, next_one: bool = False
) -> SlotView:
    """The three pickers of one slot; the first two are left out where they leave no choice."""
    choice = not is_gap(options)
    uses = _uses(pick.actor, options)
    use = find_use(pick, options)
    actors = [Choice(words.name(one.actor), one.actor) for one in options]
    return SlotView(
        slot.key,
        slot.side,
        words.put(slot.label),
        _picker("who", actors, pick.actor, words, choice),
        replace(_use_picker(uses, pick, words), shown=choice),
        _target_picker(use, pick, "whom" if choice else "who", words),
        _also_picker(use, pick, words),
        TextBox(words.say("pick_text"), pick.text, use is not None and use.worded),
        tuple(_field(one, pick.more.get(one.key), words) for one in (use.fields if use is not None else ())),
        _hint(slot.key, pick, use, uses, words),
        _wanted(pick, choice) if next_one else "",
    )


def _wanted(pick: Pick, choice: bool) -> str:
    if not choice:
        return "target"
    return "actor" if pick.actor is None else "use" if pick.use is None else "target"


def _picker(code: str, choices: list[Choice], value: str | None, words: Words, shown: bool = True) -> Picker:
    if value is not None and all(choice.value != value for choice in choices):
        choices = [*choices, Choice(words.say("not_possible_now", what=whom(value, words)), value)]
    return Picker(words.say(f"pick_{code}"), words.say("choose"), tuple(choices), value, shown)


def _use_picker(uses: Sequence[UseOption], pick: Pick, words: Words) -> Picker:
    legal = [Choice(_label(one, words), use_key(one, uses), words.put(one.label)) for one in uses if not one.refused]
    barred = [Choice(words.put(one.label), use_key(one, uses)) for one in uses if one.refused]
    picker = _picker("what", legal, pick.use, words)
    beside = tuple(choice for choice in barred if choice.value != pick.use)
    return replace(picker, barred=beside, barred_label=words.say("not_now", count=len(beside)))


def whom(aim: str, words: Words) -> str:
    """One name, or several: `Mossy + Ben`."""
    return " + ".join(words.name(who) for who in aim.split(_BESIDE))


def _aims(use: UseOption) -> list[str]:
    """What may be picked as target: one, or several at once."""
    return [*use.targets, *(_BESIDE.join(group) for group in use.together)]


def _target_picker(use: UseOption | None, pick: Pick, code: str, words: Words) -> Picker:
    targets = use.targets if use is not None else ()
    choices = [Choice(whom(aim, words), aim) for aim in (_aims(use) if use is not None else ())]
    value = pick.target
    if value is not None and use is not None and use.several and value not in _aims(use):
        value = value.split(_BESIDE)[0]  # the others stand in the picker below
    picker = _picker(code, choices, value, words, shown=bool(targets) or pick.target is not None)
    out = tuple(Choice(words.name(who), who) for who, _ in (use.barred if use is not None else ()) if who != value)
    return replace(picker, barred=out, barred_label=words.say("not_now", count=len(out)))


def _also_picker(use: UseOption | None, pick: Pick, words: Words) -> Picker:
    """Choosing an entry puts somebody in, or takes them out again; what is chosen stands as the empty entry."""
    first, *also = (pick.target or "").split(_BESIDE)
    targets = use.targets if use is not None and use.several and first else ()
    codes = {who: "also_out" if who in also else "also_in" for who in targets if who != first}
    choices = [Choice(words.say(code, who=words.name(who)), who) for who, code in codes.items()]
    named = ", ".join(map(words.name, also))
    return Picker(words.say("pick_also"), named or words.say("also_nobody"), tuple(choices), None, bool(choices))


def _field(one: UseField, value: int | None, words: Words) -> FieldView:
    label, number = words.put(one.label), one.kind == "number"
    box = TextBox(label if number else "", str(value) if number and value is not None else "", number)
    yes = Choice(words.say("yes"), YES)
    picker = Picker("" if number else label, words.say("no"), (yes,), YES if value else None, not number)
    return FieldView(one.key, box, picker, str(one.usual) if number else "")


def _label(use: UseOption, words: Words) -> str:
    name = words.put(use.label)
    return f"{name} · {words.put(use.detail)}" if use.detail is not None else name


def square(pick: Pick, use: UseOption | None, words: Words) -> str:
    """The square that is picked, in words; nothing without one."""
    if use is None or not use.placed or pick.to is None:
        return ""
    return words.say("to_square", square=f"{pick.to[0]}:{pick.to[1]}")


def _hint(key: str, pick: Pick, use: UseOption | None, uses: Sequence[UseOption], words: Words) -> Markup:
    lines = [tag("p", to)] if (to := square(pick, use, words)) else []
    lines += remarks(use, words) if use is not None else []
    if use is not None and use.barred:
        out = [tag("li", words.name(who), " — ", words.put(reason)) for who, reason in use.barred]
        lines.append(why(f"not-at-{key}", words.say("not_at", count=len(out)), tag("ul", *out)))
    barred = [one for one in uses if one.refused is not None and one is not use]
    if barred:
        items = [tag("li", words.put(one.label), " — ", words.put(one.refused or "")) for one in barred]
        summary = words.say("not_now", count=len(barred))
        lines.append(why(f"not-now-{key}", summary, tag("ul", *items)))
    return join(lines) if lines else NOTHING


def remarks(use: UseOption, words: Words) -> list[Markup]:
    """What it costs, how sure it is, what else it does; why it cannot be done, or might come to nothing."""
    about = " · ".join(said for said in (words.put(use.detail) if use.detail is not None else "", use.effect) if said)
    reason = use.refused or use.warning
    lines = [tag("p", about, cls="ts-quiet")] if about else []
    return lines + ([tag("p", words.say("warning", why=words.put(reason)), cls="ts-warning")] if reason else [])
