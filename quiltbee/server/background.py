"""Work beside the requests: it goes on whatever goes wrong with one piece of it.

The store reports its own errors. Anything else is a fault: it is counted by the name of the work,
and logged.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES

PAUSE = 1.0
"""Seconds before work that a fault has ended begins again."""

_LOG = logging.getLogger(__name__)


async def attempt(name: str, work: Awaitable[None]) -> bool:
    """Do one piece of the work of this name; returns whether it went well."""
    try:
        await work
    except StoreError as error:
        _LOG.warning("Work of %s is lost: %s", name, error)
    except Exception as error:  # noqa: BLE001 - the next piece must not suffer
        FIGURES.worker_faults[name] += 1
        _LOG.error("Something went wrong in the work of %s; it goes on.", name, exc_info=error)
    else:
        return True
    return False


async def keep_going(name: str, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
    """Do endless work until cancelled, and begin again after a fault."""
    while not await attempt(name, work()):  # noqa: ASYNC110 - this is a pause, it waits for nothing
        await asyncio.sleep(pause)
