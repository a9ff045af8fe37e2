"""Fresh workbooks for a rule system: `build_template(ruleset, lang=…, demo=…)` gives the bytes of an .xlsx file."""

from __future__ import annotations

from toolkit.tables.template.book import build_template
from toolkit.tables.template.templated import Templated

__all__ = ["Templated", "build_template"]
