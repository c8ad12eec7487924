"""The published data sets: what each is made from, and how to tell that it is the same.

The plan of a set never changes, nor does its digest: a better set gets a new name. The digest is of
the games, not of the files, which other versions of pyarrow write differently.
"""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quiltbee.arena import parse_player
from quiltbee.automa import LEVELS, Deck
from quiltbee.dataset.plan import DataSetError, Plan
from quiltbee.rules import Board

_TEXTS = ("ring", "board", "deck", "cards")
_NUMBERS = ("game", "decisions", "winner", "score1", "score2")


@dataclass(frozen=True)
class Published:
    """A published data set: its plan, how many games it has, and their digest."""

    plan: Plan
    games: int
    digest: str


def _of(player: str, seed: str, opening: int, **solo: Any) -> Plan:
    """Games of a player against itself, or solo, one on each ring, board, deck and level."""
    players = (parse_player(player),) * (1 if solo else 2)
    return Plan(players, seed, tuple(Board), 1, opening, 500, visits=True, **solo)


PUBLISHED: Final = {
    "duels-1": Published(
        _of("level6", "duels-1", opening=6),
        10_000,
        "51489047dcecabb298620037231bc4aa7a33f65c861d0b137a1a2235ffdccea2",
    ),
    "solo-1": Published(
        _of("level6", "solo-1", opening=4, decks=tuple(Deck), levels=tuple(LEVELS)),
        2_000,
        "35c81012fbac2e680476a2a813695aa03fe29ba078a1e296824b77db0ad18f25",
    ),
}
"""All published data sets, by name."""


def published(name: str) -> Published:
    """Return the data set of a name; raises DataSetError if there is none."""
    if name not in PUBLISHED:
        raise DataSetError(f"there is no published data set {name!r}: {', '.join(PUBLISHED)}")
    return PUBLISHED[name]


def digest_of(folder: Path) -> str:
    """Return a digest (SHA-256) of the games in a folder: starts, results, actions and visits."""
    found = sha256()
    for path in sorted((folder / "games").glob("*.parquet")):
        games = pq.read_table(path, columns=[*_NUMBERS, *_TEXTS])
        decisions = pq.read_table(
            folder / "decisions" / path.name, columns=["action", "visited", "visits"]
        )
        for name in _NUMBERS:
            found.update(_bytes(games[name]))
        for name in _TEXTS:
            words = games[name].cast(pa.string()).to_pylist()
            found.update("\n".join(word or "" for word in words).encode())
        found.update(_bytes(decisions["action"]))
        for name in ("visited", "visits"):
            lists = decisions[name].combine_chunks()
            found.update(_bytes(lists.value_lengths().fill_null(0)))
            found.update(_bytes(lists.flatten()))
    return found.hexdigest()


def _bytes(column: Any) -> bytes:
    return np.asarray(column, dtype="<i4").tobytes()
