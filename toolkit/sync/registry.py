"""Which home a source belongs to: the backends are found in their folder, the first that accepts the source opens it.

A backend is a module or package in `backends/` with `KIND` (a word), `SUFFIXES` (of the files it opens),
`accepts(source)` (a look at the text and the disk, no reading) and `connect(source)`. One that lacks any of them is a
loud error, never passed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

from toolkit.sync import backends
from toolkit.sync.port import Backend, SourceError

_NEEDS = ("KIND", "SUFFIXES", "accepts", "connect")


def open_backend(source: str) -> Backend:
    """The home that `source` names. Raises `SourceError` with a hint when nothing fits or nothing is there."""
    for module in kinds().values():
        if module.accepts(source):
            backend: Backend = module.connect(source)
            return backend
    raise _nothing_there(source)


@cache
def kinds() -> Mapping[str, ModuleType]:
    """Kind -> module, for every backend there is."""
    found = {}
    for entry in sorted(iter_modules(backends.__path__), key=lambda entry: entry.name):
        module = import_module(f"{backends.__name__}.{entry.name}")
        missing = [name for name in _NEEDS if not hasattr(module, name)]
        if missing:
            raise TypeError(f"backend {entry.name!r} lacks {', '.join(missing)}")
        found[module.KIND] = module
    return MappingProxyType(found)


def _nothing_there(source: str) -> SourceError:
    if "://" in source:
        return SourceError("sync.unknown_source", source=source)
    path = Path(source)
    try:
        return _near(path)
    except OSError:  # a folder that may not be listed, a name no file can have
        return SourceError("sync.missing", name=path.name)


def _near(path: Path) -> SourceError:
    if path.is_symlink() and not path.exists():
        return SourceError("sync.dead_link", name=path.name, to=str(path.readlink()))
    if path.is_dir():
        return _with_names("sync.folder", path.resolve(), openable(path)[:5])
    by_stem = {Path(name).stem.casefold(): name for name in openable(path.parent)}
    near = get_close_matches(path.stem.casefold(), by_stem, n=3, cutoff=0.5)
    return _with_names("sync.missing", path, [by_stem[stem] for stem in near])


def _with_names(code: str, path: Path, names: list[str]) -> SourceError:
    if names:
        return SourceError(f"{code}_near", name=path.name, near=", ".join(names))
    return SourceError(code, name=path.name or str(path))


def openable(folder: Path) -> list[str]:
    """The names of the files in `folder` that some home opens. Raises OSError where the folder may not be listed."""
    suffixes = {suffix for module in kinds().values() for suffix in module.SUFFIXES}
    names = (entry.name for entry in (folder.iterdir() if folder.is_dir() else ()) if entry.is_file())
    return sorted(name for name in names if Path(name).suffix.lower() in suffixes and not name.startswith(("~$", ".")))
