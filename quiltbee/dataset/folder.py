"""The folder of a data set: what it holds, and which shards are still to be played.

    dataset.json             what the games depend on, as `Plan.described`
    games/00000.parquet      the games of shard 0; so for every shard, beside
    decisions/00000.parquet
    evaluations/00000.parquet
    lock                     held while a process works on the data set

A file gets its name once all of it is on disk, and the file of games comes last: a shard without it
does not count, and is played again.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from filelock import FileLock, Timeout

from quiltbee.dataset.plan import DataSetError, Plan, parse_plan
from quiltbee.dataset.tables import SCHEMAS, Shard

_PLAN, _LOCK = "dataset.json", "lock"


class DataSetFolder:
    """The files of a data set. Only one process at a time works on it: see `held`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def held(self) -> Iterator[None]:
        """Make the folder and lock it.

        Raises DataSetError if it can't be written to, holds other things or is being worked on.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            names = {path.name for path in self.path.iterdir()}
            if _PLAN not in names and names - {_LOCK}:
                raise DataSetError(f"{self.path} exists, and is not a data set")
            lock = FileLock(self.path / _LOCK, blocking=False)
            lock.acquire()
        except Timeout:
            raise DataSetError(f"another process is working on {self.path}") from None
        except OSError as error:
            raise DataSetError(f"can't use the folder {self.path}: {error.strerror}") from None
        with lock:
            yield

    def plan(self) -> Plan | None:
        """Return what the data set depends on; None in a new folder."""
        path = self.path / _PLAN
        if not path.exists():
            return None
        try:
            return parse_plan(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, DataSetError) as error:
            raise DataSetError(f"can't use {path}: {error}") from None

    def begin(self, plan: Plan) -> None:
        """Start or continue a data set; raises DataSetError if the folder holds a different one."""
        there = self.plan()
        if there is None:
            self._write(Path(_PLAN), plan.described().encode())
        elif there != plan:
            raise DataSetError(f"{self.path} holds another data set: {_difference(there, plan)}")
        for name in SCHEMAS:
            (self.path / name).mkdir(exist_ok=True)
            for part in (self.path / name).glob(".*.part"):
                part.unlink()

    def missing(self, plan: Plan, games: int) -> list[int]:
        """Return the numbers of the shards that are missing or incomplete."""
        return [
            shard
            for shard in plan.shards(games)
            if self.games_in(shard) < len(plan.games_of(shard, games))
        ]

    def count(self) -> int:
        """Return how many games there are, even beyond what was asked for."""
        return sum(self.games_in(int(path.stem)) for path in self.path.glob("games/*.parquet"))

    def games_in(self, shard: int) -> int:
        """Return how many games of a shard there are."""
        paths = [self.path / _file(name, shard) for name in SCHEMAS]
        if not all(path.exists() for path in paths):
            return 0
        try:
            rows: int = pq.read_metadata(paths[0]).num_rows
        except (OSError, pa.ArrowInvalid):
            raise DataSetError(f"{paths[0]} is not a complete Parquet file") from None
        return rows

    def write(self, number: int, shard: Shard) -> None:
        """Write a shard, the games last."""
        for name in reversed(SCHEMAS):
            self._write(_file(name, number), getattr(shard, name))

    def _write(self, name: Path, data: bytes) -> None:
        """Write a file under a name that readers of Parquet ignore, then rename it."""
        path = self.path / name
        part = path.with_name(f".{path.name}.part")
        try:
            with part.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            raise DataSetError(f"can't write {path}: {error.strerror}") from None


def _file(name: str, shard: int) -> Path:
    return Path(name) / f"{shard:05}.parquet"


def _difference(there: Plan, here: Plan) -> str:
    """Return the first thing in which two plans differ."""
    for name, told, wanted in (
        ("players", " and ".join(there.names), " and ".join(here.names)),
        ("seed", repr(there.seed), repr(here.seed)),
        ("boards", _boards(there), _boards(here)),
        ("games on a ring", there.games_on_ring, here.games_on_ring),
        ("drawn decisions of the opening", there.opening, here.opening),
        ("games in a shard", there.shard, here.shard),
        ("decks of the Automa", _decks(there), _decks(here)),
        ("levels of the Automa", there.levels, here.levels),
        ("visits", there.visits, here.visits),
    ):
        if told != wanted:
            return f"its {name}: {told} there, {wanted} here"
    return "it differs"


def _boards(plan: Plan) -> str:
    return " and ".join(board.value for board in plan.boards)


def _decks(plan: Plan) -> str:
    return " and ".join(deck.value for deck in plan.decks)
