"""An engine on standard input and output."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from quiltbee.players import PLAYERS, Progress
from quiltbee.protocol.loop import Loop
from quiltbee.protocol.progress import shown_progress

_CHUNK = 64 * 1024

_SWITCH_S = 0.0005
"""How long a thread may keep the interpreter while another waits: one that compiles would else hold
up the answer to `stop` for several times the usual 5 ms."""


def run_engine(player: str) -> int:
    """Speak UPI for one of PLAYERS until `quit` or the end of the input; the exit status.

    It is 1 when nobody reads the answers any more. Raises ValueError for a player unknown.
    """
    if player not in PLAYERS:
        raise ValueError(f"there is no player {player!r}; the players are {', '.join(PLAYERS)}")
    sys.setswitchinterval(_SWITCH_S)
    loop = Loop(PLAYERS[player](), _read, _write, _shown)
    try:
        loop.run()
    except BrokenPipeError:
        # What is left in the buffer is flushed once more at exit: let it go nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        return _ended(loop, 1)
    return _ended(loop, 0)


def _ended(loop: Loop, status: int) -> int:
    """The exit status; while something still compiles or thinks, the process ends right here.

    An orderly exit would take the compiler away from under a thread that is in the midst of it.
    """
    if loop.is_working:
        os._exit(status)
    return status


@contextmanager
def _shown() -> Iterator[Progress]:
    """What shows how the player gets ready.

    What was compiled until then stays: to go through it for garbage again and again would hold up
    the answer to `stop` for 0.2 s while the rest compiles.
    """
    if sys.stderr is None:
        yield lambda text: None
    else:
        with shown_progress(sys.stderr, "quiltbee") as progress:
            yield progress
    gc.freeze()


def _read() -> bytes:
    """Whatever has come, past the buffer of `sys.stdin`, which no thread may hold at exit."""
    return os.read(sys.stdin.fileno(), _CHUNK)


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode("ascii"))
    sys.stdout.buffer.flush()
