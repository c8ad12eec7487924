"""The games of a shard as arrays, and the published data sets with their digests.

Plan and digest of a published set never change: a better set gets a new name. The digest is of the
games, not of the files, which other versions of pyarrow write differently.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from quiltbee.arena import parse_player
from quiltbee.automa import LEVELS, Deck, Solo, new_solo
from quiltbee.dataset.folder import DataSetFolder
from quiltbee.dataset.plan import DataSetError, Plan, no_data_set
from quiltbee.notation import move_of_action
from quiltbee.rules import Board, Chance, Position, new_game

Numbers = npt.NDArray[Any]

_OF_GAMES: Final = (
    *("game", "ring", "board", "decisions", "winner", "score1", "score2"),
    *("deck", "level", "cards"),
)
_OF_DECISIONS: Final = ("game", "number", "player", "action", "drawn", "visited", "visits")


@dataclass(frozen=True)
class Games:
    """The games of a shard and their decisions, in order.

    Decision n of game g has the number `start[g] + n`. `targets` are shares of visits by decision
    (`target_rows`) and action (`target_actions`); without a search the action played has 1. `won`
    and `margin`, in points, are those of the player to move.
    """

    starts: list[dict[str, Any]]
    start: Numbers
    game: Numbers
    number: Numbers
    action: Numbers
    drawn: Numbers
    won: Numbers
    margin: Numbers
    searched: Numbers
    target_rows: Numbers
    target_actions: Numbers
    targets: Numbers

    @property
    def count(self) -> int:
        """The number of games."""
        return len(self.starts)

    @property
    def is_solo(self) -> bool:
        """Whether these are games against the Automa."""
        return self.starts[0]["cards"] is not None

    def position(self, game: int) -> Position:
        """Return the start position of a duel."""
        start = self.starts[game]
        return new_game(start["ring"], Board(start["board"]))

    def positions(self, game: int) -> Iterator[Position | Solo]:
        """Yield the position before each decision of a game, then the one at its end."""
        position: Any = self._solo(game) if self.is_solo else self.position(game)
        yield position
        for action in self.action[self.start[game] : self.start[game + 1]].tolist():
            position = position.play(move_of_action(action))
            while position.decider is Chance.CARD:
                _, position = position.turn_card()
            yield position

    def _solo(self, game: int) -> Solo:
        start = self.starts[game]
        first, *later = (tuple(map(int, part.split())) for part in start["cards"].split("/"))
        deck, board = Deck(start["deck"]), Board(start["board"])
        return new_solo(
            start["ring"], first, deck=deck, level=start["level"], board=board, later=later
        )


def shards_of(folder: Path) -> list[int]:
    """Return the numbers of the existing shards; raises DataSetError without a data set."""
    if DataSetFolder(folder).plan() is None:
        raise no_data_set(folder)
    return sorted(int(path.stem) for path in (folder / "games").glob("[0-9]*.parquet"))


def contents_of(folder: Path) -> tuple[Plan, list[int]]:
    """Return a data set's plan and shards; raises DataSetError if it has no games."""
    plan, shards = DataSetFolder(folder).plan(), shards_of(folder)
    if plan is None or not shards:
        raise DataSetError(f"{folder} holds no games yet")
    return plan, shards


def read_games(folder: Path, shard: int) -> Games:
    """Read the games of a shard; raises DataSetError if it is missing or can't be read."""
    if shard not in shards_of(folder):
        raise DataSetError(f"{folder} has no shard {shard}")
    games = _table(folder / "games" / f"{shard:05}.parquet", _OF_GAMES)
    decisions = _table(folder / "decisions" / f"{shard:05}.parquet", _OF_DECISIONS)
    counts = games["decisions"].to_numpy()
    winner = np.repeat(games["winner"].to_numpy(), counts)
    points = np.repeat(games["score1"].to_numpy() - games["score2"].to_numpy(), counts)
    player = decisions["player"].to_numpy()
    searched, rows, actions, targets = _targets(decisions)
    return Games(
        starts=games.select(["ring", "board", "deck", "level", "cards"]).to_pylist(),
        start=np.concatenate(([0], np.cumsum(counts, dtype=np.int64))),
        game=np.array(decisions["game"]),
        number=np.array(decisions["number"]),
        action=np.array(decisions["action"]),
        drawn=np.array(decisions["drawn"]),
        won=winner == player,
        margin=np.where(player == 1, points, -points).astype(np.int16),
        searched=searched,
        target_rows=rows,
        target_actions=actions,
        targets=targets,
    )


def legal_counts(folder: Path, shard: int) -> Numbers:
    """Return the number of legal actions at each decision of a shard."""
    if shard not in shards_of(folder):
        raise DataSetError(f"{folder} has no shard {shard}")
    decisions = _table(folder / "decisions" / f"{shard:05}.parquet", ("legal",))
    return np.asarray(decisions["legal"])


def _table(path: Path, names: tuple[str, ...]) -> pa.Table:
    """Read some columns of a file, with nulls for those that older files lack."""
    try:
        there = pq.read_schema(path).names
        table = pq.read_table(path, columns=[name for name in names if name in there])
    except (OSError, pa.ArrowInvalid) as error:
        raise DataSetError(f"can't read {path}: {error}") from None
    for name in names:
        if name not in there:
            table = table.append_column(name, pa.nulls(len(table)))
    return table


def _targets(decisions: pa.Table) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Return which decisions were searched, and rows, actions and shares of all visits."""
    number = len(decisions)
    played = decisions["action"].to_numpy().astype(np.int64)
    if pa.types.is_null(decisions["visited"].type):
        return np.zeros(number, np.bool_), np.arange(number), played, np.ones(number, np.float32)
    visited, visits = (decisions[name].combine_chunks() for name in ("visited", "visits"))
    counts = np.asarray(visited.value_lengths().fill_null(0)).astype(np.int64)
    searched = counts > 0
    rows = np.repeat(np.arange(number), counts)
    weights = np.asarray(visits.flatten()).astype(np.float32)
    shares = weights / np.bincount(rows, weights, number)[rows]
    others = np.flatnonzero(~searched)
    return (
        searched,
        np.concatenate((rows, others)),
        np.concatenate((np.asarray(visited.flatten()).astype(np.int64), played[others])),
        np.concatenate((shares, np.ones(len(others)))).astype(np.float32),
    )


_TEXTS = ("ring", "board", "deck", "cards")
_NUMBERS = ("game", "decisions", "winner", "score1", "score2")


@dataclass(frozen=True)
class Published:
    """A published data set: its plan, number of games and digest.

    The rings up to number `rings` are for training, the others for testing.
    """

    plan: Plan
    games: int
    rings: int
    digest: str


def _of(player: str, seed: str, opening: int, **solo: Any) -> Plan:
    """Return a plan of self-play, or of solo games on each ring, board, deck and level."""
    players = (parse_player(player),) * (1 if solo else 2)
    return Plan(players, seed, tuple(Board), 1, opening, 500, visits=True, **solo)


PUBLISHED: Final = {
    "duels-1": Published(
        _of("level6", "duels-1", opening=6),
        10_000,
        4_500,
        "51489047dcecabb298620037231bc4aa7a33f65c861d0b137a1a2235ffdccea2",
    ),
    "solo-1": Published(
        _of("level6", "solo-1", opening=4, decks=tuple(Deck), levels=tuple(LEVELS)),
        2_000,
        80,
        "35c81012fbac2e680476a2a813695aa03fe29ba078a1e296824b77db0ad18f25",
    ),
}
"""All published data sets, by name."""


def digest_of(folder: Path) -> str:
    """Return the SHA-256 digest of a folder's games: starts, results, actions and visits."""
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
