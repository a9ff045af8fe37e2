"""Whatever data ships is accounted for."""

from __future__ import annotations

from pathlib import Path


def test_every_data_file_stands_in_the_notices(checkout: Path) -> None:
    notices = (checkout / "THIRD_PARTY_NOTICES.md").read_text("utf-8")
    shipped = [file for file in (checkout / "toolkit").rglob("data/*") if file.suffix in {".csv", ".json"}]
    assert shipped
    assert [file.name for file in shipped if file.relative_to(checkout).as_posix() not in notices] == []
