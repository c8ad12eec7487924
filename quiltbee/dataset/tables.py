"""The tables of a data set as Parquet, and back; this module needs pyarrow."""

import io
from collections.abc import Sequence
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import pyarrow as pa
import pyarrow.parquet as pq

from quiltbee.dataset.plan import SCHEMA
from quiltbee.dataset.rows import DecisionRow, EvaluationRow, GameRow, Rows

SCHEMA_KEY: Final = b"quiltbee.schema"
"""The key of the schema's version in each file's metadata."""

_WORD = pa.dictionary(pa.int16(), pa.string())
"""Text columns with few distinct values, at most as many as there are moves."""

_WIDE = {"game": pa.int32(), "ring_number": pa.int32(), "nodes": pa.int32()}
_LISTS = {"visited": pa.list_(pa.int16()), "visits": pa.list_(pa.int32())}
_WORDS = {"board", "player1", "player2", "kind", "patch", "move", "solved", "deck"}
_TEXTS = {"ring", "choices", "cards"}


class Shard(NamedTuple):
    """The Parquet files of a shard, as bytes."""

    games: bytes
    decisions: bytes
    evaluations: bytes


def schema_of(row: type[Any]) -> pa.Schema:
    """Return the schema of the table with such rows; numbers have 16 bits unless marked as wide."""
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


def shard_of(rows: Rows) -> Shard:
    """Return the files with these rows."""
    return Shard(
        **{name: _parquet(schema, getattr(rows, name)) for name, schema in SCHEMAS.items()}
    )


def _parquet(schema: pa.Schema, rows: Sequence[Sequence[Any]]) -> bytes:
    columns: Sequence[Sequence[Any]] = list(zip(*rows, strict=True)) or [()] * len(schema)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    file = io.BytesIO()
    pq.write_table(pa.Table.from_arrays(arrays, schema=schema), file, compression="zstd")
    return file.getvalue()
