"""The rule systems there are: every folder beside this file is one, and has to be whole.

In this order: the package is walked for the folders' names; a system that is wanted is imported, its `RULESET` looked
at member by member. A folder that lacks something is an error naming what is missing; none is ever left out silently.
Nothing here knows a system's rules.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import get_type_hints

from toolkit import systems as home
from toolkit.core.names import nearest
from toolkit.systems.ruleset import Ruleset


class HalfMade(Exception):
    """A system's folder that cannot be used as it is; the sentence names the folder and all that is missing."""


class UnknownSystem(LookupError):
    """No system of that id; `near` are the ids it may have been meant for, or all of them."""

    def __init__(self, written: str, near: list[str]) -> None:
        super().__init__(f"no rule system is called {written!r}; there is {', '.join(near)}")
        self.written = written
        self.near = near


@cache
def ids() -> tuple[str, ...]:
    """The ids of all systems, in alphabetical order; nothing is loaded for it."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg))


@cache
def systems() -> Mapping[str, Ruleset]:
    """Id -> rule system, in alphabetical order, all of them loaded. Raises `HalfMade`."""
    return MappingProxyType({name: system(name) for name in ids()})


def system(written: str) -> Ruleset:
    """The system of an id, in any case and spacing; no other is loaded. Raises `UnknownSystem` and `HalfMade`."""
    wanted = written.strip().casefold()
    if wanted not in ids():
        raise UnknownSystem(written, nearest(written, ids()) or list(ids()))
    return _loaded(wanted)


@cache
def _loaded(name: str) -> Ruleset:
    return load(f"{home.__name__}.{name}")


def load(package: str) -> Ruleset:
    """The `RULESET` of a package. Raises `HalfMade`, naming everything that is missing at once."""
    ruleset = getattr(import_module(package), "RULESET", None)
    if ruleset is None:
        raise HalfMade(f"{package} has no RULESET")
    missing = [member for member in members() if not hasattr(ruleset, member)]
    if missing:
        raise HalfMade(f"the RULESET of {package} lacks: {', '.join(missing)}")
    folder = package.rpartition(".")[2]
    if ruleset.id != folder:
        raise HalfMade(f"the RULESET of {package} calls itself {ruleset.id!r}; its id has to be {folder!r}")
    found: Ruleset = ruleset
    return found


def members() -> list[str]:
    """Everything the protocol asks of a system."""
    methods = [name for name, value in vars(Ruleset).items() if callable(value) and not name.startswith("_")]
    return [*(name for name in get_type_hints(Ruleset) if not name.startswith("_")), *methods]
