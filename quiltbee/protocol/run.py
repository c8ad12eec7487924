"""An engine on standard input and output."""

import os
import sys

from quiltbee.opponents import PLAYERS
from quiltbee.protocol.loop import Loop

_CHUNK = 64 * 1024


def run_engine(player: str) -> int:
    """Speak UPI for one of PLAYERS until `quit` or the end of the input; the exit status.

    It is 1 when nobody reads the answers any more. Raises ValueError for a player unknown.
    """
    if player not in PLAYERS:
        raise ValueError(f"there is no player {player!r}; the players are {', '.join(PLAYERS)}")
    try:
        Loop(PLAYERS[player](), _read, _write).run()
    except BrokenPipeError:
        # What is left in the buffer is flushed once more at exit: let it go nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        return 1
    return 0


def _read() -> bytes:
    """Whatever has come, past the buffer of `sys.stdin`, which no thread may hold at exit."""
    return os.read(sys.stdin.fileno(), _CHUNK)


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode("ascii"))
    sys.stdout.buffer.flush()
