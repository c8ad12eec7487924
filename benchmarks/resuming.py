"""Work in pieces that is cut off and taken up again: what is found is saved piece by piece."""

import json
import multiprocessing
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

Task = TypeVar("Task")


def add_options(parser: ArgumentParser) -> None:
    """Add what `found_by` takes: in how many processes, for how long, and where it is saved."""
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--save", type=Path, help="goes on where this file stops")


def found_by(
    work: Callable[[Task], Any], tasks: Iterable[Task], options: Namespace
) -> Iterator[Any]:
    """Do each task and yield what it finds, first what the file has. Both must be JSON.

    What a task finds may not depend on the others: after an interruption they are done in another
    order, or not again.
    """
    begun, save = time.monotonic(), options.save
    lines = save.read_text().splitlines() if save and save.exists() else []
    saved = {json.dumps(row["task"]): row["found"] for row in map(json.loads, lines)}
    tasks = list(tasks)
    yield from (saved[key] for key in map(json.dumps, tasks) if key in saved)
    left = [task for task in tasks if json.dumps(task) not in saved]
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for task, found in pool.imap_unordered(Piece(work), left):
            if save:
                with save.open("ab", buffering=0) as file:
                    file.write(json.dumps({"task": task, "found": found}).encode() + b"\n")
            yield found
            if time.monotonic() - begun > options.seconds:
                break
        pool.terminate()


class Piece:
    """A piece of work that tells its task with what it finds."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work

    def __call__(self, task: Any) -> tuple[Any, Any]:
        """Do it."""
        return task, self.work(task)
