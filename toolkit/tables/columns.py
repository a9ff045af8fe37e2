"""How a column is declared: once, on the field of a row model; decoding, templates, JSON schema and headers follow.

    class CalpheonCombatant(RosterRow):
        power: Whole = column(ru="Сила", low=0)
        stages: Stages = state_column(ru="Ступени", default={})

The field's type (from `cells`) says how a cell is read and shown; `Column` says who writes it and what it is called.
Limits and choices are checked as part of the model's validation, on every cell that is not blank.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from toolkit.core.names import fold, nearest
from toolkit.messages import Term
from toolkit.tables.cells import CellType
from toolkit.tables.misfit import did_you_mean, misfit
from toolkit.tables.snapshot import CellValue
from toolkit.tables.words import CHOICES

Writer = Literal["gm", "toolkit", "both"]
Policy = Literal["never", "delta", "ours", "shared"]
"""What is proposed where somebody set a cell that an action was about to set (see `Column.policy`)."""


@dataclass(frozen=True, slots=True)
class Column:
    """What a field's declaration says beyond its type.

    `writer`: `gm` (never written by us), `toolkit` (a state column we own), `both` (the GM fills it, play changes it:
    hp, sp, status). `ru` is the Russian header; the English one is the key in title case (`max_hp` -> Max HP).
    `choices` are the only words allowed, `choices_from` names a list for a dropdown: `moves`, `types`, `yes_no`.
    `required`: neither the header nor a row's cell may be missing; `header_required`: the header may not. `also` are
    other headers it is recognised by. `width` in characters; a `hidden` one is for programs alone. In a template the
    columns that only one system has follow the common column that is marked `own_next`. `zero_counts`: 0 in it
    is not the same as blank. `unread`: no rule looks at it; it makes no record and stops no play. `lexicon`: the
    entry of `words.CHOICES` for its choices, if not its key's. `counted`: play adds and takes away (HP, SP), and its
    difference can be made to another number as well; then `least`, and `high` or the column `most`, bound it.
    `spare`: a template does without it. `inner`: for the rules alone, on no card.
    """

    ru: str
    writer: Writer = "gm"
    choices: tuple[str, ...] = ()
    choices_from: str = ""
    low: int | None = None
    high: int | None = None
    required: bool = False
    header_required: bool = False
    also: tuple[str, ...] = ()
    width: int = 12
    hidden: bool = False
    own_next: bool = False
    unread: bool = False
    zero_counts: bool = False
    lexicon: str = ""
    counted: bool = False
    least: int | None = 0
    most: str = ""
    spare: bool = False
    inner: bool = False

    @property
    def owned(self) -> bool:
        """Whether play may write it."""
        return self.writer != "gm"

    @property
    def policy(self) -> Policy:
        """Where an action and a person both set a cell: `never` ours to set, `delta` the action's difference is made
        to their number, `ours` the column is for play alone, `shared` only a person can tell."""
        if self.writer == "gm":
            return "never"
        return "delta" if self.counted else "ours" if self.writer == "toolkit" else "shared"

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """What the field's type says, and then the choices or the limits."""
        read = handler(source)
        if self.choices:
            return core_schema.no_info_after_validator_function(
                partial(_choice, self.lexicon or handler.field_name, self.choices), read
            )
        return read if self.low is self.high is None else core_schema.chain_schema([read, _limits(self.low, self.high)])


class RowModel(BaseModel):
    """A row of a table: frozen, blank cells become the field's default, unknown columns are the GM's own."""

    model_config = ConfigDict(frozen=True, extra="ignore", arbitrary_types_allowed=True)


def column(ru: str, *, default: Any = None, **details: Any) -> Any:
    """A column the GM fills in; keyword details as in `Column`."""
    # A dict as a default would be copied for every row.
    field = Field(default_factory=dict) if default == {} else Field(default=default)
    field.metadata.append(Column(ru=ru, **details))
    return field


def state_column(ru: str, *, default: Any = None, **details: Any) -> Any:
    """A column the toolkit owns."""
    return column(ru, default=default, writer="toolkit", **details)


@cache
def columns_of(model: type[RowModel]) -> dict[str, Column]:
    """Column key -> declaration, in the order of declaration, parents first."""
    pairs = ((key, _among(field.metadata, Column)) for key, field in model.model_fields.items())
    return {key: declared for key, declared in pairs if declared is not None}


@cache
def template_columns(model: type[RowModel]) -> dict[str, Column]:
    """`columns_of` as a template shows them: the GM's, among them the system's own, notes, then the toolkit's."""
    declared = columns_of(model)
    common = columns_of(model.__mro__[1]) if model.__mro__[1] is not RowModel else declared
    own = [key for key in declared if key not in common]
    anchor = next((key for key, column in common.items() if column.own_next), list(common)[-1])
    keys: list[str] = []
    for key in common:
        keys += [key, *own] if key == anchor else [key]
    rank = {"gm": 0, "both": 0, "toolkit": 2}
    return {
        key: declared[key]
        for key in sorted(keys, key=lambda key: 1 if key == "notes" else rank[declared[key].writer])
        if not declared[key].spare
    }


@cache
def cell_types(model: type[RowModel]) -> dict[str, CellType]:
    """Column key -> how its cells are read, for each column of `columns_of`."""
    pairs = ((key, _among(model.model_fields[key].metadata, CellType)) for key in columns_of(model))
    return {key: kind for key, kind in pairs if kind is not None}


def cell_in_words(model: type[RowModel], key: str, value: Any, lang: str) -> CellValue:
    """The cell of a value as a sheet of that language shows it: kinds, categories, types and statuses in its words."""
    declared = columns_of(model)[key]
    if value and declared.choices:
        return choice_in_words(key, declared, value, lang)
    return cell_types(model)[key].shown(value, lang)


def choice_in_words(key: str, declared: Column, word: str, lang: str) -> str:
    """One of a column's choices as a sheet of that language shows it."""
    lexicon = CHOICES.get(declared.lexicon or key)
    return lexicon.shown(word, lang) if lexicon else word


def english_header(key: str) -> str:
    """`max_hp` -> `Max HP`."""
    return " ".join(word.upper() if word in _UPPER else word.capitalize() for word in key.split("_"))


def header(key: str, declared: Column, lang: str) -> str:
    """What the column is called in a sheet of that language."""
    return declared.ru if lang == "ru" else english_header(key)


_UPPER = {"hp", "sp", "ac", "cs", "id", "ap", "x", "y"}


def _among(metadata: list[Any], kind: type[Any]) -> Any:
    return next((item for item in metadata if isinstance(item, kind)), None)


def _limits(low: int | None, high: int | None) -> CoreSchema:
    facts = {name: limit for name, limit in (("low", low), ("high", high)) if limit is not None}
    code = "tables.between" if len(facts) == 2 else "tables.at_most" if low is None else "tables.at_least"
    within = core_schema.int_schema(ge=low, le=high)
    return core_schema.custom_error_schema(within, code, custom_error_message=code, custom_error_context=facts)


@lru_cache(1024)
def _choice(key: str, choices: tuple[str, ...], written: str) -> str:
    by_fold = {fold(choice): choice for choice in choices}
    word = CHOICES[key].english(written) if key in CHOICES else None
    if word in choices or fold(written) in by_fold:
        return word if word in choices and word else by_fold[fold(written)]
    known = CHOICES[key].nearest(written) if key in CHOICES else nearest(written, choices)
    raise misfit("one_of", words=[Term(choice) for choice in choices], hint=did_you_mean(known))
