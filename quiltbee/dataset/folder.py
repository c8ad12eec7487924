"""The folder of a data set: its files and tables.

    dataset.json             the plan, as `Plan.described`
    games/00000.parquet      the games of shard 0; likewise for every shard
    decisions/00000.parquet
    evaluations/00000.parquet
    lock                     held while a process works on the data set

Files are written atomically, that of the games last: a shard without it does not count, and is
played again.

The rows of the three tables have the fields of the files. docs/reference/dataset.md lists them with
their units; a test compares.
"""

import io
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import pyarrow as pa
import pyarrow.parquet as pq
from filelock import FileLock, Timeout

from quiltbee.dataset.plan import SCHEMA, DataSetError, Plan, parse_plan

TENTHS: Final = 10
"""The units of a point in the column `margin`, which has whole numbers."""


class GameRow(NamedTuple):
    """A game; fields ending in 1 are player 1's, who starts, and those ending in 2 player 2's.

    `special_tile` is its owner, 1, 2 or 0 for none. `first_to_end` is the first player on space 53.
    In a solo game player 2 is the Automa, and `cards` has all shuffles in the form of the tag Cards
    of a record; in a duel `deck`, `level` and `cards` are None.
    """

    game: int
    ring_number: int
    ring: str
    board: str
    player1: str
    player2: str
    decisions: int
    winner: int
    score1: int
    score2: int
    buttons1: int
    buttons2: int
    income1: int
    income2: int
    empty_spaces1: int
    empty_spaces2: int
    special_patches1: int
    special_patches2: int
    special_tile: int
    first_to_end: int
    deck: str | None
    level: int | None
    cards: str | None


class DecisionRow(NamedTuple):
    """A decision: the state before it, the choice, and its effects.

    `number` counts from 1 in each game. The columns from `buttons` on are of the player who
    decides, those with `other_` of the opponent. `kind` is pass, patch or special. `choice` is
    1, 2 or 3, counted from the neutral token. `earned` are the buttons for advancing and `received`
    those of the income marks crossed. `visited` are the actions of a search's candidates, the most
    visited first, and `visits` their visits; None without a search.
    """

    game: int
    number: int
    player: int
    buttons: int
    time: int
    income: int
    empty_spaces: int
    other_buttons: int
    other_time: int
    other_income: int
    other_empty_spaces: int
    choices: str
    legal: int
    kind: str
    patch: str | None
    choice: int | None
    action: int
    move: str
    drawn: bool
    paid: int
    earned: int
    received: int
    special_tile: bool
    visited: tuple[int, ...] | None
    visits: tuple[int, ...] | None


class EvaluationRow(NamedTuple):
    """The evaluation of a move by the player who decides; the best has rank 1.

    `win_chance` is in thousandths and `margin` in tenths of a point (TENTHS), both for the player
    to move. `solved` is a proven win or loss.
    """

    game: int
    number: int
    rank: int
    action: int
    move: str
    win_chance: int | None
    margin: int | None
    solved: str | None
    depth: int
    nodes: int


class Rows(NamedTuple):
    """The rows of some games, by table."""

    games: list[GameRow]
    decisions: list[DecisionRow]
    evaluations: list[EvaluationRow]


def joined(parts: Iterable[Rows]) -> Rows:
    """Concatenate the rows of some parts."""
    return Rows(*(list(chain.from_iterable(table)) for table in zip(*parts, strict=True)))


SCHEMA_KEY: Final = b"quiltbee.schema"
"""The key of the schema's version in each file's metadata."""

_WORD = pa.dictionary(pa.int16(), pa.string())
"""The type of text columns with few distinct values, at most as many as there are moves."""

_WIDE = {"game": pa.int32(), "ring_number": pa.int32(), "nodes": pa.int32()}
_LISTS = {"visited": pa.list_(pa.int16()), "visits": pa.list_(pa.int32())}
_WORDS = {"board", "player1", "player2", "kind", "patch", "move", "solved", "deck"}
_TEXTS = {"ring", "choices", "cards"}


def schema_of(row: type[Any]) -> pa.Schema:
    """Return the schema of a table of rows; numbers have 16 bits unless marked as wide."""
    nulls = {name for name, kind in get_type_hints(row).items() if NoneType in get_args(kind)}
    return pa.schema(
        [pa.field(name, _type_of(name, row), nullable=name in nulls) for name in row._fields],
        metadata={SCHEMA_KEY: str(SCHEMA).encode()},
    )


def _type_of(name: str, row: type[Any]) -> pa.DataType:
    if name in _WORDS:
        return _WORD
    if name in _TEXTS:
        return pa.string()
    if name in _LISTS:
        return _LISTS[name]
    if row.__annotations__[name] is bool:
        return pa.bool_()
    return _WIDE.get(name, pa.int16())


SCHEMAS: Final = {
    "games": schema_of(GameRow),
    "decisions": schema_of(DecisionRow),
    "evaluations": schema_of(EvaluationRow),
}
"""The tables by name, in the order of `Rows`."""


def table_of(schema: pa.Schema, rows: Sequence[Sequence[Any]]) -> pa.Table:
    """Return the table with these rows."""
    columns: Sequence[Sequence[Any]] = list(zip(*rows, strict=True)) or [()] * len(schema)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    return pa.Table.from_arrays(arrays, schema=schema)


_PLAN, _LOCK = "dataset.json", "lock"


class DataSetFolder:
    """The files of a data set. Only one process at a time works on it: see `held`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def held(self) -> Iterator[None]:
        """Make the folder and lock it.

        Raises DataSetError if it can't be written to, holds other files or is in use.
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
        """Return the plan of the data set; None in a new folder."""
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
        elif there.described() != plan.described():
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
        """Count the games in the folder."""
        return sum(self.games_in(int(path.stem)) for path in self.path.glob("games/*.parquet"))

    def games_in(self, shard: int) -> int:
        """Count the games of a shard."""
        paths = [self.path / _file(name, shard) for name in SCHEMAS]
        if not all(path.exists() for path in paths):
            return 0
        try:
            rows: int = pq.read_metadata(paths[0]).num_rows
        except (OSError, pa.ArrowInvalid):
            raise DataSetError(f"{paths[0]} is not a complete Parquet file") from None
        return rows

    def write(self, shard: int, rows: Rows) -> None:
        """Write the rows of a shard, the games last."""
        for name in reversed(SCHEMAS):
            file = io.BytesIO()
            pq.write_table(table_of(SCHEMAS[name], getattr(rows, name)), file, compression="zstd")
            self._write(_file(name, shard), file.getvalue())

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
    """Describe the first difference of two plans, by the names of `dataset.json`."""
    old, new = (json.loads(plan.described()) for plan in (there, here))
    name = next(name for name in {**old, **new} if old.get(name) != new.get(name))
    there_is, here_is = (fields.get(name, "not set") for fields in (old, new))
    return f"{name} is {there_is} there and {here_is} here"
