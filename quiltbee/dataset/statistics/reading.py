"""A data set, or the duels of a file of records, in memory, as arrays.

Text becomes numbers: a board is 0 (revised) or 1 (original), a kind 0 (pass), 1 (patch) or 2
(special), a patch its place in `LETTERS`, and -1 stands for none. `row` of a decision is the place
of its game among the games.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from quiltbee.dataset.folder import SCHEMAS, DataSetFolder, Rows, table_of
from quiltbee.dataset.plan import DataSetError, GameStart
from quiltbee.dataset.playing import add_record
from quiltbee.notation import NotationError, Record, iter_records
from quiltbee.rules import LETTERS, Board

Numbers = npt.NDArray[Any]
Columns = Mapping[str, Numbers]

PASS, PATCH, SPECIAL = 0, 1, 2
"""The kinds of decisions."""

BOARDS: Final = tuple(Board)
CHOICES: Final = ("choice1", "choice2", "choice3")

_TABLES: Final = ("games", "decisions")
_NAMED: Final = 4
"""So many players are named where a set is described."""

_WORDS = {
    "board": tuple(board.value for board in BOARDS),
    "kind": ("pass", "patch", "special"),
    "patch": tuple(LETTERS),
    **dict.fromkeys(CHOICES, tuple(LETTERS)),
}
_PLAYERS = ("player1", "player2")
_OF_GAMES = (
    *("game", "ring_number", "ring", "board", "decisions", "winner", "score1", "score2"),
    *_PLAYERS,
    *("empty_spaces1", "empty_spaces2", "income1", "income2"),
    *("special_patches1", "special_patches2", "special_tile"),
)
_OF_DECISIONS = (
    *("game", "player", "buttons", "time", "income", "empty_spaces", "other_income", "choices"),
    *("legal", "kind", "patch", "special_tile"),
)


@dataclass(frozen=True)
class Data:
    """Games and their decisions, column by column: who played, and where they come from.

    `records` are those of the games, in the same order, if they were read from records.
    """

    players: str
    origin: str
    games: Columns
    decisions: Columns
    records: Sequence[Record[Any]] = ()

    @property
    def margin(self) -> Numbers:
        """Player 1's points less player 2's, in each game."""
        return self.games["score1"] - self.games["score2"]

    @property
    def is_won(self) -> Numbers:
        """Whether the player to move won the game, at each decision."""
        winner = self.games["winner"][self.decisions["row"]]
        is_won: Numbers = winner == self.decisions["player"]
        return is_won

    @property
    def own_margin(self) -> Numbers:
        """The final points of the player to move less the opponent's, at each decision."""
        margin = self.margin[self.decisions["row"]]
        return np.where(self.decisions["player"] == 1, margin, -margin)


def read(path: Path) -> Data:
    """Return a data set by its folder, or the duels of a file of records.

    Raises DataSetError if there are none.
    """
    if path.is_file():
        return _read_records(path)
    plan = DataSetFolder(path).plan()
    if plan is None:
        raise DataSetError(f"{path} holds no data set")
    if plan.decks:
        raise DataSetError(f"{path} holds solo games, and the statistics are those of duels")
    if not any((path / "games").glob("*.parquet")):
        raise DataSetError(f"{path} holds no games yet")
    try:
        games = pq.read_table(path / "games", columns=list(_OF_GAMES)).sort_by("game")
        decisions = pq.read_table(path / "decisions", columns=list(_OF_DECISIONS))
    except (OSError, pa.ArrowInvalid, pa.ArrowKeyError) as error:
        raise DataSetError(f"can't read {path}: {error}") from None
    drawn = f" The first {plan.opening} decisions of a game were drawn." if plan.opening else ""
    return _data(" and ".join(plan.names), f", seed `{plan.seed}`.{drawn}", games, decisions)


def _read_records(path: Path) -> Data:
    """Read the duels that were played from set-up to the end; all other games are left out."""
    rows, rings, records = Rows([], [], []), dict[str, int](), list[Record[Any]]()
    try:
        for record in iter_records(path.read_text("utf-8-sig")):
            start, is_over = record.start, record.positions[-1].outcome is not None
            if record.problems or start.has_cards or not start.is_set_up or not is_over:
                continue
            ring = rings.setdefault(start.ring, len(rings) + 1)
            number = len(rows.games) + 1
            add_record(record, GameStart(number, ring, start.ring, start.board, (0, 1)), rows)
            records.append(record)
    except (OSError, UnicodeDecodeError, NotationError) as error:
        raise DataSetError(f"can't read {path}: {error}") from None
    if not rows.games:
        raise DataSetError(f"{path} holds no duel that was played from set-up to its end")
    names = sorted({name for game in rows.games for name in (game.player1, game.player2)})
    players = " and ".join(names) if len(names) <= _NAMED else f"{len(names)} players"
    games, decisions = (table_of(SCHEMAS[name], getattr(rows, name)) for name in _TABLES)
    games, decisions = games.select(_OF_GAMES), decisions.select(_OF_DECISIONS)
    data = _data(players, f", from the records `{path.name}`.", games, decisions)
    return replace(data, records=records)


def _data(players: str, origin: str, games: pa.Table, decisions: pa.Table) -> Data:
    numbers = games["game"].to_numpy()
    decisions = decisions.filter(pc.is_in(decisions["game"], value_set=games["game"]))
    for place, name in enumerate(CHOICES):
        sliced = pc.utf8_slice_codeunits(decisions["choices"], place, place + 1)
        decisions = decisions.append_column(name, sliced)
    columns = _columns(decisions.drop_columns(["choices"]))
    columns["row"] = np.searchsorted(numbers, columns["game"])
    return Data(players, origin, _columns(games), columns)


def _columns(table: pa.Table) -> dict[str, Numbers]:
    return {
        name: _codes(table[name], _WORDS[name])
        if name in _WORDS
        else np.array(table[name].to_pylist() if name in _PLAYERS else table[name])
        for name in table.column_names
    }


def _codes(column: pa.ChunkedArray, words: Sequence[str]) -> Numbers:
    """Return the place of each text among the words, -1 if it is none of them."""
    places = pc.index_in(column.cast(pa.string()), value_set=pa.array(words))
    codes: Numbers = pc.fill_null(places, -1).to_numpy().astype(np.int8)
    return codes
