"""A data set, or the games of a file of records, as arrays in memory.

Text becomes numbers: a board is 0 (revised) or 1 (original), a kind 0 (pass), 1 (patch) or 2
(special), a patch its place in `LETTERS`, and -1 stands for none. `row` of a decision is the index
of its game. A solo game only has the person's decisions; the Automa is player 2, named by its deck
and level.
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

from quiltbee.dataset.folder import SCHEMAS, Rows, table_of
from quiltbee.dataset.plan import DataSetError, GameStart
from quiltbee.dataset.playing import add_record
from quiltbee.dataset.reading import contents_of
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
"""The most players named in the description of a set."""

_WORDS = {
    "board": tuple(board.value for board in BOARDS),
    "kind": ("pass", "patch", "special"),
    "patch": tuple(LETTERS),
    **dict.fromkeys(CHOICES, tuple(LETTERS)),
}
_PLAYERS = ("player1", "player2")
_OBJECTS = (*_PLAYERS, "deck", "level")
"""The columns of text and of optional values; deck and level are None in a duel."""
_OF_GAMES = (
    *("game", "ring_number", "ring", "board", "decisions", "winner", "score1", "score2"),
    *_PLAYERS,
    *("empty_spaces1", "empty_spaces2", "income1", "income2"),
    *("special_patches1", "special_patches2", "special_tile", "deck", "level"),
)
_OF_DECISIONS = (
    *("game", "player", "buttons", "time", "income", "empty_spaces", "other_income", "choices"),
    *("legal", "kind", "patch", "special_tile"),
)


@dataclass(frozen=True)
class Data:
    """Games and their decisions, column by column, with their players and origin.

    `records` are those of the games, in the same order, if they were read from records.
    """

    players: str
    origin: str
    games: Columns
    decisions: Columns
    records: Sequence[Record[Any]] = ()
    is_solo: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats without the Automa: only player 1 in a solo game."""
        return (1,) if self.is_solo else (1, 2)

    def by_seat(self, name: str) -> Numbers:
        """Return a column of each seat, concatenated over `seats`."""
        return np.concatenate([self.games[f"{name}{seat}"] for seat in self.seats])

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


def read(path: Path, *, solo: bool = False) -> Data:
    """Read the data set in a folder, or the games in a file of records.

    Of records these are the duels, or the solo games if there are no duels or `solo` is set. Raises
    DataSetError if there are none.
    """
    if path.is_file():
        return _read_records(path, solo)
    plan, _ = contents_of(path)
    if solo and not plan.decks:
        raise DataSetError(f"{path} holds no solo games")
    try:
        games = pq.read_table(path / "games", columns=list(_OF_GAMES)).sort_by("game")
        decisions = pq.read_table(path / "decisions", columns=list(_OF_DECISIONS))
    except (OSError, pa.ArrowInvalid, pa.ArrowKeyError) as error:
        raise DataSetError(f"can't read {path}: {error}") from None
    drawn = f" The first {plan.opening} decisions of a game were drawn." if plan.opening else ""
    return _data(" and ".join(plan.names), f", seed `{plan.seed}`.{drawn}", games, decisions)


def _read_records(path: Path, solo: bool) -> Data:
    """Read the games of one variant that were played from set-up to the end."""
    try:
        records = [
            record for record in iter_records(path.read_text("utf-8-sig")) if _is_whole(record)
        ]
    except UnicodeDecodeError:
        raise DataSetError(f"{path} is not UTF-8 text") from None
    except (OSError, NotationError) as error:
        raise DataSetError(f"can't read {path}: {error}") from None
    is_solo = solo or all(record.start.has_cards for record in records)
    records = [record for record in records if record.start.has_cards == is_solo]
    if not records:
        what = "solo game" if solo else "game"
        raise DataSetError(f"{path} holds no {what} that was played from set-up to its end")
    rows, rings = Rows([], [], []), dict[str, int]()
    for number, record in enumerate(records, 1):
        start = record.start
        ring = start.table.ring
        deck, level = (start.deck, start.level.level) if is_solo else (None, None)
        place = rings.setdefault(ring, len(rings) + 1)
        set_up = GameStart(number, place, ring, start.table.board, (0, 1), deck, level)
        add_record(record, set_up, rows)
    names = sorted({getattr(game, f"player{n}") for game in rows.games for n in (1, 2)})
    players = " and ".join(names) if len(names) <= _NAMED else f"{len(names)} players"
    games, decisions = (table_of(SCHEMAS[name], getattr(rows, name)) for name in _TABLES)
    games, decisions = games.select(_OF_GAMES), decisions.select(_OF_DECISIONS)
    data = _data(players, f", from the records `{path.name}`.", games, decisions)
    return replace(data, records=records)


def _is_whole(record: Record[Any]) -> bool:
    is_over = record.positions[-1].outcome is not None
    return is_over and record.start.is_set_up and not record.problems


def _data(players: str, origin: str, games: pa.Table, decisions: pa.Table) -> Data:
    numbers = games["game"].to_numpy()
    decisions = decisions.filter(pc.is_in(decisions["game"], value_set=games["game"]))
    for place, name in enumerate(CHOICES):
        sliced = pc.utf8_slice_codeunits(decisions["choices"], place, place + 1)
        decisions = decisions.append_column(name, sliced)
    columns = _columns(decisions.drop_columns(["choices"]))
    columns["row"] = np.searchsorted(numbers, columns["game"])
    of_games = _columns(games)
    names = [
        deck and f"Automa, {deck} deck, level {level}"
        for deck, level in zip(of_games.pop("deck"), of_games.pop("level"), strict=True)
    ]
    is_solo = None not in names
    if is_solo:
        of_games["player2"] = np.array(names)
    return Data(players, origin, of_games, columns, is_solo=is_solo)


def _columns(table: pa.Table) -> dict[str, Numbers]:
    return {
        name: _codes(table[name], _WORDS[name])
        if name in _WORDS
        else np.array(table[name].to_pylist() if name in _OBJECTS else table[name])
        for name in table.column_names
    }


def _codes(column: pa.ChunkedArray, words: Sequence[str]) -> Numbers:
    """Return the index of each text in `words`, or -1."""
    places = pc.index_in(column.cast(pa.string()), value_set=pa.array(words))
    codes: Numbers = pc.fill_null(places, -1).to_numpy().astype(np.int8)
    return codes
