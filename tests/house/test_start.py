"""start.py on a small project: real virtual environments, real pip, real signals."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from tests.house.small_project import SmallProject

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("start")]
NO_ENSUREPIP = "import sys, runpy; sys.modules['ensurepip'] = None; runpy.run_path('start.py', run_name='__main__')"


@pytest.fixture
def project(checkout: Path, tmp_path: Path) -> SmallProject:
    return SmallProject(tmp_path / "Мой стол (2)", checkout)


@pytest.fixture(scope="module")
def standing(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> SmallProject:
    """One that is installed, for tests that leave it so."""
    made = SmallProject(tmp_path_factory.mktemp("standing") / "Мой стол (2)", checkout)
    made.told()
    return made


def test_a_first_run_installs_and_a_second_starts_at_once(project: SmallProject, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    first = project.told("--port", "0", folder=elsewhere)
    assert first["arguments"] == ["demo", "--port", "0"]
    assert Path(first["folder"]) == elsewhere
    installed = project.record.stat().st_size
    assert project.told()["arguments"] == ["demo"]
    assert project.told("serve", "my team.xlsx")["arguments"] == ["serve", "my team.xlsx"]
    assert project.record.stat().st_size == installed


def test_a_changed_project_file_is_installed_again_into_the_same_place(standing: SmallProject) -> None:
    installed = standing.record.stat().st_size
    (standing.root / "pyproject.toml").open("a").write("# one dependency more\n")
    standing.told()
    assert standing.record.stat().st_size > installed


def test_checks_are_run_in_the_checkout_and_get_the_arguments(project: SmallProject, tmp_path: Path) -> None:
    told = project.told("test", "-k", "dice", folder=tmp_path)
    assert told["arguments"][-2:] == ["-k", "dice"]
    assert Path(told["folder"]) == project.root
    installed = project.record.stat().st_size
    project.told()
    assert project.record.stat().st_size == installed, "what the tests need includes what the demo needs"


def test_an_interrupted_installation_is_made_anew(project: SmallProject) -> None:
    (project.root / "slow").touch()
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        started = project.begin()
        deadline = time.monotonic() + 60
        while not (project.root / "building").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        started.send_signal(how)
        _, err = started.communicate(timeout=70)
        assert "Traceback" not in err
        if how != signal.SIGKILL:
            assert "Stopped." in err
            assert still_building(project) == []
        (project.root / "building").unlink()
    (project.root / "slow").unlink()
    (project.root / ".venv/left-behind").touch()
    project.told()
    assert not (project.root / ".venv/left-behind").exists()


def test_two_windows_at_once_install_once(project: SmallProject) -> None:
    windows = [project.begin(), project.begin()]
    told = [window.communicate(timeout=120) for window in windows]
    assert all('["demo"]' in out for out, _ in told), told
    assert sum("Installing" in err for _, err in told) == 1
    assert sum("another window" in err for _, err in told) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_may_not_be_written_is_told_in_a_sentence(project: SmallProject) -> None:
    project.root.chmod(0o555)
    status, sentence = project.refusal()
    assert status == 1
    assert "Traceback" not in sentence


def still_building(project: SmallProject) -> list[psutil.Process]:
    """The processes that go on in the project's `.venv`, after a moment to end in."""
    ours = [one for one in psutil.process_iter(["cmdline"]) if str(project.root) in " ".join(one.info["cmdline"] or ())]
    return psutil.wait_procs(ours, timeout=30)[1]


def test_a_broken_environment_is_made_anew(project: SmallProject) -> None:
    project.told()
    for python in (project.root / ".venv").glob("[bS]*/python*"):
        python.unlink()
    project.told()
    shutil.rmtree(project.root / ".venv/lib", ignore_errors=True)
    project.told()


def test_a_moved_checkout_is_set_up_in_its_new_place(project: SmallProject) -> None:
    project.told()
    project.root = project.root.rename(project.root.with_name("moved"))
    assert project.told()["arguments"] == ["demo"]


def test_a_failed_installation_is_explained_and_can_be_repeated(project: SmallProject) -> None:
    (project.root / "broken").touch()
    status, sentence = project.refusal()
    assert status == 1
    assert "The disk is full." in sentence
    assert str(project.record) in sentence
    assert "Traceback" not in sentence.replace("    Traceback", "")
    (project.root / "broken").unlink()
    project.told()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_reaches_the_command_itself(how: signal.Signals, standing: SmallProject) -> None:
    started = standing.begin("--wait")
    assert started.stdout
    assert f'"pid": {started.pid}' in started.stdout.readline()
    started.send_signal(how)
    started.communicate(timeout=60)
    assert started.returncode == -how


def test_without_ensurepip_the_one_command_is_named(project: SmallProject) -> None:
    done = subprocess.run([sys.executable, "-c", NO_ENSUREPIP], cwd=project.root, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    minor = sys.version_info[1]
    assert f"apt install python3.{minor}-venv" in done.stderr or "python.org" in done.stderr
    assert not (project.root / ".venv").exists()


def test_a_group_of_tests_stays_in_one_worker(request: pytest.FixtureRequest) -> None:
    """pytest-xdist knows a group by the end of the tests' names; where pytest keeps none, it says nothing."""
    grouped = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@start") == grouped


def test_old_pythons_can_read_the_file(checkout: Path) -> None:
    ast.parse((checkout / "start.py").read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", ["3.6", "3.8", "3.10"])
def test_an_old_python_is_refused_in_one_sentence(version: str, project: SmallProject) -> None:
    python = old_python(version)
    done = subprocess.run([python, "start.py"], cwd=project.root, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("Turnsheet needs Python 3.11 or newer, and this is " + version)
    assert len(done.stderr.splitlines()) == 1


def old_python(version: str) -> str:
    """A Python of that version: on the search path, or among those that pyenv keeps."""
    kept = sorted(Path(os.environ.get("PYENV_ROOT", "/nowhere")).glob(f"versions/{version}.*/bin/python"))
    found = [str(path) for path in kept] or [shutil.which(f"python{version}") or ""]
    if not found[0]:
        pytest.skip(f"no Python {version} on this machine")
    return found[0]
