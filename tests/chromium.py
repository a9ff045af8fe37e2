"""Where this machine's browser is, and how to get one; run as a script it gets one where it can.

Any Chromium will do (Chrome and Edge are Chromiums): first the search path, then the usual places. Where there
is none, the system's own package manager is asked. Nothing is downloaded from anywhere else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def find() -> str | None:
    """The browser's path, or None."""
    on_path = (shutil.which(name) for name in NAMES)
    in_place = (place for place in PLACES if Path(place).is_file())
    return next(filter(None, on_path), None) or next(in_place, None)


def get() -> None:
    """Ask the package manager for a browser; say in one sentence when that is not possible."""
    if find() is not None:
        return
    for command in commands():
        print(f"Getting a browser for the tests: {' '.join(command)}", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            print("\n".join(done.stderr.splitlines()[-4:]), file=sys.stderr)
    if find() is None:
        print("There is no Chromium, Chrome or Edge here: the tests that need a browser are skipped.", file=sys.stderr)


def commands() -> list[list[str]]:
    """What the package manager of this machine has to be told, in order; nothing when it may not be used."""
    if shutil.which("brew"):
        return [["brew", "install", "--cask", "google-chrome"]]
    admin = admin_prefix()
    if admin is None:
        return []
    if shutil.which("apt-get"):
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
        return [[*admin, "apt-get", "update"], [*admin, *install]]
    if shutil.which("dnf"):
        return [[*admin, "dnf", "install", "--assumeyes", "chromium"]]
    return []


def admin_prefix() -> list[str] | None:
    """What makes a command an administrator's without a password; None when nothing does."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    asked = ["sudo", "--non-interactive", "true"]
    if shutil.which("sudo") and subprocess.run(asked, capture_output=True).returncode == 0:
        return ["sudo", "--non-interactive"]
    return None


if __name__ == "__main__":
    get()
