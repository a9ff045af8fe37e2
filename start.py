"""Set Turnsheet up and start it, on a machine that has only Python.

    python3 start.py             open the demo campaign's dashboard; Ctrl-C ends it
    python3 start.py test        run every check
    python3 start.py COMMAND …   any command of turnsheet, such as: serve team.xlsx

Further arguments are passed on, to `turnsheet demo`, to pytest or to the command. In this order: is this Python new
enough and complete; is `.venv` complete and current, else make it so; then hand over. Only `.venv` is written, except
that `test` asks the system's package manager for Chromium where there is no browser.

Pythons that are too old to run Turnsheet must still be able to read this file (3.6 can).
"""

import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Dict, Iterator, List, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
TURNSHEET = BIN / ("turnsheet.exe" if os.name == "nt" else "turnsheet")
STAMP = VENV / "turnsheet.json"
LOG = VENV / "install.log"
CAUSES = (
    ("no space left", "The disk is full."),
    ("not enough space", "The disk is full."),
    ("certificate_verify_failed", "No secure connection to the package index could be made."),
    ("new connection", "The package index could not be reached: is there an internet connection?"),
    ("no matching distribution", "The package index did not have what is needed: is there an internet connection?"),
    ("timed out", "The package index did not answer in time: is there an internet connection?"),
)


def refuse(sentence: str, status: int = 2) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(status)


def check_python() -> None:
    """Refuse a Python that is too old, and name a newer one where this machine has it."""
    if sys.version_info >= (3, 11):
        return
    newer = [name for name in (f"python3.{minor}" for minor in range(30, 10, -1)) if shutil.which(name)]
    works = [name for name in newer if subprocess.call([name, "-c", ""], stderr=subprocess.DEVNULL) == 0]
    way_out = f"run: {works[0]} start.py" if works else "get it from python.org, then run this again."
    refuse(f"Turnsheet needs Python 3.11 or newer, and this is {sys.version.split()[0]}; {way_out}")


def check_venv() -> None:
    """Refuse a Python that cannot make virtual environments, and name the one command that mends it."""
    try:
        import sqlite3  # noqa: F401
        import venv  # noqa: F401
        from ensurepip import bootstrap  # noqa: F401
    except ImportError as missing:
        part = str(missing.name).lstrip("_")
        way_out = "Install the complete Python from python.org, then run this again."
        if part != "sqlite3" and shutil.which("apt"):
            sudo = "" if os.geteuid() == 0 else "sudo "
            way_out = f"Add it with: {sudo}apt install python3.{sys.version_info[1]}-venv"
        refuse(f"Turnsheet needs the part {part} of Python, which is missing here. {way_out}")


def wanted(extra: str) -> Dict[str, str]:
    """What a finished installation has on its stamp."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return {"python": sys.version, "place": str(ROOT), "project": project, "extra": extra}


def stamp() -> Dict[str, str]:
    """What was installed last; empty when nothing was, or the installation was interrupted."""
    try:
        return dict(json.loads(STAMP.read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def runs(code: str) -> bool:
    """Whether the Python of `.venv` is there and runs this code without an error."""
    nowhere = subprocess.DEVNULL
    return PYTHON.exists() and subprocess.call([str(PYTHON), "-I", "-c", code], stdout=nowhere, stderr=nowhere) == 0


def is_current(extra: str) -> bool:
    return stamp() in (wanted(extra), wanted("test")) and runs("import toolkit")


def is_usable() -> bool:
    """Whether `.venv` can be installed into: finished once, at this place, by this Python."""
    at_home = not STAMP.exists() or stamp().get("place") == str(ROOT)
    return at_home and runs(f"import pip, sys; sys.exit(sys.version != {sys.version!r})")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one window install at a time: SQLite's lock works on every system and ends with its process."""
    import sqlite3

    place = ROOT / ".venv.lock"
    place.touch()
    with contextlib.closing(sqlite3.connect(str(place), timeout=1, isolation_level=None)) as lock:
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            print("Turnsheet is being set up by another window; waiting for it …", file=sys.stderr)
            lock.execute("pragma busy_timeout = 3600000")
            lock.execute("begin exclusive")
        yield


def install(extra: str) -> None:
    """Bring `.venv` up to date, where it is not. Whatever was begun and not finished is made anew."""
    if is_current(extra):
        return
    check_venv()
    with alone():
        if is_current(extra):  # the other window has just done it
            return
        if not is_usable():
            shutil.rmtree(str(VENV), ignore_errors=not VENV.exists())
            VENV.mkdir()
            STAMP.write_text("{}", "utf-8")  # unfinished
            run_logged("Making .venv", [sys.executable, "-m", "venv", str(VENV)])
        STAMP.write_text("{}", "utf-8")
        project = f".[{extra}]" if extra else "."
        pip = [str(PYTHON), "-m", "pip", "install", "--no-input", "--editable", project]
        run_logged("Installing Turnsheet; this once it takes a minute or two", pip)
        STAMP.write_text(json.dumps(wanted(extra)), "utf-8")


def run_logged(what: str, command: List[str]) -> None:
    """Run a command with its noise in the log; show that time passes; explain a failure."""
    live = sys.stderr.isatty()
    print(f"{what} …", end="" if live else "\n", file=sys.stderr, flush=True)
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        log = stack.enter_context(LOG.open("ab"))
        started = subprocess.Popen(command, cwd=str(ROOT), stdout=log, stderr=log, start_new_session=True)
        child = stack.enter_context(started)
        try:
            while child.poll() is None:
                time.sleep(0.2)
                if live:
                    print(f"\r{what} … {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
        except BaseException:
            end_family(child)
            raise
    if live:
        print(file=sys.stderr)
    if child.returncode:
        explain_failure()


def end_family(child: "subprocess.Popen[bytes]") -> None:
    """End a command and all that it started, so that nothing goes on writing into `.venv`."""
    if os.name == "posix":
        os.killpg(child.pid, signal.SIGTERM)
    else:
        child.terminate()


def explain_failure() -> NoReturn:
    lines = LOG.read_text("utf-8", errors="replace").splitlines()[-200:]
    told = "\n".join(lines).lower()
    cause = next((sentence for sign, sentence in CAUSES if sign in told), "")
    errors = [line.strip() for line in lines if line.strip().lower().startswith("error")] or lines
    last = "\n".join(f"    {line}" for line in errors[-4:])
    refuse(f"That did not work. {cause}\n{last}\nThe whole record is in {LOG}", 1)


def hand_over(command: List[str]) -> NoReturn:
    """Become the command, so that Ctrl-C and the exit status are its own."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    with subprocess.Popen(command) as child:
        while True:
            try:
                sys.exit(child.wait())
            except KeyboardInterrupt:
                continue  # the child got it too, and ends by itself


def main(arguments: List[str]) -> NoReturn:
    if arguments[:1] == ["test"]:
        install("test")
        os.chdir(str(ROOT))
        subprocess.call([str(PYTHON), str(ROOT / "tests" / "chromium.py")])
        hand_over(
            [str(PYTHON), "-m", "pytest", "-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder", *arguments[1:]]
        )
    install("")
    named = arguments and not arguments[0].startswith("-")
    hand_over([str(TURNSHEET), *([] if named else ["demo"]), *arguments])


if __name__ == "__main__":
    check_python()
    for ending in ("SIGTERM", "SIGHUP"):
        if signal.getsignal(getattr(signal, ending, signal.SIGINT)) == signal.SIG_DFL:
            signal.signal(getattr(signal, ending), signal.default_int_handler)
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        refuse("\nStopped. Run it again to go on.", 130)
    except OSError as error:
        refuse(f"{error.strerror or error}: {error.filename or ROOT}", 1)
