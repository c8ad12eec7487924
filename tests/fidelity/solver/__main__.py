"""Solves late positions of recorded games: `python -m tests.fidelity.solver RECORD.pgr ...`.

The answers are added to the file of solved positions. Interrupted, it goes on where it was: a game
that the file has positions of is passed over, and so is a position that it has already.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from quiltbee.notation import NotationError, Record, iter_records
from quiltbee.rules import Position

from .collect import name_of_game, worth_storing
from .stored import FILE, Stored, append, read_stored


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fidelity.solver",
        description="Solve late positions of recorded games and store the answers.",
    )
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD.pgr")
    parser.add_argument("--into", type=Path, default=FILE, help="the file (default: %(default)s)")
    parser.add_argument("--most", type=int, default=1_000, help="stop at so many positions")
    return parser.parse_args()


def read_games(paths: list[Path]) -> list[Record[Position]]:
    """The games of all files that can be read without problems."""
    games = []
    for path in paths:
        for number, record in enumerate(iter_records(path.read_text(encoding="utf-8")), 1):
            if record.problems:
                print(f"{path}, game {number}: {record.problems[0]}", file=sys.stderr)
            else:
                games.append(record)
    return games


def add_positions(games: list[Record[Position]], path: Path, most: int) -> None:
    """Go through the games, adding what is found to the file after each."""
    stored = read_stored(path)
    for number, record in enumerate(games, 1):
        if len(stored) >= most:
            return
        if any(line.game == name_of_game(record) for line in stored):
            continue
        known = {line.position for line in stored}
        found = [line for line in worth_storing(record) if line.position not in known]
        found = found[: most - len(stored)]
        append(found, path)
        stored += found
        told = f"game {number} of {len(games)}: {len(found)} added, {len(stored)} in all"
        print(told, file=sys.stderr, flush=True)


def summary(stored: list[Stored]) -> str:
    """How many positions there are of each board and each power of ten of nodes."""
    counts = Counter((line.position[-1], len(str(line.nodes)) - 1) for line in stored)
    lines = [f"{len(stored)} positions of {len({line.game for line in stored})} games"]
    lines += [f"board {b}, from 10^{p} nodes: {n}" for (b, p), n in sorted(counts.items())]
    return "\n".join(lines)


def main() -> None:
    given = arguments()
    try:
        add_positions(read_games(given.records), given.into, given.most)
        print(summary(read_stored(given.into)))
    except (OSError, NotationError, ValueError) as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
