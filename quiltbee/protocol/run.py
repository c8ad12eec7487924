"""An engine on standard input and output."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from quiltbee.players import PLAYERS, Progress, Thinker
from quiltbee.protocol.loop import Loop
from quiltbee.protocol.progress import shown_progress

_CHUNK = 64 * 1024

_INTERRUPTED = 130
"""The exit status after Ctrl+C, by the convention of shells."""

_SWITCH_S = 0.0005
"""How long a thread may keep the interpreter while another waits. With Python's default of 5 ms, a
compiling thread delays the answer to `stop` by several times as much."""


def run_engine(player: str | Thinker) -> int:
    """Speak UPI for a player until `quit` or the end of the input; returns the exit status.

    The player is one of PLAYERS by name, or any Thinker. The status is 1 when nobody reads the
    answers any more. Raises ValueError for an unknown name.
    """
    if isinstance(player, str):
        if player not in PLAYERS:
            raise ValueError(f"there is no player {player!r}; the players are {', '.join(PLAYERS)}")
        player = PLAYERS[player]()
    sys.setswitchinterval(_SWITCH_S)
    loop = Loop(player, _read, _write, _shown)
    try:
        loop.run()
    except BrokenPipeError:
        # What is left in the buffer is flushed again at exit: let it go nowhere.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        return _ended(loop, 1)
    except KeyboardInterrupt:
        if loop.is_working and sys.stderr is not None:
            print("quiltbee: interrupted", file=sys.stderr, flush=True)
        _ended(loop, _INTERRUPTED)
        raise
    return _ended(loop, 0)


def _ended(loop: Loop, status: int) -> int:
    """Return the exit status; if a thread still compiles or thinks, end the process right here.

    An orderly exit would tear down the compiler while that thread is using it, which aborts.
    """
    if loop.is_working:
        os._exit(status)  # whatever was said has been flushed
    return status


@contextmanager
def _shown() -> Iterator[Progress]:
    """Show on standard error how the player gets ready.

    Afterwards the garbage collector leaves what has been compiled so far alone: scanning it again
    and again would delay the answer to `stop` by 0.2 s while the rest compiles.
    """
    if sys.stderr is None:
        yield lambda text: None
    else:
        with shown_progress(sys.stderr, "quiltbee") as progress:
            yield progress
    gc.collect()
    gc.freeze()


def _read() -> bytes:
    """Read the input without the buffer of `sys.stdin`, whose lock must not be held at exit."""
    return os.read(sys.stdin.fileno(), _CHUNK)


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode("ascii"))
    sys.stdout.buffer.flush()
