"""What a server keeps for the next time it shows the same campaigns: the secret of its doors and its port.

So a server that was started anew lets the same people in at the same address. It lies in the user's own state folder,
for the folder around a workbook may be shared with players. Folder and file are for their owner alone. Where nothing
can be written, all works until the server ends.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from platformdirs import user_state_path

from toolkit.ui.server.keys import Keys
from toolkit.ui.server.spec import resolved

_log = logging.getLogger("turnsheet.doors")


@dataclass(frozen=True, slots=True)
class Kept:
    """`file` is where it lies; `port` 0: none is known."""

    file: Path
    secret: bytes
    port: int = 0

    def keys(self, gm: str | None = None) -> Keys:
        """The keys of these doors; see `Keys`."""
        return Keys(self.secret, gm)

    def keep(self, port: int) -> None:
        """Write it down, with the port now in use; a failure is only logged."""
        text = json.dumps({"secret": self.secret.hex(), "port": port})
        new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.file.parent.chmod(0o700)
            with open(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
                out.write(text)
            new.replace(self.file)
        except OSError:
            _log.warning("the doors cannot be kept in %s", self.file, exc_info=True)
            with suppress(OSError):
                new.unlink(missing_ok=True)


def kept_for(sources: Sequence[str], *, anew: bool = False) -> Kept:
    """What was kept for these sources; a new secret where nothing was, or `anew` (the port stays)."""
    names = "\n".join(sorted(resolved(source) for source in sources))
    file = user_state_path("turnsheet", appauthor=False) / "doors" / f"{sha256(names.encode()).hexdigest()[:24]}.json"
    found = _read(file)
    secret, port = found.get("secret"), found.get("port")
    known = bytes.fromhex(secret) if isinstance(secret, str) and _is_secret(secret) and not anew else None
    return Kept(file, known or secrets.token_bytes(32), port if isinstance(port, int) and 0 < port < 65536 else 0)


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _is_secret(text: str) -> bool:
    return len(text) == 64 and not set(text) - set("0123456789abcdef")
