"""What can be done with a store from outside: each action takes and gives plain JSON."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from quiltbee.server.admin.statistics import statistics
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import ServerError, UnknownError
from quiltbee.server.logs import log
from quiltbee.server.store.copies import copy_database, drop_copies, new_copy_name
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.store import Store

Arguments = Mapping[str, Any]


class ActionError(ServerError):
    """An action that is not carried out; `str()` says why."""


class Actions:
    """Carries actions out on an open store; `folder` is its data folder."""

    def __init__(self, store: Store, folder: Path, clock: Clock = now) -> None:
        self._store = store
        self._folder = folder
        self._clock = clock
        self._actions: dict[str, Callable[[Arguments], Awaitable[Any]]] = {
            "copy": self._copy,
            "statistics": self._statistics,
            "remove_person": self._remove_person,
            "reports": self._reports,
            "close_report": self._close_report,
        }

    async def carry_out(self, name: object, arguments: Arguments) -> Any:
        """The answer to an action; ServerError, with one sentence, if there is none."""
        action = self._actions.get(str(name))
        if action is None:
            raise ActionError(f"There is no action {str(name)[:40]!r}.")
        try:
            return await action(arguments)
        except KeyError as error:
            raise ActionError(f"The action {name} needs {error}.") from error

    async def _copy(self, _: Arguments) -> str:
        """A whole copy in the data folder; the name of the file, which the caller takes away."""
        drop_copies(self._folder)
        copy = self._folder / new_copy_name()
        await asyncio.to_thread(copy_database, self._folder / DATABASE_NAME, copy)
        log.info("A copy of the database was made.")
        return copy.name

    async def _statistics(self, _: Arguments) -> dict[str, Any]:
        return await statistics(self._store.database, self._folder, self._clock())

    async def _remove_person(self, arguments: Arguments) -> None:
        if await self._store.people.remove(str(arguments["person"]), self._clock()) is None:
            raise UnknownError("There is no such person.")
        log.info("A person was removed.")

    async def _reports(self, arguments: Arguments) -> list[dict[str, Any]]:
        reports = await self._store.reports.listed(closed=bool(arguments.get("all")))
        return [asdict(report) for report in reports]

    async def _close_report(self, arguments: Arguments) -> None:
        await self._store.reports.close(str(arguments["report"]), self._clock())
        log.info("A report was closed.")
