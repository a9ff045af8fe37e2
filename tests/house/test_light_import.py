"""`import toolkit` is light: it loads none of the big libraries, and little else."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("pandas", "numpy", "openpyxl", "ipywidgets", "anywidget", "voila", "IPython", "lxml", "pydantic", "lark")


def test_import_toolkit_loads_no_big_library() -> None:
    code = f"import sys, toolkit; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
