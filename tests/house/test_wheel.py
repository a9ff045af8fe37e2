"""The wheel, installed where no checkout is: it brings its files and its commands work."""

from __future__ import annotations

import os
import subprocess
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import psutil
import pytest

from tests.house.clean_room import build, furnish

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", checkout, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that has the wheel and what it needs, nothing more."""
    return furnish(tmp_path_factory.mktemp("чистая комната") / "venv", wheel)


def environment(home: Path) -> dict[str, str]:
    """A machine's environment that knows nothing of the checkout or of the tests' own Python."""
    strange = ("PYTHON", "JUPYTER", "VIRTUAL_ENV", "TURNSHEET")
    ours = {key: value for key, value in os.environ.items() if not key.startswith(strange)}
    return {**ours, "HOME": str(home), "USERPROFILE": str(home), "PYTHONUTF8": "1"}


def turnsheet(commands: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(commands / "turnsheet"), *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, encoding="utf-8", timeout=120
    )


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_templates_and_dashboards_travel_in_the_wheel(wheel: Path, checkout: Path) -> None:
    packed = set(contents(wheel))
    for folder in ("sheets_templates", "dashboards"):
        files = {file.relative_to(checkout).as_posix() for file in (checkout / folder).rglob("*") if file.is_file()}
        assert files
        assert {f"toolkit/assets/{name}" for name in files if "__pycache__" not in name} <= packed
    assert "toolkit/py.typed" in packed


def test_nothing_but_the_package_travels_in_the_wheel(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in contents(wheel)}
    assert tops == {"toolkit", next(top for top in tops if top.endswith(".dist-info"))}


def test_the_source_archive_builds_the_same_wheel(wheel: Path, checkout: Path, tmp_path: Path) -> None:
    archive = build("sdist", checkout, tmp_path / "sdist")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert contents(build("wheel", source, tmp_path / "wheel")) == contents(wheel)


def test_a_new_demo_workbook_is_made_and_is_in_order(commands: Path, tmp_path: Path) -> None:
    made = turnsheet(commands, tmp_path, "new", "x.xlsx", "--system", "calpheon", "--demo")
    assert made.returncode == 0, made.stdout + made.stderr
    checked = turnsheet(commands, tmp_path, "check", "x.xlsx")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_demo_answers_and_ends_cleanly(commands: Path, tmp_path: Path) -> None:
    command = [str(commands / "turnsheet"), "demo", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as demo:
        try:
            page = read_page(address(demo))
            family = [psutil.Process(demo.pid), *psutil.Process(demo.pid).children(recursive=True)]
            demo.terminate()
            assert demo.wait(timeout=120) == 0
        finally:
            demo.kill()
    assert "<html" in page
    assert "traceback" not in page.lower()
    _, left = psutil.wait_procs(family, timeout=60)
    assert left == []


def address(demo: subprocess.Popen[str]) -> str:
    """The line on which the demo tells where it is; fails with all it said instead."""
    said: Queue[str] = Queue()
    Thread(target=listen, args=(demo, said), daemon=True).start()
    lines = list(until_address(said))
    assert lines, "the demo said nothing"
    assert lines[-1].startswith("http"), "".join(lines)
    return lines[-1].strip()


def listen(demo: subprocess.Popen[str], said: Queue[str]) -> None:
    for line in demo.stdout or ():
        said.put(line)


def until_address(said: Queue[str]) -> Iterator[str]:
    while True:
        try:
            line = said.get(timeout=180)
        except Empty:
            return
        yield line
        if line.startswith("http"):
            return


def read_page(url: str) -> str:
    """The page as a browser gets it: cookies are kept on the way."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    with browser.open(url, timeout=180) as answer:
        assert answer.status == 200
        text: str = answer.read().decode("utf-8")
    return text
