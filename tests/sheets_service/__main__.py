"""Run the service for trials by hand: `python -m tests.sheets_service --port 0` prints its address and waits."""

from __future__ import annotations

import argparse
import threading
from pathlib import Path

from tests.sheets_service import Clock, SheetsService
from tests.sheets_service.workbooks import book_of


def main() -> None:
    """Until Ctrl+C."""
    parser = argparse.ArgumentParser(prog="python -m tests.sheets_service", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0: any that is free")
    parser.add_argument(
        "--load", type=Path, action="append", default=[], help="a workbook to begin with; its id is printed"
    )
    parser.add_argument("--locale", default="en_US", help="of the workbooks loaded")
    parser.add_argument("--quota", action="store_true", help="60 reads and 60 writes a minute")
    parser.add_argument("--latency", type=float, default=0.0, help="seconds before each answer")
    parser.add_argument("--speed", type=float, default=1.0, help="how fast the service's clock goes")
    chosen = parser.parse_args()
    with SheetsService(chosen.port, Clock(chosen.speed)) as service:
        if chosen.quota:
            service.quota.limit()
        service.faults.latency = chosen.latency
        print(service.url, flush=True)
        for path in chosen.load:
            print(f"{_load(service, path, chosen.locale)}  {path.name}", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print()


def _load(service: SheetsService, path: Path, locale: str) -> str:
    sheet = service.create(path.stem, locale=locale)
    sheet.file.book = book_of(path.read_bytes(), path.stem)
    sheet.file.book.properties["locale"] = locale
    return sheet.id


if __name__ == "__main__":
    main()
