"""Workers as the options of a command name them."""

from quiltbee.commands.errors import CommandError
from quiltbee.workers import RayWorkers, WorkersError


def on_ray(address: str, most: int | None = None) -> RayWorkers:
    """The workers of the Ray cluster at an address, `most` at a time; CommandError if none."""
    try:
        return RayWorkers(address, most)
    except WorkersError as error:
        raise CommandError(str(error)) from None
