"""Work that goes on beside the requests: whatever goes wrong with one piece of it, it goes on.

An error of the store has been told by the store. Anything else is a fault: it is counted, by the
name of the work, and there is a line in the log for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quiltbee.server.errors import StoreError
from quiltbee.server.figures import FIGURES

PAUSE = 1.0
"""Seconds before work that has ended by a fault begins again."""

_LOG = logging.getLogger(__name__)


async def attempt(name: str, work: Awaitable[None]) -> bool:
    """Do one piece of the work of this name; whether it went well."""
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
    """Do endless work, and begin again if it ends by a fault; until cancelled."""
    while not await attempt(name, work()):  # noqa: ASYNC110 - it is a pause, and waits for nothing
        await asyncio.sleep(pause)
