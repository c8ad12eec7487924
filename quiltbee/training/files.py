"""Files that are written whole or not at all."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt


@contextmanager
def replace_file(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to, which gets its name only once all of it is on disk."""
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def write_arrays(path: Path, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write an .npz file uncompressed, which is fast."""
    with replace_file(path) as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
