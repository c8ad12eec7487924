"""A data set in memory, as arrays.

Text becomes numbers: a board is 0 (revised) or 1 (original), a kind 0 (pass), 1 (patch) or 2
(special), a patch its place in `LETTERS`, and -1 stands for none. `row` of a decision is the place
of its game among the games.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from quiltbee.dataset.folder import DataSetFolder
from quiltbee.dataset.plan import DataSetError, Plan
from quiltbee.rules import LETTERS, Board

Numbers = npt.NDArray[Any]
Columns = Mapping[str, Numbers]

PASS, PATCH, SPECIAL = 0, 1, 2
"""The kinds of decisions."""

BOARDS: Final = tuple(Board)
CHOICES: Final = ("choice1", "choice2", "choice3")

_WORDS = {
    "board": tuple(board.value for board in BOARDS),
    "kind": ("pass", "patch", "special"),
    "patch": tuple(LETTERS),
    **dict.fromkeys(CHOICES, tuple(LETTERS)),
}
_OF_GAMES = (
    *("game", "ring_number", "ring", "board", "decisions", "winner", "score1", "score2"),
    *("empty_spaces1", "empty_spaces2", "income1", "income2"),
    *("special_patches1", "special_patches2", "special_tile"),
)
_OF_DECISIONS = (
    *("game", "player", "buttons", "time", "income", "empty_spaces", "other_income", "choices"),
    *("legal", "kind", "patch", "special_tile"),
)


@dataclass(frozen=True)
class Data:
    """The games of a data set and their decisions, column by column."""

    plan: Plan
    games: Columns
    decisions: Columns

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
    """Return the data set in a folder; raises DataSetError if there is none, or no game in it."""
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
    numbers = games["game"].to_numpy()
    decisions = decisions.filter(pc.is_in(decisions["game"], value_set=games["game"]))
    for place, name in enumerate(CHOICES):
        sliced = pc.utf8_slice_codeunits(decisions["choices"], place, place + 1)
        decisions = decisions.append_column(name, sliced)
    columns = _columns(decisions.drop_columns(["choices"]))
    columns["row"] = np.searchsorted(numbers, columns["game"])
    return Data(plan, _columns(games), columns)


def _columns(table: pa.Table) -> dict[str, Numbers]:
    return {
        name: _codes(table[name], _WORDS[name]) if name in _WORDS else table[name].to_numpy()
        for name in table.column_names
    }


def _codes(column: pa.ChunkedArray, words: Sequence[str]) -> Numbers:
    """Return the place of each text among the words, -1 if it is none of them."""
    places = pc.index_in(column.cast(pa.string()), value_set=pa.array(words))
    codes: Numbers = pc.fill_null(places, -1).to_numpy().astype(np.int8)
    return codes
