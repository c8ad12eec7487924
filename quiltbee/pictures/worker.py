"""A process that draws: `python -m quiltbee.pictures.worker`, for a server that must not wait.

It reads requests from standard input until that ends, and answers each on standard output. Both are
frames: eight bytes of length, then a pickle. A request holds the arguments of `animate`; an answer
is the picture as bytes, or an error message. Only the parent process can write to it.
"""

import pickle
import signal
import sys
from typing import BinaryIO

from quiltbee.pictures.picture import PictureError, animate

LENGTH = 8


def frame(value: object) -> bytes:
    """Pickle a value into a frame for the pipe."""
    packed = pickle.dumps(value)
    return len(packed).to_bytes(LENGTH) + packed


def _read(pipe: BinaryIO) -> object | None:
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    value: object = pickle.loads(pipe.read(int.from_bytes(head)))
    return value


def main() -> int:
    """Draw until standard input ends; Ctrl+C is for the server, which then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while (request := _read(sys.stdin.buffer)) is not None:
        answer: bytes | str
        try:
            answer = animate(*request)  # type: ignore[misc]
        except PictureError as error:
            answer = str(error)
        sys.stdout.buffer.write(frame(answer))
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
