"""What can go wrong with workers; the message is one sentence for the user."""

from typing import Final

MOST_DEATHS: Final = 5
"""A call is given up after this many workers have died with it."""


class WorkersError(Exception):
    """There are no workers to be had, or too many of them died."""
