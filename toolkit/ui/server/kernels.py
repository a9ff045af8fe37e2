"""The processes behind the pages: how they start, whose each is, and when a forgotten one is ended.

A process starts with the server's environment (it works for the same person) but with private IPython settings, and
what it prints goes to the log. One that dies is not restarted: an empty one under the same name would look alive. One
whose page has gone without saying so (locked phone, closed laptop, killed browser) is ended after a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, BinaryIO

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

_log = logging.getLogger("turnsheet.kernels")


class ThisPython(KernelSpecManager):
    """Only the Python that runs the server: a kernel of the same name elsewhere knows nothing of Turnsheet."""

    def _kernel_dirs_default(self) -> list[str]:
        return []


class Kernels(AsyncMappingKernelManager):
    """Starts processes; `output`, `settings_folder` and `closing` are set by the server."""

    output: BinaryIO
    settings_folder: str
    closing = False

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self._owners: dict[str, str] = {}

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]
        """Start one; its id. Raises RuntimeError while the server is ending."""
        if self.closing:
            raise RuntimeError("the server is ending")
        env = {**kwargs.pop("env", {}), "IPYTHONDIR": self.settings_folder}
        return await super().start_kernel(env=env, stdout=self.output, stderr=self.output, **kwargs)

    async def take(self, owner: str) -> dict[str, Any]:
        """A process for a page of `owner`: one that waits, else one that is started now; see `ready`."""
        while True:
            pool = self._pool()
            item = pool.pop(0)
            self._pool(delay=None)  # the next one is started a moment later, when this page is through
            found: dict[str, Any] = await item
            process: Any = self.get_kernel(found["kernel_id"])
            if await process.is_alive():
                self._owners[found["kernel_id"]] = owner
                return found

    def owner(self, kernel: str) -> str | None:
        """The browser session behind whose page a process is; None where it is no more, or waits."""
        return self._owners.get(kernel) if kernel in self else None

    def _pool(self, delay: float | None = 0) -> list[asyncio.Task[dict[str, Any]]]:
        """The waiting ones, filled up; those that could not be started are left out."""
        pools: Any = self
        pool: list[asyncio.Task[dict[str, Any]]] = pools._pools.setdefault(pools.notebook_path, [])
        pool[:] = [task for task in pool if not (task.done() and (task.cancelled() or task.exception()))]
        pools.fill_if_needed(delay=delay, notebook_name=pools.notebook_path)
        return pool

    def waiting(self) -> list[asyncio.Task[dict[str, Any]]]:
        """The processes that wait for their first page: a task each, giving `kernel_id` and the `task` running it."""
        return [task for pool in getattr(self, "_pools", {}).values() for task in pool]

    def ready(self) -> list[dict[str, Any]]:
        """Those of `waiting` that have started."""
        done = [task for task in self.waiting() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    def lonely(self) -> set[str]:
        """The ids of processes that have had a page, or never got one, and have none now."""
        started: list[str] = self.list_kernel_ids()
        alone = {kernel for kernel in started if not self._kernel_connections.get(kernel)}
        return alone - {item["kernel_id"] for item in self.ready()}


class Reaper:
    """Ends each process that has had no page for `limit` seconds."""

    def __init__(self, kernels: Kernels, limit: float) -> None:
        self._kernels = kernels
        self._limit = limit
        self._since: dict[str, float] = {}

    async def watch(self) -> None:
        """Look again and again until cancelled."""
        while True:
            await asyncio.sleep(min(self._limit / 4, 15))
            try:
                await self.sweep(time.monotonic())
            except Exception:
                _log.exception("while looking for forgotten processes")

    async def sweep(self, now: float) -> None:
        """One look at time `now` (seconds)."""
        self._since = {kernel: self._since.get(kernel, now) for kernel in self._kernels.lonely()}
        for kernel, since in list(self._since.items()):
            if now - since >= self._limit:
                _log.info("process %s has had no page for %.0f s: ended", kernel, now - since)
                await self._kernels.shutdown_kernel(kernel)  # type: ignore[no-untyped-call]
