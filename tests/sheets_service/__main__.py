"""Run the service for trials by hand: `python -m tests.sheets_service --port 0` prints its address and waits."""

from __future__ import annotations

import argparse
import threading

from tests.sheets_service import Clock, SheetsService


def main() -> None:
    """Until Ctrl+C."""
    parser = argparse.ArgumentParser(prog="python -m tests.sheets_service", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0: any that is free")
    parser.add_argument("--quota", action="store_true", help="60 reads and 60 writes a minute")
    parser.add_argument("--latency", type=float, default=0.0, help="seconds before each answer")
    parser.add_argument("--speed", type=float, default=1.0, help="how fast the service's clock goes")
    chosen = parser.parse_args()
    with SheetsService(chosen.port, Clock(chosen.speed)) as service:
        if chosen.quota:
            service.quota.limit()
        service.faults.latency = chosen.latency
        print(service.url, flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
