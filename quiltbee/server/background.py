"""Background work, which survives the failure of a task.

The store reports its own errors. Any other error is counted by the name of the work, and logged.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES

PAUSE = 1.0
"""Seconds before failed work restarts."""

_LOG = logging.getLogger(__name__)


async def attempt(name: str, work: Awaitable[None]) -> bool:
    """Run a task of the work of this name; return whether it succeeded."""
    try:
        await work
    except StoreError as error:
        _LOG.warning("A task of %s is lost: %s", name, error)
    except Exception as error:  # noqa: BLE001 - the next task must not suffer
        FIGURES.worker_faults[name] += 1
        _LOG.error("%s failed; continuing.", name, exc_info=error)
    else:
        return True
    return False


async def keep_going(name: str, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
    """Run endless work until canceled, and restart it after a failure."""
    while not await attempt(name, work()):  # noqa: ASYNC110 - a pause, which waits for nothing
        await asyncio.sleep(pause)
