"""`python -m quiltbee.training RUN`: make weights in the folder RUN, or continue there."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from quiltbee.training.folder import RunFolder, TrainingError, export
from quiltbee.training.plan import PLANS
from quiltbee.training.run import Run
from quiltbee.workers import RayWorkers, Threads, Workers, WorkersError

_INTERRUPTED = 130


def _number(least: int, name: str) -> Callable[[str], int]:
    """Return a parser of whole numbers of at least `least`."""

    def parse(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) < 1 << 31:
            raise argparse.ArgumentTypeError(f"{text!r} is not a {name} of {least} or more")
        return int(text)

    return parse


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quiltbee.training",
        description="Learn the engine's weights from games against itself, in a folder. The same "
        "command continues a run that was stopped, however it was stopped.",
    )
    parser.add_argument("folder", type=Path, metavar="RUN", help="the folder of the run")
    parser.add_argument(
        "--size",
        choices=PLANS,
        help="toy: seconds; small: minutes; full: an hour; further: another hour, starting from "
        "the weights that come with the package; solo: against the Automa; "
        "solo-further: another hour of that (default: small)",
    )
    parser.add_argument("--seed", type=_number(0, "seed"), help="the seed of all random draws (1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--threads",
        type=_number(1, "number of threads"),
        default=os.cpu_count() or 1,
        help="threads that play games, besides the one that learns (default: one for each core)",
    )
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on the Ray cluster at HOST:PORT instead"
    )
    parser.add_argument(
        "--export", type=Path, metavar="FILE", help="only write the current weights to FILE"
    )
    return parser


def _workers(arguments: argparse.Namespace) -> Workers:
    return Threads(arguments.threads) if arguments.ray is None else RayWorkers(arguments.ray)


def main(words: list[str] | None = None) -> int:
    """Run the command and return its exit status."""
    arguments = _parser().parse_args(words)
    folder = RunFolder(arguments.folder)
    try:
        if arguments.export:
            export(folder.load(), arguments.export)
            return 0
        with folder.held():
            run = Run(folder, arguments.size, arguments.seed)
            with _workers(arguments) as workers:
                run.go_on(workers)
    except (TrainingError, WorkersError, OSError) as error:
        print(f"training: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("training: interrupted; the same command continues", file=sys.stderr)
        return _INTERRUPTED
    print(f"{folder.weights} is done after {run.progress.games} games.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
